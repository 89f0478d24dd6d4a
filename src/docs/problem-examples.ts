import type { ErrorCode } from "../errors/catalog.ts";
import { describeProblem, type Problem } from "../errors/problem.ts";
import { Refusal, type RefusalDetails } from "../errors/refusal.ts";
import { type Language, ptEn } from "../lib/language.ts";
import { EXAMPLE_REQUEST_ID } from "./headers.ts";

/** The typical members of a refusal with this code, besides its title. */
const DETAILS: Partial<Record<ErrorCode, RefusalDetails>> = {
  invalid_param: {
    faults: [{ in: "query", name: "limit", code: "too_high", args: { limit: 100 } }],
  },
  invalid_body: { faults: [{ in: "body", name: "prce", code: "unknown_field" }] },
  invalid_property: { faults: [{ in: "body", name: "salePrice", code: "required" }] },
  invalid_cursor: { faults: [{ in: "query", name: "cursor", code: "not_a_cursor" }] },
  invalid_idempotency_key: {
    faults: [
      {
        in: "header",
        name: "Idempotency-Key",
        code: "invalid_format",
        args: { format: "1-100 printable ASCII characters" },
      },
    ],
  },
  consent_required: { faults: [{ in: "body", name: "consentGiven", code: "required" }] },
  webhook_url_refused: {
    faults: [{ in: "body", name: "url", code: "not_public", args: { value: "private_address" } }],
  },
  access_denied: {
    detail: ptEn(
      "A chave não tem a permissão properties:read.",
      "The key lacks the permission properties:read.",
    ),
  },
  external_ref_exists: { members: { existingId: "prop-01jd8x3k5m" } },
  lead_linked_to_other_ref: { members: { existingId: "lead-01jd8x3k5m", existingRef: "CLI-2041" } },
  lead_in_trash: { members: { existingId: "lead-01jd8x3k5m", existingRef: null } },
};

/** A problem as the service itself words it. */
export const exampleOf = (code: ErrorCode, docsUrl: string, language: Language): Problem =>
  describeProblem(new Refusal(code, DETAILS[code]), {
    docsUrl,
    language,
    requestId: EXAMPLE_REQUEST_ID,
  });
