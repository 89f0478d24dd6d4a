import * as z from "zod";
import { orNull } from "../../contract/schema-words.ts";
import type { BackofficeWords, SchemaTexts } from "../text.ts";
import { GRANT, GrantedAccountView, LIMITS } from "./accounts.ts";
import { NEXT_CALL } from "./everywhere.ts";

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
  })
  .meta({ id: "AccessRequest" });

export const ACCESS_WORDS = {
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
    getAccessRequest: {
      answer: z.object({ data: orNull(AccessRequestView) }),
      summary: { "pt-BR": "Ler o pedido de acesso", en: "Read the access request" },
      description: {
        "pt-BR": "O último pedido da conta; null: nenhum.",
        en: "The account's latest request; null: none.",
      },
    },
  },
  schemas: {
    GetAccessRequestResult: {
      _: { "pt-BR": "O último pedido.", en: "The latest request." },
      data: { "pt-BR": "O pedido, ou null.", en: "The request, or null." },
    },
    AccessRequest: {
      _: { "pt-BR": "Um pedido de acesso.", en: "A request for access." },
      id: { "pt-BR": "Id do pedido.", en: "Id of the request.", example: "arq_0123456789abcdef" },
      ...REQUEST,
      answer: { "pt-BR": "Resposta à pergunta.", en: "Answer to the question.", example: null },
      answeredAt: { "pt-BR": "Quando foi respondida.", en: "When it was answered.", example: null },
    },
    RequestAccessInput: { _: { "pt-BR": "O pedido.", en: "The request." }, ...REQUEST },
    AnswerInfoInput: {
      _: { "pt-BR": "A resposta.", en: "The answer." },
      answer: { "pt-BR": "Resposta em uma linha.", en: "Answer in one line.", example: "O CRM é o nosso." },
    },
    GrantAccessInput: { _: { "pt-BR": "A concessão.", en: "The grant." }, ...GRANT },
    GrantAccessInputLimits: LIMITS,
  },
} satisfies BackofficeWords;
