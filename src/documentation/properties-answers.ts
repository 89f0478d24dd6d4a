import { ptEn } from "../lib/language.ts";
import { ADDRESS, PROPERTY_INPUT, TERMS } from "./property-fields.ts";
import type { SchemaTexts } from "./text.ts";

const STORED_PHOTO = `https://api.example.com/photos/acc-0123456789abcdef/${"0123456789abcdef".repeat(4)}.jpg`;

const { captadorAccountId: _, ...ANSWERED } = PROPERTY_INPUT;

/** The texts of answers. */
export const PROPERTY_ANSWER_TEXTS: Readonly<Record<string, SchemaTexts>> = {
  PartnershipTerms: TERMS,
  Address: {
    _: ptEn("Endereço de um imóvel.", "Address of a property."),
    ...ADDRESS,
    citySlug: {
      "pt-BR": "Slug da cidade e do estado, único.",
      en: "Unique slug of city and state.",
      example: "curitiba-pr",
    },
    neighborhoodSlug: {
      "pt-BR": "Bairro do catálogo; null enquanto o bairro não é reconhecido.",
      en: "Catalog neighborhood; null while unrecognized.",
      example: "batel",
    },
  },
  Property: {
    _: ptEn(
      "Um imóvel da carteira. Todos os campos estão sempre presentes.",
      "A property. Every field is always present.",
    ),
    ...ANSWERED,
    id: {
      "pt-BR": "Id do imóvel na plataforma.",
      en: "Id of the property on the platform.",
      example: "prop-0123456789abcdef",
    },
    externalRef: {
      "pt-BR": "Código do imóvel no seu sistema; null quando não tem.",
      en: "Code of the property in your system; null if it has none.",
      example: "AP0101",
    },
    kind: {
      "pt-BR":
        "PROPERTY (imóvel avulso), DEVELOPMENT (empreendimento) ou TYPOLOGY (tipologia de um empreendimento).",
      en: "PROPERTY (standalone), DEVELOPMENT, or TYPOLOGY (unit type of a development).",
      example: "PROPERTY",
    },
    developmentId: {
      "pt-BR": "Empreendimento da tipologia.",
      en: "Development the unit type belongs to.",
      example: null,
    },
    status: {
      "pt-BR": "Disponibilidade; DELETED na lixeira.",
      en: "Availability; DELETED in the trash.",
      example: "ACTIVE",
    },
    type: { "pt-BR": "Subtipo do imóvel.", en: "Subtype of the property.", example: "APARTAMENTO" },
    category: {
      "pt-BR": "Categoria, que segue do subtipo.",
      en: "Category, derived from the subtype.",
      example: "RESIDENCIAL",
    },
    purposes: {
      "pt-BR": "Finalidades: VENDA, LOCACAO ou as duas.",
      en: "Purposes: VENDA (sale), LOCACAO (rent) or both.",
      example: ["VENDA"],
    },
    salePrice: { "pt-BR": "Preço de venda em BRL.", en: "Sale price in BRL.", example: 850_000 },
    rentPrice: { "pt-BR": "Aluguel por mês em BRL.", en: "Monthly rent in BRL.", example: null },
    address: ptEn("Endereço.", "Address."),
    amenities: { "pt-BR": "Comodidades, em texto.", en: "Amenities, as text.", example: ["Piscina"] },
    coverPhoto: {
      "pt-BR": "Primeira foto. Sem ela o imóvel fica fora do Radar.",
      en: "The first photo. Without it the property stays out of Radar.",
      example: STORED_PHOTO,
    },
    photos: {
      "pt-BR": "Fotos na ordem da galeria, em endereços permanentes.",
      en: "Photos in gallery order, at permanent addresses.",
      example: [STORED_PHOTO],
    },
    captador: ptEn(
      "Corretor da equipe responsável pela captação; null quando não há.",
      "Broker on the team who listed it; null if nobody.",
    ),
    captadorName: {
      "pt-BR": "Captador fora da equipe, pelo nome.",
      en: "Listing agent who is not on the team, by name.",
      example: null,
    },
    sharedToNetwork: { "pt-BR": "Compartilhado com parceiros.", en: "Shared with partners.", example: false },
    radar: ptEn(
      "Se o Radar recomenda o imóvel, e o que falta.",
      "Whether Radar recommends the property, and what is missing.",
    ),
    curation: ptEn("Situação da análise.", "Status of the review."),
    confirmation: ptEn(
      "Datas da confirmação de disponibilidade.",
      "Dates of the confirmation of availability.",
    ),
    inactiveReason: {
      "pt-BR":
        "Por que está INACTIVE: MANUAL, CONFIRMATION_EXPIRED (sem confirmação) ou FEED_REMOVED (saiu do feed). Só então não é null.",
      en: "Why it is INACTIVE: MANUAL, CONFIRMATION_EXPIRED or FEED_REMOVED (left the feed). Null otherwise.",
      example: null,
    },
    deletedAt: { "pt-BR": "Quando foi para a lixeira.", en: "When it went to the trash.", example: null },
    launch: {
      "pt-BR": "Dados da obra; só de empreendimentos e tipologias.",
      en: "Construction data; only for developments and unit types.",
      example: null,
    },
    photoSync: ptEn(
      "Se a galeria enviada já chegou; null sem fotos enviadas.",
      "Whether the gallery has arrived; null if none was sent.",
    ),
  },
  PropertyCaptador: {
    _: ptEn("Corretor responsável pela captação.", "The broker who listed the property."),
    accountId: {
      "pt-BR": "Id da pessoa na equipe.",
      en: "Id of the person on the team.",
      example: "usr-0123456789abcdef",
    },
    name: {
      "pt-BR": "Nome; null depois que a pessoa saiu.",
      en: "Name; null once the person has left.",
      example: "Marina Souza",
    },
  },
  PropertyRadar: {
    _: ptEn("Situação do imóvel no Radar.", "The property's status in Radar."),
    eligible: {
      "pt-BR": "Está nas recomendações agora: ativo e sem pendência.",
      en: "Currently recommended: active, with nothing missing.",
      example: true,
    },
    pending: {
      "pt-BR": "Pendências que deixam o imóvel fora.",
      en: "What keeps the property out.",
      example: [],
    },
    labels: {
      "pt-BR": "As mesmas pendências em palavras, no idioma pedido.",
      en: "The same in words, in the requested language.",
      example: [],
    },
  },
  Curation: {
    _: ptEn("A análise do imóvel pela plataforma.", "The platform's review of the property."),
    status: {
      "pt-BR": "PENDING, APPROVED ou REJECTED; null quando não passa por análise.",
      en: "PENDING, APPROVED or REJECTED; null if not subject to review.",
      example: "APPROVED",
    },
    reason: { "pt-BR": "Motivo da recusa.", en: "Reason for the rejection.", example: null },
    label: {
      "pt-BR": "O motivo da recusa ou, sem recusa, o status, em palavras, no idioma pedido.",
      en: "The reason for the rejection, otherwise the status, in words, in the requested language.",
      example: "Aprovado",
    },
  },
  Confirmation: {
    _: ptEn(
      "A disponibilidade é confirmada a cada 60 dias; gravar pela API também confirma.",
      "Availability must be confirmed every 60 days; a write through the API also confirms it.",
    ),
    lastConfirmedAt: ptEn("Última confirmação.", "The latest confirmation."),
    dueAt: {
      "pt-BR": "Até quando confirmar: 60 dias depois da última.",
      en: "When the next one is due: 60 days after the latest.",
      example: "2027-01-19T18:30:00.000Z",
    },
    noticeAt: { "pt-BR": "Quando o aviso foi enviado.", en: "When the notice was sent.", example: null },
    offlineAt: {
      "pt-BR": "Quando sai do ar: 7 dias depois do aviso.",
      en: "When it goes offline: 7 days after the notice.",
      example: null,
    },
  },
  LaunchBlock: {
    _: ptEn("A obra de um empreendimento ou tipologia.", "The construction of a development or unit type."),
    constructionStage: {
      "pt-BR": "LAUNCH (lançamento), OFF_PLAN (na planta), NEW (novo) ou READY (pronto).",
      en: "LAUNCH, OFF_PLAN, NEW or READY.",
      example: "OFF_PLAN",
    },
    deliveryDate: {
      "pt-BR": "Entrega prevista, AAAA-MM-DD.",
      en: "Expected delivery, YYYY-MM-DD.",
      example: "2027-06-30",
    },
    constructionProgress: {
      "pt-BR": "Andamento da obra em %, 0 a 100.",
      en: "Progress in %, 0 to 100.",
      example: 35,
    },
    unitsTotal: { "pt-BR": "Total de unidades.", en: "Total units.", example: 120 },
    unitsAvailable: { "pt-BR": "Unidades disponíveis.", en: "Units available.", example: 48 },
    unitsReserved: { "pt-BR": "Unidades reservadas.", en: "Units reserved.", example: 12 },
    unitsSold: { "pt-BR": "Unidades vendidas.", en: "Units sold.", example: 60 },
    floorPlans: { "pt-BR": "Endereços das plantas.", en: "Addresses of the floor plans.", example: [] },
  },
  PhotoSync: {
    _: ptEn("A última galeria enviada por endereços.", "The latest gallery sent as addresses."),
    state: {
      "pt-BR":
        "QUEUED (na fila), DONE, PARTIAL (parte falhou), FAILED ou NOT_QUEUED (a fila estava indisponível; a próxima gravação tenta de novo).",
      en: "QUEUED, DONE, PARTIAL (some failed), FAILED or NOT_QUEUED (the queue was unavailable; the next write tries again).",
      example: "DONE",
    },
    requested: { "pt-BR": "Fotos pedidas.", en: "Photos requested.", example: 1 },
    ingested: { "pt-BR": "Fotos que chegaram.", en: "Photos that arrived.", example: 1 },
    failed: { "pt-BR": "Fotos que falharam.", en: "Photos that failed.", example: 0 },
    queuedAt: ptEn("Quando entrou na fila.", "When it was queued."),
    finishedAt: ptEn("Quando terminou.", "When it finished."),
    items: {
      "pt-BR": "Só as fotos que não chegaram, com o motivo; lista vazia quando todas chegaram.",
      en: "Only the photos that have not arrived, and why; empty when all have.",
      example: [],
    },
  },
  PhotoSyncItem: {
    _: ptEn("Uma foto que não chegou.", "A photo that has not arrived."),
    url: {
      "pt-BR": "O endereço, como foi enviado.",
      en: "The address, as it was sent.",
      example: "https://cdn.example.com/ap0101/varanda.jpg",
    },
    state: {
      "pt-BR":
        "WAITING (será tentada de novo) ou FAILED (só será tentada quando a lista mudar, ou for reenviada depois de uma hora).",
      en: "WAITING (will be tried again) or FAILED (will be only when the list changes, or is sent again after an hour).",
      example: "FAILED",
    },
    code: {
      "pt-BR":
        "Uma palavra estável, como `timeout`, `host_not_found`, `not_an_image` ou `http_404`; podem surgir outras.",
      en: "A stable word, such as `timeout`, `host_not_found`, `not_an_image` or `http_404`; others may appear.",
      example: "http_404",
    },
    reason: {
      "pt-BR": "Uma frase no idioma pedido.",
      en: "A sentence in the requested language.",
      example: "O servidor respondeu 404.",
    },
    nextAttemptAt: {
      "pt-BR": "Quando é tentada de novo; null em FAILED.",
      en: "When it is tried again; null in FAILED.",
      example: null,
    },
  },
};
