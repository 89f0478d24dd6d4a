import type { Sentence } from "../../../../src/lib/language.ts";

export const KEYS = {
  title: { "pt-BR": "Chaves", en: "Keys" },
  new: { "pt-BR": "Nova chave", en: "New key" },
  none: {
    "pt-BR": "Nenhuma chave ainda. Crie a primeira para conectar seu CRM.",
    en: "No keys yet. Create the first one to connect your CRM.",
  },
  models: { "pt-BR": "Comece por um modelo", en: "Start from a model" },
  noModel: { "pt-BR": "Sem modelo", en: "No model" },
  yourAddress: { "pt-BR": "Seu IP agora: {address}.", en: "Your IP right now: {address}." },
  environment: { "pt-BR": "Para o arquivo .env:", en: "For the .env file:" },
  spends: { "pt-BR": "Gasta dinheiro", en: "Spends money" },
  seesClients: { "pt-BR": "Vê o contato dos clientes", en: "Sees clients' contact data" },
  yes: { "pt-BR": "sim", en: "yes" },
  no: { "pt-BR": "não", en: "no" },
  name: { "pt-BR": "Nome", en: "Name" },
  nameHint: {
    "pt-BR": "O sistema que vai usá-la, como CRM produção.",
    en: "The system that will use it, such as CRM production.",
  },
  key: { "pt-BR": "Chave", en: "Key" },
  permissions: { "pt-BR": "Permissões", en: "Permissions" },
  lastUsed: { "pt-BR": "Último uso", en: "Last used" },
  never: { "pt-BR": "nunca", en: "never" },
  idle: {
    "pt-BR": "sem uso há mais de 30 dias: revogue se não precisar dela",
    en: "unused for 30 days: revoke it if not needed",
  },
  state: { "pt-BR": "Situação", en: "State" },
  active: { "pt-BR": "ativa", en: "active" },
  ending: { "pt-BR": "válida até", en: "valid until" },
  expired: { "pt-BR": "vencida", en: "expired" },
  revoked: { "pt-BR": "revogada", en: "revoked" },
  expiry: { "pt-BR": "Validade", en: "Expiry" },
  noExpiry: { "pt-BR": "Não vence", en: "Never expires" },
  days: { "pt-BR": "{days} dias", en: "{days} days" },
  addresses: { "pt-BR": "IPs permitidos", en: "Allowed IPs" },
  addressesHint: {
    "pt-BR": "Um IP ou faixa CIDR por linha. Vazio: qualquer IP.",
    en: "One IP or CIDR range per line. Empty: any IP.",
  },
  anywhere: { "pt-BR": "qualquer um", en: "any" },
  create: { "pt-BR": "Criar chave", en: "Create key" },
  made: { "pt-BR": "Chave criada", en: "Key created" },
  once: {
    "pt-BR": "Ela só aparece agora. Guarde-a em local seguro.",
    en: "It is shown only now. Keep it in a safe place.",
  },
  shownBefore: {
    "pt-BR": "Esta chave já foi mostrada e não aparece de novo. Se você a perdeu, troque-a por uma nova.",
    en: "This key was already shown and is not shown again. If you lost it, roll it.",
  },
  tryIt: { "pt-BR": "Experimente:", en: "Try it:" },
  done: { "pt-BR": "Concluir", en: "Done" },
  change: { "pt-BR": "Alterar", en: "Change" },
  changeText: { "pt-BR": "Nome, permissões e IPs.", en: "Name, permissions and IPs." },
  save: { "pt-BR": "Salvar", en: "Save" },
  roll: { "pt-BR": "Trocar por uma nova", en: "Roll" },
  rollText: {
    "pt-BR":
      "A nova chave tem o mesmo nome, as mesmas permissões e os mesmos IPs. A antiga continua válida pelo prazo escolhido.",
    en: "The new key has the same name, permissions and IPs. The old one keeps working for the chosen time.",
  },
  overlap: { "pt-BR": "Validade da chave antiga", en: "The old key works for" },
  revoke: { "pt-BR": "Revogar", en: "Revoke" },
  revokeText: {
    "pt-BR": "Já a próxima chamada com ela será recusada. Para confirmar, digite o nome da chave.",
    en: "The very next call with it is refused. To confirm, type the key's name.",
  },
  wrongName: {
    "pt-BR": "O nome não confere. A chave não foi revogada.",
    en: "The name does not match. The key was not revoked.",
  },
  ownerOnly: {
    "pt-BR": "Só o titular da conta pode criar e alterar chaves.",
    en: "Only the account's owner can create and change keys.",
  },
  seeRequest: { "pt-BR": "Ver acesso", en: "See access" },
  created: { "pt-BR": "Criada", en: "Created" },
} as const satisfies Record<string, Sentence>;

export const OVERLAP_TITLES: Readonly<Record<string, Sentence>> = {
  NOW: { "pt-BR": "termina agora", en: "ends now" },
  "1H": { "pt-BR": "mais 1 hora", en: "1 more hour" },
  "24H": { "pt-BR": "mais 24 horas", en: "24 more hours" },
  "7D": { "pt-BR": "mais 7 dias", en: "7 more days" },
};
