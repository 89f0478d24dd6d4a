import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const KEYS = {
  title: ptEn("Chaves", "Keys"),
  new: ptEn("Nova chave", "New key"),
  none: ptEn(
    "Nenhuma chave ainda. Crie a primeira para conectar seu CRM.",
    "No keys yet. Create the first one to connect your CRM.",
  ),
  models: ptEn("Comece por um modelo", "Start from a template"),
  noModel: ptEn("Sem modelo", "No template"),
  yourAddress: ptEn("Seu IP agora: {address}.", "Your current IP: {address}."),
  environment: ptEn("Para o arquivo .env:", "For the .env file:"),
  spends: ptEn("Gasta dinheiro", "Spends money"),
  seesClients: ptEn("Vê o contato dos clientes", "Sees clients' contact details"),
  yes: ptEn("sim", "yes"),
  no: ptEn("não", "no"),
  name: ptEn("Nome", "Name"),
  nameHint: ptEn(
    "O sistema que vai usá-la, como CRM produção.",
    "The system that will use it, such as Production CRM.",
  ),
  key: ptEn("Chave", "Key"),
  permissions: ptEn("Permissões", "Permissions"),
  lastUsed: ptEn("Último uso", "Last used"),
  never: ptEn("nunca", "never"),
  idle: ptEn(
    "sem uso há mais de 30 dias: revogue se não precisar dela",
    "unused for over 30 days: revoke it if you do not need it",
  ),
  state: ptEn("Situação", "State"),
  active: ptEn("ativa", "active"),
  ending: ptEn("válida até", "valid until"),
  expired: ptEn("vencida", "expired"),
  revoked: ptEn("revogada", "revoked"),
  expiry: ptEn("Validade", "Expiry"),
  noExpiry: ptEn("Não vence", "Never expires"),
  days: ptEn("{days} dias", "{days} days"),
  addresses: ptEn("IPs permitidos", "Allowed IPs"),
  addressesHint: ptEn(
    "Um IP ou faixa CIDR por linha. Vazio: qualquer IP.",
    "One IP or CIDR range per line. Empty: any IP.",
  ),
  anywhere: ptEn("qualquer um", "any"),
  create: ptEn("Criar chave", "Create key"),
  made: ptEn("Chave criada", "Key created"),
  once: ptEn(
    "Ela só aparece agora. Guarde-a em local seguro.",
    "It is shown only once. Keep it somewhere safe.",
  ),
  shownBefore: ptEn(
    "Esta chave já foi mostrada e não aparece de novo. Se você a perdeu, troque-a por uma nova.",
    "This key has already been shown and cannot be shown again. If you lost it, roll it.",
  ),
  tryIt: ptEn("Experimente:", "Try it:"),
  done: ptEn("Concluir", "Done"),
  change: ptEn("Alterar", "Change"),
  changeText: ptEn("Nome, permissões e IPs.", "Name, permissions and IPs."),
  save: ptEn("Salvar", "Save"),
  roll: ptEn("Trocar por uma nova", "Roll"),
  rollText: ptEn(
    "A nova chave tem o mesmo nome, as mesmas permissões e os mesmos IPs. A antiga continua válida pelo prazo escolhido.",
    "The new key has the same name, permissions and IPs. The old one keeps working for the time you choose.",
  ),
  overlap: ptEn("Validade da chave antiga", "The old key works for"),
  revoke: ptEn("Revogar", "Revoke"),
  revokeText: ptEn(
    "Já a próxima chamada com ela será recusada. Para confirmar, digite o nome da chave.",
    "The very next call with it is refused. To confirm, type the key's name.",
  ),
  wrongName: ptEn(
    "O nome não confere. A chave não foi revogada.",
    "The name does not match. The key was not revoked.",
  ),
  ownerOnly: ptEn(
    "Só o titular da conta pode criar e alterar chaves.",
    "Only the account's owner can create and change keys.",
  ),
  seeRequest: ptEn("Ver acesso", "See access"),
  created: ptEn("Criada", "Created"),
} as const satisfies Record<string, Sentence>;

export const OVERLAP_TITLES: Readonly<Record<string, Sentence>> = {
  NOW: ptEn("termina agora", "ends now"),
  "1H": ptEn("mais 1 hora", "1 more hour"),
  "24H": ptEn("mais 24 horas", "24 more hours"),
  "7D": ptEn("mais 7 dias", "7 more days"),
};
