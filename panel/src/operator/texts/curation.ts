import type { Sentence } from "../../../../src/lib/language.ts";

export const REVIEWS = {
  none: { "pt-BR": "Nenhum imóvel espera revisão.", en: "No listing waits for a review." },
  gone: {
    "pt-BR": "Este imóvel já não espera revisão, ou está em outra página da fila.",
    en: "This listing no longer waits for a review, or is on another page of the queue.",
  },
  listing: { "pt-BR": "Imóvel", en: "Listing" },
  account: { "pt-BR": "Conta", en: "Account" },
  worker: { "pt-BR": "Com quem está", en: "Taken by" },
  type: { "pt-BR": "Tipo", en: "Type" },
  purposes: { "pt-BR": "Finalidades", en: "Purposes" },
  place: { "pt-BR": "Lugar", en: "Place" },
  sale: { "pt-BR": "Venda", en: "Sale" },
  rent: { "pt-BR": "Aluguel", en: "Rent" },
  bedrooms: { "pt-BR": "Quartos", en: "Bedrooms" },
  area: { "pt-BR": "Área privativa", en: "Private area" },
  description: { "pt-BR": "Descrição", en: "Description" },
  photo: { "pt-BR": "Foto {number}", en: "Photo {number}" },
  approve: { "pt-BR": "Aprovar", en: "Approve" },
  reject: { "pt-BR": "Recusar", en: "Reject" },
  reason: { "pt-BR": "Motivo da recusa", en: "Reason for the rejection" },
  next: { "pt-BR": "Próximo", en: "Next" },
  keys: {
    "pt-BR": "Teclas: a aprova, r escolhe o motivo, j passa ao próximo, u desfaz.",
    en: "Keys: a approves, r chooses the reason, j goes to the next, u undoes.",
  },
  decided: {
    "pt-BR": "Decidido. Você pode desfazer por um minuto.",
    en: "Decided. You can undo it for a minute.",
  },
  undo: { "pt-BR": "Desfazer", en: "Undo" },
  sandbox: { "pt-BR": "Ambiente", en: "Environment" },
  isSandbox: { "pt-BR": "sandbox", en: "sandbox" },
} as const satisfies Record<string, Sentence>;

export const REASONS: Readonly<Record<string, Sentence>> = {
  LANCAMENTO: { "pt-BR": "É um lançamento", en: "It is a launch" },
  SEM_VALOR: { "pt-BR": "Sem valor", en: "No price" },
  QUALIDADE_BAIXA: { "pt-BR": "Qualidade baixa", en: "Low quality" },
  NAO_ANGARIACAO: { "pt-BR": "Não é angariação própria", en: "Not their own listing" },
  MARCA_DAGUA: { "pt-BR": "Marca-d'água nas fotos", en: "Watermark on the photos" },
  FOTOS_INSUFICIENTES: { "pt-BR": "Fotos insuficientes", en: "Too few photos" },
  DADOS_INCOERENTES: { "pt-BR": "Dados incoerentes", en: "Data that contradict each other" },
  OUTRO: { "pt-BR": "Outro", en: "Other" },
};

export const NEIGHBORHOODS = {
  none: { "pt-BR": "Nenhum texto espera.", en: "No text waits." },
  text: { "pt-BR": "Texto", en: "Text" },
  city: { "pt-BR": "Cidade", en: "City" },
  listings: { "pt-BR": "Imóveis que seguem", en: "Listings that follow" },
  decide: { "pt-BR": "Decidir", en: "Decide" },
  known: { "pt-BR": "Código de um bairro do catálogo", en: "Code of a neighborhood of the catalogue" },
  knownHint: { "pt-BR": "Como em batel.", en: "As in batel." },
  new: { "pt-BR": "Ou o nome de um bairro novo", en: "Or the name of a new one" },
  save: { "pt-BR": "Gravar", en: "Save" },
  done: {
    "pt-BR": "Decidido: {name}. Imóveis que seguiram: {count}.",
    en: "Decided: {name}. Listings that followed: {count}.",
  },
} as const satisfies Record<string, Sentence>;

export const CREDITS = {
  account: { "pt-BR": "Id da conta", en: "Id of the account" },
  open: { "pt-BR": "Abrir", en: "Open" },
  credit: { "pt-BR": "Creditar ou debitar", en: "Credit or debit" },
  balance: { "pt-BR": "Saldo", en: "Balance" },
  amount: { "pt-BR": "Valor em reais", en: "Amount in reais" },
  amountHint: { "pt-BR": "Negativo: um débito.", en: "Negative: a debit." },
  note: { "pt-BR": "Anotação", en: "Note" },
  reference: { "pt-BR": "Referência", en: "Reference" },
  referenceHint: {
    "pt-BR": "A mesma referência é o mesmo crédito: não credita de novo.",
    en: "The same reference is the same credit: it credits once.",
  },
  save: { "pt-BR": "Gravar", en: "Save" },
  ledger: { "pt-BR": "Extrato", en: "Ledger" },
  noLedger: { "pt-BR": "Nenhum lançamento.", en: "No entries." },
  kind: { "pt-BR": "Lançamento", en: "Entry" },
  value: { "pt-BR": "Valor", en: "Amount" },
  after: { "pt-BR": "Saldo depois", en: "Balance after" },
  when: { "pt-BR": "Quando", en: "When" },
  offers: { "pt-BR": "Ofertas de proprietários", en: "Offers of owners" },
  noOffers: { "pt-BR": "Nenhuma oferta.", en: "No offers." },
  offer: { "pt-BR": "Oferta", en: "Offer" },
  status: { "pt-BR": "Estado", en: "State" },
  price: { "pt-BR": "Preço", en: "Price" },
  deadline: { "pt-BR": "Prazo", en: "Deadline" },
  act: { "pt-BR": "Fazer", en: "Do" },
  withdraw: { "pt-BR": "Retirar", en: "Withdraw" },
  refund: { "pt-BR": "Estornar", en: "Refund" },
} as const satisfies Record<string, Sentence>;

export const SHARDS = {
  name: { "pt-BR": "Nome", en: "Name" },
  accounts: { "pt-BR": "Contas", en: "Accounts" },
  size: { "pt-BR": "Tamanho em MB", en: "Size in MB" },
  unknown: { "pt-BR": "não medido", en: "not measured" },
  state: { "pt-BR": "Estado", en: "State" },
  measured: { "pt-BR": "Medido", en: "Measured" },
} as const satisfies Record<string, Sentence>;
