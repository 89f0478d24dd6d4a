import type { SchemaTexts, Texts } from "../../contract/texts.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";

const FOLLOWS = [
  "As oportunidades acompanham uma gravação em segundos, não dentro da chamada.",
  "Opportunities are updated within seconds after a write, not during the call.",
] as const;

const MOVING = [
  "Da maior pontuação à menor. As pontuações podem mudar entre as páginas: uma oportunidade pode aparecer duas vezes ou faltar. `include` responde também o que quase combina; null quando o Radar não responde a tempo.",
  "Ordered by score, best first. Scores can change between pages, so an opportunity may appear twice or be missed. `include` adds what almost matches; null if Radar does not answer in time.",
] as const;

const ROOMS: SchemaTexts = {
  bedrooms: ["Quartos.", "Bedrooms.", 3],
  bathrooms: ["Banheiros.", "Bathrooms.", 2],
  parkingSpots: ["Vagas.", "Parking spots.", 2],
};

export const MATCH_TEXTS: Texts = {
  operations: {
    listMatches: {
      summary: OPERATION_TITLES.listMatches,
      description: [
        `Da mais nova à mais antiga. Sem \`status\`, também as dispensadas. ${FOLLOWS[0]}`,
        `Newest first. Without \`status\`, dismissed opportunities are included. ${FOLLOWS[1]}`,
      ],
    },
    listPropertyMatches: {
      summary: OPERATION_TITLES.listPropertyMatches,
      description: MOVING,
    },
    listLeadMatches: {
      summary: OPERATION_TITLES.listLeadMatches,
      description: MOVING,
    },
    dismissMatch: {
      summary: OPERATION_TITLES.dismissMatch,
      description: [
        "Uma já dispensada continua assim; uma favorita, ou com parceria pedida, responde 422 `request_refused`.",
        "Dismissing again changes nothing. If the opportunity is a favorite or already requested, the answer is 422 `request_refused`.",
      ],
    },
    restoreMatch: {
      summary: OPERATION_TITLES.restoreMatch,
      description: ["Volta a ser NEW.", "Its status becomes NEW again."],
    },
  },
  params: {
    scope: [
      "INTERNAL (própria carteira), NETWORK (parceiros) ou LAUNCH (lançamentos).",
      "INTERNAL (own portfolio), NETWORK (partners) or LAUNCH (new developments).",
    ],
    include: [
      "`nearMisses`: pares próprios que quase combinam; `funnel`: quantos restam depois de cada filtro. Separados por vírgula.",
      "`nearMisses`: your own pairs that almost match; `funnel`: how many remain after each filter. Separate them with a comma.",
    ],
  },
  schemas: {
    Match: {
      _: [
        "Uma oportunidade: um imóvel e um cliente que combinam.",
        "An opportunity: a property and a client that match.",
      ],
      id: [
        "`m#<imóvel>#<cliente>#<lado>`; no caminho, `#` é `%23`.",
        "`m#<property>#<client>#<side>`; in a path `#` is `%23`.",
        "m#prop-0123456789abcdef#lead-0123456789abcdef#own",
      ],
      scope: [
        "INTERNAL (própria carteira), NETWORK (com parceiros) ou LAUNCH (lançamento).",
        "INTERNAL (own portfolio), NETWORK (with partners) or LAUNCH (new development).",
        "INTERNAL",
      ],
      status: [
        "NEW, FAVORITED, ARCHIVED (dispensada) ou REQUESTED (virou pedido de parceria).",
        "NEW, FAVORITED, ARCHIVED (dismissed) or REQUESTED (became a partnership request).",
        "NEW",
      ],
      score: [
        "Pontuação de 0 a 100; guardadas a partir de 60.",
        "Score, 0 to 100; pairs from 60 up are kept.",
        87,
      ],
      parts: [
        "De que partes a pontuação é a soma; null quando foi dada por uma fórmula anterior.",
        "The parts that add up to the score; null if an earlier formula gave it.",
      ],
      reasons: [
        "Por que combina, uma frase cada.",
        "Reasons it matches, one sentence each.",
        ["No bairro procurado."],
      ],
      gaps: ["O que não combina, uma frase cada.", "What does not match, one sentence each.", []],
      propertyId: ["Id do imóvel.", "Id of the property.", "prop-0123456789abcdef"],
      leadId: ["Id do cliente.", "Id of the client.", "lead-0123456789abcdef"],
      ownerAccountId: [
        "Corretor da casa que a recebe.",
        "The in-house broker who receives it.",
        "usr-0123456789abcdef",
      ],
      ownerName: ["Nome do corretor.", "Name of the broker.", "Marina Souza"],
      locked: [
        "De parceiro e sem assinatura ativa: o parceiro fica oculto.",
        "A partner's opportunity on an inactive subscription: the partner stays hidden.",
        false,
      ],
      lostRelevance: [
        "Deixou de combinar depois de uma mudança.",
        "No longer matches after a change.",
        false,
      ],
      property: ["O imóvel, como esta conta o vê.", "The property as this account sees it."],
      client: ["O cliente, como esta conta o vê.", "The client as this account sees it."],
      counterpart: [
        "A conta parceira; null na própria carteira ou quando oculta.",
        "The partner account; null for in-house pairs or while hidden.",
        null,
      ],
    },
    MatchParts: {
      _: [
        "Os pontos de cada parte, que somam a pontuação. O que o cliente não pede tem todos.",
        "The points of each part, which add up to the score. What the client does not ask for has all of them.",
      ],
      location: ["Lugar, de 35.", "Place, of 35.", 35],
      price: ["Preço, de 30.", "Price, of 30.", 30],
      bedrooms: ["Quartos, de 15.", "Bedrooms, of 15.", 5],
      area: ["Área, de 10.", "Area, of 10.", 10],
      parking: ["Vagas, de 5.", "Parking spots, of 5.", 2],
      suites: ["Suítes, de 3.", "Suites, of 3.", 3],
      bathrooms: ["Banheiros, de 2.", "Bathrooms, of 2.", 2],
    },
    PropertySnapshot: {
      _: [
        "O imóvel de uma oportunidade. Do imóvel de um parceiro, o que não se mostra vem null.",
        "The property of an opportunity. Fields hidden from partners are null.",
      ],
      ...ROOMS,
      title: ["Título do anúncio.", "Title of the listing.", "Apartamento de 3 quartos no Batel"],
      type: ["Subtipo.", "Subtype.", "APARTAMENTO"],
      purpose: ["Finalidade do par.", "Purpose of the pair.", "VENDA"],
      purposes: ["Finalidades do imóvel.", "Purposes of the property.", ["VENDA"]],
      price: [
        "Preço em BRL: de venda, ou do mês quando o par é de locação.",
        "Price in BRL: the sale price, or the monthly rent if the pair is a rental.",
        850_000,
      ],
      priceFrom: ["O preço é a partir de.", "The price is a starting price.", false],
      rentPrice: ["Aluguel por mês em BRL.", "Monthly rent in BRL.", null],
      city: ["Cidade.", "City.", "Curitiba"],
      neighborhood: ["Bairro.", "Neighborhood.", "Batel"],
      area: ["Área privativa total em m².", "Total private area in m².", 98.5],
      coverPhoto: ["Foto de capa.", "Cover photo.", null],
      listingUrl: ["Endereço do anúncio.", "Address of the listing.", null],
      commissionPercent: ["Comissão de venda oferecida, em %.", "Sale commission offered, in %.", 5],
      rentCommissionMonths: ["Comissão de locação, em meses.", "Rent commission, in months.", null],
      splitListingPercent: ["Parte de quem captou, em %.", "Share of the listing side, in %.", 50],
      lastConfirmedAt: ["Última confirmação de disponibilidade.", "Latest confirmation of availability."],
      deliveryDate: ["Entrega prevista da obra, AAAA-MM-DD.", "Expected delivery, YYYY-MM-DD.", null],
      developmentId: ["Empreendimento da tipologia.", "Development of a unit type.", null],
      developmentName: ["Nome do empreendimento.", "Name of the development.", null],
    },
    ClientSnapshot: {
      _: [
        "O cliente de uma oportunidade. O telefone nunca é dado.",
        "The client of an opportunity. The phone is never shown.",
      ],
      masked: ["Cliente de parceiro, que não é nomeado.", "A partner's client, shown without a name.", false],
      status: ["Etapa; null para cliente mascarado.", "Stage; null for a masked client.", "NEW"],
      preApproved: ["Crédito pré-aprovado.", "Credit is pre-approved.", false],
      purposes: ["O que procura.", "What the client is looking for.", ["VENDA"]],
      propertyTypes: ["Subtipos procurados.", "Wanted subtypes.", ["APARTAMENTO"]],
      regions: ["Lugares procurados, em texto.", "Wanted places, as text.", ["Batel, Curitiba"]],
      priceMin: ["Preço mínimo em BRL.", "Lowest price in BRL.", 500_000],
      priceMax: ["Preço máximo em BRL.", "Highest price in BRL.", 900_000],
      bedrooms: ["Quartos, no mínimo.", "Bedrooms, at least.", 2],
      parkingSpots: ["Vagas, no mínimo.", "Parking spots, at least.", 1],
      areaMin: ["Área mínima em m².", "Smallest area in m².", 70],
      name: [
        "Nome do cliente próprio, com leads:read na chave.",
        "Name of your own client, if the key has leads:read.",
        "Ana Martins",
      ],
    },
    Counterpart: {
      _: ["A conta parceira.", "The partner account."],
      accountId: ["Id da conta.", "Id of the account.", "acc-0123456789abcdef"],
      name: ["Nome da conta.", "Name of the account.", "Imobiliária Exemplo"],
      type: ["AGENCY (imobiliária) ou DEVELOPER (incorporadora).", "AGENCY or DEVELOPER.", "AGENCY"],
      organization: ["Rede ou grupo.", "Network or group.", null],
      creci: ["Registro no CRECI.", "CRECI registration.", "12345-J PR"],
      creciVerified: ["CRECI conferido pela plataforma.", "CRECI checked by the platform.", true],
      phone: ["Telefone comercial, em E.164.", "Business phone, in E.164.", "+554133334444"],
    },
    ExploredMatchPage: {
      _: [
        "Uma página de oportunidades, e o que `include` pediu.",
        "A page of opportunities, with what `include` requested.",
      ],
      nearMisses: [
        "Pares próprios que quase combinam, primeiro aqueles a que menos falta; null quando o Radar não responde a tempo.",
        "Your own pairs that almost match, those that lack least first; null if Radar does not answer in time.",
      ],
      funnel: ["Quantos restam depois de cada filtro.", "How many remain after each filter."],
    },
    NearMiss: {
      _: ["Um par próprio que quase combina.", "A pair of your own that almost matches."],
      propertyId: ["Id do imóvel.", "Id of the property.", "prop-0123456789abcdef"],
      leadId: ["Id do cliente.", "Id of the client.", "lead-0123456789abcdef"],
      score: ["Pontuação atual, de 0 a 100.", "Current score, 0 to 100.", 58],
      missing: [
        "O único filtro que barra: PRICE, BEDROOMS, AREA, PURPOSE ou TYPE; ou SCORE, a pontuação. CITY não é mais informado: outra cidade aparece só no funil.",
        "The one filter that fails: PRICE, BEDROOMS, AREA, PURPOSE or TYPE; or SCORE. CITY no longer comes: the funnel alone counts other cities.",
        "SCORE",
      ],
      gaps: ["O que faltaria, uma frase cada.", "What is missing, one sentence each.", []],
    },
    Funnel: {
      _: [
        "Quantos da própria conta restam depois de cada filtro.",
        "How many of the account's own remain after each filter.",
      ],
      eligible: ["Aptos para o Radar.", "Eligible for Radar.", 40],
      purpose: ["Com finalidade em comum.", "With a purpose in common.", 31],
      city: ["Na mesma cidade.", "In the same city.", 22],
      type: ["Do subtipo procurado.", "With a wanted subtype.", 12],
      price: ["Dentro do preço.", "Within the price.", 6],
      bedrooms: ["Com no máximo um quarto a menos.", "With at most one bedroom fewer.", 6],
      area: ["Com 60 % da área procurada ou mais.", "With 60 % of the area asked for, or more.", 5],
      score: ["Com pontuação de 60 ou mais.", "With a score of 60 or more.", 4],
      kept: ["Guardados como oportunidades.", "Kept as opportunities.", 4],
    },
    MatchWriteResult: {
      _: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
      outcome: ["APPLIED; numa simulação WOULD_APPLY.", "APPLIED; WOULD_APPLY in a dry run.", "APPLIED"],
    },
    MatchWritten: {
      _: ["A oportunidade como ficou.", "The opportunity after the write."],
      data: ["A oportunidade.", "The opportunity."],
      result: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
    },
  },
};
