import { type BackofficeCall, backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import type { CURATION_DOCS } from "../../documentation/backoffice/curation.ts";
import { cityById } from "../../domain/geo/cities.ts";
import { keyOfText } from "../../domain/geo/resolve-texts.ts";
import { type WaitingText, waitingTexts } from "../../domain/properties/place-neighborhood.ts";

/** Texts of a shard that the queue shows: the next ones come up as these are decided. */
const TEXTS_OF_SHARD = 1_000;

/** Most properties first. */
const inTurn = (one: WaitingText, other: WaitingText): number =>
  other.properties - one.properties ||
  (one.cityId === other.cityId ? (one.text < other.text ? -1 : 1) : one.cityId < other.cityId ? -1 : 1);

/** The texts that wait in any shard: one that waits in several is decided once. */
const waitingInAll = async (call: BackofficeCall): Promise<WaitingText[]> => {
  const found = await Promise.all(
    call.shardNames.map((name) => waitingTexts(call.shard(name), TEXTS_OF_SHARD)),
  );
  const texts = new Map<string, WaitingText>();
  for (const text of found.flat()) {
    const properties = text.properties + (texts.get(keyOfText(text))?.properties ?? 0);
    texts.set(keyOfText(text), { ...text, properties });
  }
  return [...texts.values()].sort(inTurn);
};

export const listWaitingNeighborhoods = backofficeEndpoint({
  method: "get",
  path: "/curation/neighborhoods",
  operationId: "listWaitingNeighborhoods",
  tags: ["Curation"],
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof CURATION_DOCS.operations.listWaitingNeighborhoods.answer>() },
  errors: [],
  operator: { roles: ["CURATION"] },
  handle: async (call, { query }) => {
    const [properties, cityId, text] = (await call.readCursor(query.cursor)) ?? [];
    const after =
      cityId === undefined
        ? null
        : { properties: Number(properties), cityId: String(cityId), text: String(text) };
    const rest = (await waitingInAll(call)).filter((item) => after === null || inTurn(after, item) < 0);
    const items = rest.slice(0, query.limit);
    const last = rest.length > items.length ? items.at(-1) : undefined;
    const nextCursor = await call.writeCursor(last ? [last.properties, last.cityId, last.text] : null);
    const data = items.map((item) => {
      const city = cityById(item.cityId);
      return { ...item, city: city?.name ?? "", state: city?.uf ?? "" };
    });
    return ok({ data, nextCursor });
  },
});
