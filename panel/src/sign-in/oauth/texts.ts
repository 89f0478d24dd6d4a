import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import type { Validity } from "../../../../src/vocabulary/connections.ts";

export const CONSENT = {
  consent: ptEn("Conectar um assistente", "Connect an assistant"),
  assistant: ptEn("Assistente", "Assistant"),
  publisher: ptEn("Publicado por", "Published by"),
  unverified: ptEn(
    "o próprio assistente se registrou: o nome não foi verificado",
    "self-registered: the name is not verified",
  ),
  redirect: ptEn("O acesso será dado a", "Access will go to"),
  ownMachine: ptEn(
    "O acesso será dado a um programa deste computador. Só autorize se você acabou de iniciar a conexão nele.",
    "Access will go to a program on this computer. Allow it only if you have just started the connection there.",
  ),
  otherHost: ptEn(
    "O acesso será dado a um site diferente do que publica o assistente.",
    "Access will go to a site other than the one that publishes the assistant.",
  ),
  whichAccount: ptEn("Qual conta?", "Which account?"),
  sandbox: ptEn("sandbox: dados de teste", "sandbox: test data"),
  validity: ptEn("Por quanto tempo", "How long"),
  neverTitle: ptEn("O que ele nunca poderá fazer", "What it can never do"),
  neverDeletes: ptEn(
    "Excluir imóveis ou clientes. Antes de cada gravação, ele mostra o que vai mudar e pede sua confirmação.",
    "Delete properties or clients. Before each write it shows what will change and asks you to confirm.",
  ),
  neverAccepts: ptEn(
    "Aceitar proprietários na Captação, o que gasta dinheiro.",
    "Accept owners in Captação, which spends money.",
  ),
  neverSends: ptEn(
    "Criar chaves ou webhooks, que enviariam dados a outro endereço.",
    "Create keys or webhooks, which would send data to another address.",
  ),
  allow: ptEn("Autorizar", "Allow"),
  deny: ptEn("Recusar", "Deny"),
  proveText: ptEn(
    "Para permitir gravações, confirme com um novo código. Depois, escolha as permissões outra vez.",
    "To allow writes, confirm with a new code. Then choose the permissions again.",
  ),
  prove: ptEn("Pedir o código", "Ask for the code"),
  notPossible: ptEn("Não foi possível conectar", "Could not connect"),
  badRequest: ptEn(
    "O pedido do assistente está incompleto, venceu ou não confere com o que ele publica. Nada foi autorizado. Comece de novo no assistente.",
    "The assistant's request is incomplete, has expired, or differs from what it publishes. Nothing was allowed. Start again in the assistant.",
  ),
  nobody: ptEn(
    "Só o titular da conta pode conectar assistentes; um gerente, apenas para leitura. Nada foi autorizado.",
    "Only the account's owner can connect assistants, or a manager for reading only. Nothing was allowed.",
  ),
} as const satisfies Record<string, Sentence>;

export const VALIDITY_TITLES: Readonly<Record<Validity, Sentence>> = {
  "30D": ptEn("30 dias", "30 days"),
  "90D": ptEn("90 dias", "90 days"),
  "365D": ptEn("365 dias", "365 days"),
};
