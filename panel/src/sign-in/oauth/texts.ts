import type { Sentence } from "../../../../src/lib/language.ts";
import type { Validity } from "../../../../src/vocabulary/connections.ts";

export const CONSENT = {
  consent: { "pt-BR": "Conectar um assistente", en: "Connect an assistant" },
  assistant: { "pt-BR": "Assistente", en: "Assistant" },
  publisher: { "pt-BR": "Publicado por", en: "Published by" },
  unverified: {
    "pt-BR": "o próprio assistente se registrou: o nome não foi verificado",
    en: "self-registered: the name is not verified",
  },
  redirect: { "pt-BR": "O acesso será dado a", en: "Access will go to" },
  ownMachine: {
    "pt-BR":
      "O acesso será dado a um programa deste computador. Só autorize se você acabou de iniciar a conexão nele.",
    en: "Access will go to a program on this computer. Allow it only if you have just started the connection there.",
  },
  otherHost: {
    "pt-BR": "O acesso será dado a um site diferente do que publica o assistente.",
    en: "Access will go to a site other than the one that publishes the assistant.",
  },
  whichAccount: { "pt-BR": "Qual conta?", en: "Which account?" },
  sandbox: { "pt-BR": "sandbox: dados de teste", en: "sandbox: test data" },
  validity: { "pt-BR": "Por quanto tempo", en: "For how long" },
  neverTitle: { "pt-BR": "O que ele nunca poderá fazer", en: "What it can never do" },
  neverDeletes: {
    "pt-BR":
      "Excluir imóveis ou clientes. Antes de cada gravação, ele mostra o que vai mudar e pede sua confirmação.",
    en: "Delete properties or clients. Before each write it shows what will change and asks you to confirm.",
  },
  neverAccepts: {
    "pt-BR": "Aceitar proprietários na Captação, o que gasta dinheiro.",
    en: "Accept owners in Captação, which spends money.",
  },
  neverSends: {
    "pt-BR": "Criar chaves ou webhooks, que enviariam dados a outro endereço.",
    en: "Create keys or webhooks, which would send data to another address.",
  },
  allow: { "pt-BR": "Autorizar", en: "Allow" },
  deny: { "pt-BR": "Recusar", en: "Deny" },
  proveText: {
    "pt-BR": "Para permitir gravações, confirme com um novo código. Depois, escolha as permissões outra vez.",
    en: "To let it write, confirm with a new code. Then choose the permissions again.",
  },
  prove: { "pt-BR": "Pedir o código", en: "Ask for the code" },
  notPossible: { "pt-BR": "Não foi possível conectar", en: "Could not connect" },
  badRequest: {
    "pt-BR":
      "O pedido do assistente está incompleto, venceu ou não confere com o que ele publica. Nada foi autorizado. Comece de novo no assistente.",
    en: "The assistant's request is incomplete, has expired, or differs from what it publishes. Nothing was allowed. Start again in the assistant.",
  },
  nobody: {
    "pt-BR":
      "Só o titular da conta pode conectar assistentes; um gerente, apenas para leitura. Nada foi autorizado.",
    en: "Only the account's owner can connect assistants; a manager, for reading only. Nothing was allowed.",
  },
} as const satisfies Record<string, Sentence>;

export const VALIDITY_TITLES: Readonly<Record<Validity, Sentence>> = {
  "30D": { "pt-BR": "30 dias", en: "30 days" },
  "90D": { "pt-BR": "90 dias", en: "90 days" },
  "365D": { "pt-BR": "365 dias", en: "365 days" },
};
