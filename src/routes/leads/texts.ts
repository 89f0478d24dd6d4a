import type { Texts } from "../../contract/texts.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";
import { LEAD_ANSWER_TEXTS } from "./answer-texts.ts";
import { LEAD_REQUEST_TEXTS } from "./input-texts.ts";

const BODY = {
  name: "Ana Martins",
  phones: [{ number: "(41) 98765-4321", isWhatsApp: true }],
  consentGiven: true,
  interest: {
    purposes: ["VENDA"],
    propertyTypes: ["APARTAMENTO"],
    locations: [{ cityId: "4106902" }],
    salePriceMax: 900_000,
    bedrooms: 2,
  },
};

export const LEAD_TEXTS: Texts = {
  operations: {
    listLeads: {
      summary: OPERATION_TITLES.listLeads,
      description: [
        "Do mais novo ao mais antigo. Sem `state`, só os ativos. Com `updatedSince`, a alteração mais recente vem primeiro. Uma página só vem incompleta quando não há mais clientes, ou quando a busca já olhou 20.000 entradas de um índice; então `nextCursor` leva adiante.",
        "Newest first. Without `state`, only active clients. With `updatedSince`, the latest change comes first. A page comes back short only when no more clients match, or when the search has scanned 20,000 index entries; `nextCursor` then continues it.",
      ],
    },
    getLead: {
      summary: OPERATION_TITLES.getLead,
      description: [
        "Também um que está arquivado ou na lixeira.",
        "Also returns a client who is archived or in the trash.",
      ],
    },
    getLeadByRef: {
      summary: OPERATION_TITLES.getLeadByRef,
      description: [
        "O código vai codificado no caminho: `/` é `%2F`.",
        "Percent-encode the code in the path: `/` is `%2F`.",
      ],
    },
    putLeadByRef: {
      summary: OPERATION_TITLES.putLeadByRef,
      description: [
        "Um código novo cria (201) e exige nome, telefone ou e-mail e `consentGiven: true`. Uma pessoa já conhecida pelo telefone ou e-mail ganha o código em vez de um segundo cadastro: LINKED. Um código conhecido atualiza (200): campo ausente fica, null limpa, o que foi editado no painel vence. Uma criação é recusada quando a conta atinge o limite de clientes (`leads` de `GET /me`).",
        "A new code creates (201) and requires a name, a phone or an e-mail, and `consentGiven: true`. If a client with the same phone or e-mail exists, the code is linked to that client (LINKED) and no second record is made. A known code updates (200): absent fields stay, null clears, and fields edited in the dashboard win. Creating is refused once the account reaches its client limit (`leads` in `GET /me`).",
      ],
      body: BODY,
      answers: { 200: { result: { outcome: "UPDATED" } } },
    },
    createLead: {
      summary: OPERATION_TITLES.createLead,
      description: [
        "Exige nome, telefone ou e-mail e `consentGiven: true`. Quem já é cliente é atualizado: LINKED quando veio um código, senão UPDATED ou UNCHANGED. Uma criação é recusada quando a conta atinge o limite de clientes (`leads` de `GET /me`).",
        "Requires a name, a phone or an e-mail, and `consentGiven: true`. If the person is a client already, that client is updated: LINKED if you sent a code, otherwise UPDATED or UNCHANGED. Creating is refused once the account reaches its client limit (`leads` in `GET /me`).",
      ],
      body: { externalRef: "CLI-2041", ...BODY },
      answers: { 200: { result: { outcome: "LINKED", matchedBy: "phone" } } },
    },
    patchLead: {
      summary: OPERATION_TITLES.patchLead,
      description: [
        "Só muda o que é enviado; null limpa o campo. O que foi editado no painel fica, e aparece em `result.conflicts`.",
        "Only the fields you send change; null clears a field. Fields edited in the dashboard stay and are listed in `result.conflicts`.",
      ],
      body: { status: "ATTENDING", interest: { salePriceMax: 950_000, bedrooms: null } },
      answers: {
        200: {
          data: { status: "ATTENDING", interest: { salePriceMax: 950_000, bedrooms: null } },
          result: { outcome: "UPDATED", changes: [{ field: "status", from: "NEW", to: "ATTENDING" }] },
        },
      },
    },
    setLeadState: {
      summary: OPERATION_TITLES.setLeadState,
      description: [
        "Reativar põe `lastActivityAt` em agora.",
        "Reactivating sets `lastActivityAt` to the current time.",
      ],
      body: { state: "ARCHIVED" },
      answers: {
        200: {
          data: { state: "ARCHIVED", radar: { eligible: false } },
          result: { outcome: "ARCHIVED", changes: [{ field: "state", from: "ACTIVE", to: "ARCHIVED" }] },
        },
      },
    },
    logInteraction: {
      summary: OPERATION_TITLES.logInteraction,
      description: [
        "Avança `lastActivityAt`. A anotação fica guardada e nunca é respondida.",
        "Moves `lastActivityAt` forward. The note is stored and never returned.",
      ],
      body: { type: "CALL", note: "Prefere visitar aos sábados." },
    },
  },
  params: {
    ref: [
      "Código do cliente no sistema de quem chama, codificado no caminho: `/` é `%2F`. Não pode ser `.` nem `..`.",
      "The client's code in your system, percent-encoded: `/` is `%2F`. It cannot be `.` or `..`.",
      "CLI-2041",
    ],
    state: [
      "ACTIVE (padrão), ARCHIVED ou DELETED (lixeira).",
      "ACTIVE (default), ARCHIVED or DELETED (trash).",
    ],
    status: ["Só os desta etapa.", "Only this stage."],
  },
  schemas: { ...LEAD_REQUEST_TEXTS, ...LEAD_ANSWER_TEXTS },
};
