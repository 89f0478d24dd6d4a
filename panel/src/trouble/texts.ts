import type { Sentence } from "../../../src/lib/language.ts";

export const TROUBLE = {
  closed: { "pt-BR": "Seu papel não abre esta página", en: "Your role cannot open this page" },
  closedTo: { "pt-BR": "Ela é de quem é: {roles}.", en: "It is open to: {roles}." },
  notFound: { "pt-BR": "Não encontramos esta página", en: "We cannot find this page" },
  notFoundText: {
    "pt-BR": "O endereço não existe, ou sua conta não tem acesso a ele.",
    en: "The address does not exist, or you have no access to it.",
  },
  accessEnded: { "pt-BR": "Você não tem acesso a esta conta", en: "You have no access to this account" },
  accessEndedText: {
    "pt-BR":
      "Você continua com a sessão aberta, como {email}, mas o seu acesso a esta conta terminou, ou nunca existiu. Quem dá acesso é o titular da conta, em Equipe.",
    en: "You are still signed in, as {email}, but your access to this account has ended, or never was. The account's owner gives access, under Team.",
  },
  readOnly: { "pt-BR": "Aqui você só olha", en: "Here you only look" },
  readOnlyText: {
    "pt-BR": "Você está vendo a conta pela central de operação: nada foi enviado, e nada mudou.",
    en: "You are seeing the account from the operator's console: nothing was sent, and nothing has changed.",
  },
  gone: { "pt-BR": "{thing} não está mais aqui", en: "{thing} is no longer here" },
  goneText: {
    "pt-BR":
      "Você continua com acesso à conta: o que terminou é só isto. Ou foi excluído, ou nunca foi desta conta.",
    en: "You still have access to the account: this alone is gone. It was deleted, or never belonged to this account.",
  },
  notHere: { "pt-BR": "{thing} não está neste endereço", en: "{thing} is not at this address" },
  notHereText: {
    "pt-BR":
      "Ou terminou, ou nunca foi desta conta, ou não tem página própria. Você continua com acesso à conta, e a lista mostra o que existe.",
    en: "It has ended, never belonged to this account, or has no page of its own. You still have access to the account, and the list shows what there is.",
  },
  toList: { "pt-BR": "Ver a lista", en: "See the list" },
  proveFirst: { "pt-BR": "Confirme que é você", en: "Confirm that it is you" },
  proveAgain: {
    "pt-BR":
      "Passaram mais de dez minutos desde que você entrou. Confirme e envie de novo: nada foi gravado.",
    en: "More than ten minutes have passed since you signed in. Confirm it and send again: nothing was written.",
  },
  proveKept: {
    "pt-BR":
      "Passaram mais de dez minutos desde que você entrou. Confirme e envie: nada foi gravado ainda, e o que você preencheu está guardado.",
    en: "More than ten minutes have passed since you signed in. Confirm and send: nothing has been written yet, and what you filled in is kept.",
  },
  prove: { "pt-BR": "Confirmar", en: "Confirm" },
  failed: { "pt-BR": "Algo falhou do nosso lado", en: "Something failed on our side" },
  failedText: { "pt-BR": "Tente de novo em instantes.", en: "Try again in a moment." },
  updating: {
    "pt-BR": "O painel está sendo atualizado. Recarregue a página em instantes.",
    en: "The dashboard is being updated. Reload the page in a moment.",
  },
  request: { "pt-BR": "Id da requisição", en: "Request id" },
  start: { "pt-BR": "Voltar ao início", en: "Back to the start" },
  back: { "pt-BR": "Voltar às suas contas", en: "Back to your accounts" },
} as const satisfies Record<string, Sentence>;

export interface Thing {
  readonly title: Sentence;
  /** What else may have happened to it. */
  readonly text?: Sentence;
}

/** What the address of a missing page is about, by the beginning of its path below the account. */
export const THINGS: Readonly<Record<string, Thing>> = {
  "captacao/owners": {
    title: { "pt-BR": "Este proprietário", en: "This owner" },
    text: {
      "pt-BR":
        "Ele foi estornado ou excluído, ou quem o aceitou foi outra conta. Você continua com acesso a esta.",
      en: "They were refunded or deleted, or another account accepted them. You still have access to this one.",
    },
  },
  captacao: {
    title: { "pt-BR": "Esta oferta", en: "This offer" },
    text: {
      "pt-BR":
        "O prazo dela terminou, ela foi retirada, ou outra conta a aceitou primeiro. Nada foi debitado agora.",
      en: "Its time is over, it was withdrawn, or another account was first. Nothing was debited now.",
    },
  },
  properties: { title: { "pt-BR": "Este imóvel", en: "This property" } },
  trash: { title: { "pt-BR": "Este imóvel", en: "This property" } },
  clients: { title: { "pt-BR": "Este cliente", en: "This client" } },
  radar: {
    title: { "pt-BR": "Esta oportunidade", en: "This opportunity" },
    text: {
      "pt-BR": "O imóvel ou o cliente mudou, e os dois não combinam mais. Você continua com acesso à conta.",
      en: "The property or the client has changed, and they no longer fit. You still have access to the account.",
    },
  },
  partnerships: { title: { "pt-BR": "Esta parceria", en: "This partnership" } },
  launches: {
    title: { "pt-BR": "Este lançamento", en: "This launch" },
    text: {
      "pt-BR": "A incorporadora o tirou do catálogo, ou ele nunca esteve lá.",
      en: "Its developer has taken it out of the catalogue, or it was never there.",
    },
  },
  connections: {
    title: { "pt-BR": "Esta conexão", en: "This connection" },
    text: {
      "pt-BR":
        "Ela foi encerrada: o assistente não entra mais por ela. A sua sessão e o seu acesso continuam.",
      en: "It has ended: the assistant no longer gets in by it. Your session and your access go on.",
    },
  },
  keys: { title: { "pt-BR": "Esta chave", en: "This key" } },
  webhooks: { title: { "pt-BR": "Este webhook", en: "This webhook" } },
  requests: {
    title: { "pt-BR": "Esta requisição", en: "This request" },
    text: { "pt-BR": "O registro guarda 30 dias.", en: "The log keeps 30 days." },
  },
  events: {
    title: { "pt-BR": "Este evento", en: "This event" },
    text: { "pt-BR": "O registro guarda 30 dias.", en: "The log keeps 30 days." },
  },
  batches: { title: { "pt-BR": "Este envio", en: "This batch" } },
  team: { title: { "pt-BR": "Esta pessoa", en: "This person" } },
  people: { title: { "pt-BR": "Esta pessoa", en: "This person" } },
};
