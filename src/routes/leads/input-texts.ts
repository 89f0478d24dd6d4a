import type { SchemaTexts } from "../../contract/texts.ts";

export const PROFILE: SchemaTexts = {
  purposes: [
    "O que procura: VENDA (comprar), LOCACAO (alugar) ou os dois.",
    "Looks to buy (VENDA), rent (LOCACAO) or both.",
    ["VENDA"],
  ],
  propertyTypes: [
    "Subtipos procurados; vazio: qualquer um.",
    "Subtypes looked for; empty: any.",
    ["APARTAMENTO"],
  ],
  locations: ["Até 30 lugares procurados.", "Up to 30 places looked for."],
  salePriceMin: ["Preço mínimo de compra, em BRL.", "Least price to buy, in BRL.", 500_000],
  salePriceMax: [
    "Preço máximo de compra, em BRL. Não menor que o mínimo.",
    "Highest price to buy, in BRL. Not below the least.",
    900_000,
  ],
  rentPriceMin: ["Aluguel mínimo por mês, em BRL.", "Least rent a month, in BRL.", null],
  rentPriceMax: [
    "Aluguel máximo por mês, em BRL. Não menor que o mínimo.",
    "Highest rent a month, in BRL. Not below the least.",
    null,
  ],
  bedrooms: ["Quartos, no mínimo.", "Bedrooms, at least.", 2],
  suites: ["Suítes, no mínimo.", "Suites, at least.", null],
  bathrooms: ["Banheiros, no mínimo.", "Bathrooms, at least.", null],
  parkingSpots: ["Vagas, no mínimo.", "Parking spots, at least.", 1],
  areaMin: ["Área privativa mínima, em m².", "Least private area, in m².", 70],
};

/** Its code, where a body has one. */
export const LEAD_REF: SchemaTexts = {
  externalRef: [
    "Código do cliente no sistema de quem chama, único na conta: 1 a 80 caracteres.",
    "Code of the client in the caller's system, unique in the account: 1 to 80 characters.",
    "CLI-2041",
  ],
};

/** What a write says of a client. */
export const LEAD_INPUT: SchemaTexts = {
  name: [
    "Nome, até 200 caracteres. Obrigatório na criação.",
    "Name, up to 200 characters. Needed on creation.",
    "Ana Martins",
  ],
  phones: [
    "Até 5 telefones. Na criação é preciso um telefone ou um e-mail.",
    "Up to 5 phones. A creation needs a phone or an e-mail.",
  ],
  email: [
    "E-mail; guardado em minúsculas. null limpa.",
    "E-mail, kept in lower case. null clears.",
    "ana@example.com",
  ],
  status: [
    "Etapa: NEW, ATTENDING, PROPOSAL, WON ou LOST.",
    "Stage: NEW, ATTENDING, PROPOSAL, WON or LOST.",
    "NEW",
  ],
  notes: [
    "Anotações internas, até 5.000 caracteres. Nunca vistas por parceiros.",
    "Internal notes, up to 5,000 characters. Never seen by partners.",
    null,
  ],
  preApproved: ["Crédito pré-aprovado.", "Credit is pre-approved.", false],
  sharedToNetwork: [
    "O perfil pode receber imóveis de parceiros.",
    "The profile may receive partners' properties.",
    false,
  ],
  interest: [
    "Perfil de busca; campo ausente nele fica como está.",
    "Search profile; its absent fields stay.",
  ],
  ownerAccountId: [
    "Corretor responsável: `accountId` de `GET /team`. Sem ele, o cliente novo vai para quem tem menos clientes ativos.",
    "Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest active clients.",
  ],
  ownerEmail: ["O corretor pelo e-mail, em vez do id.", "The broker by e-mail in place of the id."],
  lastActivityAt: [
    "Última atividade no sistema de quem chama. Só avança; null deixa como está. Há mais de 60 dias na criação: o cliente nasce arquivado.",
    "Latest activity in the caller's system. Only moves forward; null leaves it. Over 60 days ago on creation: the client is created archived.",
  ],
  consentGiven: [
    "Obrigatório na criação, e sempre true: a empresa declara ter base legal para tratar os dados (LGPD).",
    "Needed on creation, and always true: the company declares a legal basis to process the data (LGPD).",
    true,
  ],
};

/** What requests say. */
export const LEAD_REQUEST_TEXTS: Readonly<Record<string, SchemaTexts>> = {
  LeadInput: {
    _: ["O que uma gravação diz de um cliente.", "What a write says of a client."],
    ...LEAD_INPUT,
  },
  LeadCreation: { _: ["Um cliente novo.", "A new client."], ...LEAD_REF, ...LEAD_INPUT },
  LeadStateInput: {
    _: ["O estado pedido.", "The state asked for."],
    state: ["ACTIVE ou ARCHIVED.", "ACTIVE or ARCHIVED.", "ARCHIVED"],
  },
  InteractionInput: {
    _: ["O que foi feito com o cliente.", "What was done with the client."],
    type: [
      "CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE ou OTHER.",
      "CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE or OTHER.",
      "CALL",
    ],
    at: ["Quando; agora se ausente, nunca no futuro.", "When; now where absent, never in the future."],
    note: [
      "Anotação, até 2.000 caracteres.",
      "Note, up to 2,000 characters.",
      "Prefere visitar aos sábados.",
    ],
    propertyId: ["Imóvel de que se tratou.", "The property it was about."],
  },
  PhoneInput: {
    _: ["Um telefone.", "A phone."],
    number: [
      "Em qualquer grafia brasileira com DDD, ou estrangeiro começando com `+`. Guardado em E.164.",
      "In any Brazilian spelling with its area code, or foreign beginning with `+`. Kept in E.164.",
      "(41) 98765-4321",
    ],
    isWhatsApp: ["Atende por WhatsApp.", "Is on WhatsApp.", true],
  },
  InterestInput: { _: ["Perfil de busca.", "Search profile."], ...PROFILE },
  LocationInput: {
    _: ["Um lugar procurado.", "A place looked for."],
    cityId: ["Código IBGE da cidade, 7 dígitos.", "IBGE code of the city, 7 digits.", "4106902"],
    neighborhoodSlug: [
      "Bairro do catálogo; ausente ou null: a cidade toda.",
      "Neighborhood of the catalogue; absent or null: the whole city.",
      null,
    ],
  },
};
