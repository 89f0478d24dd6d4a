import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";
import { GRANT, GrantedAccountView, LIMITS } from "./accounts.ts";
import { NEXT_CALL, pick } from "./everywhere.ts";

const REQUEST: SchemaTexts = {
  system: { "pt-BR": "Sistema que vai chamar.", en: "System that will call.", example: "CRM" },
  purpose: {
    "pt-BR": "Para que serve.",
    en: "What it is for.",
    example: "Manter a carteira em dia.",
  },
  callsPerDay: { "pt-BR": "Chamadas por dia, estimadas.", en: "Estimated calls per day.", example: 5000 },
  scopes: { "pt-BR": "Permissões pedidas.", en: "Permissions asked for.", example: ["properties:read"] },
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
      summary: { "pt-BR": "Definir a concessão do operador", en: "Set the operator's grant" },
      description: {
        "pt-BR": `${NEXT_CALL["pt-BR"]} Limites ausentes são os da faixa.`,
        en: `${NEXT_CALL.en} Limits you leave out come from the tier.`,
      },
      body: { status: "ACTIVE", scopes: ["properties:read", "properties:write"] },
    },
    requestAccess: {
      answer: z.object({ data: AccessRequestView }),
      summary: { "pt-BR": "Pedir acesso à API", en: "Request access to the API" },
      description: {
        "pt-BR": "A concessão fica PENDING. Depois de uma recusa, um novo pedido espera 30 dias.",
        en: "The grant becomes PENDING. After a denial, a new request waits for 30 days.",
      },
      body: {
        system: "CRM",
        purpose: "Manter a carteira em dia.",
        callsPerDay: 5000,
        scopes: ["properties:read"],
      },
    },
    answerInfo: {
      answer: z.object({ data: AccessRequestView }),
      summary: { "pt-BR": "Responder à pergunta do operador", en: "Answer the operator's question" },
      description: {
        "pt-BR": "De INFO_REQUESTED, a concessão volta a PENDING.",
        en: "The grant goes from INFO_REQUESTED back to PENDING.",
      },
      body: { answer: "O CRM é o nosso." },
    },
    decideAccess: {
      answer: z.object({ data: AccessRequestView }),
      summary: { "pt-BR": "Decidir um pedido de acesso", en: "Decide a request for access" },
      description: {
        "pt-BR":
          "APPROVE concede a faixa, com as permissões pedidas se `scopes` faltar; ASK pergunta; DENY recusa. O titular recebe um e-mail.",
        en: "APPROVE grants the tier, with the permissions asked for if `scopes` is absent; ASK asks; DENY refuses. The owner gets an e-mail.",
      },
      body: { decision: "APPROVE", tier: "PILOT", pilotUntil: "2027-02-22T03:00:00Z" },
    },
    getAccessRequest: {
      answer: z.object({ data: orNull(AccessRequestView), account: GrantedAccountView }),
      summary: { "pt-BR": "Ler o pedido de acesso", en: "Read the access request" },
      description: {
        "pt-BR": "O último pedido da conta, e a própria conta; null: nenhum pedido.",
        en: "The account's latest request, and the account itself; null: no request.",
      },
    },
  },
  schemas: {
    GetAccessRequestResult: {
      _: { "pt-BR": "O último pedido.", en: "The latest request." },
      data: { "pt-BR": "O pedido, ou null.", en: "The request, or null." },
      account: { "pt-BR": "A conta, com seu acesso.", en: "The account, with its access." },
    },
    AccessRequest: {
      _: { "pt-BR": "Um pedido de acesso.", en: "A request for access." },
      id: { "pt-BR": "Id do pedido.", en: "Id of the request.", example: "arq_0123456789abcdef" },
      ...REQUEST,
      answer: { "pt-BR": "Resposta à pergunta.", en: "Answer to the question.", example: null },
      answeredAt: { "pt-BR": "Quando foi respondida.", en: "When it was answered.", example: null },
      question: {
        "pt-BR": "A última pergunta do operador.",
        en: "The operator's last question.",
        example: null,
      },
      decision: { "pt-BR": "APPROVED ou DENIED.", en: "APPROVED or DENIED.", example: null },
      message: {
        "pt-BR": "O que o operador disse com a decisão.",
        en: "What the operator said with the decision.",
        example: null,
      },
      decidedAt: { "pt-BR": "Quando foi decidido.", en: "When it was decided.", example: null },
    },
    AccessDecision: {
      _: { "pt-BR": "A decisão.", en: "The decision." },
      decision: { "pt-BR": "APPROVE, ASK ou DENY.", en: "APPROVE, ASK or DENY.", example: "APPROVE" },
      message: {
        "pt-BR": "A pergunta, o motivo da recusa ou uma mensagem; obrigatória se não for APPROVE.",
        en: "The question, the reason of the refusal or a message; required unless APPROVE.",
        example: null,
      },
      ...pick(GRANT, "tier", "scopes", "pilotUntil", "limits"),
    },
    AccessDecisionLimits: LIMITS,
    RequestAccessInput: { _: { "pt-BR": "O pedido.", en: "The request." }, ...REQUEST },
    AnswerInfoInput: {
      _: { "pt-BR": "A resposta.", en: "The answer." },
      answer: { "pt-BR": "Resposta em uma linha.", en: "Answer in one line.", example: "O CRM é o nosso." },
    },
    GrantAccessInput: {
      _: { "pt-BR": "A concessão.", en: "The grant." },
      ...GRANT,
      expectedUpdatedAt: {
        "pt-BR": "O `updatedAt` da concessão que se viu; null: não havia. Outra agora: 409 com `stands`.",
        en: "The `updatedAt` of the grant that was seen; null if there was none. Another by now is 409 with `stands`.",
      },
    },
    GrantAccessInputLimits: LIMITS,
  },
} satisfies BackofficeDocs;
