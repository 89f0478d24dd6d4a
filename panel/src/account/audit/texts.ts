import type { Sentence } from "../../../../src/lib/language.ts";
import { LOOK_REASON_WORDS } from "../../resources/look-reasons.ts";

export const AUDIT = {
  title: { "pt-BR": "Auditoria", en: "Audit log" },
  intro: {
    "pt-BR": "Quem fez o quê. São mostrados os nomes dos campos, nunca os valores.",
    en: "Who did what. The log names fields and never shows their values.",
  },
  none: { "pt-BR": "Nenhum registro ainda.", en: "No entries yet." },
  further: {
    "pt-BR": "Nenhum resultado nesta página. Veja os mais antigos em Próximos.",
    en: "No matches on this page. Select Next for older entries.",
  },
  since: { "pt-BR": "Desde", en: "Since" },
  action: { "pt-BR": "Ação", en: "Action" },
  actor: { "pt-BR": "Quem", en: "Who" },
  subject: { "pt-BR": "Referente a", en: "Subject" },
  fields: { "pt-BR": "Campos", en: "Fields" },
  when: { "pt-BR": "Quando", en: "When" },
} as const satisfies Record<string, Sentence>;

/** By the prefix of the actor's id. */
export const ACTORS: Readonly<Record<string, Sentence>> = {
  psn_: { "pt-BR": "Pessoa no painel", en: "Person in the dashboard" },
  k_: { "pt-BR": "Chave", en: "Key" },
};

/** Filters by actor, with the beginning of the id. */
export const ACTOR_FILTERS: Readonly<Record<string, Sentence>> = {
  psn_: { "pt-BR": "Pessoas no painel", en: "People in the dashboard" },
  k_: { "pt-BR": "Chaves", en: "Keys" },
  opr_: { "pt-BR": "Plataforma", en: "Platform" },
};

/** What was acted on, by the beginning of the action. */
export const ACTION_FILTERS: Readonly<Record<string, Sentence>> = {
  "lead.": { "pt-BR": "Clientes", en: "Clients" },
  "lead.contact": { "pt-BR": "Contatos mostrados", en: "Contact data shown" },
  "lead.export": { "pt-BR": "Clientes exportados", en: "Clients exported" },
  "property.": { "pt-BR": "Imóveis", en: "Properties" },
  "feed.": { "pt-BR": "Feed do portal", en: "Portal feed" },
  "match.": { "pt-BR": "Radar", en: "Radar" },
  "partnership.": { "pt-BR": "Parcerias", en: "Partnerships" },
  "captacao.": { "pt-BR": "Captação", en: "Captação" },
  "key.": { "pt-BR": "Chaves", en: "Keys" },
  "connection.": { "pt-BR": "Assistentes", en: "Assistants" },
  "member.": { "pt-BR": "Pessoas com acesso", en: "People with access" },
  "team.": { "pt-BR": "Equipe", en: "Team" },
  "access.": { "pt-BR": "Acesso à API", en: "API access" },
  "account.": { "pt-BR": "Conta", en: "Account" },
  "sandbox.": { "pt-BR": "Sandbox", en: "Sandbox" },
  "panel.": { "pt-BR": "Operações da API no painel", en: "API operations in the dashboard" },
  "call.": { "pt-BR": "Leituras da plataforma", en: "Reads by the platform" },
};

/** In hours. */
export const AUDIT_PERIODS: Readonly<Record<string, Sentence>> = {
  "24": { "pt-BR": "as últimas 24 horas", en: "the last 24 hours" },
  "168": { "pt-BR": "os últimos 7 dias", en: "the last 7 days" },
  "720": { "pt-BR": "os últimos 30 dias", en: "the last 30 days" },
  "8760": { "pt-BR": "o último ano", en: "the last year" },
};

export const OPERATOR: Sentence = { "pt-BR": "Plataforma", en: "Platform" };

/** Fields of objects other than properties and clients, under their names in the audit. */
export const FIELDS: Readonly<Record<string, Sentence>> = {
  ...LOOK_REASON_WORDS,
  accessEndsAt: { "pt-BR": "Fim do acesso", en: "End of access" },
  active: { "pt-BR": "Ativo", en: "Active" },
  allowedIps: { "pt-BR": "IPs permitidos", en: "Allowed IPs" },
  amountCents: { "pt-BR": "Valor", en: "Amount" },
  autoSync: { "pt-BR": "Sincronização automática", en: "Automatic sync" },
  connector: { "pt-BR": "Formato", en: "Format" },
  creci: { "pt-BR": "CRECI", en: "CRECI" },
  curation: { "pt-BR": "Análise", en: "Review" },
  deadlineMinutes: { "pt-BR": "Prazo para responder", en: "Time to answer" },
  email: { "pt-BR": "E-mail", en: "E-mail" },
  expiresAt: { "pt-BR": "Validade", en: "Expiry" },
  hiddenFields: { "pt-BR": "O que parceiros veem", en: "What partners see" },
  ids: { "pt-BR": "Imóveis", en: "Properties" },
  limits: { "pt-BR": "Limites", en: "Limits" },
  message: { "pt-BR": "Mensagem", en: "Message" },
  name: { "pt-BR": "Nome", en: "Name" },
  note: { "pt-BR": "Anotação", en: "Note" },
  owner: { "pt-BR": "Proprietário", en: "Owner" },
  ownerId: { "pt-BR": "Proprietário", en: "Owner" },
  paused: { "pt-BR": "Pausa", en: "Pause" },
  phones: { "pt-BR": "Telefones", en: "Phones" },
  priceCents: { "pt-BR": "Preço do contato", en: "Price of the contact" },
  priceExpected: { "pt-BR": "Valor pretendido", en: "Expected price" },
  propertyType: { "pt-BR": "Tipo", en: "Type" },
  purpose: { "pt-BR": "Finalidade", en: "Purpose" },
  reference: { "pt-BR": "Referência", en: "Reference" },
  revokedAt: { "pt-BR": "Revogação", en: "Revocation" },
  role: { "pt-BR": "Função", en: "Role" },
  sandboxOf: { "pt-BR": "Conta", en: "Account" },
  scopes: { "pt-BR": "Permissões", en: "Permissions" },
  status: { "pt-BR": "Situação", en: "Status" },
  termsVersion: { "pt-BR": "Versão dos termos", en: "Terms version" },
  tier: { "pt-BR": "Nível", en: "Tier" },
  to: { "pt-BR": "Banco de dados", en: "Database" },
  types: { "pt-BR": "Eventos", en: "Events" },
  updateAskedAt: { "pt-BR": "Pedido de atualização", en: "Update request" },
  url: { "pt-BR": "Endereço", en: "Address" },
  version: { "pt-BR": "Versão", en: "Version" },
};
