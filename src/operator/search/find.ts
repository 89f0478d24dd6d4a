import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { SEARCH_DOCS } from "../../documentation/backoffice/search.ts";
import { findAnything as find } from "../../domain/search/find-anything.ts";
import { refuseRequest } from "../../errors/refusal.ts";
import { holdsKey } from "../../lib/api-key.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { OPERATOR_ROLES } from "../../vocabulary/operator-roles.ts";

const MAX_TEXT_CHARS = 100;

const refuseKey = () =>
  refuseRequest(
    "Isto é uma chave inteira, e chaves inteiras não são buscadas: use só o começo e o fim, rea_abcd…wxyz. Como ela foi exposta, o titular deve trocá-la.",
    "This is a whole key, and whole keys are not searched for: use only its beginning and end, rea_abcd…wxyz. It has been exposed, so its owner should roll it.",
  );

export const findAnything = backofficeEndpoint({
  method: "get",
  path: "/search",
  operationId: "findAnything",
  tags: ["Work"],
  query: z.strictObject({ q: lineOf(MAX_TEXT_CHARS) }),
  responses: { 200: doneWith<typeof SEARCH_DOCS.operations.findAnything.answer>() },
  errors: ["request_refused"],
  operator: { roles: OPERATOR_ROLES },
  handle: async (call, { query: { q } }) => {
    if (holdsKey(q)) throw refuseKey();
    return ok({ data: await find(call, q) });
  },
});
