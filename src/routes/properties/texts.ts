import type { SchemaTexts, Texts } from "../../contract/texts.ts";

const PHOTOS = [
  "https://cdn.example.com/ap0101/sala.jpg",
  "https://cdn.example.com/ap0101/cozinha.jpg",
] as const;

const STORED_PHOTO = `https://api.example.com/photos/acc-0123456789abcdef/${"0123456789abcdef".repeat(4)}.jpg`;

const TERMS: SchemaTexts = {
  _: ["Condições oferecidas aos parceiros.", "What partners are offered."],
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

const ADDRESS: SchemaTexts = {
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
    "Code of the property in the caller's system, unique in the account: 1 to 80 characters, no control characters.",
    "AP0101",
  ],
};

/** What a write says of a property. */
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
    "Subtype of the property, of `GET /reference/property-types`. Needed on creation.",
    "APARTAMENTO",
  ],
  purposes: [
    "Finalidades: VENDA, LOCACAO ou as duas. Obrigatórias na criação.",
    "Purposes: VENDA (sale), LOCACAO (rent) or both. Needed on creation.",
    ["VENDA"],
  ],
  salePrice: [
    "Preço de venda em BRL, com até dois decimais. Obrigatório com VENDA; null limpa.",
    "Sale price in BRL, to two decimals. Needed with VENDA; null clears.",
    850_000,
  ],
  rentPrice: [
    "Aluguel por mês em BRL, com até dois decimais. Obrigatório com LOCACAO; null limpa.",
    "Rent a month in BRL, to two decimals. Needed with LOCACAO; null clears.",
    null,
  ],
  address: [
    "Endereço, enviado inteiro: o que faltar nele fica vazio. Precisa da cidade.",
    "Address, sent whole: what it leaves out becomes empty. It needs the city.",
  ],
  bedrooms: ["Quartos, suítes incluídas.", "Bedrooms, suites included.", 3],
  suites: ["Suítes.", "Suites.", 1],
  bathrooms: ["Banheiros.", "Bathrooms.", 2],
  parkingSpots: ["Vagas de garagem.", "Parking spots.", 2],
  area: [
    "Área privativa total em m²: a que o Radar compara.",
    "Total private area in m²: the one that Radar compares.",
    98.5,
  ],
  privateArea: ["Área coberta em m²: só exibida.", "Covered area in m²: shown only.", 90],
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
    "Broker on the team who listed it: `accountId` of `GET /team`. Has to be active.",
  ],
  partnershipTerms: ["Condições oferecidas aos parceiros.", "What partners are offered."],
  photos: [
    "Até 30 endereços de fotos; a primeira é a capa. Ausente: a galeria fica como está; lista vazia: sai tudo. Baixadas depois da resposta: veja `photoSync`. A mesma lista de novo nada muda; a foto que falhou é tentada outra vez quando a lista muda, ou volta depois de uma hora.",
    "Up to 30 addresses of photos; the first is the cover. Absent: the gallery stays; empty list: all of it goes. Fetched after the answer: see `photoSync`. The same list again changes nothing; a photo that failed is tried again when the list changes, or comes after an hour.",
    PHOTOS,
  ],
};

const { captadorAccountId: _, ...ANSWERED } = PROPERTY_INPUT;

const BODY = {
  title: "Apartamento de 3 quartos no Batel",
  type: "APARTAMENTO",
  purposes: ["VENDA"],
  salePrice: 850_000,
  address: { cityId: "4106902", neighborhood: "Batel", street: "Rua Bispo Dom José", number: "2495" },
  bedrooms: 3,
  bathrooms: 2,
  parkingSpots: 2,
  area: 98.5,
};

/** Its photos are fetched and it is reviewed once it is there. */
const CREATED = {
  data: {
    ...{ coverPhoto: null, photos: [], photoSync: null },
    radar: {
      eligible: false,
      pending: ["COVER_PHOTO_MISSING", "OTHER"],
      labels: ["Falta a foto de capa", "Em análise"],
    },
    curation: { status: "PENDING", label: "Em análise" },
  },
  result: { outcome: "CREATED" },
};

const MINIMUM =
  "tipo, finalidades, o preço de cada finalidade e o endereço com a cidade (422 `invalid_property` lista tudo o que falta)";
const MINIMUM_EN =
  "type, purposes, the price of each purpose and an address with its city (422 `invalid_property` lists all that is missing)";

export const PROPERTY_TEXTS: Texts = {
  operations: {
    listProperties: {
      summary: ["Lista a carteira, do mais novo ao mais antigo", "The portfolio, newest first"],
      description: [
        "Sem `status`, tudo o que não está na lixeira. Com `updatedSince`, a alteração mais recente vem primeiro: é como se acompanha a carteira. Uma página só vem incompleta quando não há mais imóveis, ou quando a busca já olhou 20.000 entradas de um índice; então `nextCursor` leva adiante.",
        "Without `status`, everything that is not in the trash. With `updatedSince`, latest change first: that is how a portfolio is followed. A page is full unless fewer match: only a search that looked at 20,000 entries of an index ends before, with a `nextCursor` to go on from.",
      ],
    },
    getPropertyByRef: {
      summary: ["Lê um imóvel pelo código de quem chama", "One property by the caller's code"],
      description: [
        "O código vai codificado no caminho: `/` é `%2F`, espaço é `%20`.",
        "The code is percent-encoded in the path: `/` is `%2F`, a space `%20`.",
      ],
    },
    getProperty: {
      summary: ["Lê um imóvel", "One property"],
      description: [
        "Também um que está na lixeira, com `status` DELETED, até ser removido de vez.",
        "One in the trash too, with `status` DELETED, until it is removed for good.",
      ],
    },
    putPropertyByRef: {
      summary: [
        "Cria ou atualiza um imóvel pelo código de quem chama",
        "Create or update a property by the caller's code",
      ],
      description: [
        `O caminho certo para espelhar um cadastro: um código novo cria (201), um conhecido atualiza (200). Criar exige ${MINIMUM}. Na atualização, campo ausente fica como está e null limpa; o que foi editado no painel vence e aparece em \`result.conflicts\`. Repetir o mesmo corpo responde UNCHANGED e nada grava. Para entrar no Radar, um imóvel novo passa pela curadoria e precisa de uma foto de capa.`,
        `The way to mirror a register: a new code creates (201), a known one updates (200). A creation needs ${MINIMUM_EN}. In an update, absent fields stay and null clears; what was edited in the dashboard wins and is listed in \`result.conflicts\`. The same body again answers UNCHANGED and writes nothing. For Radar to take it, a new property is reviewed and needs a cover photo.`,
      ],
      body: BODY,
      answers: { 201: CREATED },
    },
    createProperty: {
      summary: ["Cria um imóvel", "Create a property"],
      description: [
        `Exige ${MINIMUM}. Com um \`externalRef\` que já existe responde 409 \`external_ref_exists\`, com o id do imóvel: para criar ou atualizar, use o PUT por código.`,
        `Needs ${MINIMUM_EN}. An \`externalRef\` that exists answers 409 \`external_ref_exists\` with the property's id: to create or update, use the PUT by code.`,
      ],
      body: { externalRef: "AP0101", ...BODY },
      answers: { 201: CREATED },
    },
    patchProperty: {
      summary: ["Muda campos de um imóvel", "Change fields of a property"],
      description: [
        "Só muda o que é enviado; null limpa o campo. O que foi editado no painel fica, e aparece em `result.conflicts`. Qualquer gravação renova a confirmação de disponibilidade.",
        "Only what is sent changes; null clears a field. What was edited in the dashboard stays, and is listed in `result.conflicts`. Any write renews the confirmation of availability.",
      ],
      body: { salePrice: 790_000 },
      answers: {
        200: {
          data: { salePrice: 790_000 },
          result: { changes: [{ field: "salePrice", from: 850_000, to: 790_000 }] },
        },
      },
    },
    setPropertyStatus: {
      summary: ["Muda a disponibilidade de um imóvel", "Set the availability of a property"],
      description: [
        "ACTIVE ocupa a cota do plano: com a cota cheia responde 409 `plan_limit_reached`. Um imóvel SOLD não volta pelo feed.",
        "ACTIVE uses the plan's quota: a full one answers 409 `plan_limit_reached`. A SOLD property does not come back through the feed.",
      ],
      body: { status: "SOLD" },
      answers: {
        200: {
          data: { status: "SOLD", radar: { eligible: false } },
          result: { outcome: "STATUS_SET", changes: [{ field: "status", from: "ACTIVE", to: "SOLD" }] },
        },
      },
    },
    confirmProperties: {
      summary: ["Confirma que imóveis seguem disponíveis", "Confirm that properties are still available"],
      description: [
        "Até 200 ids e códigos ao todo. O confirmado há menos de 24 horas não é regravado (ALREADY_CONFIRMED). O que saiu do ar por falta de confirmação volta, se a cota permite.",
        "Up to 200 ids and codes together; one confirmed less than 24 hours ago is not rewritten (ALREADY_CONFIRMED). What went offline for want of a confirmation comes back, if the quota allows.",
      ],
      body: { refs: ["AP0101"] },
    },
    deleteProperty: {
      summary: ["Manda um imóvel para a lixeira", "Move a property to the trash"],
      description: [
        "Fica 30 dias, e pode ser restaurado no painel. Em 24 horas sai no máximo 20 % da carteira, ou 10 imóveis se for mais: além disso responde 409 `shrink_guard`. Apagar de novo responde ALREADY_DELETED.",
        "Kept 30 days and restorable in the dashboard. In 24 hours at most 20 % of the portfolio may go, or 10 properties if that is more: beyond that it answers 409 `shrink_guard`. Deleting again answers ALREADY_DELETED.",
      ],
      answers: {
        200: {
          data: { status: "DELETED", radar: { eligible: false }, deletedAt: "2026-11-20T18:30:00.000Z" },
          result: { outcome: "DELETED" },
        },
      },
    },
  },
  params: {
    propertyId: ["Id do imóvel.", "Id of the property."],
    citySlug: [
      "Só os desta cidade: `citySlug` de `GET /geo/cities`.",
      "Only those of this city: `citySlug` of `GET /geo/cities`.",
    ],
    purpose: ["Só os desta finalidade.", "Only those of this purpose."],
    type: ["Só os deste subtipo.", "Only those of this subtype."],
  },
  schemas: {
    PropertyInput: {
      _: ["O que uma gravação diz de um imóvel.", "What a write says of a property."],
      ...PROPERTY_INPUT,
    },
    PropertyCreation: { _: ["Um imóvel novo.", "A new property."], ...PROPERTY_REF, ...PROPERTY_INPUT },
    PropertyStatusInput: {
      _: ["A disponibilidade pedida.", "The availability asked for."],
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
      ids: ["Ids da plataforma. Com `refs`, até 200.", "Ids of the platform. With `refs`, up to 200."],
      refs: [
        "Códigos de quem chama. Com `ids`, até 200.",
        "The caller's codes. With `ids`, up to 200.",
        ["AP0101"],
      ],
    },
    AddressInput: {
      _: [
        "Endereço de um imóvel. Cidade por `cityId`, ou por `city` e `state`.",
        "Address of a property. The city by `cityId`, or by `city` and `state`.",
      ],
      ...ADDRESS,
      city: [
        "Nome da cidade, com `state`. Um nome desconhecido responde 400 com sugestões.",
        "Name of the city, with `state`. An unknown name answers 400 with suggestions.",
        "Curitiba",
      ],
      neighborhoodSlug: [
        "Bairro do catálogo: `neighborhoodSlug` de `GET /geo/cities/{cityId}/neighborhoods`. É o caminho seguro.",
        "Neighborhood of the catalogue: `neighborhoodSlug` of `GET /geo/cities/{cityId}/neighborhoods`. The safe way.",
        "batel",
      ],
      neighborhood: [
        "Bairro em texto, lido com um dicionário de apelidos. O que não é reconhecido espera a curadoria, e o imóvel fica fora do Radar.",
        "Neighborhood as text, read with a dictionary of aliases. What is not recognised waits for review, and the property stays out of Radar.",
        "Batel",
      ],
    },
    PartnershipTermsInput: TERMS,
    PartnershipTerms: TERMS,
    Address: {
      _: ["Endereço de um imóvel.", "Address of a property."],
      ...ADDRESS,
      citySlug: ["Slug da cidade e do estado, único.", "City and state as a slug: unique.", "curitiba-pr"],
      neighborhoodSlug: [
        "Bairro do catálogo; null enquanto o bairro não é reconhecido.",
        "Neighborhood of the catalogue; null while it is not recognised.",
        "batel",
      ],
    },
    Property: {
      _: [
        "Um imóvel da carteira. Todos os campos estão sempre presentes.",
        "A property. Every field is always present.",
      ],
      ...ANSWERED,
      id: ["Id do imóvel na plataforma.", "Id of the property on the platform.", "prop-0123456789abcdef"],
      externalRef: [
        "Código do imóvel no sistema de quem chama; null quando não tem.",
        "Code of the property in the caller's system; null where it has none.",
        "AP0101",
      ],
      kind: [
        "PROPERTY (imóvel avulso), DEVELOPMENT (empreendimento) ou TYPOLOGY (tipologia de um empreendimento).",
        "PROPERTY (stands alone), DEVELOPMENT, or TYPOLOGY (unit type of a development).",
        "PROPERTY",
      ],
      developmentId: ["Empreendimento da tipologia.", "The development of a unit type.", null],
      status: ["Disponibilidade; DELETED na lixeira.", "Availability; DELETED in the trash.", "ACTIVE"],
      type: ["Subtipo do imóvel.", "Subtype of the property.", "APARTAMENTO"],
      category: [
        "Categoria, que segue do subtipo.",
        "Category, which follows from the subtype.",
        "RESIDENCIAL",
      ],
      purposes: [
        "Finalidades: VENDA, LOCACAO ou as duas.",
        "Purposes: VENDA (sale), LOCACAO (rent) or both.",
        ["VENDA"],
      ],
      salePrice: ["Preço de venda em BRL.", "Sale price in BRL.", 850_000],
      rentPrice: ["Aluguel por mês em BRL.", "Rent a month in BRL.", null],
      address: ["Endereço.", "Address."],
      amenities: ["Comodidades, em texto.", "Amenities, as text.", ["Piscina"]],
      coverPhoto: [
        "Primeira foto. Sem ela o imóvel fica fora do Radar.",
        "The first photo. Without it the property stays out of Radar.",
        STORED_PHOTO,
      ],
      photos: [
        "Fotos na ordem da galeria, em endereços permanentes deste serviço.",
        "Photos in the order of the gallery, at lasting addresses of this service.",
        [STORED_PHOTO],
      ],
      captador: [
        "Corretor da equipe responsável; null quando não há.",
        "Broker on the team who listed it; null: nobody.",
      ],
      captadorName: [
        "Captador fora da equipe, pelo nome.",
        "Listing agent who is not on the team, by name.",
        null,
      ],
      sharedToNetwork: ["Compartilhado com parceiros.", "Shared with partners.", false],
      radar: [
        "Se o Radar recomenda o imóvel, e o que falta.",
        "Whether Radar recommends it, and what is missing.",
      ],
      curation: ["Onde está a curadoria.", "Where the review stands."],
      confirmation: [
        "Datas da confirmação de disponibilidade.",
        "Dates of the confirmation of availability.",
      ],
      inactiveReason: [
        "Por que está INACTIVE: MANUAL, CONFIRMATION_EXPIRED (sem confirmação) ou FEED_REMOVED (saiu do feed). Só então não é null.",
        "Why it is INACTIVE: MANUAL, CONFIRMATION_EXPIRED or FEED_REMOVED (left the feed). Null otherwise.",
        null,
      ],
      deletedAt: ["Quando foi para a lixeira.", "When it went to the trash.", null],
      launch: [
        "Dados da obra; só de empreendimentos e tipologias.",
        "The construction; of developments and unit types only.",
        null,
      ],
      photoSync: [
        "Se a galeria enviada já chegou; null sem fotos enviadas.",
        "Whether the gallery has arrived; null: none was sent.",
      ],
    },
    PropertyCaptador: {
      _: ["Corretor responsável pela captação.", "The broker who listed the property."],
      accountId: ["Id da pessoa na equipe.", "Id of the person on the team.", "usr-0123456789abcdef"],
      name: ["Nome; null depois que a pessoa saiu.", "Name; null once the person has left.", "Marina Souza"],
    },
    PropertyRadar: {
      _: ["Onde o imóvel está para o Radar.", "Where the property stands with Radar."],
      eligible: [
        "Está nas recomendações agora: ativo e sem pendência.",
        "In recommendations now: active, and nothing missing.",
        true,
      ],
      pending: ["Pendências que deixam o imóvel fora.", "What keeps the property out.", []],
      labels: [
        "As mesmas pendências em palavras, no idioma pedido.",
        "The same in words, in the language asked for.",
        [],
      ],
    },
    Curation: {
      _: ["Curadoria do imóvel pela plataforma.", "The platform's review of the property."],
      status: [
        "PENDING, APPROVED ou REJECTED; null quando não passa por curadoria.",
        "PENDING, APPROVED or REJECTED; null: not reviewed.",
        "APPROVED",
      ],
      reason: ["Motivo da recusa.", "Reason of a refusal.", null],
      label: [
        "O motivo da recusa ou, sem recusa, o status, em palavras, no idioma pedido.",
        "The reason of a refusal, else the status, in words, in the language asked for.",
        "Aprovado",
      ],
    },
    Confirmation: {
      _: [
        "A disponibilidade é confirmada a cada 60 dias; gravar pela API também confirma.",
        "Availability is confirmed every 60 days; a write through the API confirms too.",
      ],
      lastConfirmedAt: ["Última confirmação.", "The latest confirmation."],
      dueAt: [
        "Até quando confirmar: 60 dias depois da última.",
        "When the next is due: 60 days after the latest.",
        "2027-01-19T18:30:00.000Z",
      ],
      noticeAt: ["Quando o aviso foi enviado.", "When the notice was sent.", null],
      offlineAt: [
        "Quando sai do ar: 7 dias depois do aviso.",
        "When it goes offline: 7 days after the notice.",
        null,
      ],
    },
    LaunchBlock: {
      _: ["A obra de um empreendimento ou tipologia.", "The construction of a development or unit type."],
      constructionStage: [
        "LAUNCH (lançamento), OFF_PLAN (na planta), NEW (novo) ou READY (pronto).",
        "LAUNCH, OFF_PLAN, NEW or READY.",
        "OFF_PLAN",
      ],
      deliveryDate: ["Entrega prevista, AAAA-MM-DD.", "Expected delivery, YYYY-MM-DD.", "2027-06-30"],
      constructionProgress: ["Andamento da obra em %, 0 a 100.", "Progress in %, 0 to 100.", 35],
      unitsTotal: ["Unidades ao todo.", "Units in all.", 120],
      unitsAvailable: ["Unidades disponíveis.", "Units available.", 48],
      unitsReserved: ["Unidades reservadas.", "Units reserved.", 12],
      unitsSold: ["Unidades vendidas.", "Units sold.", 60],
      floorPlans: ["Endereços das plantas.", "Addresses of the floor plans.", []],
    },
    PhotoSync: {
      _: ["A última galeria enviada por endereços.", "The latest gallery sent as addresses."],
      state: [
        "QUEUED (na fila), DONE, PARTIAL (parte falhou), FAILED ou NOT_QUEUED (a fila recusou; o próximo envio tenta de novo).",
        "QUEUED, DONE, PARTIAL (some failed), FAILED or NOT_QUEUED (the queue refused; the next request tries again).",
        "DONE",
      ],
      requested: ["Fotos pedidas.", "Photos asked for.", 1],
      ingested: ["Fotos que chegaram.", "Photos that arrived.", 1],
      failed: ["Fotos que falharam.", "Photos that failed.", 0],
      queuedAt: ["Quando entrou na fila.", "When it was queued."],
      finishedAt: ["Quando terminou.", "When it ended."],
    },
    PropertyWriteResult: {
      _: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
      outcome: [
        "CREATED, UPDATED, UNCHANGED (nada mudou), CONFIRMED (só a data de confirmação), STATUS_SET, DELETED, ALREADY_DELETED e outros.",
        "CREATED, UPDATED, UNCHANGED (nothing changed), CONFIRMED (only the date), STATUS_SET, DELETED, ALREADY_DELETED and others.",
        "UPDATED",
      ],
      photos: [
        "O que foi feito da galeria enviada; null sem `photos` no pedido.",
        "What became of the gallery; null: the request had no `photos`.",
        null,
      ],
      warnings: [
        "Aceito, e ainda assim deixa o imóvel fora do Radar.",
        "Accepted, and yet keeps the property out of Radar.",
        [],
      ],
    },
    PropertyWarning: {
      _: ["Um aviso de uma gravação aceita.", "A warning of a write that was accepted."],
      code: ["A pendência.", "What is missing.", "NEIGHBORHOOD_NOT_IN_CATALOG"],
      label: [
        "A pendência em palavras, no idioma pedido.",
        "The same in words, in the language asked for.",
        "Bairro não reconhecido",
      ],
    },
    PropertyWritten: {
      _: [
        "O imóvel como ficou, e o que a gravação fez.",
        "The property as it stands now, and what the write did.",
      ],
      data: [
        "O imóvel como ficou; numa simulação, como ficaria.",
        "The property as it stands now; of a dry run, as it would.",
      ],
      result: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
    },
    PropertiesConfirmed: {
      _: ["O que foi feito de cada imóvel.", "What became of each property."],
      data: [
        "Um item por id e por código, nesta ordem.",
        "An item for each id and each code, in that order.",
      ],
      result: ["O resumo.", "The summary."],
    },
    ConfirmItem: {
      _: ["Um imóvel do pedido.", "A property of the request."],
      id: [
        "Id do imóvel; null quando o código não existe.",
        "Id of the property; null where the code is unknown.",
        "prop-0123456789abcdef",
      ],
      externalRef: ["Código do imóvel.", "Code of the property.", "AP0101"],
      outcome: [
        "CONFIRMED, ALREADY_CONFIRMED (há menos de 24 horas), NOT_FOUND ou IN_TRASH.",
        "CONFIRMED, ALREADY_CONFIRMED (less than 24 hours ago), NOT_FOUND or IN_TRASH.",
        "CONFIRMED",
      ],
      status: [
        "Disponibilidade depois da confirmação; null quando não há imóvel.",
        "The availability after it; null where there is no property.",
        "ACTIVE",
      ],
      confirmation: [
        "Datas da confirmação; null quando não há imóvel.",
        "The dates; null where there is no property.",
      ],
    },
    ConfirmResult: {
      _: ["O resumo de uma confirmação.", "The summary of a confirmation."],
      summary: ["Quantos imóveis por `outcome`.", "How many properties by `outcome`.", { CONFIRMED: 1 }],
    },
  },
};
