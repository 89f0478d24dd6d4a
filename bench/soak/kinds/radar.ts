import { picturePath } from "../../../scripts/demo/pictures.ts";
import { choose } from "../../../test/support/random.ts";
import { byRef, LISTED_TYPES, listingOf, refOf } from "../listing.ts";
import type { Kind, Turn } from "../turn.ts";
import { SHARED } from "./properties.ts";

/** The board, or another call of the account, has changed it since. */
const MOVED = ["409 concurrent_write", "404 not_found", "422 request_refused"];
/** So high that a listing's client can pay any price. */
const MAX_PRICE = 3_000_000;

interface Found {
  readonly id: string;
  readonly propertyId: string;
  readonly leadId: string;
  readonly status: string;
}

/** A listing that is recommended once its photo arrives: approved, and shared half of the time. */
const offer = async (turn: Turn): Promise<void> => {
  const ref = refOf(turn);
  const input = listingOf(turn.random);
  const photos = [turn.context.pictures + picturePath(`${turn.account.id}-radar`, "house")];
  const path = `${byRef(ref)}?preview=radar`;
  const { ok, body } = await turn.call("PUT", path, { body: { ...input, photos } });
  if (!ok) return;
  const { id } = body.data;
  turn.claim("radar" in body.result, "a preview is told when it is asked for");
  turn.account.properties.add({ id, ref, input });
  await turn.operate("POST", `/curation/properties/${id}`, { body: { decision: "APPROVED" } });
  const fields = { sharedToNetwork: turn.random() < 0.5 };
  await turn.operate("PATCH", `/accounts/${turn.account.id}/properties/${id}`, { body: fields });
};

/** A development, half of the time with a unit type that is matched in its place. */
const launch = async (turn: Turn): Promise<void> => {
  const { account, random, context } = turn;
  const path = `/accounts/${account.id}/developments`;
  const input = listingOf(random);
  const photos = [context.pictures + picturePath(`${account.id}-launch`, "house")];
  const made = await turn.operate("POST", path, { body: { ...input, photos, kind: "DEVELOPMENT" } });
  if (!made.ok) return;
  const { id } = made.body.data;
  await turn.operate("POST", `/curation/properties/${id}`, { body: { decision: "APPROVED" } });
  if (random() < 0.5) return;
  const { type, salePrice, bedrooms } = listingOf(random);
  const unit = { kind: "TYPOLOGY", title: "Planta", type, salePrice, bedrooms, developmentId: id };
  await turn.operate("POST", path, { body: unit });
};

const addListing = (turn: Turn): Promise<void> =>
  turn.account.profile.type === "DEVELOPER" ? launch(turn) : offer(turn);

/** A client who searches for such listings. */
const addSearcher = async (turn: Turn): Promise<void> => {
  const { address, bedrooms } = listingOf(turn.random);
  const phone = `+55219${String(10_000_000 + turn.account.next())}`;
  const ref = `RAD-${turn.account.next()}`;
  const body = {
    name: "Cliente do Radar",
    phones: [{ number: phone, isWhatsApp: true }],
    interest: {
      purposes: ["VENDA"],
      propertyTypes: LISTED_TYPES,
      bedrooms,
      salePriceMax: MAX_PRICE,
      locations: [{ cityId: address.cityId }],
    },
    consentGiven: true,
    sharedToNetwork: turn.random() < 0.7,
  };
  const made = await turn.call("PUT", `/leads/by-ref/${ref}?preview=radar`, { body });
  if (!made.ok) return;
  const radar = made.body.result.radar;
  turn.claim(radar === null || radar.lost === 0, "a new client loses no opportunity");
  turn.account.leads.add({ id: made.body.data.id, ref, phone });
};

const explore = async (turn: Turn): Promise<void> => {
  const lead = turn.account.leads.pick(turn.random);
  const property = turn.account.properties.pick(turn.random);
  const paths = [
    ...(lead ? [`/leads/${lead.id}/matches`] : []),
    ...(property ? [`/properties/${property.id}/matches`] : []),
  ];
  for (const path of paths) {
    const { ok, body } = await turn.call("GET", `${path}?limit=50&include=nearMisses,funnel`);
    if (!ok) continue;
    const scores = (body.data as { score: number }[]).map(({ score }) => score);
    turn.claim(
      scores.every((score, at) => at === 0 || score <= scores[at - 1]!),
      "the best come first",
    );
    turn.claim("nearMisses" in body && "funnel" in body, "the requested parts are included");
  }
};

const pickMatch = async (turn: Turn, query: string): Promise<Found | null> => {
  const { ok, body } = await turn.call("GET", `/matches?limit=50${query}`);
  return ok && body.data.length > 0 ? choose(turn.random, body.data as Found[]) : null;
};

const move = async (turn: Turn, from: string, verb: string, to: string): Promise<void> => {
  const found = await pickMatch(turn, `&status=${from}`);
  if (!found) return;
  const { ok, body } = await turn.call("POST", `/matches/${encodeURIComponent(found.id)}/${verb}`);
  if (ok) turn.claim(body.data.status === to, "a move answers the new status");
};

const readOpportunities = async (turn: Turn): Promise<void> => {
  const scope = choose(turn.random, ["", "&scope=INTERNAL", "&scope=NETWORK", "&scope=LAUNCH"]);
  await pickMatch(turn, scope);
};

/** Radar: objects that match, and the accounts' actions on their matches. */
export const KINDS: readonly Kind[] = [
  { name: "offer in Radar", weight: 5, refusals: SHARED, act: addListing },
  { name: "seek in Radar", weight: 5, refusals: ["409 concurrent_write"], act: addSearcher },
  { name: "look at opportunities", weight: 4, refusals: [], act: readOpportunities },
  { name: "explore what almost fits", weight: 3, refusals: [], act: explore },
  {
    name: "dismiss an opportunity",
    weight: 2,
    refusals: MOVED,
    act: (turn) => move(turn, "NEW", "dismiss", "ARCHIVED"),
  },
  {
    name: "restore an opportunity",
    weight: 2,
    refusals: MOVED,
    act: (turn) => move(turn, "ARCHIVED", "restore", "NEW"),
  },
];
