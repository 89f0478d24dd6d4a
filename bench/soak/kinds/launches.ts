import { CONSTRUCTION_STAGES } from "../../../src/vocabulary/value-lists.ts";
import { choose } from "../../../test/support/random.ts";
import { listingOf, priceOf } from "../listing.ts";
import type { Kind, Turn } from "../turn.ts";

const SHARED = ["409 concurrent_write", "409 property_in_trash", "404 not_found"];
/** Another account protects the person, or the client has been archived, trashed or purged. */
const NOT_REGISTERED = [
  "422 request_refused",
  "409 lead_in_trash",
  "400 invalid_param",
  "409 concurrent_write",
  "404 not_found",
  "409 idempotency_in_progress",
];
const UNITS = 2;

interface Launch {
  readonly developmentId: string;
  readonly developer: { readonly accountId: string };
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly typologies: readonly { readonly propertyId: string }[];
  readonly updatedAt: string;
}

/** On any account's turn: one of the developers creates a launch. */
const launch = async (turn: Turn): Promise<void> => {
  const developers = turn.context.accounts.filter(({ profile }) => profile.type === "DEVELOPER");
  if (developers.length === 0) return;
  const path = `/accounts/${choose(turn.random, developers).id}/developments`;
  const { address, type } = listingOf(turn.random);
  const development = { kind: "DEVELOPMENT", title: "Residencial", purposes: ["VENDA"], address };
  const stage = { constructionStage: choose(turn.random, CONSTRUCTION_STAGES) };
  const made = await turn.operate("POST", path, { body: { ...development, launch: stage } });
  if (!made.ok) return;
  const { id: developmentId } = made.body.data;
  for (let unit = 0; unit < UNITS; unit += 1) {
    const body = { kind: "TYPOLOGY", developmentId, title: "Tipo", type, salePrice: priceOf(turn.random) };
    await turn.operate("POST", path, { body });
  }
};

const listLaunches = async (turn: Turn, query = ""): Promise<readonly Launch[]> => {
  const { ok, body } = await turn.call("GET", `/launches?limit=50${query}`);
  return ok ? body.data : [];
};

const browse = async (turn: Turn): Promise<void> => {
  const launches = await listLaunches(turn, "&updatedSince=2026-01-01");
  turn.claim(
    launches.every(({ updatedAt }, at) => at === 0 || updatedAt <= launches[at - 1]!.updatedAt),
    "the latest change comes first",
  );
  turn.claim(
    launches.every(({ priceFrom, priceTo }) => priceFrom === null || priceFrom <= priceTo!),
    "a range of prices begins with the least",
  );
  await listLaunches(turn, `&constructionStage=${choose(turn.random, CONSTRUCTION_STAGES)}`);
};

/** A developer's write of a unit type changes the launch. */
const change = async (turn: Turn): Promise<void> => {
  const launches = await listLaunches(turn);
  const own = launches.filter(({ typologies }) => typologies.length > 0);
  if (own.length === 0) return;
  const { developer, typologies } = choose(turn.random, own);
  const path = `/accounts/${developer.accountId}/properties/${choose(turn.random, typologies).propertyId}`;
  await turn.operate("PATCH", path, { body: { salePrice: priceOf(turn.random) } });
};

const register = async (turn: Turn): Promise<void> => {
  const lead = turn.account.leads.pick(turn.random);
  const others = (await listLaunches(turn)).filter(
    ({ developer }) => developer.accountId !== turn.account.id,
  );
  if (!lead || others.length === 0) return;
  const { developmentId } = choose(turn.random, others);
  const path = `/launches/${developmentId}/clients`;
  const body = { leadId: lead.id, message: "Já visitou o decorado." };
  const dry = await turn.call("POST", `${path}?dryRun=true`, { body });
  if (dry.ok) turn.claim(dry.body.result.dryRun, "a dry run identifies itself");
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const twice = await Promise.all([
    turn.call("POST", path, { body, headers }),
    turn.call("POST", path, { body, headers }),
  ]);
  const done = twice.find(({ ok }) => ok);
  if (!done) return;
  turn.claim(Date.parse(done.body.data.protectedUntil) > 0, "a registration shows the end of its protection");
  turn.claim(done.body.data.ourSide === "REQUESTER", "the account that registers is the requester");
  const again = await turn.call("POST", path, { body });
  if (again.ok) turn.claim(again.body.result.outcome !== undefined, "a registration shows its outcome");
};

/** Launches: the catalog, its unit types, and clients registered by several accounts. */
export const KINDS: readonly Kind[] = [
  { name: "launch a development", weight: 1, refusals: ["409 concurrent_write"], act: launch },
  { name: "browse the launches", weight: 2, refusals: [], act: browse },
  { name: "change a unit type", weight: 1, refusals: SHARED, act: change },
  { name: "register a client", weight: 3, refusals: NOT_REGISTERED, act: register },
];
