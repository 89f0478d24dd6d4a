import type { Sentence } from "../../../../src/lib/language.ts";

export const AUDIT = {
  title: { "pt-BR": "Auditoria", en: "Audit log" },
  intro: {
    "pt-BR": "Quem fez o quê. Aparecem os nomes dos campos, nunca os valores.",
    en: "Who did what. The log names fields and never shows their values.",
  },
  none: { "pt-BR": "Nada gravado ainda.", en: "Nothing has been changed yet." },
  further: {
    "pt-BR": "Nada nestes registros. Há mais antigos em Próximos.",
    en: "Nothing in these entries. Select Next for older ones.",
  },
  since: { "pt-BR": "Desde", en: "Since" },
  action: { "pt-BR": "Ação", en: "Action" },
  actor: { "pt-BR": "Quem", en: "Who" },
  subject: { "pt-BR": "Sobre o quê", en: "About what" },
  fields: { "pt-BR": "Campos", en: "Fields" },
  when: { "pt-BR": "Quando", en: "When" },
} as const satisfies Record<string, Sentence>;

/** By the beginning of the actor's id. */
export const ACTORS: Readonly<Record<string, Sentence>> = {
  psn_: { "pt-BR": "Pessoa no painel", en: "Person at the dashboard" },
  k_: { "pt-BR": "Chave", en: "Key" },
};

/** Whose actions are filtered for, by the beginning of the id. */
export const ACTOR_FILTERS: Readonly<Record<string, Sentence>> = {
  psn_: { "pt-BR": "Pessoas no painel", en: "People at the dashboard" },
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
  "captacao.": { "pt-BR": "Captação", en: "Owner desk" },
  "key.": { "pt-BR": "Chaves", en: "Keys" },
  "connection.": { "pt-BR": "Assistentes", en: "Assistants" },
  "member.": { "pt-BR": "Pessoas com acesso", en: "People with access" },
  "team.": { "pt-BR": "Equipe", en: "Team" },
  "access.": { "pt-BR": "Acesso à API", en: "API access" },
  "account.": { "pt-BR": "Conta", en: "Account" },
  "sandbox.": { "pt-BR": "Sandbox", en: "Sandbox" },
  "panel.": { "pt-BR": "Operações da API no painel", en: "API operations at the dashboard" },
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
