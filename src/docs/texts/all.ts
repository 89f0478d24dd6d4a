import type { Sentence } from "../../lib/language.ts";
import { OPERATION_TITLES, type OperationId } from "../../vocabulary/operation-titles.ts";
import { mapped } from "../openapi.ts";
import { OWN_TEXTS } from "./backoffice/all.ts";
import { BATCH_TEXTS } from "./batches.ts";
import { CAPTACAO_TEXTS } from "./captacao.ts";
import { EVENT_TEXTS } from "./events.ts";
import { FEED_TEXTS } from "./feed.ts";
import { GEO_TEXTS } from "./geo.ts";
import { LAUNCH_TEXTS } from "./launches.ts";
import { LEAD_TEXTS } from "./leads.ts";
import { MATCH_TEXTS } from "./matches.ts";
import { ME_TEXTS } from "./me.ts";
import { PARTNERSHIP_TEXTS } from "./partnerships.ts";
import { PROPERTY_TEXTS } from "./properties.ts";
import { REFERENCE_TEXTS } from "./reference.ts";
import { TEAM_TEXTS } from "./team.ts";
import type { BackofficeTexts, SchemaTexts, Texts, TitledTexts } from "./text.ts";
import { WEBHOOK_TEXTS } from "./webhooks.ts";

/** The texts of all parts of a document, each name once. */
export interface Merged {
  readonly operations: ReadonlyMap<string, TitledTexts>;
  readonly schemas: ReadonlyMap<string, SchemaTexts>;
  /** Parameters by operation. */
  readonly params: ReadonlyMap<string, SchemaTexts>;
}

const NONE: SchemaTexts = {};

/** @throws Error when two parts describe the same name */
const merged = (parts: readonly BackofficeTexts<string>[]): Merged => {
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

/** The parts of `/v1`. */
const V1_PARTS = [
  ME_TEXTS,
  REFERENCE_TEXTS,
  GEO_TEXTS,
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
] as const;

type IdOf<Part> = Part extends Texts<infer Id> ? Id : never;
type Described = IdOf<(typeof V1_PARTS)[number]>;

/** The compiler names an operation that has a title and no description, or a description and no title. */
const TITLES: { readonly [Id in OperationId | Described]: Id extends Described ? Sentence : never } =
  OPERATION_TITLES;

const titled = ({ operations, ...part }: Texts<string>): BackofficeTexts<string> => ({
  ...part,
  operations: mapped(operations, (texts, id) => ({ summary: TITLES[id as OperationId], ...texts })),
});

/** The texts of `/v1`. */
export const V1_TEXTS = merged(V1_PARTS.map(titled));

const own = merged(OWN_TEXTS);

/** The texts of the platform side, which shows the objects of `/v1` besides its own. */
export const BACKOFFICE_TEXTS: Merged = { ...own, schemas: new Map([...V1_TEXTS.schemas, ...own.schemas]) };
