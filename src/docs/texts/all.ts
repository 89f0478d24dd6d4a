import { OWN_TEXTS } from "../../backoffice/texts/all.ts";
import type { MemberText, OperationTexts, SchemaTexts, Texts } from "../../contract/texts.ts";
import { BATCH_TEXTS } from "../../routes/batches/texts.ts";
import { CAPTACAO_TEXTS } from "../../routes/captacao/texts.ts";
import { EVENT_TEXTS } from "../../routes/events/texts.ts";
import { FEED_TEXTS } from "../../routes/feed/texts.ts";
import { LAUNCH_TEXTS } from "../../routes/launches/texts.ts";
import { LEAD_TEXTS } from "../../routes/leads/texts.ts";
import { MATCH_TEXTS } from "../../routes/matches/texts.ts";
import { PARTNERSHIP_TEXTS } from "../../routes/partnerships/texts.ts";
import { PROPERTY_TEXTS } from "../../routes/properties/texts.ts";
import { REFERENCE_TEXTS } from "../../routes/reference/texts.ts";
import { TEAM_TEXTS } from "../../routes/team/texts.ts";
import { WEBHOOK_TEXTS } from "../../routes/webhooks/texts.ts";

/** The texts of all parts of a document, each name once. */
export interface Merged {
  readonly operations: ReadonlyMap<string, OperationTexts>;
  readonly schemas: ReadonlyMap<string, SchemaTexts>;
  /** Parameters by operation. */
  readonly params: ReadonlyMap<string, SchemaTexts>;
}

const NONE: Readonly<Record<string, MemberText>> = {};

/** @throws Error when two parts describe the same name */
const merged = (parts: readonly Texts[]): Merged => {
  const operations = parts.flatMap((part) => Object.entries(part.operations));
  const schemas = parts.flatMap((part) => Object.entries(part.schemas));
  const params = parts.flatMap((part) =>
    Object.keys(part.operations).map((operationId) => [operationId, part.params ?? NONE] as const),
  );
  for (const names of [operations, schemas].map((list) => list.map(([name]) => name))) {
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    if (twice.length > 0) throw new Error(`Said in two places: ${twice.join(", ")}.`);
  }
  return { operations: new Map(operations), schemas: new Map(schemas), params: new Map(params) };
};

/** The texts of `/v1`; a part is a file beside its routes. */
export const V1_TEXTS = merged([
  REFERENCE_TEXTS,
  PROPERTY_TEXTS,
  FEED_TEXTS,
  LEAD_TEXTS,
  MATCH_TEXTS,
  PARTNERSHIP_TEXTS,
  TEAM_TEXTS,
  LAUNCH_TEXTS,
  CAPTACAO_TEXTS,
  BATCH_TEXTS,
  EVENT_TEXTS,
  WEBHOOK_TEXTS,
]);

const own = merged(OWN_TEXTS);

/** The texts of the platform side, which shows the objects of `/v1` besides its own. */
export const BACKOFFICE_TEXTS: Merged = { ...own, schemas: new Map([...V1_TEXTS.schemas, ...own.schemas]) };
