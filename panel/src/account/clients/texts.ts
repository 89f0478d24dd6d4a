import type { Sentence } from "../../../../src/lib/language.ts";

export const CLIENTS = {
  title: { "pt-BR": "Clientes", en: "Clients" },
  none: {
    "pt-BR": "Nenhum cliente ainda. Adicione o primeiro, importe uma planilha ou traga todos pela API.",
    en: "No clients yet. Add the first one, import a spreadsheet, or bring them all in through the API.",
  },
  byName: { "pt-BR": "nome", en: "name" },
  search: { "pt-BR": "Nome, telefone ou e-mail", en: "Name, phone or e-mail" },
  name: { "pt-BR": "Cliente", en: "Client" },
  stage: { "pt-BR": "Etapa", en: "Stage" },
  state: { "pt-BR": "Situação", en: "State" },
  wants: { "pt-BR": "Procura", en: "Looking for" },
  code: { "pt-BR": "Código", en: "Code" },
  contact: { "pt-BR": "Telefones e e-mail", en: "Phones and e-mail" },
  contactText: {
    "pt-BR": "São mostrados quando você pede. A auditoria registra quem viu.",
    en: "They are shown on request. The audit log records who viewed them.",
  },
  contactEdit: {
    "pt-BR": "Para alterar, mostre os contatos antes de preencher o resto. A auditoria registra quem viu.",
    en: "To change them, show them before you fill in the rest. The audit log records who viewed them.",
  },
  show: { "pt-BR": "Mostrar", en: "Show" },
  noContact: {
    "pt-BR": "Este cliente não tem telefone nem e-mail.",
    en: "This client has no phone and no e-mail.",
  },
  email: { "pt-BR": "E-mail", en: "E-mail" },
  owner: { "pt-BR": "Responsável", en: "Broker" },
  notes: { "pt-BR": "Anotações", en: "Notes" },
  consent: { "pt-BR": "Consentiu em", en: "Consented on" },
  activity: { "pt-BR": "Última atividade", en: "Latest activity" },
  radar: { "pt-BR": "Radar", en: "Radar" },
  ready: { "pt-BR": "No Radar", en: "In Radar" },
  stateText: {
    "pt-BR": "O cliente arquivado sai do Radar. Você pode reativá-lo quando quiser.",
    en: "An archived client leaves Radar. You can reactivate it at any time.",
  },
  archive: { "pt-BR": "Arquivar", en: "Archive" },
  activate: { "pt-BR": "Reativar", en: "Reactivate" },
  log: { "pt-BR": "Registrar um contato", en: "Log an interaction" },
  type: { "pt-BR": "Tipo", en: "Type" },
  note: { "pt-BR": "Anotação", en: "Note" },
  save: { "pt-BR": "Salvar", en: "Save" },
  trash: { "pt-BR": "Mover para a lixeira", en: "Move to the trash" },
  trashText: {
    "pt-BR": "A lixeira guarda o cliente por 30 dias.",
    en: "The trash keeps the client for 30 days.",
  },
  restore: { "pt-BR": "Restaurar", en: "Restore" },
} as const satisfies Record<string, Sentence>;

/** Words about one client. */
export const CLIENT_STATES: Readonly<Record<string, Sentence>> = {
  ACTIVE: { "pt-BR": "Ativo", en: "Active" },
  ARCHIVED: { "pt-BR": "Arquivado", en: "Archived" },
  DELETED: { "pt-BR": "Na lixeira", en: "In the trash" },
};

/** Words of the filter. */
export const STATE_TITLES: Readonly<Record<string, Sentence>> = {
  ACTIVE: { "pt-BR": "Ativos", en: "Active" },
  ARCHIVED: { "pt-BR": "Arquivados", en: "Archived" },
  DELETED: { "pt-BR": "Na lixeira", en: "In the trash" },
};

export const STAGE_TITLES: Readonly<Record<string, Sentence>> = {
  NEW: { "pt-BR": "Novo", en: "New" },
  ATTENDING: { "pt-BR": "Em atendimento", en: "Attending" },
  PROPOSAL: { "pt-BR": "Proposta", en: "Proposal" },
  WON: { "pt-BR": "Ganho", en: "Won" },
  LOST: { "pt-BR": "Perdido", en: "Lost" },
};

export const CONTACT_TITLES: Readonly<Record<string, Sentence>> = {
  CALL: { "pt-BR": "Ligação", en: "Call" },
  WHATSAPP: { "pt-BR": "WhatsApp", en: "WhatsApp" },
  EMAIL: { "pt-BR": "E-mail", en: "E-mail" },
  VISIT: { "pt-BR": "Visita", en: "Visit" },
  MEETING: { "pt-BR": "Reunião", en: "Meeting" },
  NOTE: { "pt-BR": "Anotação", en: "Note" },
  OTHER: { "pt-BR": "Outro", en: "Other" },
};
