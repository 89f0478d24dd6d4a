import { choose } from "../../../test/support/random.ts";
import { byRef, listingOf, photosOf, priceOf, refOf } from "../listing.ts";
import type { KnownProperty } from "../stage.ts";
import type { Kind, Turn } from "../turn.ts";

/** Another call of the account may write the same property, or trash it, at the same time. */
export const SHARED = ["409 concurrent_write", "409 property_in_trash"];

/** One of the properties that the account has written under its own code. */
const ownOf = ({ account, random }: Turn): (KnownProperty & { ref: string; input: object }) | null => {
  const known = account.properties.pick(random);
  return known?.ref && known.input ? { ...known, ref: known.ref, input: known.input } : null;
};

const create = async (turn: Turn): Promise<void> => {
  const input = listingOf(turn.random);
  const ref = refOf(turn);
  const isPut = turn.random() < 0.8;
  const { ok, status, body } = isPut
    ? await turn.call("PUT", byRef(ref), { body: input })
    : await turn.call("POST", "/properties", { body: { ...input, externalRef: ref } });
  if (!ok) return;
  turn.claim(status === 201 && body.result.outcome === "CREATED", "a new code creates");
  turn.account.properties.add({ id: body.data.id, ref, input });
};

const repeat = async (turn: Turn): Promise<void> => {
  const known = ownOf(turn);
  if (!known) return create(turn);
  const { ok, body } = await turn.call("PUT", byRef(known.ref), { body: known.input });
  if (ok) turn.claim(body.data.id === known.id, "a code keeps its property");
};

/** A GET after a completed write shows it, or another call's later change. */
const change = async (turn: Turn): Promise<void> => {
  const known = ownOf(turn);
  if (!known) return create(turn);
  const input = { ...known.input, salePrice: priceOf(turn.random) };
  const { ok, body } = await turn.call("PUT", byRef(known.ref), { body: input });
  if (!ok) return;
  turn.account.properties.drop(known);
  turn.account.properties.add({ id: known.id, ref: known.ref, input });
  const read = await turn.call("GET", `/properties/${known.id}`);
  if (read.ok) turn.claim(read.body.data.updatedAt >= body.data.updatedAt, "a read sees the write before it");
};

const patch = async (turn: Turn): Promise<void> => {
  const known = turn.account.properties.pick(turn.random);
  if (!known) return create(turn);
  const bedrooms = 1 + Math.floor(turn.random() * 5);
  const { ok, body } = await turn.call("PATCH", `/properties/${known.id}`, { body: { bedrooms } });
  if (ok)
    turn.claim(
      body.result.conflicts.length > 0 || body.data.bedrooms === bedrooms,
      "a patch answers the new value",
    );
};

const addPhotos = async (turn: Turn): Promise<void> => {
  const known = turn.account.properties.pick(turn.random);
  if (known) await turn.call("PATCH", `/properties/${known.id}`, { body: { photos: photosOf(turn) } });
};

const setStatus = async (turn: Turn): Promise<void> => {
  const known = turn.account.properties.pick(turn.random);
  if (!known) return;
  const status = choose(turn.random, ["ACTIVE", "ACTIVE", "INACTIVE", "SOLD", "RENTED"]);
  const { ok, body } = await turn.call("POST", `/properties/${known.id}/status`, { body: { status } });
  if (ok) turn.claim(body.data.status === status, "a status set is the status answered");
};

const confirm = async (turn: Turn): Promise<void> => {
  const ids = Array.from({ length: 5 }, () => turn.account.properties.pick(turn.random)?.id).filter(
    (id) => id !== undefined,
  );
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const { ok, body } = await turn.call("POST", "/properties/confirm", { body: { ids: wanted } });
  if (ok) turn.claim(body.data.length === wanted.length, "a confirmation answers each property");
};

const trash = async (turn: Turn): Promise<void> => {
  const known = turn.account.properties.take(turn.random);
  if (!known) return;
  const { ok } = await turn.call("DELETE", `/properties/${known.id}`);
  (ok ? turn.account.trash : turn.account.properties).add(known);
};

const restore = async (turn: Turn): Promise<void> => {
  const known = turn.account.trash.take(turn.random);
  if (!known) return;
  const path = `/accounts/${turn.account.id}/properties/${known.id}/restore`;
  const { ok } = await turn.operate("POST", path);
  (ok ? turn.account.properties : turn.account.trash).add(known);
};

/** Writes of one property. */
export const KINDS: readonly Kind[] = [
  { name: "create a property", weight: 5, refusals: ["409 concurrent_write"], act: create },
  { name: "write it unchanged", weight: 6, refusals: SHARED, act: repeat },
  { name: "write it changed", weight: 6, refusals: SHARED, act: change },
  { name: "patch it", weight: 5, refusals: SHARED, act: patch },
  { name: "send photos", weight: 2, refusals: SHARED, act: addPhotos },
  { name: "set its status", weight: 3, refusals: SHARED, act: setStatus },
  { name: "confirm availability", weight: 3, refusals: ["409 concurrent_write"], act: confirm },
  { name: "trash it", weight: 2, refusals: ["409 concurrent_write", "409 shrink_guard"], act: trash },
  // It may have been restored by an earlier call of the same account.
  { name: "restore it", weight: 1, refusals: [...SHARED, "422 request_refused"], act: restore },
];
