import * as z from "zod";
import {
  INTERACTION_TYPES,
  MATCH_SCOPES,
  MATCH_STATUSES,
  PARTNERSHIP_KINDS,
  PARTNERSHIP_STAGES,
} from "../../vocabulary/value-lists.ts";
import { LEAD_INPUT, Lead, LeadWritten } from "../lead-fields.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";
import { ACTOR, FIELDS } from "./audit.ts";
import { AT, DASHBOARD, IN_PAGES } from "./everywhere.ts";

const time = z.iso.datetime();

const LeadEdits = z.object({ fields: z.array(z.string()) }).meta({ id: "LeadEdits" });

const Interaction = z
  .object({
    id: z.string(),
    type: z.enum(INTERACTION_TYPES),
    at: time,
    note: z.string().nullable(),
    propertyId: z.string().nullable(),
    createdAt: time,
  })
  .meta({ id: "LeadExportInteraction" });

const LeadContact = Lead.pick({ phones: true, email: true }).meta({ id: "LeadContact" });

const LeadExport = z
  .object({
    lead: Lead,
    dashboardFields: z.array(z.string()),
    identities: z.array(z.object({ kind: z.enum(["phone", "email"]), value: z.string() })),
    interactions: z.array(Interaction),
    matches: z.array(
      z.object({
        id: z.string(),
        propertyId: z.string(),
        scope: z.enum(MATCH_SCOPES),
        status: z.enum(MATCH_STATUSES),
        score: z.int(),
        lostRelevance: z.boolean(),
        createdAt: time,
        updatedAt: time,
      }),
    ),
    partnerships: z.array(
      z.object({
        id: z.string(),
        propertyId: z.string().nullable(),
        kind: z.enum(PARTNERSHIP_KINDS),
        status: z.enum(PARTNERSHIP_STAGES),
        score: z.int().nullable(),
        message: z.string().nullable(),
        createdAt: time,
        updatedAt: time,
      }),
    ),
    events: z.array(z.object({ id: z.string(), type: z.string(), createdAt: time })),
    audit: z.array(
      z.object({ at: time, actor: z.string(), action: z.string(), fields: z.array(z.string()) }),
    ),
    storedAnswers: z.int(),
  })
  .meta({ id: "LeadExport" });

export const LEAD_DOCS = {
  operations: {
    editLead: {
      answer: LeadWritten,
      summary: { "pt-BR": "Editar um cliente no painel", en: "Edit a client in the dashboard" },
      description: DASHBOARD,
      body: { notes: "Prefere visitar aos sábados." },
    },
    listLeadEdits: {
      answer: z.object({ data: LeadEdits }),
      summary: { "pt-BR": "Ver os campos que são do painel", en: "See the fields that the dashboard holds" },
      description: {
        "pt-BR": "São os nomes que `release` devolve.",
        en: "The names that `release` gives back.",
      },
    },
    releaseLeadFields: {
      answer: LeadWritten,
      summary: {
        "pt-BR": "Devolver campos de um cliente à API",
        en: "Release fields of a client to the API",
      },
      description: { "pt-BR": "A próxima gravação pode mudá-los.", en: "The next write may change them." },
      body: { fields: ["notes"] },
    },
    trashLead: {
      answer: LeadWritten,
      summary: { "pt-BR": "Enviar um cliente para a lixeira", en: "Move a client to the trash" },
      description: { "pt-BR": "Fica 30 dias, e pode ser restaurado.", en: "Kept 30 days and restorable." },
    },
    restoreLead: {
      answer: LeadWritten,
      summary: { "pt-BR": "Restaurar um cliente da lixeira", en: "Restore a client from the trash" },
      description: { "pt-BR": "Volta no estado que tinha.", en: "The client returns in its previous state." },
    },
    purgeLead: {
      answer: LeadWritten,
      summary: { "pt-BR": "Excluir de vez um cliente da lixeira", en: "Delete a trashed client for good" },
      description: {
        "pt-BR":
          "Os dados da pessoa saem de onde estiverem, respostas guardadas incluídas; o rastro de eventos guarda ids.",
        en: "Deletes the person's data everywhere, stored answers included; the event log keeps only ids.",
      },
    },
    getLeadContact: {
      answer: z.object({ data: LeadContact }),
      summary: { "pt-BR": "Ver telefones e e-mail de um cliente", en: "See a client's phones and e-mail" },
      description: {
        "pt-BR": "O painel só os mostra assim. Cada leitura fica na auditoria (`lead.contact`).",
        en: "The dashboard shows them only this way. Each read is an audit row (`lead.contact`).",
      },
    },
    listInteractions: {
      answer: pageSchema(Interaction),
      summary: { "pt-BR": "Listar os contatos com um cliente", en: "List the interactions with a client" },
      description: IN_PAGES,
    },
    exportLead: {
      answer: z.object({ data: LeadExport }),
      summary: { "pt-BR": "Exportar tudo sobre um cliente", en: "Export everything held about a client" },
      description: {
        "pt-BR": "A resposta ao pedido de acesso de uma pessoa (LGPD, art. 18, II).",
        en: "The answer to a person's request for access (LGPD, art. 18, II).",
      },
    },
  },
  schemas: {
    EditLeadInput: {
      _: { "pt-BR": "O que o painel muda num cliente.", en: "Fields the dashboard changes in a client." },
      ...LEAD_INPUT,
    },
    ReleaseLeadFieldsInput: {
      _: { "pt-BR": "Os campos devolvidos.", en: "The released fields." },
      fields: { "pt-BR": "Nomes de campos.", en: "Names of fields.", example: ["notes"] },
    },
    LeadEdits: {
      _: { "pt-BR": "O que o painel mantém num cliente.", en: "What the dashboard holds of a client." },
      fields: { "pt-BR": "Nomes dos campos.", en: "Names of the fields.", example: ["notes"] },
    },
    LeadContact: {
      _: { "pt-BR": "Como falar com um cliente.", en: "How to reach a client." },
      phones: { "pt-BR": "Telefones, na ordem enviada.", en: "Phones, in the order sent." },
      email: { "pt-BR": "E-mail.", en: "E-mail.", example: "ana@clientes.test" },
    },
    LeadContactPhone: {
      _: { "pt-BR": "Um telefone do cliente.", en: "A phone of the client." },
      number: { "pt-BR": "Em E.164.", en: "In E.164.", example: "+5541987654320" },
      isWhatsApp: { "pt-BR": "Atende por WhatsApp.", en: "Is on WhatsApp.", example: true },
    },
    LeadExport: {
      _: { "pt-BR": "Tudo o que se guarda de um cliente.", en: "Everything held about a client." },
      lead: { "pt-BR": "O cliente.", en: "The client." },
      dashboardFields: {
        "pt-BR": "Campos que são do painel.",
        en: "Fields owned by the dashboard.",
        example: [],
      },
      identities: { "pt-BR": "Por onde é reconhecido.", en: "How the client is recognised." },
      interactions: { "pt-BR": "O que foi feito com ele.", en: "Interactions with the client." },
      matches: { "pt-BR": "Oportunidades.", en: "Opportunities." },
      partnerships: { "pt-BR": "Parcerias.", en: "Partnerships." },
      events: { "pt-BR": "Eventos dos últimos 30 dias.", en: "Events of the last 30 days." },
      audit: { "pt-BR": "Gravações da plataforma.", en: "Writes of the platform side." },
      storedAnswers: {
        "pt-BR": "Respostas guardadas para repetição.",
        en: "Answers stored for replaying an Idempotency-Key.",
        example: 0,
      },
    },
    LeadExportIdentity: {
      _: { "pt-BR": "Por onde a pessoa é reconhecida.", en: "How the person is recognised." },
      kind: { "pt-BR": "phone ou email.", en: "phone or email.", example: "email" },
      value: { "pt-BR": "O valor.", en: "The value.", example: "ana@clientes.test" },
    },
    LeadExportInteraction: {
      _: { "pt-BR": "O que foi feito.", en: "What was done." },
      id: { "pt-BR": "Id do registro.", en: "Id of the interaction.", example: "int_0123456789abcdef" },
      type: { "pt-BR": "O que foi.", en: "What it was.", example: "CALL" },
      ...AT,
      note: { "pt-BR": "Anotação.", en: "Note.", example: null },
      propertyId: { "pt-BR": "Imóvel.", en: "Property.", example: null },
    },
    LeadExportMatch: {
      _: { "pt-BR": "Uma oportunidade.", en: "An opportunity." },
      id: { "pt-BR": "Id.", en: "Id.", example: "m#prop-0123456789abcdef#lead-0123456789abcdef#own" },
      propertyId: { "pt-BR": "Imóvel.", en: "Property.", example: "prop-0123456789abcdef" },
      scope: {
        "pt-BR": "INTERNAL, NETWORK ou LAUNCH.",
        en: "INTERNAL, NETWORK or LAUNCH.",
        example: "INTERNAL",
      },
      status: { "pt-BR": "Seu status.", en: "Its status.", example: "NEW" },
      score: { "pt-BR": "Pontuação, 0 a 100.", en: "Score, 0 to 100.", example: 87 },
      lostRelevance: { "pt-BR": "Deixou de combinar.", en: "No longer matches.", example: false },
    },
    LeadExportPartnership: {
      _: { "pt-BR": "Uma parceria.", en: "A partnership." },
      id: { "pt-BR": "Id.", en: "Id.", example: "pship-0123456789abcdef" },
      propertyId: { "pt-BR": "Imóvel.", en: "Property.", example: "prop-0123456789abcdef" },
      kind: { "pt-BR": "Quem pediu.", en: "Who asked.", example: "PROPERTY_FOR_CLIENT" },
      status: { "pt-BR": "Etapa.", en: "Stage.", example: "ACCEPTED" },
      score: { "pt-BR": "Pontuação, 0 a 100.", en: "Score, 0 to 100.", example: 87 },
      message: { "pt-BR": "Mensagem do pedido.", en: "Message of the request.", example: null },
    },
    LeadExportEvent: {
      _: { "pt-BR": "Um evento.", en: "An event." },
      id: { "pt-BR": "Id.", en: "Id.", example: "evt_0123456789abcdef" },
      type: { "pt-BR": "Tipo.", en: "Type.", example: "lead.created" },
    },
    LeadExportAudit: {
      _: { "pt-BR": "Uma gravação da plataforma.", en: "A write of the platform side." },
      ...AT,
      ...ACTOR,
      ...FIELDS,
    },
  },
} satisfies BackofficeDocs;
