import * as z from "zod";
import { type BackofficeCall, backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import { inBackground } from "../../db/background.ts";
import type { CURATION_DOCS } from "../../documentation/backoffice/curation.ts";
import { type City, cityById } from "../../domain/geo/cities.ts";
import {
  decideOn,
  findDecisionFaults,
  type NeighborhoodAnswer,
} from "../../domain/geo/learn-neighborhood.ts";
import { platformRefusal } from "../../errors/platform.ts";
import { Budget } from "../../jobs/budget.ts";
import { applyDecisions } from "../../jobs/neighborhoods.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import { slug } from "../../lib/text.ts";
import { lineOf } from "../../vocabulary/field.ts";

const MAX_NAME_CHARS = 120;
/** As long as a neighborhood's name may be in an address. */
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
    replaces: lineOf(MAX_NAME_CHARS).optional(),
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

const answerOf = ({ cityId, text, neighborhoodSlug, name }: z.output<typeof Body>): NeighborhoodAnswer => ({
  city: cityId,
  text,
  neighborhood: neighborhoodSlug === undefined ? { name: name! } : { slug: neighborhoodSlug },
});

/** Applies a decision to the properties of one shard that waited for it. An unreachable shard gets it from the job. */
const applyIn = async (call: BackofficeCall, shard: string, seq: number, share: Budget): Promise<number> => {
  try {
    const counts = await applyDecisions(
      share.counting(inBackground(call.services)),
      shard,
      call.clock.now(),
      share,
    );
    return counts.get(seq) ?? 0;
  } catch (error) {
    if (!platformRefusal(error)) throw error;
    logger.warn("shard learns of a decision later", { shard, failure: failureOf(error) });
    return 0;
  }
};

export const decideNeighborhood = backofficeEndpoint({
  method: "post",
  path: "/curation/neighborhoods",
  operationId: "decideNeighborhoodCuration",
  tags: ["Curation"],
  body: Body,
  responses: { 200: doneWith<typeof CURATION_DOCS.operations.decideNeighborhoodCuration.answer>() },
  errors: ["access_denied", "request_refused", "concurrent_write"],
  operator: { roles: ["CURATION"], person: true },
  faults: (call, { body: { cityId, neighborhoodSlug } }) =>
    findDecisionFaults(call, cityId, neighborhoodSlug),
  handle: async (call, { body }) => {
    const { seq, slug: neighborhoodSlug, name } = await decideOn(call, answerOf(body), body.replaces);
    const budget = new Budget(call.clock);
    let properties = 0;
    for (const [at, shard] of call.shardNames.entries())
      properties += await applyIn(call, shard, seq, budget.share(call.shardNames.length - at));
    return ok({ data: { cityId: body.cityId.cityId, neighborhoodSlug, name, properties } });
  },
});
