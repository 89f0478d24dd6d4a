import type { SchemaTexts, Texts } from "../../contract/texts.ts";

const PROFILE: SchemaTexts = {
  purposes: [
    "O que procura: VENDA (comprar), LOCACAO (alugar) ou os dois.",
    "Looks to buy (VENDA), rent (LOCACAO) or both.",
    ["VENDA"],
  ],
  propertyTypes: [
    "Subtipos procurados, de `GET /reference/property-types`. Sem nenhum, o Radar nada recomenda.",
    "Subtypes looked for, of `GET /reference/property-types`. Without any, Radar recommends nothing.",
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

const BODY = {
  name: "Ana Martins",
  phones: [{ number: "(41) 98765-4321", isWhatsApp: true }],
  consentGiven: true,
  interest: {
    purposes: ["VENDA"],
    propertyTypes: ["APARTAMENTO"],
    locations: [{ cityId: "4106902" }],
    salePriceMax: 900_000,
    bedrooms: 2,
  },
};

export const LEAD_TEXTS: Texts = {
  operations: {
    listLeads: {
      summary: ["Lista os clientes, do mais novo ao mais antigo", "The clients, newest first"],
      description: [
        "Sem `state`, só os ativos. Com `updatedSince`, a alteração mais recente vem primeiro. Uma página só vem incompleta quando não há mais clientes, ou quando a busca já olhou 20.000 entradas de um índice; então `nextCursor` leva adiante.",
        "Without `state`, active ones only. With `updatedSince`, latest change first. A page is full unless fewer match: only a search that looked at 20,000 entries of an index ends before, with a `nextCursor` to go on from.",
      ],
    },
    getLead: {
      summary: ["Lê um cliente", "One client"],
      description: [
        "Também um que está arquivado ou na lixeira.",
        "An archived one, or one in the trash, too.",
      ],
    },
    getLeadByRef: {
      summary: ["Lê um cliente pelo código de quem chama", "One client by the caller's code"],
      description: [
        "O código vai codificado no caminho: `/` é `%2F`.",
        "The code is percent-encoded in the path: `/` is `%2F`.",
      ],
    },
    putLeadByRef: {
      summary: [
        "Cria, vincula ou atualiza um cliente pelo código de quem chama",
        "Create, link or update a client by the caller's code",
      ],
      description: [
        "Um código novo cria (201) e exige nome, telefone ou e-mail e `consentGiven: true`. Uma pessoa já conhecida pelo telefone ou e-mail ganha o código em vez de um segundo cadastro: LINKED. Um código conhecido atualiza (200): campo ausente fica, null limpa, o que foi editado no painel vence.",
        "A new code creates (201) and needs a name, a phone or an e-mail, and `consentGiven: true`. A person who is a client already, by phone or e-mail, gains the code instead of a second record: LINKED. A known code updates (200): absent fields stay, null clears, what was edited in the dashboard wins.",
      ],
      body: BODY,
      answers: { 200: { result: { outcome: "UPDATED" } } },
    },
    createLead: {
      summary: ["Cria um cliente", "Create a client"],
      description: [
        "Exige nome, telefone ou e-mail e `consentGiven: true`. Quem já é cliente é atualizado: LINKED quando veio um código, senão UPDATED ou UNCHANGED.",
        "Needs name, a phone or an e-mail, and `consentGiven: true`. A person who is a client already is updated: LINKED when a code was sent, else UPDATED or UNCHANGED.",
      ],
      body: { externalRef: "CLI-2041", ...BODY },
      answers: { 200: { result: { outcome: "LINKED", matchedBy: "phone" } } },
    },
    patchLead: {
      summary: ["Muda campos de um cliente", "Change fields of a client"],
      description: [
        "Só muda o que é enviado; null limpa o campo. O que foi editado no painel fica, e aparece em `result.conflicts`.",
        "Only what is sent changes; null clears a field. What was edited in the dashboard stays, and is listed in `result.conflicts`.",
      ],
      body: { status: "ATTENDING", interest: { salePriceMax: 950_000, bedrooms: null } },
      answers: {
        200: {
          data: { status: "ATTENDING", interest: { salePriceMax: 950_000, bedrooms: null } },
          result: { outcome: "UPDATED", changes: [{ field: "status", from: "NEW", to: "ATTENDING" }] },
        },
      },
    },
    setLeadState: {
      summary: ["Arquiva ou reativa um cliente", "Archive or reactivate a client"],
      description: ["Reativar põe `lastActivityAt` em agora.", "Reactivating sets `lastActivityAt` to now."],
      body: { state: "ARCHIVED" },
      answers: {
        200: {
          data: { state: "ARCHIVED", radar: { eligible: false } },
          result: { outcome: "ARCHIVED", changes: [{ field: "state", from: "ACTIVE", to: "ARCHIVED" }] },
        },
      },
    },
    logInteraction: {
      summary: ["Registra o que foi feito com um cliente", "Log what was done with a client"],
      description: [
        "Avança `lastActivityAt`. A anotação fica guardada e nunca é respondida.",
        "Moves `lastActivityAt` forward. The note is kept and never given out.",
      ],
      body: { type: "CALL", note: "Prefere visitar aos sábados." },
    },
  },
  params: {
    leadId: ["Id do cliente.", "Id of the client."],
    ref: [
      "Código do cliente no sistema de quem chama, codificado no caminho: `/` é `%2F`. Não pode ser `.` nem `..`.",
      "The client's code in the caller's system, percent-encoded: `/` is `%2F`. Neither `.` nor `..`.",
      "CLI-2041",
    ],
    state: [
      "ACTIVE (padrão), ARCHIVED ou DELETED (lixeira).",
      "ACTIVE (default), ARCHIVED or DELETED (trash).",
    ],
    status: ["Só os desta etapa.", "Only those of this stage."],
  },
  schemas: {
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
    LeadPhone: {
      _: ["Um telefone.", "A phone."],
      number: ["Em E.164.", "In E.164.", "+5541987654321"],
      isWhatsApp: ["Atende por WhatsApp.", "Is on WhatsApp.", true],
    },
    InterestInput: {
      _: [
        "Perfil de busca. Para recomendar, o Radar precisa de finalidade, subtipos, cidade e do preço máximo de cada finalidade.",
        "Search profile. To recommend, Radar needs purposes, subtypes, a city and the highest price of each purpose.",
      ],
      ...PROFILE,
    },
    Interest: {
      _: ["Perfil de busca. Contagens e área são mínimos.", "Search profile. Counts and area are minimums."],
      ...PROFILE,
    },
    LocationInput: {
      _: ["Um lugar procurado.", "A place looked for."],
      cityId: ["Código IBGE da cidade, 7 dígitos.", "IBGE code of the city, 7 digits.", "4106902"],
      neighborhoodSlug: [
        "Bairro do catálogo; ausente ou null: a cidade toda.",
        "Neighborhood of the catalogue; absent or null: the whole city.",
        null,
      ],
    },
    Location: {
      _: ["Um lugar procurado.", "A place looked for."],
      cityId: ["Código IBGE da cidade, 7 dígitos.", "IBGE code of the city, 7 digits.", "4106902"],
      city: ["Nome da cidade.", "Name of the city.", "Curitiba"],
      state: ["Sigla do estado.", "State, 2 letters.", "PR"],
      neighborhoodSlug: [
        "Bairro do catálogo; null: a cidade toda.",
        "Neighborhood of the catalogue; null: the whole city.",
        null,
      ],
      neighborhood: ["Nome do bairro.", "Name of the neighborhood.", null],
    },
    LeadRadar: {
      _: ["Onde o cliente está para o Radar.", "Where the client stands with Radar."],
      eligible: ["Recebe recomendações agora.", "Receives recommendations now.", true],
      pending: ["O que falta no perfil.", "What the profile lacks.", []],
      labels: ["O mesmo em palavras, no idioma pedido.", "The same in words, in the language asked for.", []],
    },
    Lead: {
      _: ["Um cliente. Todos os campos estão sempre presentes.", "A client. Every field is always present."],
      id: ["Id do cliente na plataforma.", "Id of the client on the platform.", "lead-0123456789abcdef"],
      externalRef: [
        "Código no sistema de quem chama; null quando não tem.",
        "Code in the caller's system; null where it has none.",
        "CLI-2041",
      ],
      state: ["ACTIVE, ARCHIVED ou DELETED (lixeira).", "ACTIVE, ARCHIVED or DELETED (trash).", "ACTIVE"],
      status: [
        "Etapa: NEW, ATTENDING, PROPOSAL, WON ou LOST.",
        "Stage: NEW, ATTENDING, PROPOSAL, WON or LOST.",
        "NEW",
      ],
      name: ["Nome.", "Name.", "Ana Martins"],
      phones: ["Telefones, na ordem enviada.", "Phones, in the order sent."],
      email: ["E-mail, em minúsculas.", "E-mail, in lower case.", "ana@example.com"],
      notes: ["Anotações internas.", "Internal notes.", null],
      preApproved: ["Crédito pré-aprovado.", "Credit is pre-approved.", false],
      sharedToNetwork: [
        "O perfil pode receber imóveis de parceiros.",
        "The profile may receive partners' properties.",
        false,
      ],
      interest: ["Perfil de busca.", "Search profile."],
      ownerAccountId: ["Corretor responsável.", "Broker in charge.", "usr-0123456789abcdef"],
      ownerName: ["Nome do corretor.", "Name of the broker.", "Marina Souza"],
      source: [
        "De onde veio: API, FEED ou DASHBOARD (painel).",
        "Where it came from: API, FEED or DASHBOARD.",
        "API",
      ],
      radar: ["Se o Radar recomenda, e o que falta.", "Whether Radar recommends, and what is missing."],
      lastActivityAt: ["Última atividade.", "Latest activity."],
      consentGivenAt: ["Quando a base legal foi declarada.", "When the legal basis was declared."],
      deletedAt: ["Quando foi para a lixeira.", "When it went to the trash.", null],
    },
    LeadWriteResult: {
      _: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
      outcome: [
        "CREATED, UPDATED, UNCHANGED, LINKED (vinculado a quem já era cliente), ARCHIVED, REACTIVATED e outros.",
        "CREATED, UPDATED, UNCHANGED, LINKED (to a person who was a client), ARCHIVED, REACTIVATED and others.",
        "CREATED",
      ],
      matchedBy: [
        "Por onde a pessoa já era conhecida: phone ou email; null se não era.",
        "By what the person was known: phone or email; null if not.",
        null,
      ],
    },
    LeadWritten: {
      _: [
        "O cliente como ficou, e o que a gravação fez.",
        "The client as it stands now, and what the write did.",
      ],
      data: [
        "O cliente como ficou; numa simulação, como ficaria.",
        "The client as it stands now; of a dry run, as it would.",
      ],
      result: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
    },
    InteractionLogged: {
      _: ["O cliente, e o registro feito.", "The client, and what was logged."],
      data: ["O cliente como ficou.", "The client as it stands now."],
      result: ["O registro.", "The log."],
    },
    InteractionResult: {
      _: ["O registro feito.", "What was logged."],
      outcome: ["LOGGED.", "LOGGED.", "LOGGED"],
      interactionId: ["Id do registro.", "Id of the log.", "int_0123456789abcdef"],
    },
  },
};
