import type { SchemaTexts } from "../../contract/texts.ts";

const PHOTOS = [
  "https://cdn.example.com/ap0101/sala.jpg",
  "https://cdn.example.com/ap0101/cozinha.jpg",
] as const;

export const TERMS: SchemaTexts = {
  _: ["Condições oferecidas aos parceiros.", "Terms offered to partners."],
  commissionPercent: [
    "Comissão de venda oferecida aos parceiros, em % do preço (0 a 100).",
    "Sale commission offered to partners, in % of the price (0 to 100).",
    5,
  ],
  rentCommissionMonths: [
    "Comissão de locação, em meses de aluguel (0 a 12).",
    "Rent commission, in months of rent (0 to 12).",
    null,
  ],
  splitListingPercent: [
    "Parte da comissão que fica com quem captou o imóvel, em % (0 a 100).",
    "Share of the commission kept by the listing side, in % (0 to 100).",
    50,
  ],
};

export const ADDRESS: SchemaTexts = {
  neighborhood: ["Nome do bairro.", "Name of the neighborhood.", "Batel"],
  city: ["Nome da cidade.", "Name of the city.", "Curitiba"],
  cityId: ["Código IBGE da cidade, 7 dígitos.", "IBGE code of the city, 7 digits.", "4106902"],
  state: ["Sigla do estado, 2 letras.", "State, 2 letters.", "PR"],
  street: ["Logradouro, sem o número.", "Street, without the number.", "Rua Bispo Dom José"],
  number: ["Número no logradouro.", "Number in the street.", "2495"],
  complement: ["Complemento: apartamento, bloco, sala.", "Apartment, block or room.", "ap. 101"],
};

/** Its code, where a body has one. */
export const PROPERTY_REF: SchemaTexts = {
  externalRef: [
    "Código do imóvel no sistema de quem chama, único na conta: 1 a 80 caracteres, sem caracteres de controle.",
    "Code of the property in your system, unique in the account: 1 to 80 characters, no control characters.",
    "AP0101",
  ],
};

/** The property data of a write. */
export const PROPERTY_INPUT: SchemaTexts = {
  title: [
    "Título do anúncio, até 300 caracteres. Marcação HTML é retirada.",
    "Title of the listing, up to 300 characters. HTML markup is stripped.",
    "Apartamento de 3 quartos no Batel",
  ],
  description: [
    "Texto do anúncio, até 20.000 caracteres. `<br>` e `</p>` viram quebras de linha; o resto da marcação é retirado.",
    "Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is stripped.",
    "Sala ampla, varanda com churrasqueira e vista livre.",
  ],
  type: [
    "Subtipo do imóvel, de `GET /reference/property-types`. Obrigatório na criação.",
    "Subtype of the property, of `GET /reference/property-types`. Required on creation.",
    "APARTAMENTO",
  ],
  purposes: [
    "Finalidades: VENDA, LOCACAO ou as duas. Obrigatórias na criação.",
    "Purposes: VENDA (sale), LOCACAO (rent) or both. Required on creation.",
    ["VENDA"],
  ],
  salePrice: [
    "Preço de venda em BRL, com até dois decimais. Obrigatório com VENDA; null limpa.",
    "Sale price in BRL, up to two decimals. Required with VENDA; null clears.",
    850_000,
  ],
  rentPrice: [
    "Aluguel por mês em BRL, com até dois decimais. Obrigatório com LOCACAO; null limpa.",
    "Monthly rent in BRL, up to two decimals. Required with LOCACAO; null clears.",
    null,
  ],
  address: [
    "Endereço, enviado inteiro: o que faltar nele fica vazio. Precisa da cidade.",
    "Send the whole address: members left out become empty. The city is required.",
  ],
  bedrooms: ["Quartos, suítes incluídas.", "Bedrooms, suites included.", 3],
  suites: ["Suítes.", "Suites.", 1],
  bathrooms: ["Banheiros.", "Bathrooms.", 2],
  parkingSpots: ["Vagas de garagem.", "Parking spots.", 2],
  area: [
    "Área privativa total em m²: a que o Radar compara.",
    "Total private area in m², which Radar compares.",
    98.5,
  ],
  privateArea: ["Área coberta em m²: só exibida.", "Covered area in m², for display only.", 90],
  listingUrl: [
    "Endereço do anúncio no site da empresa, http ou https.",
    "Address of the listing on the company's site, http or https.",
    "https://www.imobiliaria.example.com/ap0101",
  ],
  captadorName: [
    "Captador fora da equipe, pelo nome.",
    "Listing agent who is not on the team, by name.",
    null,
  ],
  captadorAccountId: [
    "Corretor da equipe responsável pela captação: `accountId` de `GET /team`. Precisa estar ativo.",
    "Broker on the team who listed it: `accountId` from `GET /team`. Must be active.",
  ],
  partnershipTerms: ["Condições oferecidas aos parceiros.", "Terms offered to partners."],
  photos: [
    "Até 30 endereços de fotos; a primeira é a capa. Ausente: a galeria fica como está; lista vazia: todas as fotos saem. Baixadas depois da resposta: veja `photoSync`. A mesma lista de novo nada muda; a foto que falhou é tentada outra vez quando a lista muda, ou volta depois de uma hora.",
    "Up to 30 photo addresses; the first is the cover. If absent, the gallery stays as it is; an empty list removes all photos. Photos are fetched after the answer: see `photoSync`. Sending the same list again changes nothing; a failed photo is tried again when the list changes, or when the list comes again after an hour.",
    PHOTOS,
  ],
};

/** What requests say. */
export const PROPERTY_REQUEST_TEXTS: Readonly<Record<string, SchemaTexts>> = {
  PropertyInput: {
    _: ["Os dados de um imóvel numa gravação.", "The property data of a write."],
    ...PROPERTY_INPUT,
  },
  PropertyCreation: { _: ["Um imóvel novo.", "A new property."], ...PROPERTY_REF, ...PROPERTY_INPUT },
  PropertyStatusInput: {
    _: ["A disponibilidade pedida.", "The requested availability."],
    status: [
      "ACTIVE (disponível), INACTIVE (fora do ar), SOLD (vendido) ou RENTED (alugado).",
      "ACTIVE (available), INACTIVE (offline), SOLD or RENTED.",
      "SOLD",
    ],
  },
  PropertyConfirmation: {
    _: [
      "Os imóveis confirmados: por id, por código ou por ambos.",
      "The properties: by id, by code, or both.",
    ],
    ids: ["Ids da plataforma. Com `refs`, até 200.", "Platform ids. Together with `refs`, up to 200."],
    refs: [
      "Códigos de quem chama. Com `ids`, até 200.",
      "Your codes. Together with `ids`, up to 200.",
      ["AP0101"],
    ],
  },
  AddressInput: {
    _: [
      "Endereço de um imóvel. Cidade por `cityId`, ou por `city` e `state`.",
      "Address of a property. Give the city by `cityId`, or by `city` and `state`.",
    ],
    ...ADDRESS,
    city: [
      "Nome da cidade, com `state`. Um nome desconhecido responde 400 com sugestões.",
      "Name of the city, with `state`. An unknown name answers 400 with suggestions.",
      "Curitiba",
    ],
    neighborhoodSlug: [
      "Bairro do catálogo: `neighborhoodSlug` de `GET /geo/cities/{cityId}/neighborhoods`. É a forma mais segura.",
      "Neighborhood of the catalogue: `neighborhoodSlug` of `GET /geo/cities/{cityId}/neighborhoods`. The safest choice.",
      "batel",
    ],
    neighborhood: [
      "Bairro em texto, lido com um dicionário de apelidos. O que não é reconhecido espera a curadoria, e o imóvel fica fora do Radar.",
      "Neighborhood as text, matched through a dictionary of aliases. An unrecognised text waits for review, and the property stays out of Radar meanwhile.",
      "Batel",
    ],
  },
  PartnershipTermsInput: TERMS,
};
