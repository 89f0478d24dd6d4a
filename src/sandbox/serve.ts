import { identify } from "../contract/admission.ts";
import { type AppContext, scopeOf } from "../contract/context.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { serveEndpoint } from "../contract/serve-http.ts";
import { Refusal } from "../errors/refusal.ts";
import { isOwnSandbox } from "../lib/account-space.ts";

/** The HTTP door of `/sandbox`: the key's own text says that it is none of a live account, before any I/O. */
export const serveSandbox = async (c: AppContext, endpoint: Endpoint): Promise<Response> => {
  const { accountId } = await identify(scopeOf(c), c.req.header("Authorization"));
  if (isOwnSandbox(accountId)) return serveEndpoint(c, endpoint);
  throw new Refusal("access_denied", {
    detail: {
      "pt-BR": "Só uma chave da conta de testes (rea_test_) abre /sandbox.",
      en: "Only a sandbox key (rea_test_) opens /sandbox.",
    },
  });
};
