import type { Texts } from "../../contract/texts.ts";
import { LEAD_INPUT } from "../../routes/leads/input-texts.ts";
import { ACTOR, FIELDS } from "../audit/texts.ts";
import { AT, DASHBOARD } from "../texts/everywhere.ts";

export const LEAD_TEXTS: Texts = {
  operations: {
    editLead: {
      summary: ["Editar um cliente no painel", "Edit a client in the dashboard"],
      description: DASHBOARD,
      body: { notes: "Prefere visitar aos sábados." },
    },
    releaseLeadFields: {
      summary: ["Devolver campos de um cliente à API", "Release fields of a client to the API"],
      description: ["A próxima gravação pode mudá-los.", "The next write may change them."],
      body: { fields: ["notes"] },
    },
    trashLead: {
      summary: ["Enviar um cliente para a lixeira", "Move a client to the trash"],
      description: ["Fica 30 dias, e pode ser restaurado.", "Kept 30 days and restorable."],
    },
    restoreLead: {
      summary: ["Restaurar um cliente da lixeira", "Restore a client from the trash"],
      description: ["Volta no estado que tinha.", "The client returns in its previous state."],
    },
    purgeLead: {
      summary: ["Excluir de vez um cliente da lixeira", "Delete a trashed client for good"],
      description: [
        "Os dados da pessoa saem de onde estiverem, respostas guardadas incluídas; o rastro de eventos guarda ids.",
        "Deletes the person's data everywhere, stored answers included; the event log keeps only ids.",
      ],
    },
    exportLead: {
      summary: ["Exportar tudo sobre um cliente", "Export everything held about a client"],
      description: [
        "A resposta ao pedido de acesso de uma pessoa (LGPD, art. 18, II).",
        "The answer to a person's request for access (LGPD, art. 18, II).",
      ],
    },
  },
  schemas: {
    EditLeadInput: {
      _: ["O que o painel muda num cliente.", "Fields the dashboard changes in a client."],
      ...LEAD_INPUT,
    },
    ReleaseLeadFieldsInput: {
      _: ["Os campos devolvidos.", "The released fields."],
      fields: ["Nomes de campos.", "Names of fields.", ["notes"]],
    },
    LeadExport: {
      _: ["Tudo o que se guarda de um cliente.", "Everything held about a client."],
      lead: ["O cliente.", "The client."],
      dashboardFields: ["Campos que são do painel.", "Fields owned by the dashboard.", []],
      identities: ["Por onde é reconhecido.", "How the client is recognised."],
      interactions: ["O que foi feito com ele.", "Interactions with the client."],
      matches: ["Oportunidades.", "Opportunities."],
      partnerships: ["Parcerias.", "Partnerships."],
      events: ["Eventos dos últimos 30 dias.", "Events of the last 30 days."],
      audit: ["Gravações da plataforma.", "Writes of the platform side."],
      storedAnswers: [
        "Respostas guardadas para repetição.",
        "Answers stored for replaying an Idempotency-Key.",
        0,
      ],
    },
    LeadExportIdentity: {
      _: ["Por onde a pessoa é reconhecida.", "How the person is recognised."],
      kind: ["phone ou email.", "phone or email.", "email"],
      value: ["O valor.", "The value.", "ana@example.com"],
    },
    LeadExportInteraction: {
      _: ["O que foi feito.", "What was done."],
      id: ["Id do registro.", "Id of the interaction.", "int_0123456789abcdef"],
      type: ["O que foi.", "What it was.", "CALL"],
      ...AT,
      note: ["Anotação.", "Note.", null],
      propertyId: ["Imóvel.", "Property.", null],
    },
    LeadExportMatch: {
      _: ["Uma oportunidade.", "An opportunity."],
      id: ["Id.", "Id.", "m#prop-0123456789abcdef#lead-0123456789abcdef#own"],
      propertyId: ["Imóvel.", "Property.", "prop-0123456789abcdef"],
      scope: ["INTERNAL, NETWORK ou LAUNCH.", "INTERNAL, NETWORK or LAUNCH.", "INTERNAL"],
      status: ["Seu status.", "Its status.", "NEW"],
      score: ["Pontuação, 0 a 100.", "Score, 0 to 100.", 87],
      lostRelevance: ["Deixou de combinar.", "No longer matches.", false],
    },
    LeadExportPartnership: {
      _: ["Uma parceria.", "A partnership."],
      id: ["Id.", "Id.", "pship-0123456789abcdef"],
      propertyId: ["Imóvel.", "Property.", "prop-0123456789abcdef"],
      kind: ["Quem pediu.", "Who asked.", "PROPERTY_FOR_CLIENT"],
      status: ["Etapa.", "Stage.", "ACCEPTED"],
      score: ["Pontuação, 0 a 100.", "Score, 0 to 100.", 87],
      message: ["Mensagem do pedido.", "Message of the request.", null],
    },
    LeadExportEvent: {
      _: ["Um evento.", "An event."],
      id: ["Id.", "Id.", "evt_0123456789abcdef"],
      type: ["Tipo.", "Type.", "lead.created"],
    },
    LeadExportAudit: {
      _: ["Uma gravação da plataforma.", "A write of the platform side."],
      ...AT,
      ...ACTOR,
      ...FIELDS,
    },
  },
};
