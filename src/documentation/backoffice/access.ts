import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import { LIMITS } from "../me.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";
import { GRANT, GrantedAccountView } from "./accounts.ts";
import { NEXT_CALL, pick } from "./everywhere.ts";

const REQUEST: StaffTexts = {
  system: { en: "System that will call.", example: "CRM" },
  purpose: { en: "What it is for.", example: "Manter a carteira em dia." },
  callsPerDay: { en: "Estimated calls per day.", example: 5000 },
  scopes: { en: "Permissions asked for.", example: ["properties:read"] },
};

const AccessRequestView = z
  .object({
    id: z.string(),
    system: z.string(),
    purpose: z.string(),
    callsPerDay: z.int(),
    scopes: z.array(z.string()),
    createdAt: z.iso.datetime(),
    answer: z.string().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    question: z.string().nullable(),
    decision: z.enum(["APPROVED", "DENIED"]).nullable(),
    message: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "AccessRequest" });

export const ACCESS_DOCS = {
  operations: {
    grantAccess: {
      answer: z.object({ data: GrantedAccountView }),
      summary: "Set the operator's grant",
      description: `${NEXT_CALL} Limits you leave out come from the tier.`,
      body: { status: "ACTIVE", scopes: ["properties:read", "properties:write"] },
    },
    requestAccess: {
      answer: z.object({ data: AccessRequestView }),
      summary: "Request access to the API",
      description: "The grant becomes PENDING. After a denial, a new request waits for 30 days.",
      body: {
        system: "CRM",
        purpose: "Manter a carteira em dia.",
        callsPerDay: 5000,
        scopes: ["properties:read"],
      },
    },
    answerInfo: {
      answer: z.object({ data: AccessRequestView }),
      summary: "Answer the operator's question",
      description: "The grant goes from INFO_REQUESTED back to PENDING.",
      body: { answer: "O CRM é o nosso." },
    },
    decideAccess: {
      answer: z.object({ data: AccessRequestView }),
      summary: "Decide a request for access",
      description:
        "APPROVE grants the tier, with the permissions asked for if `scopes` is absent; ASK asks; DENY refuses. The owner gets an e-mail.",
      body: { decision: "APPROVE", tier: "PILOT", pilotUntil: "2027-02-22T03:00:00Z" },
    },
    getAccessRequest: {
      answer: z.object({ data: orNull(AccessRequestView), account: GrantedAccountView }),
      summary: "Read the access request",
      description: "The account's latest request, and the account itself; null: no request.",
    },
  },
  schemas: {
    GetAccessRequestResult: {
      _: "The latest request.",
      data: "The request, or null.",
      account: "The account, with its access.",
    },
    AccessRequest: {
      _: "A request for access.",
      id: { en: "Id of the request.", example: "arq_0123456789abcdef" },
      ...REQUEST,
      answer: { en: "Answer to the question.", example: null },
      answeredAt: { en: "When it was answered.", example: null },
      question: { en: "The operator's last question.", example: null },
      decision: { en: "APPROVED or DENIED.", example: null },
      message: { en: "What the operator said with the decision.", example: null },
      decidedAt: { en: "When it was decided.", example: null },
    },
    AccessDecision: {
      _: "The decision.",
      decision: { en: "APPROVE, ASK or DENY.", example: "APPROVE" },
      message: {
        en: "The question, the reason of the refusal or a message; required unless APPROVE.",
        example: null,
      },
      ...pick(GRANT, "tier", "scopes", "pilotUntil", "limits"),
    },
    AccessDecisionLimits: LIMITS,
    RequestAccessInput: { _: "The request.", ...REQUEST },
    AnswerInfoInput: {
      _: "The answer.",
      answer: { en: "Answer in one line.", example: "O CRM é o nosso." },
    },
    GrantAccessInput: {
      _: "The grant.",
      ...GRANT,
      expectedUpdatedAt:
        "The `updatedAt` of the grant that was seen; null if there was none. If it has changed since, the answer is 409 with `current`.",
    },
    GrantAccessInputLimits: LIMITS,
  },
} satisfies BackofficeDocs;
