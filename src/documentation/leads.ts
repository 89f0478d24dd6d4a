import * as z from "zod";
import { ptEn } from "../lib/language.ts";
import { LEAD_REQUEST_TEXTS, Lead, LeadWritten } from "./lead-fields.ts";
import { LEAD_ANSWER_TEXTS } from "./leads-answers.ts";
import { pageSchema } from "./schemas/page.ts";
import type { Documentation } from "./text.ts";

const BODY = {
  name: "Ana Martins",
  phones: [{ number: "(41) 98765-4320", isWhatsApp: true }],
  consentGiven: true,
  interest: {
    purposes: ["VENDA"],
    propertyTypes: ["APARTAMENTO"],
    locations: [{ cityId: "4106902" }],
    salePriceMax: 900_000,
    bedrooms: 2,
  },
};

const InteractionResult = z
  .object({ outcome: z.enum(["LOGGED"]), dryRun: z.boolean(), interactionId: z.string() })
  .meta({ id: "InteractionResult" });

export const LEAD_DOCS = {
  operations: {
    listLeads: {
      answer: pageSchema(Lead),
      description: ptEn(
        "Do mais novo ao mais antigo. Sem `state`, só os ativos. Com `q`, os clientes em que cada palavra pedida começa uma palavra do nome, do e-mail, do código ou um telefone, com ou sem DDD; o de telefone, e-mail ou código idêntico vem primeiro. Com `updatedSince`, a alteração mais recente vem primeiro. Uma página só vem incompleta quando não há mais clientes, ou quando a busca já olhou 20.000 entradas de um índice; então `nextCursor` leva adiante.",
        "Newest first. Without `state`, only active clients. With `q`, the clients where each word you send starts a word of the name, e-mail or code, or a phone, with or without its area code; an exact phone, e-mail or code comes first. With `updatedSince`, the latest change comes first. A page comes back short only when no more clients match, or when the search has scanned 20,000 index entries; `nextCursor` then continues it.",
      ),
    },
    getLead: {
      answer: z.object({ data: Lead }),
      description: ptEn(
        "Inclui clientes arquivados ou na lixeira.",
        "Also returns clients who are archived or in the trash.",
      ),
    },
    getLeadByRef: {
      answer: z.object({ data: Lead }),
      description: ptEn(
        "O código vai codificado no caminho: `/` é `%2F`, espaço é `%20`.",
        "Percent-encode the code in the path: `/` is `%2F`, a space is `%20`.",
      ),
    },
    putLeadByRef: {
      answer: LeadWritten,
      description: ptEn(
        "Um código novo cria (201) e exige nome, telefone ou e-mail e `consentGiven: true`. Uma pessoa já conhecida pelo telefone ou e-mail ganha o código em vez de um segundo cadastro (LINKED): o pedido completa o que falta, e o que difere fica como estava e vem em `result.kept`. Um código conhecido atualiza (200): campo ausente fica, null limpa, o que foi editado no painel vence. Uma criação é recusada quando a conta atinge o limite de clientes (`leads` de `GET /me`).",
        "A new code creates (201) and requires a name, a phone or an e-mail, and `consentGiven: true`. If a client with the same phone or e-mail exists, the code is linked to that client (LINKED) and no second record is made: the request fills what is missing, and what differs stays and is listed in `result.kept`. A known code updates (200): absent fields stay, null clears, and fields edited in the dashboard win. Creating is refused once the account reaches its client limit (`leads` in `GET /me`).",
      ),
      body: BODY,
      answers: { 200: { result: { outcome: "UPDATED" } } },
    },
    createLead: {
      answer: LeadWritten,
      description: ptEn(
        "Exige nome, telefone ou e-mail e `consentGiven: true`. Quem já é cliente não perde nada: o pedido completa o que falta, o que difere fica como estava e vem em `result.kept`, e `notes` vira uma interação. LINKED quando veio um código, senão UPDATED ou UNCHANGED. Uma criação é recusada quando a conta atinge o limite de clientes (`leads` de `GET /me`).",
        "Requires a name, a phone or an e-mail, and `consentGiven: true`. A person who is a client already loses nothing: the request fills what is missing, what differs stays and is listed in `result.kept`, and `notes` become an interaction. LINKED if you sent a code, otherwise UPDATED or UNCHANGED. Creating is refused once the account reaches its client limit (`leads` in `GET /me`).",
      ),
      body: { externalRef: "CLI-2041", ...BODY },
      answers: { 200: { result: { outcome: "LINKED", matchedBy: "phone" } } },
    },
    patchLead: {
      answer: LeadWritten,
      description: ptEn(
        "Só muda o que é enviado; null limpa o campo. O que foi editado no painel fica, e aparece em `result.conflicts`.",
        "Only the fields you send change; null clears a field. Fields edited in the dashboard stay and are listed in `result.conflicts`.",
      ),
      body: { status: "ATTENDING", interest: { salePriceMax: 950_000, bedrooms: null } },
      answers: {
        200: {
          data: { status: "ATTENDING", interest: { salePriceMax: 950_000, bedrooms: null } },
          result: { outcome: "UPDATED", changes: [{ field: "status", from: "NEW", to: "ATTENDING" }] },
        },
      },
    },
    setLeadState: {
      answer: LeadWritten,
      description: ptEn(
        "Reativar define `lastActivityAt` como o momento atual.",
        "Reactivating sets `lastActivityAt` to the current time.",
      ),
      body: { state: "ARCHIVED" },
      answers: {
        200: {
          data: { state: "ARCHIVED", radar: { eligible: false } },
          result: { outcome: "ARCHIVED", changes: [{ field: "state", from: "ACTIVE", to: "ARCHIVED" }] },
        },
      },
    },
    logInteraction: {
      answer: z.object({ data: Lead, result: InteractionResult }).meta({ id: "InteractionLogged" }),
      description: ptEn(
        "Avança `lastActivityAt`. A anotação fica guardada e nunca é devolvida.",
        "Moves `lastActivityAt` forward. The note is stored and never returned.",
      ),
      body: { type: "CALL", note: "Prefere visitar aos sábados." },
    },
  },
  params: {
    ref: {
      "pt-BR":
        "Código do cliente no seu sistema, codificado no caminho: `/` é `%2F`, espaço é `%20`. Não pode ser `.` nem `..`.",
      en: "The client's code in your system, percent-encoded: `/` is `%2F`, a space is `%20`. It cannot be `.` or `..`.",
      example: "CLI-2041",
    },
    q: {
      "pt-BR":
        "Palavras do nome, do telefone, do e-mail ou do código, que podem vir incompletas; contam as doze primeiras.",
      en: "Words of the name, phone, e-mail or code; each may be incomplete. The first twelve count.",
      example: "beatriz 98765",
    },
    state: ptEn(
      "ACTIVE (padrão), ARCHIVED ou DELETED (lixeira).",
      "ACTIVE (default), ARCHIVED or DELETED (trash).",
    ),
    status: ptEn("Só os desta etapa.", "Only this stage."),
  },
  schemas: { ...LEAD_REQUEST_TEXTS, ...LEAD_ANSWER_TEXTS },
} satisfies Documentation;
