import type { Sentence } from "../../../../src/lib/language.ts";

export const KEYS = {
  title: { "pt-BR": "Chaves", en: "Keys" },
  new: { "pt-BR": "Nova chave", en: "New key" },
  none: {
    "pt-BR": "Nenhuma chave ainda. Crie a primeira para ligar seu CRM.",
    en: "No keys yet. Create the first one to connect your CRM.",
  },
  models: { "pt-BR": "Comece por um modelo", en: "Start from a model" },
  noModel: { "pt-BR": "Sem modelo", en: "No model" },
  yourAddress: { "pt-BR": "Seu endereço agora: {address}.", en: "Your address right now: {address}." },
  environment: { "pt-BR": "Para o arquivo .env:", en: "For the .env file:" },
  spends: { "pt-BR": "Gasta dinheiro", en: "Spends money" },
  seesClients: { "pt-BR": "Vê contatos de clientes", en: "Sees clients' contacts" },
  yes: { "pt-BR": "sim", en: "yes" },
  no: { "pt-BR": "não", en: "no" },
  name: { "pt-BR": "Nome", en: "Name" },
  nameHint: {
    "pt-BR": "O sistema que a usa, como CRM produção.",
    en: "The system that uses it, such as CRM production.",
  },
  key: { "pt-BR": "Chave", en: "Key" },
  permissions: { "pt-BR": "Permissões", en: "Permissions" },
  lastUsed: { "pt-BR": "Último uso", en: "Last used" },
  never: { "pt-BR": "nunca", en: "never" },
  idle: {
    "pt-BR": "parada há mais de 30 dias: revogue se não serve",
    en: "idle for 30 days: revoke it if unneeded",
  },
  state: { "pt-BR": "Estado", en: "State" },
  active: { "pt-BR": "ativa", en: "active" },
  ending: { "pt-BR": "vale até", en: "works until" },
  expired: { "pt-BR": "venceu", en: "expired" },
  revoked: { "pt-BR": "revogada", en: "revoked" },
  expiry: { "pt-BR": "Validade", en: "Validity" },
  noExpiry: { "pt-BR": "Não vence", en: "Never expires" },
  days: { "pt-BR": "{days} dias", en: "{days} days" },
  addresses: { "pt-BR": "Endereços de onde vale", en: "Addresses it works from" },
  addressesHint: {
    "pt-BR": "Um endereço ou faixa CIDR por linha. Vazio: de qualquer lugar.",
    en: "One address or CIDR range per line. Empty: from anywhere.",
  },
  anywhere: { "pt-BR": "qualquer um", en: "any" },
  create: { "pt-BR": "Criar chave", en: "Create key" },
  made: { "pt-BR": "Chave criada", en: "Key created" },
  once: {
    "pt-BR": "Ela aparece só agora. Guarde-a em local seguro.",
    en: "It is shown only now. Keep it in a safe place.",
  },
  shownBefore: {
    "pt-BR": "Esta chave já foi mostrada, e não aparece de novo. Se ela se perdeu, troque-a por outra.",
    en: "This key was shown before and is not shown again. If it is lost, roll it.",
  },
  tryIt: { "pt-BR": "Experimente:", en: "Try it:" },
  done: { "pt-BR": "Concluir", en: "Done" },
  change: { "pt-BR": "Mudar", en: "Change" },
  changeText: { "pt-BR": "Nome, permissões e endereços.", en: "Name, permissions and addresses." },
  save: { "pt-BR": "Salvar", en: "Save" },
  roll: { "pt-BR": "Trocar por uma nova", en: "Roll" },
  rollText: {
    "pt-BR":
      "A chave nova tem o mesmo nome, permissões e endereços. A antiga ainda vale pelo tempo escolhido.",
    en: "The new key has the same name, permissions and addresses. The old one keeps working for the chosen time.",
  },
  overlap: { "pt-BR": "A antiga ainda vale", en: "The old one still works" },
  revoke: { "pt-BR": "Revogar", en: "Revoke" },
  revokeText: {
    "pt-BR": "A próxima chamada com ela é recusada. Para confirmar, escreva o nome da chave.",
    en: "The next call with it is refused. To confirm, write the key's name.",
  },
  wrongName: {
    "pt-BR": "O nome não confere: nada foi revogado.",
    en: "The name differs: nothing was revoked.",
  },
  ownerOnly: {
    "pt-BR": "Só o titular da conta cria e muda chaves.",
    en: "Only the account's owner can create and change keys.",
  },
  seeRequest: { "pt-BR": "Ver acesso", en: "See access" },
  created: { "pt-BR": "Criada", en: "Created" },
} as const satisfies Record<string, Sentence>;

export const OVERLAP_TITLES: Readonly<Record<string, Sentence>> = {
  NOW: { "pt-BR": "nada: para já", en: "not at all" },
  "1H": { "pt-BR": "1 hora", en: "1 hour" },
  "24H": { "pt-BR": "24 horas", en: "24 hours" },
  "7D": { "pt-BR": "7 dias", en: "7 days" },
};
