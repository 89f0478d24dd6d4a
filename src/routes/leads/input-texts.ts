import type { SchemaTexts } from "../../contract/texts.ts";

export const PROFILE: SchemaTexts = {
  purposes: [
    "O que procura: VENDA (comprar), LOCACAO (alugar) ou os dois.",
    "What the client wants: VENDA (buy), LOCACAO (rent) or both.",
    ["VENDA"],
  ],
  propertyTypes: [
    "Subtipos procurados, de `GET /reference/property-types`. Sem nenhum, o Radar nada recomenda.",
    "Wanted subtypes, from `GET /reference/property-types`. Without any, Radar recommends nothing.",
    ["APARTAMENTO"],
  ],
  locations: ["Até 30 lugares procurados.", "Up to 30 wanted places."],
  salePriceMin: ["Preço mínimo de compra, em BRL.", "Lowest price to buy, in BRL.", 500_000],
  salePriceMax: [
    "Preço máximo de compra, em BRL. Não menor que o mínimo.",
    "Highest price to buy, in BRL. Not below the lowest.",
    900_000,
  ],
  rentPriceMin: ["Aluguel mínimo por mês, em BRL.", "Lowest monthly rent, in BRL.", null],
  rentPriceMax: [
    "Aluguel máximo por mês, em BRL. Não menor que o mínimo.",
    "Highest monthly rent, in BRL. Not below the lowest.",
    null,
  ],
  bedrooms: ["Quartos, no mínimo.", "Bedrooms, at least.", 2],
  suites: ["Suítes, no mínimo.", "Suites, at least.", null],
  bathrooms: ["Banheiros, no mínimo.", "Bathrooms, at least.", null],
  parkingSpots: ["Vagas, no mínimo.", "Parking spots, at least.", 1],
  areaMin: ["Área privativa mínima, em m².", "Smallest private area, in m².", 70],
};

/** Its code, where a body has one. */
export const LEAD_REF: SchemaTexts = {
  externalRef: [
    "Código do cliente no sistema de quem chama, único na conta: 1 a 80 caracteres.",
    "Code of the client in your system, unique in the account: 1 to 80 characters.",
    "CLI-2041",
  ],
};

/** The client data of a write. */
export const LEAD_INPUT: SchemaTexts = {
  name: [
    "Nome, até 200 caracteres. Obrigatório na criação.",
    "Name, up to 200 characters. Required on creation.",
    "Ana Martins",
  ],
  phones: [
    "Até 5 telefones. Na criação é preciso um telefone ou um e-mail.",
    "Up to 5 phones. Creating requires a phone or an e-mail.",
  ],
  email: [
    "E-mail; guardado em minúsculas. null limpa.",
    "E-mail, stored in lower case; null clears.",
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
    "Search profile; absent fields stay as they are.",
  ],
  ownerAccountId: [
    "Corretor responsável: `accountId` de `GET /team`. Sem ele, o cliente novo vai para quem tem menos clientes ativos.",
    "Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest active clients.",
  ],
  ownerEmail: ["O corretor pelo e-mail, em vez do id.", "The broker's e-mail, instead of the id."],
  lastActivityAt: [
    "Última atividade no sistema de quem chama. Só avança; null deixa como está. Um cliente novo sem atividade há mais de 60 dias é criado arquivado.",
    "Latest activity in your system. It only moves forward; null leaves it unchanged. A new client inactive for over 60 days is created archived.",
  ],
  consentGiven: [
    "Obrigatório na criação, e sempre true: a empresa declara ter base legal para tratar os dados (LGPD).",
    "Required on creation, and always true: the company declares that it has a legal basis to process the data (LGPD).",
    true,
  ],
};

/** What requests say. */
export const LEAD_REQUEST_TEXTS: Readonly<Record<string, SchemaTexts>> = {
  LeadInput: {
    _: ["Os dados de um cliente numa gravação.", "The client data of a write."],
    ...LEAD_INPUT,
  },
  LeadCreation: { _: ["Um cliente novo.", "A new client."], ...LEAD_REF, ...LEAD_INPUT },
  LeadStateInput: {
    _: ["O estado pedido.", "The requested state."],
    state: ["ACTIVE ou ARCHIVED.", "ACTIVE or ARCHIVED.", "ARCHIVED"],
  },
  InteractionInput: {
    _: ["O que foi feito com o cliente.", "The interaction with the client."],
    type: [
      "CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE ou OTHER.",
      "CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE or OTHER.",
      "CALL",
    ],
    at: [
      "Quando; agora se ausente, nunca no futuro.",
      "When it happened; now if absent, never in the future.",
    ],
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
      "Any Brazilian format with the area code, or a foreign number starting with `+`. Stored in E.164.",
      "(41) 98765-4321",
    ],
    isWhatsApp: ["Atende por WhatsApp.", "Is on WhatsApp.", true],
  },
  InterestInput: {
    _: [
      "Perfil de busca. Para recomendar, o Radar precisa de finalidade, subtipos, cidade e do preço máximo de cada finalidade.",
      "Search profile. To recommend, Radar needs purposes, subtypes, a city and the highest price of each purpose.",
    ],
    ...PROFILE,
  },
  LocationInput: {
    _: ["Um lugar procurado.", "A wanted place."],
    cityId: ["Código IBGE da cidade, 7 dígitos.", "IBGE code of the city, 7 digits.", "4106902"],
    neighborhoodSlug: [
      "Bairro do catálogo; ausente ou null: a cidade toda.",
      "Neighborhood of the catalogue; absent or null: the whole city.",
      null,
    ],
  },
};
