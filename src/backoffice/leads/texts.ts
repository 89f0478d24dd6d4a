import type { Texts } from "../../contract/texts.ts";
import { LEAD_INPUT } from "../../routes/leads/input-texts.ts";
import { ACTOR, FIELDS } from "../audit/texts.ts";
import { AT, DASHBOARD } from "../texts/everywhere.ts";

export const LEAD_TEXTS: Texts = {
  operations: {
    editLead: {
      summary: ["Edita um cliente no painel", "Edit a client in the dashboard"],
      description: DASHBOARD,
      body: { notes: "Prefere visitar aos sábados." },
    },
    releaseLeadFields: {
      summary: ["Devolve campos de um cliente à API", "Give fields of a client back to the API"],
      description: ["A próxima gravação pode mudá-los.", "The next write may change them."],
      body: { fields: ["notes"] },
    },
    trashLead: {
      summary: ["Manda um cliente para a lixeira", "Move a client to the trash"],
      description: ["Fica 30 dias, e pode ser restaurado.", "Kept 30 days and restorable."],
    },
    restoreLead: {
      summary: ["Tira um cliente da lixeira", "Take a client out of the trash"],
      description: ["Volta no estado que tinha.", "They come back in the state they had."],
    },
    purgeLead: {
      summary: ["Remove de vez um cliente da lixeira", "Remove a client in the trash for good"],
      description: [
        "Os dados da pessoa saem de onde estiverem, respostas guardadas incluídas; o rastro de eventos guarda ids.",
        "The person's data goes wherever it is kept, stored answers included; the event trail keeps ids.",
      ],
    },
    exportLead: {
      summary: ["Tudo o que se guarda de um cliente", "Everything held about one client"],
      description: [
        "A resposta ao pedido de acesso de uma pessoa (LGPD, art. 18, II).",
        "The answer to a person's request for access (LGPD, art. 18, II).",
      ],
    },
  },
  schemas: {
    EditLeadInput: {
      _: ["O que o painel muda num cliente.", "What the dashboard changes of a client."],
      ...LEAD_INPUT,
    },
    ReleaseLeadFieldsInput: {
      _: ["Os campos devolvidos.", "The fields given back."],
      fields: ["Nomes de campos.", "Names of fields.", ["notes"]],
    },
    LeadExport: {
      _: ["Tudo o que se guarda de um cliente.", "Everything held about a client."],
      lead: ["O cliente.", "The client."],
      dashboardFields: ["Campos que são do painel.", "Fields that are the dashboard's.", []],
      identities: ["Por onde é reconhecido.", "What it is recognised by."],
      interactions: ["O que foi feito com ele.", "What was done with them."],
      matches: ["Oportunidades.", "Opportunities."],
      partnerships: ["Parcerias.", "Partnerships."],
      events: ["Eventos dos últimos 30 dias.", "Events of the last 30 days."],
      audit: ["Gravações da plataforma.", "Writes of the platform side."],
      storedAnswers: [
        "Respostas guardadas para repetição.",
        "Answers kept for the replay of an Idempotency-Key.",
        0,
      ],
    },
    LeadExportIdentity: {
      _: ["Por onde a pessoa é reconhecida.", "What the person is recognised by."],
      kind: ["phone ou email.", "phone or email.", "email"],
      value: ["O valor.", "The value.", "ana@example.com"],
    },
    LeadExportInteraction: {
      _: ["O que foi feito.", "What was done."],
      id: ["Id do registro.", "Id of the log.", "int_0123456789abcdef"],
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
      status: ["Onde está.", "Where it stands.", "NEW"],
      score: ["Nota, 0 a 100.", "Score, 0 to 100.", 87],
      lostRelevance: ["Deixou de combinar.", "No longer fits.", false],
    },
    LeadExportPartnership: {
      _: ["Uma parceria.", "A partnership."],
      id: ["Id.", "Id.", "pship-0123456789abcdef"],
      propertyId: ["Imóvel.", "Property.", "prop-0123456789abcdef"],
      kind: ["Quem pediu.", "Who asked.", "PROPERTY_FOR_CLIENT"],
      status: ["Etapa.", "Stage.", "ACCEPTED"],
      score: ["Nota, 0 a 100.", "Score, 0 to 100.", 87],
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
