import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { DONE, json } from "../../contract/route.ts";
import { auditRow } from "../../domain/audit/audit-row.ts";
import { type City, cityById } from "../../domain/geo/cities.ts";
import {
  findDecisionFaults,
  learnNeighborhood,
  type NeighborhoodDecision,
} from "../../domain/geo/learn-neighborhood.ts";
import {
  isWaiting,
  planPlacement,
  waitingProperties,
  waitingTextsOf,
} from "../../domain/properties/place-neighborhood.ts";
import { inTurn } from "../../domain/properties/record/in-turn.ts";
import { readRelated } from "../../domain/properties/record/load-related.ts";
import { Budget } from "../../jobs/budget.ts";
import { changeDue } from "../../jobs/change-due.ts";
import { slug } from "../../lib/text.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { type BackofficeCall, backofficeEndpoint, ok } from "../endpoint.ts";

const MAX_NAME_CHARS = 120;
/** As long as an address may write it. */
const MAX_TEXT_CHARS = 200;

const known = z.string().transform((id, context): City => {
  const city = cityById(id);
  if (!city) context.addIssue({ code: "custom", input: id, params: { fault: "not_found" } });
  return city ?? z.NEVER;
});

const Body = z
  .strictObject({
    cityId: known,
    text: lineOf(MAX_TEXT_CHARS),
    neighborhoodSlug: lineOf(MAX_NAME_CHARS).optional(),
    name: lineOf(MAX_NAME_CHARS)
      .refine((name) => slug(name) !== "", { params: { fault: "invalid_format", args: { format: "name" } } })
      .optional(),
  })
  .refine(({ neighborhoodSlug, name }) => (neighborhoodSlug === undefined) !== (name === undefined), {
    path: ["neighborhoodSlug"],
    params: { fault: "one_of", args: { names: "neighborhoodSlug, name" } },
  })
  .meta({
    id: "NeighborhoodDecision",
    if: { required: ["neighborhoodSlug"], properties: { neighborhoodSlug: { type: "string" } } },
    else: { required: ["name"], properties: { name: { type: "string" } } },
    dependentSchemas: {
      neighborhoodSlug: { not: { required: ["name"], properties: { name: { type: "string" } } } },
    },
  });

const decisionOf = ({
  cityId,
  text,
  neighborhoodSlug,
  name,
}: z.output<typeof Body>): NeighborhoodDecision => ({
  city: cityId,
  text,
  neighborhood: neighborhoodSlug === undefined ? { name: name! } : { slug: neighborhoodSlug },
});

/** Teaches one shard, and gives its waiting properties their neighborhood; of very many those that its share allows. */
const decideIn = async (
  call: BackofficeCall,
  shard: string,
  decision: NeighborhoodDecision,
  share: Budget,
) => {
  const { cityId } = decision.city;
  const ports = share.counting(call.services);
  const db = ports.shard(shard);
  const place = await learnNeighborhood(call, db, decision);
  const texts = (await waitingTextsOf(db, cityId)).filter(place.understands);
  const properties = await changeDue(ports, shard, call.clock.now(), share, {
    job: `placing of ${place.slug} in ${cityId}`,
    read: readRelated,
    due: waitingProperties(cityId, texts),
    isDue: (property) => isWaiting(property, cityId, texts),
    plan: (ctx, properties) => inTurn(properties, (property) => planPlacement(ctx, property, place)),
    auditRow: ({ accountId, id }) =>
      auditRow(call, { action: "curation.neighborhood", accountId, subject: id, fields: ["address"] }),
  });
  return { neighborhoodSlug: place.slug, name: place.name, properties };
};

export const decideNeighborhood = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/curation/neighborhoods",
    operationId: "decideNeighborhoodCuration" as const,
    tags: ["Curation"],
    summary: "Say which neighborhood a text means",
    description:
      "By `neighborhoodSlug`, or by `name` for a new one. Every waiting property gets it, and later writes are understood. Of thousands of accounts some may still wait: the same call again goes on.",
    request: { body: json(Body) },
    responses: { 200: DONE },
  }),
  {
    errors: ["request_refused"],
    faults: (call, { body: { cityId, neighborhoodSlug } }) =>
      findDecisionFaults(call, call.shard(call.shardNames[0]!), cityId, neighborhoodSlug),
    handle: async (call, { body }) => {
      const decision = decisionOf(body);
      const budget = new Budget(call.clock);
      const answers = [];
      for (const [at, shard] of call.shardNames.entries()) {
        answers.push(await decideIn(call, shard, decision, budget.share(call.shardNames.length - at)));
      }
      const properties = answers.reduce((sum, answer) => sum + answer.properties, 0);
      return ok({ data: { cityId: body.cityId.cityId, ...answers[0]!, properties } });
    },
  },
);
