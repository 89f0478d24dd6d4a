import type { Sentence } from "../../../src/lib/language.ts";

export const TROUBLE = {
  closed: { "pt-BR": "Sua função não dá acesso a esta página", en: "Your role has no access to this page" },
  closedTo: { "pt-BR": "Quem tem acesso: {roles}.", en: "Roles with access: {roles}." },
  notFound: { "pt-BR": "Não encontramos esta página", en: "We cannot find this page" },
  notFoundText: {
    "pt-BR": "O endereço não existe, ou você não tem acesso a ele.",
    en: "The address does not exist, or you have no access to it.",
  },
  accessEnded: { "pt-BR": "Você não tem acesso a esta conta", en: "You have no access to this account" },
  accessEndedText: {
    "pt-BR":
      "Você continua conectado como {email}, mas não tem mais acesso a esta conta, ou nunca teve. Peça o acesso ao titular, em Pessoas com acesso.",
    en: "You are still signed in as {email}, but you no longer have access to this account, or never had it. Ask its owner to add you under People with access.",
  },
  readOnly: { "pt-BR": "Modo de leitura", en: "Read-only view" },
  readOnlyText: {
    "pt-BR": "Você está vendo a conta pela central de operação. Nada foi enviado nem alterado.",
    en: "You are viewing the account from the operator's console. Nothing was sent or changed.",
  },
  gone: { "pt-BR": "{thing} não está mais aqui", en: "{thing} is no longer here" },
  goneText: {
    "pt-BR": "Foi excluído ou nunca foi desta conta. Seu acesso à conta continua normal.",
    en: "It was deleted or never belonged to this account. You still have access to the account.",
  },
  notHere: { "pt-BR": "{thing} não está neste endereço", en: "{thing} is not at this address" },
  notHereText: {
    "pt-BR":
      "Já terminou, nunca foi desta conta ou não tem página própria. Seu acesso à conta continua normal; veja na lista o que existe.",
    en: "It has ended, never belonged to this account, or has no page of its own. You still have access to the account; the list shows what exists.",
  },
  toList: { "pt-BR": "Ver a lista", en: "See the list" },
  proveFirst: { "pt-BR": "Confirme que é você", en: "Confirm it is you" },
  proveAgain: {
    "pt-BR": "Faz mais de dez minutos que você entrou. Confirme que é você e envie de novo: nada foi salvo.",
    en: "You signed in more than ten minutes ago. Confirm it is you and send again: nothing was saved.",
  },
  proveKept: {
    "pt-BR":
      "Faz mais de dez minutos que você entrou. Confirme que é você e envie: nada foi salvo ainda, e o que você preencheu está guardado.",
    en: "You signed in more than ten minutes ago. Confirm it is you and send: nothing has been saved yet, and what you filled in is kept.",
  },
  prove: { "pt-BR": "Confirmar", en: "Confirm" },
  failed: { "pt-BR": "Tivemos um problema", en: "Something went wrong on our side" },
  failedText: { "pt-BR": "Tente de novo em instantes.", en: "Try again in a moment." },
  updating: {
    "pt-BR": "O painel está sendo atualizado. Recarregue a página em instantes.",
    en: "The dashboard is being updated. Reload the page in a moment.",
  },
  request: { "pt-BR": "Id da requisição", en: "Request id" },
  start: { "pt-BR": "Voltar ao início", en: "Back to the start page" },
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
        "Ele foi estornado ou excluído, ou foi aceito por outra conta. Seu acesso a esta conta continua normal.",
      en: "They were refunded or deleted, or another account accepted them. You still have access to this account.",
    },
  },
  captacao: {
    title: { "pt-BR": "Esta oferta", en: "This offer" },
    text: {
      "pt-BR":
        "O prazo terminou, a oferta foi retirada ou outra conta a aceitou primeiro. Nada foi debitado.",
      en: "It expired, was withdrawn, or another account accepted it first. Nothing was debited.",
    },
  },
  properties: { title: { "pt-BR": "Este imóvel", en: "This property" } },
  trash: { title: { "pt-BR": "Este imóvel", en: "This property" } },
  clients: { title: { "pt-BR": "Este cliente", en: "This client" } },
  radar: {
    title: { "pt-BR": "Esta oportunidade", en: "This opportunity" },
    text: {
      "pt-BR":
        "O imóvel ou o cliente mudou, e os dois não combinam mais. Seu acesso à conta continua normal.",
      en: "The property or the client has changed, and they no longer match. You still have access to the account.",
    },
  },
  partnerships: { title: { "pt-BR": "Esta parceria", en: "This partnership" } },
  launches: {
    title: { "pt-BR": "Este lançamento", en: "This launch" },
    text: {
      "pt-BR": "A incorporadora o retirou do catálogo, ou ele nunca esteve lá.",
      en: "Its developer removed it from the catalog, or it was never there.",
    },
  },
  connections: {
    title: { "pt-BR": "Esta conexão", en: "This connection" },
    text: {
      "pt-BR": "Ela foi encerrada, e o assistente não tem mais acesso. Sua sessão continua normal.",
      en: "It has ended, and the assistant no longer has access. Your own session is not affected.",
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
  batches: { title: { "pt-BR": "Este lote", en: "This batch" } },
  team: { title: { "pt-BR": "Esta pessoa", en: "This person" } },
  people: { title: { "pt-BR": "Esta pessoa", en: "This person" } },
};
