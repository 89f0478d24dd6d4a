import type { Sentence } from "../../../../src/lib/language.ts";

export const CLIENT_FORM = {
  edit: { "pt-BR": "Editar", en: "Edit" },
  editTitle: { "pt-BR": "Editar cliente", en: "Edit client" },
  add: { "pt-BR": "Novo cliente", en: "New client" },
  intro: {
    "pt-BR": "O que você mudar passa a ser do painel: a API não muda esses campos até você devolvê-los.",
    en: "What you change becomes the dashboard's: the API cannot change these fields until you release them.",
  },
  addIntro: {
    "pt-BR": "Preencha o nome e um telefone ou e-mail. Quem já é cliente com esse contato é atualizado.",
    en: "Fill in the name and a phone or an e-mail. An existing client with that contact is updated.",
  },
  joined: {
    "pt-BR": "Esta pessoa já era cliente: juntamos o que faltava no cadastro.",
    en: "This person was a client already: what was missing has been filled in.",
  },
  kept: { "pt-BR": "Ficou como estava: {fields}.", en: "Kept as it was: {fields}." },
  leftOut: {
    "pt-BR": "Um número de serviço (0800, 4004) ou de preenchimento não é de ninguém e não foi guardado.",
    en: "A service number (0800, 4004) or a placeholder belongs to nobody and was not stored.",
  },
  who: { "pt-BR": "Quem é", en: "Who it is" },
  wish: { "pt-BR": "O que procura", en: "What they look for" },
  ref: { "pt-BR": "Código no seu sistema", en: "Code in your system" },
  name: { "pt-BR": "Nome", en: "Name" },
  phones: { "pt-BR": "Telefones", en: "Phones" },
  phonesHint: { "pt-BR": "Um por linha, com DDD.", en: "One per line, with the area code." },
  preApproved: { "pt-BR": "Crédito pré-aprovado", en: "Credit pre-approved" },
  share: {
    "pt-BR": "Mostrar a parceiros, sem nome nem contato",
    en: "Show to partners, without name or contact",
  },
  consent: {
    "pt-BR": "Há base legal para tratar os dados desta pessoa",
    en: "There is a legal basis to process this person's data",
  },
  purposes: { "pt-BR": "Finalidades", en: "Purposes" },
  types: { "pt-BR": "Tipos de imóvel", en: "Types of property" },
  typesHint: { "pt-BR": "Segure Ctrl para marcar vários.", en: "Hold Ctrl to choose several." },
  save: { "pt-BR": "Salvar", en: "Save" },
  create: { "pt-BR": "Criar cliente", en: "Create client" },
  interactions: { "pt-BR": "Contatos registrados", en: "Logged interactions" },
  noInteractions: { "pt-BR": "Nenhum contato registrado ainda.", en: "No interactions logged yet." },
  when: { "pt-BR": "Quando", en: "When" },
  older: { "pt-BR": "Aparecem os {count} mais recentes.", en: "The newest {count} are shown." },
  export: { "pt-BR": "Exportar tudo sobre este cliente", en: "Export everything about this client" },
  exportText: {
    "pt-BR":
      "Um arquivo JSON com o cadastro, contatos, oportunidades e parcerias, para responder à pessoa (LGPD, art. 18). Fica registrado na auditoria e exige ter entrado no painel há menos de dez minutos.",
    en: "A JSON file with the record, interactions, opportunities and partnerships, to answer the person (LGPD, art. 18). It is audited, and you must have signed in within the last ten minutes.",
  },
} as const satisfies Record<string, Sentence>;

export const WISH_TITLES: Readonly<Record<string, Sentence>> = {
  salePriceMin: { "pt-BR": "Compra a partir de (R$)", en: "Buys from (R$)" },
  salePriceMax: { "pt-BR": "Compra até (R$)", en: "Buys up to (R$)" },
  rentPriceMin: { "pt-BR": "Aluguel a partir de (R$)", en: "Rents from (R$)" },
  rentPriceMax: { "pt-BR": "Aluguel até (R$)", en: "Rents up to (R$)" },
  bedrooms: { "pt-BR": "Quartos, ao menos", en: "Bedrooms, at least" },
  suites: { "pt-BR": "Suítes, ao menos", en: "Suites, at least" },
  bathrooms: { "pt-BR": "Banheiros, ao menos", en: "Bathrooms, at least" },
  parkingSpots: { "pt-BR": "Vagas, ao menos", en: "Parking spots, at least" },
  areaMin: { "pt-BR": "Área mínima (m²)", en: "Smallest area (m²)" },
};

/** The fields of a client, by their names in the API. */
export const LEAD_TITLES: Readonly<Record<string, Sentence>> = {
  name: CLIENT_FORM.name,
  phones: CLIENT_FORM.phones,
  email: { "pt-BR": "E-mail", en: "E-mail" },
  status: { "pt-BR": "Etapa", en: "Stage" },
  notes: { "pt-BR": "Anotações", en: "Notes" },
  preApproved: CLIENT_FORM.preApproved,
  sharedToNetwork: CLIENT_FORM.share,
  interest: CLIENT_FORM.wish,
  ownerAccountId: { "pt-BR": "Responsável", en: "Broker" },
};
