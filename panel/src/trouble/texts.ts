import { ptEn, type Sentence } from "../../../src/lib/language.ts";

export const TROUBLE = {
  closed: ptEn("Sua função não dá acesso a esta página", "Your role does not have access to this page"),
  closedTo: ptEn("Quem tem acesso: {roles}.", "Roles with access: {roles}."),
  notFound: ptEn("Não encontramos esta página", "We cannot find this page"),
  notFoundText: ptEn(
    "O endereço não existe, ou você não tem acesso a ele.",
    "The address does not exist, or you do not have access to it.",
  ),
  accessEnded: ptEn("Você não tem acesso a esta conta", "You do not have access to this account"),
  accessEndedText: ptEn(
    "Você continua conectado como {email}, mas não tem mais acesso a esta conta, ou nunca teve. Peça o acesso ao titular, em Pessoas com acesso.",
    "You are still signed in as {email}, but you no longer have access to this account, or never had it. Ask its owner to add you under People with access.",
  ),
  readOnly: ptEn("Modo de leitura", "Read-only view"),
  readOnlyText: ptEn(
    "Você está vendo a conta pela central de operação. Nada foi enviado nem alterado.",
    "You are viewing the account from the operator's console. Nothing was sent or changed.",
  ),
  gone: ptEn("{thing} não está mais aqui", "{thing} is no longer here"),
  goneText: ptEn(
    "Foi excluído ou nunca foi desta conta. Seu acesso à conta continua normal.",
    "It was deleted or never belonged to this account. You still have access to the account.",
  ),
  notHere: ptEn("{thing} não está neste endereço", "{thing} is not at this address"),
  notHereText: ptEn(
    "Já terminou, nunca foi desta conta ou não tem página própria. Seu acesso à conta continua normal; veja na lista o que existe.",
    "It has ended, never belonged to this account, or has no page of its own. You still have access to the account; the list shows what exists.",
  ),
  toList: ptEn("Ver a lista", "See the list"),
  askForProof: ptEn("Confirme que é você", "Confirm it is you"),
  proveAgain: ptEn(
    "Faz mais de dez minutos que você entrou. Confirme que é você e envie de novo: nada foi salvo.",
    "You signed in more than ten minutes ago. Confirm it is you and send again: nothing was saved.",
  ),
  proveKept: ptEn(
    "Faz mais de dez minutos que você entrou. Confirme que é você e envie: nada foi salvo ainda, e o que você preencheu está guardado.",
    "You signed in more than ten minutes ago. Confirm it is you and send: nothing has been saved yet, and what you filled in is kept.",
  ),
  prove: ptEn("Confirmar", "Confirm"),
  failed: ptEn("Tivemos um problema", "Something went wrong on our side"),
  failedText: ptEn("Tente de novo em instantes.", "Try again in a moment."),
  updating: ptEn(
    "O painel está sendo atualizado. Recarregue a página em instantes.",
    "The dashboard is being updated. Reload the page in a moment.",
  ),
  request: ptEn("Id da requisição", "Request ID"),
  start: ptEn("Voltar ao início", "Back to the start page"),
  back: ptEn("Voltar às suas contas", "Back to your accounts"),
} as const satisfies Record<string, Sentence>;

export interface Thing {
  readonly title: Sentence;
  /** What may have happened to it, if not only deletion. */
  readonly text?: Sentence;
}

/** What the address of a missing page is about, by the beginning of its path below the account. */
export const THINGS: Readonly<Record<string, Thing>> = {
  "captacao/owners": {
    title: ptEn("Este proprietário", "This owner"),
    text: ptEn(
      "Ele foi estornado ou excluído, ou foi aceito por outra conta. Seu acesso a esta conta continua normal.",
      "They were refunded or deleted, or another account accepted them. You still have access to this account.",
    ),
  },
  captacao: {
    title: ptEn("Esta oferta", "This offer"),
    text: ptEn(
      "O prazo terminou, a oferta foi retirada ou outra conta a aceitou primeiro. Nada foi debitado.",
      "It expired, was withdrawn, or another account accepted it first. Nothing was debited.",
    ),
  },
  properties: { title: ptEn("Este imóvel", "This property") },
  trash: { title: ptEn("Este imóvel", "This property") },
  clients: { title: ptEn("Este cliente", "This client") },
  radar: {
    title: ptEn("Esta oportunidade", "This opportunity"),
    text: ptEn(
      "O imóvel ou o cliente mudou, e os dois não combinam mais. Seu acesso à conta continua normal.",
      "The property or the client has changed, and they no longer match. You still have access to the account.",
    ),
  },
  partnerships: { title: ptEn("Esta parceria", "This partnership") },
  launches: {
    title: ptEn("Este lançamento", "This launch"),
    text: ptEn(
      "A incorporadora o retirou do catálogo, ou ele nunca esteve lá.",
      "Its developer removed it from the catalog, or it was never there.",
    ),
  },
  connections: {
    title: ptEn("Esta conexão", "This connection"),
    text: ptEn(
      "Ela foi encerrada, e o assistente não tem mais acesso. Sua sessão continua normal.",
      "It has ended, and the assistant no longer has access. Your own session is not affected.",
    ),
  },
  keys: { title: ptEn("Esta chave", "This key") },
  webhooks: { title: ptEn("Este webhook", "This webhook") },
  requests: {
    title: ptEn("Esta requisição", "This request"),
    text: ptEn("O registro guarda 30 dias.", "The log keeps 30 days."),
  },
  events: {
    title: ptEn("Este evento", "This event"),
    text: ptEn("O registro guarda 30 dias.", "The log keeps 30 days."),
  },
  batches: { title: ptEn("Este lote", "This batch") },
  team: { title: ptEn("Esta pessoa", "This person") },
  people: { title: ptEn("Esta pessoa", "This person") },
};
