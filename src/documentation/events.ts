import * as z from "zod";
import { ptEn, type Sentence } from "../lib/language.ts";
import { EVENT_TYPES } from "../vocabulary/event-types.ts";
import { Event, pascalOf } from "./schemas/event.ts";
import type { Documentation, MemberText, SchemaTexts } from "./text.ts";

const SEQUENCE: MemberText = {
  "pt-BR": "Sobe na ordem do registro da conta, do mais antigo ao mais novo.",
  en: "Increases in the order of the account's log, oldest to newest.",
  example: 1042,
};

const eventOf = (description: Sentence): SchemaTexts => ({
  _: description,
  id: {
    "pt-BR": "Id do evento; é o `webhook-id` da entrega.",
    en: "Id of the event; also the `webhook-id` of its delivery.",
    example: "evt_0123456789abcdef",
  },
  sequence: SEQUENCE,
  createdAt: {
    "pt-BR": "Quando aconteceu, em UTC.",
    en: "When it happened, in UTC.",
    example: "2026-11-20T18:30:00.000Z",
  },
  type: ptEn("Tipo do evento.", "Type of the event."),
  data: ptEn(
    "Os dados do evento: ids, estados e nomes de campos, nada pessoal.",
    "The event's data: ids, states and field names, nothing personal.",
  ),
});

const bodyOf = (description: Sentence): SchemaTexts => ({
  _: description,
  type: ptEn("Tipo do evento.", "Type of the event."),
  data: ptEn("Os dados do evento.", "The event's data."),
});

const known = EVENT_TYPES.map(({ type, description }) => ({
  name: pascalOf(type),
  what: description,
}));

const property: SchemaTexts = {
  _: ptEn(
    "O imóvel do evento. Leia o imóvel para ver os valores novos.",
    "The event's property. Read the property for its new values.",
  ),
  id: { "pt-BR": "Id do imóvel.", en: "Id of the property.", example: "prop-0123456789abcdef" },
  externalRef: { "pt-BR": "Código no seu sistema.", en: "Code in your system.", example: "AP0101" },
  status: {
    "pt-BR": "Disponibilidade depois do evento.",
    en: "Availability after the event.",
    example: "ACTIVE",
  },
};

const lead: SchemaTexts = {
  _: ptEn(
    "O cliente do evento. Leia o cliente para ver os valores novos.",
    "The event's client. Read the client for its new values.",
  ),
  id: { "pt-BR": "Id do cliente.", en: "Id of the client.", example: "lead-0123456789abcdef" },
  externalRef: {
    "pt-BR": "Código no seu sistema.",
    en: "Code in your system.",
    example: "CLI-2041",
  },
  state: { "pt-BR": "ACTIVE, ARCHIVED ou DELETED.", en: "ACTIVE, ARCHIVED or DELETED.", example: "ACTIVE" },
  status: { "pt-BR": "Etapa.", en: "Stage.", example: "NEW" },
  ownerAccountId: { "pt-BR": "Corretor responsável.", en: "Broker in charge.", example: null },
};

const match: SchemaTexts = {
  id: {
    "pt-BR": "Id da oportunidade.",
    en: "Id of the opportunity.",
    example: "m#prop-0123456789abcdef#lead-0123456789abcdef#own",
  },
  propertyId: { "pt-BR": "Id do imóvel.", en: "Id of the property.", example: "prop-0123456789abcdef" },
  leadId: { "pt-BR": "Id do cliente.", en: "Id of the client.", example: "lead-0123456789abcdef" },
  status: { "pt-BR": "Status da oportunidade.", en: "Status of the opportunity.", example: "FAVORITED" },
};

const OFFER: MemberText = {
  "pt-BR": "Id do proprietário oferecido.",
  en: "Id of the offered owner.",
  example: "cap-0123456789abcdef",
};
const ENDPOINT: MemberText = {
  "pt-BR": "Id do endpoint.",
  en: "Id of the endpoint.",
  example: "wh_0123456789abcdef",
};
const PARTNERSHIP: MemberText = {
  "pt-BR": "Id da parceria.",
  en: "Id of the partnership.",
  example: "pship-0123456789abcdef",
};

export const EVENT_DOCS = {
  operations: {
    readEvents: {
      answer: z
        .object({ events: z.array(Event), nextCursor: z.string(), hasMore: z.boolean() })
        .meta({ id: "EventPage" }),
      description: ptEn(
        "Guarde `nextCursor` e envie-o como `cursor` na leitura seguinte; com `hasMore` true, leia de novo já. Para começar de agora, mande `from=now`; sem nada, a leitura começa no evento mais antigo guardado. Os eventos ficam guardados por 30 dias. Tipos que a chave não pode ler são pulados. Os eventos das próprias gravações também vêm.",
        "Keep `nextCursor` and send it as `cursor` in the next read; if `hasMore` is true, read again at once. To start now, send `from=now`; with neither, reading starts at the oldest stored event. Events are kept for 30 days. Types the key cannot read are skipped. The events of your own writes are included.",
      ),
    },
  },
  params: {
    from: ptEn(
      "`now`: nenhum evento, só a posição de agora; só sem `cursor` e sem `since`.",
      "`now`: no event, only the position of this moment; only without `cursor` and without `since`.",
    ),
    since: ptEn(
      "Desde quando, ISO 8601, até 30 dias atrás; só sem `cursor`.",
      "Start time, ISO 8601, up to 30 days ago; only without `cursor`.",
    ),
    types: ptEn("Só estes tipos, separados por vírgula.", "Only these types, separated by commas."),
    limit: ptEn("Eventos por página, no máximo.", "Maximum events per page."),
  },
  schemas: {
    Event: { _: ptEn("Um evento; `type` diz qual.", "An event; `type` says which.") },
    OtherEvent: eventOf(
      ptEn("Um tipo que ainda não existe: pule.", "A type that does not exist yet: skip it."),
    ),
    EventPage: {
      _: ptEn("Eventos em ordem.", "Events in order."),
      events: ptEn("Os eventos desta página.", "The events of this page."),
      nextCursor: {
        "pt-BR": "Onde continuar; guarde-o mesmo com a página vazia.",
        en: "Where to continue; keep it even if the page is empty.",
        example: "eyJhIjoxfQ",
      },
      hasMore: { "pt-BR": "Há mais agora.", en: "More events are available now.", example: false },
    },
    ...Object.fromEntries(known.map(({ name, what }) => [`${name}Event`, eventOf(what)])),
    ...Object.fromEntries(known.map(({ name, what }) => [`${name}Webhook`, bodyOf(what)])),
    WebhookTestWebhook: bodyOf(ptEn("Uma entrega de teste.", "A test delivery.")),
    PropertyEventData: property,
    PropertyUpdatedData: property,
    PropertyPhotosDoneData: {
      ...property,
      _: ptEn(
        "O imóvel cujas fotos terminaram de ser baixadas. `photoSync.items` do imóvel lista as que falharam.",
        "The property whose photos have finished downloading. `photoSync.items` of the property lists those that failed.",
      ),
      state: {
        "pt-BR": "DONE: todas chegaram; PARTIAL: algumas; FAILED: nenhuma, e a galeria anterior fica.",
        en: "DONE: all arrived; PARTIAL: some did; FAILED: none, and the old gallery stays.",
        example: "PARTIAL",
      },
      requested: { "pt-BR": "Quantas foram pedidas.", en: "How many were requested.", example: 12 },
      ingested: { "pt-BR": "Quantas chegaram.", en: "How many arrived.", example: 11 },
      failed: { "pt-BR": "Quantas não chegaram.", en: "How many did not arrive.", example: 1 },
    },
    LeadEventData: lead,
    LeadUpdatedData: lead,
    RadarPriceDropData: {
      ...match,
      _: ptEn(
        "O preço de uma oportunidade favoritada ou pedida caiu 3 % ou mais.",
        "The price of a favorited or requested opportunity fell by 3 % or more.",
      ),
      score: {
        "pt-BR": "Pontuação com o preço novo, 0 a 100.",
        en: "The score at the new price, 0 to 100.",
        example: 88,
      },
      previousPrice: {
        "pt-BR": "Preço anterior, em reais.",
        en: "The previous price, in reais.",
        example: 820_000,
      },
      price: { "pt-BR": "Preço atual, em reais.", en: "The current price, in reais.", example: 779_000 },
    },
    RadarMatchLostData: {
      ...match,
      _: ptEn(
        "Uma oportunidade favoritada ou pedida deixou de combinar.",
        "A favorited or requested opportunity no longer matches.",
      ),
    },
    RadarClientSummaryData: {
      _: ptEn(
        "Oportunidades novas de um cliente, reunidas em até cinco minutos.",
        "New opportunities of a client, collected for up to five minutes.",
      ),
      leadId: { "pt-BR": "Id do cliente.", en: "Id of the client.", example: "lead-0123456789abcdef" },
      newMatches: { "pt-BR": "Quantas são.", en: "How many.", example: 3 },
      topScore: { "pt-BR": "A maior pontuação, 0 a 100.", en: "Highest score, 0 to 100.", example: 92 },
      since: ptEn("Início da janela.", "Start of the window."),
      until: ptEn("Fim da janela.", "End of the window."),
    },
    PartnershipCreatedData: {
      _: ptEn("A parceria pedida.", "The requested partnership."),
      id: PARTNERSHIP,
      status: { "pt-BR": "Etapa.", en: "Stage.", example: "PENDING" },
      kind: {
        "pt-BR": "CLIENT_FOR_PROPERTY ou PROPERTY_FOR_CLIENT.",
        en: "CLIENT_FOR_PROPERTY or PROPERTY_FOR_CLIENT.",
        example: "PROPERTY_FOR_CLIENT",
      },
    },
    PartnershipUpdatedData: {
      _: ptEn("A parceria que mudou.", "The partnership that changed."),
      id: PARTNERSHIP,
      status: { "pt-BR": "Etapa agora.", en: "Current stage.", example: "CONTACTED" },
      previousStatus: { "pt-BR": "Etapa anterior.", en: "Previous stage.", example: "ACCEPTED" },
    },
    CaptacaoOfferReceivedData: {
      _: ptEn("O proprietário oferecido.", "The offered owner."),
      id: OFFER,
      deadline: ptEn("Até quando aceitar.", "Deadline to accept."),
    },
    CaptacaoOfferAcceptedData: {
      _: ptEn("O proprietário aceito.", "The accepted owner."),
      id: OFFER,
      acceptedAt: ptEn("Quando a conta aceitou, em UTC.", "When the account accepted it, in UTC."),
      via: { "pt-BR": "API ou PANEL (painel).", en: "API or PANEL (dashboard).", example: "API" },
    },
    CaptacaoOfferWithdrawnData: {
      _: ptEn("A oferta que acabou.", "The offer that ended."),
      id: OFFER,
    },
    WebhookDisabledData: {
      _: ptEn("O endpoint desativado.", "The disabled endpoint."),
      id: ENDPOINT,
      reason: {
        "pt-BR": "GONE_410, FAILURE_RATE ou MANUAL.",
        en: "GONE_410, FAILURE_RATE or MANUAL.",
        example: "FAILURE_RATE",
      },
      disabledAt: ptEn("Quando foi desativado, em UTC.", "When it was disabled, in UTC."),
    },
    WebhookRecoveredData: {
      _: ptEn("O endpoint que voltou a receber.", "The endpoint that is receiving again."),
      id: ENDPOINT,
      recoveredAt: ptEn("Quando voltou a receber, em UTC.", "When it started receiving again, in UTC."),
    },
    FeedHeldData: {
      _: ptEn("Um feed que aguarda decisão.", "A feed that awaits a decision."),
      listings: { "pt-BR": "Anúncios do feed.", en: "Listings of the feed.", example: 197 },
      others: {
        "pt-BR": "Códigos que são agora de outros imóveis.",
        en: "Codes that now name other properties.",
        example: 196,
      },
      heldAt: ptEn("Quando parou.", "When it stopped."),
    },
    BatchDoneData: {
      _: ptEn("O lote que terminou.", "The finished batch."),
      id: { "pt-BR": "Id do lote.", en: "Id of the batch.", example: "b-0123456789abcdef" },
      type: { "pt-BR": "properties ou leads.", en: "properties or leads.", example: "properties" },
      status: { "pt-BR": "DONE.", en: "DONE.", example: "DONE" },
      counts: {
        "pt-BR": "Quantos itens por `outcome`.",
        en: "Number of items per `outcome`.",
        example: { CREATED: 1 },
      },
    },
  },
} satisfies Documentation;
