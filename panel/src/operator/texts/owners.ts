import type { Sentence } from "../../../../src/lib/language.ts";

export const OWNERS = {
  none: { "pt-BR": "Nenhuma oferta aqui.", en: "No offers here." },
  list: { "pt-BR": "Ofertas", en: "Offers" },
  owner: { "pt-BR": "Proprietário", en: "Owner" },
  account: { "pt-BR": "Conta", en: "Account" },
  what: { "pt-BR": "Imóvel", en: "Property" },
  price: { "pt-BR": "Preço", en: "Price" },
  deadline: { "pt-BR": "Prazo", en: "Deadline" },
  refundUntil: { "pt-BR": "Estorno até", en: "Refund until" },
  act: { "pt-BR": "Fazer", en: "Do" },
  withdraw: { "pt-BR": "Retirar", en: "Withdraw" },
  toCredits: { "pt-BR": "Ver a conta e estornar", en: "See the account and refund" },
  offer: { "pt-BR": "Oferecer um proprietário", en: "Offer an owner" },
  send: { "pt-BR": "Oferecer", en: "Offer" },
  offered: { "pt-BR": "Oferecido.", en: "Offered." },
  known: { "pt-BR": "Id de um proprietário conhecido", en: "Id of a known owner" },
  knownHint: {
    "pt-BR": "Então deixe vazios os campos de um novo.",
    en: "Then leave the fields of a new one empty.",
  },
  priceReais: { "pt-BR": "Preço em reais", en: "Price in reais" },
  minutes: { "pt-BR": "Prazo em minutos úteis", en: "Deadline in minutes of service" },
  new: { "pt-BR": "Um novo", en: "A new one" },
  name: { "pt-BR": "Nome", en: "Name" },
  phone: { "pt-BR": "Telefone", en: "Phone" },
  email: { "pt-BR": "E-mail", en: "E-mail" },
  city: { "pt-BR": "Código IBGE da cidade", en: "IBGE code of the city" },
  neighborhood: { "pt-BR": "Bairro", en: "Neighborhood" },
  street: { "pt-BR": "Rua", en: "Street" },
  number: { "pt-BR": "Número", en: "Number" },
  purpose: { "pt-BR": "Finalidade", en: "Purpose" },
  type: { "pt-BR": "Tipo do imóvel", en: "Type of property" },
  expects: { "pt-BR": "Valor esperado, em reais", en: "Expected price, in reais" },
} as const satisfies Record<string, Sentence>;

export const OFFER_LISTS = {
  OPEN: { "pt-BR": "Em aberto", en: "Open" },
  REFUNDABLE: { "pt-BR": "Aceitas, com estorno possível", en: "Accepted, and refundable" },
} as const satisfies Record<string, Sentence>;
