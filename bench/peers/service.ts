import { listing } from "../calls/cases.ts";
import { fillPortfolio, makeAccount, sender } from "../stage/accounts.ts";
import type { Runtime } from "../stage/runtime.ts";
import { CITY, changedRef, SAME_PRICE, SAME_REF, UPDATED } from "./listings.ts";
import { nextNumber, PAGE, type Peer, type PeerCall, type PeerCalls, READ } from "./peer.ts";

const BY_REF = "/properties/by-ref/";

const callsOf = (accountId: string, key: string, size: number): PeerCalls => {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const get = (path: string): PeerCall => ({ method: "GET", path: `/v1${path}`, headers, status: 200 });
  const put = (ref: string, price: number, status: number): PeerCall => ({
    method: "PUT",
    path: `/v1${BY_REF}${ref}`,
    headers,
    status,
    body: listing(price),
  });
  const one = (number: number) => get(`/properties/seeded-${accountId}-${number % Math.min(size, READ)}`);
  const update = (number: number) => put(changedRef(number), SAME_PRICE + number, 200);
  return {
    "GET one": () => one(nextNumber()),
    "GET a page of 50": () => get(`/properties?limit=${PAGE}`),
    "GET a filtered page of 50": () => get(`/properties?limit=${PAGE}&citySlug=${CITY}`),
    Create: () => put(`NEW-${nextNumber()}`, SAME_PRICE, 201),
    Update: () => update(nextNumber()),
    "Update that changes nothing": () => put(SAME_REF, SAME_PRICE, 200),
  };
};

/** An account of the service with as many listings as the peers hold. */
export const servicePeer = async (runtime: Runtime, size: number): Promise<Peer> => {
  const { id, key } = await makeAccount(runtime);
  await fillPortfolio(runtime, id, size);
  const api = sender(runtime.urls.service, "/v1", key);
  const refs = [SAME_REF, ...Array.from({ length: UPDATED }, (_, at) => changedRef(at))];
  for (const ref of refs) await api("PUT", BY_REF + ref, JSON.parse(listing(SAME_PRICE)));
  const { service: url } = runtime.urls;
  return { name: "This service", url, pid: runtime.pid, calls: callsOf(id, key, size) };
};
