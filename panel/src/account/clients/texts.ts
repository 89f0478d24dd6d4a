import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const CLIENTS = {
  title: ptEn("Clientes", "Clients"),
  none: ptEn(
    "Nenhum cliente ainda. Adicione o primeiro, importe uma planilha ou traga todos pela API.",
    "No clients yet. Add the first one, import a spreadsheet, or bring them all in through the API.",
  ),
  byName: ptEn("nome", "name"),
  search: ptEn("Nome, telefone ou e-mail", "Name, phone or e-mail"),
  name: ptEn("Cliente", "Client"),
  stage: ptEn("Etapa", "Stage"),
  state: ptEn("Situação", "State"),
  wants: ptEn("Procura", "Looking for"),
  code: ptEn("Código", "Code"),
  contact: ptEn("Telefones e e-mail", "Phones and e-mail"),
  contactText: ptEn(
    "São mostrados quando você pede. A auditoria registra quem viu.",
    "They are shown on request. The audit log records who viewed them.",
  ),
  contactEdit: ptEn(
    "Para alterar, mostre os contatos antes de preencher o resto. A auditoria registra quem viu.",
    "To change them, show them before you fill in the rest. The audit log records who viewed them.",
  ),
  show: ptEn("Mostrar", "Show"),
  noContact: ptEn(
    "Este cliente não tem telefone nem e-mail.",
    "This client has no phone number or e-mail address.",
  ),
  email: ptEn("E-mail", "E-mail"),
  owner: ptEn("Responsável", "Broker"),
  notes: ptEn("Anotações", "Notes"),
  consent: ptEn("Consentiu em", "Consented on"),
  activity: ptEn("Última atividade", "Latest activity"),
  radar: ptEn("Radar", "Radar"),
  ready: ptEn("No Radar", "In Radar"),
  stateText: ptEn(
    "O cliente arquivado sai do Radar. Você pode reativá-lo quando quiser.",
    "An archived client leaves Radar. You can reactivate them at any time.",
  ),
  archive: ptEn("Arquivar", "Archive"),
  activate: ptEn("Reativar", "Reactivate"),
  log: ptEn("Registrar um contato", "Log an interaction"),
  type: ptEn("Tipo", "Type"),
  note: ptEn("Anotação", "Note"),
  save: ptEn("Salvar", "Save"),
  trash: ptEn("Mover para a lixeira", "Move to the trash"),
  trashText: ptEn("A lixeira guarda o cliente por 30 dias.", "The trash keeps the client for 30 days."),
  restore: ptEn("Restaurar", "Restore"),
} as const satisfies Record<string, Sentence>;

/** The states of one client. */
export const CLIENT_STATES: Readonly<Record<string, Sentence>> = {
  ACTIVE: ptEn("Ativo", "Active"),
  ARCHIVED: ptEn("Arquivado", "Archived"),
  DELETED: ptEn("Na lixeira", "In the trash"),
};

/** The states in the filter. */
export const STATE_TITLES: Readonly<Record<string, Sentence>> = {
  ACTIVE: ptEn("Ativos", "Active"),
  ARCHIVED: ptEn("Arquivados", "Archived"),
  DELETED: ptEn("Na lixeira", "In the trash"),
};

export const STAGE_TITLES: Readonly<Record<string, Sentence>> = {
  NEW: ptEn("Novo", "New"),
  ATTENDING: ptEn("Em atendimento", "Attending"),
  PROPOSAL: ptEn("Proposta", "Proposal"),
  WON: ptEn("Ganho", "Won"),
  LOST: ptEn("Perdido", "Lost"),
};

export const CONTACT_TITLES: Readonly<Record<string, Sentence>> = {
  CALL: ptEn("Ligação", "Call"),
  WHATSAPP: ptEn("WhatsApp", "WhatsApp"),
  EMAIL: ptEn("E-mail", "E-mail"),
  VISIT: ptEn("Visita", "Visit"),
  MEETING: ptEn("Reunião", "Meeting"),
  NOTE: ptEn("Anotação", "Note"),
  OTHER: ptEn("Outro", "Other"),
};
