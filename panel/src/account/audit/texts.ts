import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import { LOOK_REASON_WORDS } from "../../resources/look-reasons.ts";

export const AUDIT = {
  title: ptEn("Auditoria", "Audit log"),
  intro: ptEn(
    "Quem fez o quê. São mostrados os nomes dos campos, nunca os valores.",
    "Who did what. The log names fields and never shows their values.",
  ),
  none: ptEn("Nenhum registro ainda.", "No entries yet."),
  further: ptEn(
    "Nenhum resultado nesta página. Veja os mais antigos em Próximos.",
    "No matches on this page. Select Next for older entries.",
  ),
  since: ptEn("Desde", "Since"),
  action: ptEn("Ação", "Action"),
  actor: ptEn("Quem", "Who"),
  subject: ptEn("Referente a", "Subject"),
  fields: ptEn("Campos", "Fields"),
  when: ptEn("Quando", "When"),
} as const satisfies Record<string, Sentence>;

/** Kinds of actor, keyed by the prefix of the actor's id. */
export const ACTORS: Readonly<Record<string, Sentence>> = {
  psn_: ptEn("Pessoa no painel", "Person in the dashboard"),
  k_: ptEn("Chave", "Key"),
};

/** Choices of the filter by actor, keyed by the prefix of the actor's id. */
export const ACTOR_FILTERS: Readonly<Record<string, Sentence>> = {
  psn_: ptEn("Pessoas no painel", "People in the dashboard"),
  k_: ptEn("Chaves", "Keys"),
  opr_: ptEn("Plataforma", "Platform"),
};

/** What was acted on, keyed by the prefix of the action. */
export const ACTION_FILTERS: Readonly<Record<string, Sentence>> = {
  "lead.": ptEn("Clientes", "Clients"),
  "lead.contact": ptEn("Contatos mostrados", "Contact details shown"),
  "lead.export": ptEn("Clientes exportados", "Clients exported"),
  "property.": ptEn("Imóveis", "Properties"),
  "feed.": ptEn("Feed do portal", "Portal feed"),
  "match.": ptEn("Radar", "Radar"),
  "partnership.": ptEn("Parcerias", "Partnerships"),
  "captacao.": ptEn("Captação", "Captação"),
  "key.": ptEn("Chaves", "Keys"),
  "connection.": ptEn("Assistentes", "Assistants"),
  "member.": ptEn("Pessoas com acesso", "People with access"),
  "team.": ptEn("Equipe", "Team"),
  "access.": ptEn("Acesso à API", "API access"),
  "account.": ptEn("Conta", "Account"),
  "sandbox.": ptEn("Sandbox", "Sandbox"),
  "panel.": ptEn("Operações da API no painel", "API operations in the dashboard"),
  "call.": ptEn("Leituras da plataforma", "Reads by the platform"),
};

/** Keyed by hours. */
export const AUDIT_PERIODS: Readonly<Record<string, Sentence>> = {
  "24": ptEn("as últimas 24 horas", "the last 24 hours"),
  "168": ptEn("os últimos 7 dias", "the last 7 days"),
  "720": ptEn("os últimos 30 dias", "the last 30 days"),
  "8760": ptEn("o último ano", "the last year"),
};

export const OPERATOR: Sentence = ptEn("Plataforma", "Platform");

/** Fields of objects other than properties and clients, under their names in the audit. */
export const FIELDS: Readonly<Record<string, Sentence>> = {
  ...LOOK_REASON_WORDS,
  accessEndsAt: ptEn("Fim do acesso", "Access ends"),
  active: ptEn("Ativo", "Active"),
  allowedIps: ptEn("IPs permitidos", "Allowed IPs"),
  amountCents: ptEn("Valor", "Amount"),
  autoSync: ptEn("Sincronização automática", "Automatic sync"),
  connector: ptEn("Formato", "Format"),
  creci: ptEn("CRECI", "CRECI"),
  curation: ptEn("Análise", "Review"),
  deadlineMinutes: ptEn("Prazo para responder", "Time to answer"),
  email: ptEn("E-mail", "E-mail"),
  expiresAt: ptEn("Validade", "Expiry"),
  hiddenFields: ptEn("O que parceiros veem", "What partners see"),
  ids: ptEn("Imóveis", "Properties"),
  limits: ptEn("Limites", "Limits"),
  message: ptEn("Mensagem", "Message"),
  name: ptEn("Nome", "Name"),
  note: ptEn("Anotação", "Note"),
  owner: ptEn("Proprietário", "Owner"),
  ownerId: ptEn("Proprietário", "Owner"),
  paused: ptEn("Pausa", "Pause"),
  phones: ptEn("Telefones", "Phones"),
  priceCents: ptEn("Preço do contato", "Price"),
  priceExpected: ptEn("Valor pretendido", "Asking price"),
  propertyType: ptEn("Tipo", "Type"),
  purpose: ptEn("Finalidade", "Purpose"),
  reference: ptEn("Referência", "Reference"),
  revokedAt: ptEn("Revogação", "Revocation"),
  role: ptEn("Função", "Role"),
  sandboxOf: ptEn("Conta", "Account"),
  scopes: ptEn("Permissões", "Permissions"),
  status: ptEn("Situação", "Status"),
  termsVersion: ptEn("Versão dos termos", "Terms version"),
  tier: ptEn("Nível", "Tier"),
  to: ptEn("Banco de dados", "Database"),
  types: ptEn("Eventos", "Events"),
  updateAskedAt: ptEn("Pedido de atualização", "Update request"),
  url: ptEn("Endereço", "URL"),
  version: ptEn("Versão", "Version"),
};
