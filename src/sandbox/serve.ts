import type { KeyCaller } from "../contract/call.ts";
import type { AppContext } from "../contract/context.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { serveEndpoint } from "../contract/serve-http.ts";
import { Refusal } from "../errors/refusal.ts";
import { isOwnSandbox } from "../lib/id.ts";
import { ptEn } from "../lib/language.ts";

const assertSandbox = ({ accountId }: KeyCaller): void => {
  if (isOwnSandbox(accountId)) return;
  throw new Refusal("access_denied", {
    detail: ptEn(
      "Use uma chave do sandbox (rea_test_): só ela acessa /sandbox.",
      "Use a sandbox key (rea_test_): only it can access /sandbox.",
    ),
  });
};

/** The HTTP entry point of `/sandbox`: the key's own text shows, before any I/O, whether its account is a sandbox. */
export const serveSandbox = (c: AppContext, endpoint: Endpoint): Promise<Response> =>
  serveEndpoint(c, endpoint, assertSandbox);
