import type { SchemaTexts } from "../../contract/texts.ts";
import { ADDRESS, PROPERTY_INPUT, TERMS } from "./input-texts.ts";

const STORED_PHOTO = `https://api.example.com/photos/acc-0123456789abcdef/${"0123456789abcdef".repeat(4)}.jpg`;

const { captadorAccountId: _, ...ANSWERED } = PROPERTY_INPUT;

/** What answers say. */
export const PROPERTY_ANSWER_TEXTS: Readonly<Record<string, SchemaTexts>> = {
  PartnershipTerms: TERMS,
  Address: {
    _: ["Endereço de um imóvel.", "Address of a property."],
    ...ADDRESS,
    citySlug: ["Slug da cidade e do estado, único.", "Unique slug of city and state.", "curitiba-pr"],
    neighborhoodSlug: [
      "Bairro do catálogo; null enquanto o bairro não é reconhecido.",
      "Catalogue neighborhood; null while unrecognised.",
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
      "Code of the property in your system; null if it has none.",
      "AP0101",
    ],
    kind: [
      "PROPERTY (imóvel avulso), DEVELOPMENT (empreendimento) ou TYPOLOGY (tipologia de um empreendimento).",
      "PROPERTY (standalone), DEVELOPMENT, or TYPOLOGY (unit type of a development).",
      "PROPERTY",
    ],
    developmentId: ["Empreendimento da tipologia.", "Development the unit type belongs to.", null],
    status: ["Disponibilidade; DELETED na lixeira.", "Availability; DELETED in the trash.", "ACTIVE"],
    type: ["Subtipo do imóvel.", "Subtype of the property.", "APARTAMENTO"],
    category: ["Categoria, que segue do subtipo.", "Category, derived from the subtype.", "RESIDENCIAL"],
    purposes: [
      "Finalidades: VENDA, LOCACAO ou as duas.",
      "Purposes: VENDA (sale), LOCACAO (rent) or both.",
      ["VENDA"],
    ],
    salePrice: ["Preço de venda em BRL.", "Sale price in BRL.", 850_000],
    rentPrice: ["Aluguel por mês em BRL.", "Monthly rent in BRL.", null],
    address: ["Endereço.", "Address."],
    amenities: ["Comodidades, em texto.", "Amenities, as text.", ["Piscina"]],
    coverPhoto: [
      "Primeira foto. Sem ela o imóvel fica fora do Radar.",
      "The first photo. Without it the property stays out of Radar.",
      STORED_PHOTO,
    ],
    photos: [
      "Fotos na ordem da galeria, em endereços permanentes deste serviço.",
      "Photos in gallery order, at permanent addresses of this service.",
      [STORED_PHOTO],
    ],
    captador: [
      "Corretor da equipe responsável; null quando não há.",
      "Broker on the team who listed it; null if nobody.",
    ],
    captadorName: [
      "Captador fora da equipe, pelo nome.",
      "Listing agent who is not on the team, by name.",
      null,
    ],
    sharedToNetwork: ["Compartilhado com parceiros.", "Shared with partners.", false],
    radar: [
      "Se o Radar recomenda o imóvel, e o que falta.",
      "Whether Radar recommends the property, and what is missing.",
    ],
    curation: ["Onde está a curadoria.", "Status of the review."],
    confirmation: ["Datas da confirmação de disponibilidade.", "Dates of the confirmation of availability."],
    inactiveReason: [
      "Por que está INACTIVE: MANUAL, CONFIRMATION_EXPIRED (sem confirmação) ou FEED_REMOVED (saiu do feed). Só então não é null.",
      "Why it is INACTIVE: MANUAL, CONFIRMATION_EXPIRED or FEED_REMOVED (left the feed). Null otherwise.",
      null,
    ],
    deletedAt: ["Quando foi para a lixeira.", "When it went to the trash.", null],
    launch: [
      "Dados da obra; só de empreendimentos e tipologias.",
      "Construction data; only for developments and unit types.",
      null,
    ],
    photoSync: [
      "Se a galeria enviada já chegou; null sem fotos enviadas.",
      "Whether the gallery has arrived; null if none was sent.",
    ],
  },
  PropertyCaptador: {
    _: ["Corretor responsável pela captação.", "The broker who listed the property."],
    accountId: ["Id da pessoa na equipe.", "Id of the person on the team.", "usr-0123456789abcdef"],
    name: ["Nome; null depois que a pessoa saiu.", "Name; null once the person has left.", "Marina Souza"],
  },
  PropertyRadar: {
    _: ["Onde o imóvel está para o Radar.", "The property's standing in Radar."],
    eligible: [
      "Está nas recomendações agora: ativo e sem pendência.",
      "Currently recommended: active, with nothing missing.",
      true,
    ],
    pending: ["Pendências que deixam o imóvel fora.", "What keeps the property out.", []],
    labels: [
      "As mesmas pendências em palavras, no idioma pedido.",
      "The same in words, in the requested language.",
      [],
    ],
  },
  Curation: {
    _: ["Curadoria do imóvel pela plataforma.", "The platform's review of the property."],
    status: [
      "PENDING, APPROVED ou REJECTED; null quando não passa por curadoria.",
      "PENDING, APPROVED or REJECTED; null if not subject to review.",
      "APPROVED",
    ],
    reason: ["Motivo da recusa.", "Reason for the rejection.", null],
    label: [
      "O motivo da recusa ou, sem recusa, o status, em palavras, no idioma pedido.",
      "The reason for the rejection, otherwise the status, in words, in the requested language.",
      "Aprovado",
    ],
  },
  Confirmation: {
    _: [
      "A disponibilidade é confirmada a cada 60 dias; gravar pela API também confirma.",
      "Availability must be confirmed every 60 days; a write through the API also confirms it.",
    ],
    lastConfirmedAt: ["Última confirmação.", "The latest confirmation."],
    dueAt: [
      "Até quando confirmar: 60 dias depois da última.",
      "When the next one is due: 60 days after the latest.",
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
      "QUEUED (na fila), DONE, PARTIAL (parte falhou), FAILED ou NOT_QUEUED (a fila estava indisponível; a próxima gravação tenta de novo).",
      "QUEUED, DONE, PARTIAL (some failed), FAILED or NOT_QUEUED (the queue was unavailable; the next write tries again).",
      "DONE",
    ],
    requested: ["Fotos pedidas.", "Photos requested.", 1],
    ingested: ["Fotos que chegaram.", "Photos that arrived.", 1],
    failed: ["Fotos que falharam.", "Photos that failed.", 0],
    queuedAt: ["Quando entrou na fila.", "When it was queued."],
    finishedAt: ["Quando terminou.", "When it finished."],
    items: [
      "Só as fotos que não chegaram, com o motivo; lista vazia quando todas chegaram.",
      "Only the photos that have not arrived, and why; empty when all have.",
      [],
    ],
  },
  PhotoSyncItem: {
    _: ["Uma foto que não chegou.", "A photo that has not arrived."],
    url: [
      "O endereço, como foi enviado.",
      "The address, as it was sent.",
      "https://cdn.example.com/ap0101/varanda.jpg",
    ],
    state: [
      "WAITING (será tentada de novo) ou FAILED (não será, até a lista mudar ou voltar depois de uma hora).",
      "WAITING (is tried again) or FAILED (is not, until the list changes or comes after an hour).",
      "FAILED",
    ],
    code: [
      "Uma palavra estável, como `timeout`, `host_not_found`, `not_an_image` ou `http_404`; outras podem vir.",
      "A stable word, such as `timeout`, `host_not_found`, `not_an_image` or `http_404`; others may come.",
      "http_404",
    ],
    reason: [
      "Uma frase no idioma pedido.",
      "A sentence in the requested language.",
      "O servidor respondeu 404.",
    ],
    nextAttemptAt: [
      "Quando é tentada de novo; null em FAILED.",
      "When it is tried again; null in FAILED.",
      null,
    ],
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
      "Outcome of the gallery; null if the request had no `photos`.",
      null,
    ],
    warnings: [
      "Aceito, e ainda assim deixa o imóvel fora do Radar.",
      "Accepted, but it keeps the property out of Radar.",
      [],
    ],
  },
  PropertyWarning: {
    _: ["Um aviso de uma gravação aceita.", "A warning about an accepted write."],
    code: ["A pendência.", "What is missing.", "NEIGHBORHOOD_NOT_IN_CATALOG"],
    label: [
      "A pendência em palavras, no idioma pedido.",
      "The same in words, in the requested language.",
      "Bairro não reconhecido",
    ],
  },
  PropertyWritten: {
    _: [
      "O imóvel como ficou, e o que a gravação fez.",
      "The property after the write, and what the write did.",
    ],
    data: [
      "O imóvel como ficou; numa simulação, como ficaria.",
      "The property after the write; in a dry run, as it would be.",
    ],
    result: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
  },
  PropertiesConfirmed: {
    _: ["O que foi feito de cada imóvel.", "Outcome for each property."],
    data: ["Um item por id e por código, nesta ordem.", "One item per id and per code, in that order."],
    result: ["O resumo.", "The summary."],
  },
  ConfirmItem: {
    _: ["Um imóvel do pedido.", "A property of the request."],
    id: [
      "Id do imóvel; null quando o código não existe.",
      "Id of the property; null if the code is unknown.",
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
      "Availability after the confirmation; null if there is no property.",
      "ACTIVE",
    ],
    confirmation: [
      "Datas da confirmação; null quando não há imóvel.",
      "Dates of the confirmation; null if there is no property.",
    ],
  },
  ConfirmResult: {
    _: ["O resumo de uma confirmação.", "The summary of a confirmation."],
    summary: ["Quantos imóveis por `outcome`.", "Number of properties per `outcome`.", { CONFIRMED: 1 }],
  },
};
