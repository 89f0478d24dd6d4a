import type { MemberText, SchemaTexts, Text, Texts } from "../../contract/texts.ts";
import { EVENT_TYPES } from "../../vocabulary/event-types.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";
import { pascalOf } from "./event.ts";

const SEQUENCE: MemberText = [
  "Sobe na ordem do registro da conta, do mais antigo ao mais novo.",
  "Increases in the order of the account's log, oldest to newest.",
  1042,
];

const eventOf = (what: Text): SchemaTexts => ({
  _: what,
  id: [
    "Id do evento; é o `webhook-id` da entrega.",
    "Id of the event; also the `webhook-id` of its delivery.",
    "evt_0123456789abcdef",
  ],
  sequence: SEQUENCE,
  createdAt: ["Quando aconteceu, em UTC.", "When it happened, in UTC.", "2026-11-20T18:30:00.000Z"],
  type: ["Tipo do evento.", "Type of the event."],
  data: [
    "Os dados do evento: ids, estados e nomes de campos, nada pessoal.",
    "The event's data: ids, states and field names, nothing personal.",
  ],
});

const bodyOf = (what: Text): SchemaTexts => ({
  _: what,
  type: ["Tipo do evento.", "Type of the event."],
  data: ["Os dados do evento.", "The event's data."],
});

const known = EVENT_TYPES.map(({ type, description }) => ({
  name: pascalOf(type),
  what: [description["pt-BR"], description.en] as Text,
}));

const property: SchemaTexts = {
  _: [
    "O imóvel do evento. Leia o imóvel para ver os valores novos.",
    "The event's property. Read the property for its new values.",
  ],
  id: ["Id do imóvel.", "Id of the property.", "prop-0123456789abcdef"],
  externalRef: ["Código no sistema de quem chama.", "Code in your system.", "AP0101"],
  status: ["Disponibilidade depois do evento.", "Availability after the event.", "ACTIVE"],
};

const lead: SchemaTexts = {
  _: [
    "O cliente do evento. Leia o cliente para ver os valores novos.",
    "The event's client. Read the client for its new values.",
  ],
  id: ["Id do cliente.", "Id of the client.", "lead-0123456789abcdef"],
  externalRef: ["Código no sistema de quem chama.", "Code in your system.", "CLI-2041"],
  state: ["ACTIVE, ARCHIVED ou DELETED.", "ACTIVE, ARCHIVED or DELETED.", "ACTIVE"],
  status: ["Etapa.", "Stage.", "NEW"],
  ownerAccountId: ["Corretor responsável.", "Broker in charge.", null],
};

const match: SchemaTexts = {
  id: ["Id da oportunidade.", "Id of the opportunity.", "m#prop-0123456789abcdef#lead-0123456789abcdef#own"],
  propertyId: ["Id do imóvel.", "Id of the property.", "prop-0123456789abcdef"],
  leadId: ["Id do cliente.", "Id of the client.", "lead-0123456789abcdef"],
  status: ["Status da oportunidade.", "Status of the opportunity.", "FAVORITED"],
};

const OFFER: MemberText = [
  "Id do proprietário oferecido.",
  "Id of the offered owner.",
  "cap-0123456789abcdef",
];
const ENDPOINT: MemberText = ["Id do endpoint.", "Id of the endpoint.", "wh_0123456789abcdef"];
const PARTNERSHIP: MemberText = ["Id da parceria.", "Id of the partnership.", "pship-0123456789abcdef"];

export const EVENT_TEXTS: Texts = {
  operations: {
    readEvents: {
      summary: OPERATION_TITLES.readEvents,
      description: [
        "Guarde `nextCursor` e envie-o como `cursor` na leitura seguinte; com `hasMore` true, leia de novo já. Para começar de agora, mande `since` com a hora atual; sem nada, a leitura começa no evento mais antigo guardado. Os eventos ficam guardados por 30 dias. Tipos que a chave não pode ler são pulados. Os eventos das próprias gravações também vêm.",
        "Keep `nextCursor` and send it as `cursor` in the next read; if `hasMore` is true, read again at once. To start now, send `since` with the current time; with neither, reading starts at the oldest stored event. Events are kept for 30 days. Types the key cannot read are skipped. The events of your own writes are included.",
      ],
    },
  },
  params: {
    since: [
      "Desde quando, ISO 8601, até 30 dias atrás; só sem `cursor`.",
      "Start time, ISO 8601, up to 30 days ago; only without `cursor`.",
    ],
    types: ["Só estes tipos, separados por vírgula.", "Only these types, separated by commas."],
    limit: ["Eventos por página, no máximo.", "Maximum events per page."],
  },
  schemas: {
    Event: { _: ["Um evento; `type` diz qual.", "An event; `type` says which."] },
    OtherEvent: eventOf(["Um tipo que ainda não existe: pule.", "A type that does not exist yet: skip it."]),
    EventPage: {
      _: ["Eventos em ordem.", "Events in order."],
      events: ["Os eventos desta página.", "The events of this page."],
      nextCursor: [
        "Onde continuar; guarde-o mesmo com a página vazia.",
        "Where to continue; keep it even if the page is empty.",
        "eyJhIjoxfQ",
      ],
      hasMore: ["Há mais agora.", "More events are available now.", false],
    },
    ...Object.fromEntries(known.map(({ name, what }) => [`${name}Event`, eventOf(what)])),
    ...Object.fromEntries(known.map(({ name, what }) => [`${name}Webhook`, bodyOf(what)])),
    WebhookTestWebhook: bodyOf(["Uma entrega de teste.", "A test delivery."]),
    PropertyEventData: property,
    PropertyUpdatedData: property,
    LeadEventData: lead,
    LeadUpdatedData: lead,
    RadarPriceDropData: {
      ...match,
      _: [
        "Caiu em 3 % ou mais o preço de uma oportunidade favoritada ou pedida.",
        "The price of an opportunity that was favorited or requested fell by 3 % or more.",
      ],
      score: ["Pontuação com o preço novo, 0 a 100.", "The score at the new price, 0 to 100.", 88],
      previousPrice: ["Preço de antes, em reais.", "The price before, in reais.", 820_000],
      price: ["Preço de agora, em reais.", "The price now, in reais.", 779_000],
    },
    RadarMatchLostData: {
      ...match,
      _: [
        "Uma oportunidade favoritada ou pedida deixou de servir.",
        "An opportunity that was favorited or requested no longer fits.",
      ],
    },
    RadarClientSummaryData: {
      _: [
        "Oportunidades novas de um cliente, reunidas em até cinco minutos.",
        "New opportunities of a client, collected for up to five minutes.",
      ],
      leadId: ["Id do cliente.", "Id of the client.", "lead-0123456789abcdef"],
      newMatches: ["Quantas são.", "How many.", 3],
      topScore: ["A maior pontuação, 0 a 100.", "Highest score, 0 to 100.", 92],
      since: ["Início da janela.", "Start of the window."],
      until: ["Fim da janela.", "End of the window."],
    },
    PartnershipCreatedData: {
      _: ["A parceria pedida.", "The requested partnership."],
      id: PARTNERSHIP,
      status: ["Etapa.", "Stage.", "PENDING"],
      kind: [
        "CLIENT_FOR_PROPERTY ou PROPERTY_FOR_CLIENT.",
        "CLIENT_FOR_PROPERTY or PROPERTY_FOR_CLIENT.",
        "PROPERTY_FOR_CLIENT",
      ],
    },
    PartnershipUpdatedData: {
      _: ["A parceria que mudou.", "The partnership that changed."],
      id: PARTNERSHIP,
      status: ["Etapa agora.", "Current stage.", "CONTACTED"],
      previousStatus: ["Etapa anterior.", "Previous stage.", "ACCEPTED"],
    },
    CaptacaoOfferReceivedData: {
      _: ["O proprietário oferecido.", "The offered owner."],
      id: OFFER,
      deadline: ["Até quando aceitar.", "Deadline to accept."],
    },
    CaptacaoOfferAcceptedData: {
      _: ["O proprietário aceito.", "The accepted owner."],
      id: OFFER,
      acceptedAt: ["Quando.", "When."],
      via: ["API ou PANEL (painel).", "API or PANEL (dashboard).", "API"],
    },
    CaptacaoOfferWithdrawnData: { _: ["A oferta que acabou.", "The offer that ended."], id: OFFER },
    WebhookDisabledData: {
      _: ["O endpoint desativado.", "The disabled endpoint."],
      id: ENDPOINT,
      reason: ["GONE_410, FAILURE_RATE ou MANUAL.", "GONE_410, FAILURE_RATE or MANUAL.", "FAILURE_RATE"],
      disabledAt: ["Quando.", "When."],
    },
    WebhookRecoveredData: {
      _: ["O endpoint que voltou a receber.", "The endpoint that is receiving again."],
      id: ENDPOINT,
      recoveredAt: ["Quando.", "When."],
    },
    BatchDoneData: {
      _: ["O lote que terminou.", "The finished batch."],
      id: ["Id do lote.", "Id of the batch.", "b-0123456789abcdef"],
      type: ["properties ou leads.", "properties or leads.", "properties"],
      status: ["DONE.", "DONE.", "DONE"],
      counts: ["Quantos itens por `outcome`.", "Number of items per `outcome`.", { CREATED: 1 }],
    },
  },
};
