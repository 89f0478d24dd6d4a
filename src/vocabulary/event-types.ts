import type { Sentence } from "../lib/language.ts";
import type { Permission } from "./permissions.ts";

export interface EventType<Type extends string = string> {
  readonly type: Type;
  /** The read permission that grants it. */
  readonly scope: Permission;
  readonly description: Sentence;
}

const eventType = <Type extends string>(
  scope: Permission,
  type: Type,
  pt: string,
  en: string,
): EventType<Type> => ({
  type,
  scope,
  description: { "pt-BR": pt, en },
});

/** Every event type of the log (rules 20.8). */
export const EVENT_TYPES = [
  eventType("properties:read", "property.created", "Um imóvel foi criado.", "A property was created."),
  eventType(
    "properties:read",
    "property.updated",
    "Campos de um imóvel mudaram.",
    "Fields of a property changed.",
  ),
  eventType(
    "properties:read",
    "property.photos_done",
    "O download das fotos de um imóvel terminou, com ou sem falhas.",
    "The download of a property's photos has finished, with or without failures.",
  ),
  eventType(
    "properties:read",
    "property.deleted",
    "Um imóvel foi para a lixeira.",
    "A property went to the trash.",
  ),
  eventType(
    "properties:read",
    "property.restored",
    "Um imóvel saiu da lixeira.",
    "A property left the trash.",
  ),
  eventType(
    "properties:read",
    "property.purged",
    "Um imóvel foi excluído definitivamente.",
    "A property was permanently deleted.",
  ),
  eventType("leads:read", "lead.created", "Um cliente foi criado.", "A client was created."),
  eventType("leads:read", "lead.updated", "Campos de um cliente mudaram.", "Fields of a client changed."),
  eventType("leads:read", "lead.deleted", "Um cliente foi para a lixeira.", "A client went to the trash."),
  eventType("leads:read", "lead.restored", "Um cliente saiu da lixeira.", "A client left the trash."),
  eventType(
    "leads:read",
    "lead.purged",
    "Um cliente foi excluído definitivamente.",
    "A client was permanently deleted.",
  ),
  eventType(
    "radar:read",
    "radar.client_summary",
    "Um cliente tem novas oportunidades, reunidas ao longo de alguns minutos.",
    "A client has new opportunities, collected over a few minutes.",
  ),
  eventType(
    "radar:read",
    "radar.price_drop",
    "O preço de uma oportunidade favoritada ou pedida caiu 3 % ou mais.",
    "The price of a favorited or requested opportunity fell by 3 % or more.",
  ),
  eventType(
    "radar:read",
    "radar.match_lost",
    "Uma oportunidade favoritada ou pedida deixou de combinar.",
    "A favorited or requested opportunity no longer matches.",
  ),
  eventType(
    "partnerships:read",
    "partnership.created",
    "Uma parceria foi pedida.",
    "A partnership was requested.",
  ),
  eventType(
    "partnerships:read",
    "partnership.updated",
    "A etapa ou os dados de uma parceria mudaram.",
    "The stage or the data of a partnership changed.",
  ),
  eventType(
    "captacao:read",
    "captacao.offer_received",
    "Um proprietário foi oferecido à conta.",
    "An owner was offered to the account.",
  ),
  eventType(
    "captacao:read",
    "captacao.offer_accepted",
    "A conta aceitou um proprietário.",
    "The account accepted an owner.",
  ),
  eventType(
    "captacao:read",
    "captacao.offer_withdrawn",
    "Uma oferta foi retirada ou venceu.",
    "An offer was withdrawn or expired.",
  ),
  eventType(
    "properties:read",
    "feed.held",
    "O feed aguarda decisão do titular: os códigos agora são de outros imóveis.",
    "The feed awaits the owner's decision: its codes now name other properties.",
  ),
  eventType(
    "webhooks:manage",
    "webhook.disabled",
    "Um endpoint de webhook foi desativado.",
    "A webhook endpoint was disabled.",
  ),
  eventType(
    "webhooks:manage",
    "webhook.recovered",
    "Um endpoint de webhook voltou a receber.",
    "A webhook endpoint is receiving again.",
  ),
  eventType(
    "properties:read",
    "batch.done",
    "Um lote terminou; lotes de clientes exigem leads:read.",
    "A batch finished; batches of clients require leads:read.",
  ),
] as const;

export type EventTypeName = (typeof EVENT_TYPES)[number]["type"];

export const EVENT_NAMES = EVENT_TYPES.map(({ type }) => type) as [EventTypeName, ...EventTypeName[]];

/** The read permission of a finished batch, by its type. */
const BATCH_SCOPES: Readonly<Record<string, Permission>> = {
  properties: "properties:read",
  leads: "leads:read",
};

const scopesOf = ({ type, scope }: EventType): readonly Permission[] =>
  type === "batch.done" ? Object.values(BATCH_SCOPES) : [scope];

const typesByName = new Map<string, EventType>(EVENT_TYPES.map((known) => [known.type, known]));

/** The types with at least some events that a key with these permissions may read. */
export const readableTypes = (scopes: readonly string[]): string[] =>
  EVENT_TYPES.filter((known) => scopesOf(known).some((scope) => scopes.includes(scope))).map(
    ({ type }) => type,
  );

/** Whether a key may read all events of these types, given that it may read some of each. */
export const mayReadAllOf = (scopes: readonly string[], types: readonly string[]): boolean =>
  !types.includes("batch.done") || Object.values(BATCH_SCOPES).every((scope) => scopes.includes(scope));

/** Whether a key may read this event; `batch.done` needs the read permission for its type of item. */
export const mayRead = (
  scopes: readonly string[],
  event: { readonly type: string; readonly data: string },
): boolean => {
  const known = typesByName.get(event.type);
  if (!known) return false;
  const needed =
    event.type === "batch.done" ? BATCH_SCOPES[String(JSON.parse(event.data).type)] : known.scope;
  return needed !== undefined && scopes.includes(needed);
};
