import type { Sentence } from "../../../../src/lib/language.ts";
import type { Validity } from "../../../../src/vocabulary/connections.ts";

export const CONSENT = {
  consent: { "pt-BR": "Conectar um assistente", en: "Connect an assistant" },
  assistant: { "pt-BR": "Quem pede", en: "Who asks" },
  publisher: { "pt-BR": "Publicado por", en: "Published by" },
  unverified: {
    "pt-BR": "registrou-se sozinho: o nome não foi verificado",
    en: "registered itself: the name is not verified",
  },
  redirect: { "pt-BR": "O acesso vai para", en: "Access goes to" },
  ownMachine: {
    "pt-BR":
      "O acesso vai para um programa deste computador. Autorize só se você acabou de iniciar a conexão nele.",
    en: "Access goes to a program on this computer. Allow it only if you have just started connecting there.",
  },
  otherHost: {
    "pt-BR": "O acesso vai para um host diferente do que publica o assistente.",
    en: "Access goes to a host other than the one that publishes the assistant.",
  },
  whichAccount: { "pt-BR": "A qual conta?", en: "To which account?" },
  sandbox: { "pt-BR": "sandbox: nada é real", en: "sandbox: nothing is real" },
  validity: { "pt-BR": "Por quanto tempo", en: "For how long" },
  neverTitle: { "pt-BR": "O que ele nunca pode fazer", en: "What it can never do" },
  neverDeletes: {
    "pt-BR": "Excluir imóveis ou clientes. Antes de cada gravação ele mostra o que muda e pede confirmação.",
    en: "Delete properties or clients. Before each write it shows what changes and asks for confirmation.",
  },
  neverAccepts: {
    "pt-BR": "Aceitar proprietários da Captação, o que gasta dinheiro.",
    en: "Accept owners of Captação, which spends money.",
  },
  neverSends: {
    "pt-BR": "Criar chaves ou webhooks, que enviariam dados a outro endereço.",
    en: "Create keys or webhooks, which would send data to another address.",
  },
  allow: { "pt-BR": "Autorizar", en: "Allow" },
  deny: { "pt-BR": "Recusar", en: "Deny" },
  proveText: {
    "pt-BR": "Permitir gravações pede um código novo. Depois dele, escolha outra vez.",
    en: "Letting it write needs a new code. Then choose again.",
  },
  prove: { "pt-BR": "Pedir o código", en: "Ask for the code" },
  notPossible: { "pt-BR": "Não é possível conectar", en: "Connecting is not possible" },
  badRequest: {
    "pt-BR":
      "O pedido do assistente está incompleto, venceu ou não confere com o que ele publica. Nada foi autorizado; comece de novo no assistente.",
    en: "The assistant's request is incomplete, has expired, or differs from what it publishes. Nothing was allowed; begin again in the assistant.",
  },
  nobody: {
    "pt-BR":
      "Só o titular de uma conta, ou um gerente para leitura, conecta assistentes. Nada foi autorizado.",
    en: "Only an account's owner, or a manager for reading, connects assistants. Nothing was allowed.",
  },
} as const satisfies Record<string, Sentence>;

export const VALIDITY_TITLES: Readonly<Record<Validity, Sentence>> = {
  "30D": { "pt-BR": "30 dias", en: "30 days" },
  "90D": { "pt-BR": "90 dias", en: "90 days" },
  "365D": { "pt-BR": "365 dias", en: "365 days" },
};
