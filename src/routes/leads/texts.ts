import type { Texts } from "../../contract/texts.ts";
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
      summary: ["Lista os clientes, do mais novo ao mais antigo", "The clients, newest first"],
      description: [
        "Sem `state`, só os ativos. Com `updatedSince`, a alteração mais recente vem primeiro. Uma página só vem incompleta quando não há mais clientes, ou quando a busca já olhou 20.000 entradas de um índice; então `nextCursor` leva adiante.",
        "Without `state`, active ones only. With `updatedSince`, latest change first. A page is full unless fewer match: only a search that looked at 20,000 entries of an index ends before, with a `nextCursor` to go on from.",
      ],
    },
    getLead: {
      summary: ["Lê um cliente", "One client"],
      description: [
        "Também um que está arquivado ou na lixeira.",
        "An archived one, or one in the trash, too.",
      ],
    },
    getLeadByRef: {
      summary: ["Lê um cliente pelo código de quem chama", "One client by the caller's code"],
      description: [
        "O código vai codificado no caminho: `/` é `%2F`.",
        "The code is percent-encoded in the path: `/` is `%2F`.",
      ],
    },
    putLeadByRef: {
      summary: [
        "Cria, vincula ou atualiza um cliente pelo código de quem chama",
        "Create, link or update a client by the caller's code",
      ],
      description: [
        "Um código novo cria (201) e exige nome, telefone ou e-mail e `consentGiven: true`. Uma pessoa já conhecida pelo telefone ou e-mail ganha o código em vez de um segundo cadastro: LINKED. Um código conhecido atualiza (200): campo ausente fica, null limpa, o que foi editado no painel vence. Além do teto de clientes (`leads` de `GET /me`), uma criação é recusada.",
        "A new code creates (201) and needs a name, a phone or an e-mail, and `consentGiven: true`. A person who is a client already, by phone or e-mail, gains the code instead of a second record: LINKED. A known code updates (200): absent fields stay, null clears, what was edited in the dashboard wins. Beyond the ceiling of clients (`leads` of `GET /me`) a creation is refused.",
      ],
      body: BODY,
      answers: { 200: { result: { outcome: "UPDATED" } } },
    },
    createLead: {
      summary: ["Cria um cliente", "Create a client"],
      description: [
        "Exige nome, telefone ou e-mail e `consentGiven: true`. Quem já é cliente é atualizado: LINKED quando veio um código, senão UPDATED ou UNCHANGED. Além do teto de clientes (`leads` de `GET /me`), uma criação é recusada.",
        "Needs name, a phone or an e-mail, and `consentGiven: true`. A person who is a client already is updated: LINKED when a code was sent, else UPDATED or UNCHANGED. Beyond the ceiling of clients (`leads` of `GET /me`) a creation is refused.",
      ],
      body: { externalRef: "CLI-2041", ...BODY },
      answers: { 200: { result: { outcome: "LINKED", matchedBy: "phone" } } },
    },
    patchLead: {
      summary: ["Muda campos de um cliente", "Change fields of a client"],
      description: [
        "Só muda o que é enviado; null limpa o campo. O que foi editado no painel fica, e aparece em `result.conflicts`.",
        "Only what is sent changes; null clears a field. What was edited in the dashboard stays, and is listed in `result.conflicts`.",
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
      summary: ["Arquiva ou reativa um cliente", "Archive or reactivate a client"],
      description: ["Reativar põe `lastActivityAt` em agora.", "Reactivating sets `lastActivityAt` to now."],
      body: { state: "ARCHIVED" },
      answers: {
        200: {
          data: { state: "ARCHIVED", radar: { eligible: false } },
          result: { outcome: "ARCHIVED", changes: [{ field: "state", from: "ACTIVE", to: "ARCHIVED" }] },
        },
      },
    },
    logInteraction: {
      summary: ["Registra o que foi feito com um cliente", "Log what was done with a client"],
      description: [
        "Avança `lastActivityAt`. A anotação fica guardada e nunca é respondida.",
        "Moves `lastActivityAt` forward. The note is kept and never given out.",
      ],
      body: { type: "CALL", note: "Prefere visitar aos sábados." },
    },
  },
  params: {
    ref: [
      "Código do cliente no sistema de quem chama, codificado no caminho: `/` é `%2F`. Não pode ser `.` nem `..`.",
      "The client's code in the caller's system, percent-encoded: `/` is `%2F`. Neither `.` nor `..`.",
      "CLI-2041",
    ],
    state: [
      "ACTIVE (padrão), ARCHIVED ou DELETED (lixeira).",
      "ACTIVE (default), ARCHIVED or DELETED (trash).",
    ],
    status: ["Só os desta etapa.", "Only those of this stage."],
  },
  schemas: { ...LEAD_REQUEST_TEXTS, ...LEAD_ANSWER_TEXTS },
};
