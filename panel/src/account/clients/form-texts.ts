import type { Sentence } from "../../../../src/lib/language.ts";

export const CLIENT_FORM = {
  edit: { "pt-BR": "Editar", en: "Edit" },
  editTitle: { "pt-BR": "Editar cliente", en: "Edit client" },
  add: { "pt-BR": "Novo cliente", en: "New client" },
  intro: {
    "pt-BR": "O que você alterar fica fixado no painel: a API não altera esses campos até você liberá-los.",
    en: "What you change is held by the dashboard: the API cannot change those fields until you release them.",
  },
  addIntro: {
    "pt-BR":
      "Preencha o nome e um telefone ou e-mail. Se já houver um cliente com esse contato, ele é atualizado.",
    en: "Fill in the name and a phone or an e-mail. An existing client with that contact is updated.",
  },
  joined: {
    "pt-BR": "Esta pessoa já era cliente: completamos o cadastro com o que faltava.",
    en: "This person was already a client: we filled in what was missing.",
  },
  kept: { "pt-BR": "Não alterado: {fields}.", en: "Not changed: {fields}." },
  leftOut: {
    "pt-BR": "Números de serviço (0800, 4004) ou fictícios não são de ninguém e não foram salvos.",
    en: "Service numbers (0800, 4004) and placeholders belong to nobody and were not saved.",
  },
  who: { "pt-BR": "Dados do cliente", en: "Client details" },
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
  interactions: { "pt-BR": "Histórico de contatos", en: "Interactions" },
  noInteractions: { "pt-BR": "Nenhum contato registrado ainda.", en: "No interactions logged yet." },
  when: { "pt-BR": "Quando", en: "When" },
  older: { "pt-BR": "Só os {count} mais recentes.", en: "Only the newest {count}." },
  export: { "pt-BR": "Exportar tudo sobre este cliente", en: "Export everything about this client" },
  exportText: {
    "pt-BR":
      "Um arquivo JSON com o cadastro, os contatos, as oportunidades e as parcerias, para atender ao pedido da pessoa (LGPD, art. 18). A exportação fica na auditoria, e é preciso ter entrado no painel há menos de dez minutos.",
    en: "A JSON file with the record, interactions, opportunities and partnerships, to answer the person's request (LGPD, art. 18). The export is audited, and you must have signed in within the last ten minutes.",
  },
} as const satisfies Record<string, Sentence>;

export const WISH_TITLES: Readonly<Record<string, Sentence>> = {
  salePriceMin: { "pt-BR": "Compra: de (R$)", en: "Purchase: from (R$)" },
  salePriceMax: { "pt-BR": "Compra: até (R$)", en: "Purchase: up to (R$)" },
  rentPriceMin: { "pt-BR": "Aluguel: de (R$)", en: "Rent: from (R$)" },
  rentPriceMax: { "pt-BR": "Aluguel: até (R$)", en: "Rent: up to (R$)" },
  bedrooms: { "pt-BR": "Quartos (mínimo)", en: "Bedrooms (minimum)" },
  suites: { "pt-BR": "Suítes (mínimo)", en: "Suites (minimum)" },
  bathrooms: { "pt-BR": "Banheiros (mínimo)", en: "Bathrooms (minimum)" },
  parkingSpots: { "pt-BR": "Vagas (mínimo)", en: "Parking spots (minimum)" },
  areaMin: { "pt-BR": "Área mínima (m²)", en: "Minimum area (m²)" },
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
