import { setTimeout as pause } from "node:timers/promises";
import { choose, type Random } from "../../test/support/random.ts";
import { byRef, listingOf } from "../soak/listing.ts";
import type { Client } from "./client.ts";
import { Events } from "./events.ts";
import type { Known } from "./known.ts";
import { Walk } from "./walk.ts";

/** Twenty calls: one second's traffic. */
const SECOND = [
  "create",
  "page",
  "patch",
  "read",
  "create",
  "page",
  "replay",
  "patch",
  "create",
  "page",
  "events",
  "patch",
  "create",
  "page",
  "replay",
  "read",
  "create",
  "patch",
  "remove",
  "accept",
] as const;
const GAP_MS = 1_000 / SECOND.length;
/** More deletions of one account would be held up by its shrink guard. */
const MAX_REMOVED = 20;
/** How many calls may wait at most while the service is down. */
const MAX_OPEN = 100;

/** The calls of an account's system, and what it learns from them. */
export class Traffic {
  readonly client: Client;
  readonly known: Known;
  readonly events: Events;
  readonly walks: Walk[] = [];
  /** The calls per second that it reached. */
  pace = 0;
  readonly #random: Random;
  #made = 0;
  #offered = 0;

  constructor(client: Client, known: Known, random: Random) {
    this.client = client;
    this.known = known;
    this.events = new Events(known);
    this.#random = random;
  }

  /** Calls at a fixed pace, without waiting for earlier answers, until it is stopped; then waits for all of them. */
  async run(isOn: () => boolean): Promise<void> {
    const open = new Set<Promise<void>>();
    const began = performance.now();
    let made = 0;
    for (let at = 0; isOn(); at += 1) {
      await pause(Math.max(0, began + at * GAP_MS - performance.now()));
      if (open.size >= MAX_OPEN) continue;
      const call = this.#kinds[SECOND[at % SECOND.length]!]();
      open.add(call);
      made += 1;
      void call.finally(() => open.delete(call));
    }
    this.pace = (1_000 * made) / (performance.now() - began);
    await Promise.all(open);
  }

  /** Reads the rest of the walks and the log. */
  async finish(): Promise<void> {
    for (const walk of this.walks) await walk.finish(this.client);
    while (await this.events.readPage(this.client));
  }

  readonly #kinds: Readonly<Record<(typeof SECOND)[number], () => Promise<void>>> = {
    create: async () => {
      this.#made += 1;
      const ref = `CRM-${this.#made}`;
      const key = `key-${this.#made}`;
      const body = listingOf(this.#random);
      const answer = await this.client.send({ method: "PUT", path: byRef(ref), body, key });
      if (!answer) this.known.unknown += 1;
      else this.known.written.push({ key, ref, body, id: answer.body.data.id, text: answer.text });
    },
    replay: async () => {
      if (this.known.written.length === 0) return;
      const { key, ref, body, text } = choose(this.#random, this.known.written);
      const answer = await this.client.send({ method: "PUT", path: byRef(ref), body, key });
      if (answer) this.known.claim(answer.isReplay && answer.text === text, `${key} has two answers`);
    },
    patch: async () => {
      const { patched, staying } = this.known;
      const id = staying[patched.size];
      if (id === undefined) return;
      const title = `Mudado ${patched.size}`;
      patched.set(id, title);
      const key = `patch-${id}`;
      const answer = await this.client.send({
        method: "PATCH",
        path: `/properties/${id}`,
        body: { title },
        key,
      });
      if (!answer) this.known.unknown += 1;
    },
    remove: async () => {
      const { written, deleted } = this.known;
      const next = written[deleted.size];
      if (!next || deleted.size >= MAX_REMOVED) return;
      deleted.add(next.id);
      const answer = await this.client.send({
        method: "DELETE",
        path: `/properties/${next.id}`,
        key: `delete-${next.id}`,
      });
      if (!answer) this.known.unknown += 1;
    },
    // The directory's rows stay there, wherever the account is.
    accept: async () => {
      const id = this.known.offers[this.#offered];
      if (id === undefined) return;
      this.#offered += 1;
      const key = `accept-${id}`;
      const answer = await this.client.send({ method: "POST", path: `/captacao/offers/${id}/accept`, key });
      if (!answer) this.known.unknown += 1;
      else this.known.accepted.push({ key, id, text: answer.text });
    },
    read: async () => {
      const id = choose(this.#random, this.known.staying);
      const answer = await this.client.send({ method: "GET", path: `/properties/${id}` });
      if (answer) this.known.claim(answer.body.data.id === id, "a read shows another property");
    },
    page: async () => {
      const walk = this.walks.find(({ isIdle }) => isIdle) ?? new Walk();
      if (!this.walks.includes(walk)) this.walks.push(walk);
      await walk.readPage(this.client);
    },
    events: async () => {
      if (!this.events.isBusy) await this.events.readPage(this.client);
    },
  };
}
