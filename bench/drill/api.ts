import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { type Send, sender } from "../stage/accounts.ts";
import { BACKOFFICE_TOKEN, type Runtime } from "../stage/runtime.ts";

type Json = ReturnType<typeof JSON.parse>;

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

export const operatorOf = ({ urls }: Runtime): Send => sender(urls.service, "/backoffice", BACKOFFICE_TOKEN);

export const apiOf = ({ urls }: Runtime, { key }: Account): Send => sender(urls.service, "/v1", key);

/** Every live account, with a key made for the drill. */
export const accountsOf = async (runtime: Runtime): Promise<Account[]> => {
  const operator = operatorOf(runtime);
  const { data } = (await operator("GET", "/accounts?limit=100")) as Json;
  const accounts: Account[] = [];
  for (const { id, name, access } of data as Json[]) {
    if (access?.status !== "ACTIVE") continue;
    const { limits } = access;
    await operator("PUT", `/accounts/${id}/access`, {
      status: "ACTIVE",
      tier: access.tier,
      scopes: PERMISSIONS,
      pilotUntil: access.pilotUntil,
      limits: { ...limits, maxKeys: limits.maxKeys + 1 },
    });
    const { key } = await operator("POST", `/accounts/${id}/keys`, { name: "Drill", scopes: PERMISSIONS });
    accounts.push({ id, name, key: key as string });
  }
  return accounts;
};

/** Every item of a list. */
export const readAll = async (send: Send, path: string): Promise<Json[]> => {
  const items: Json[] = [];
  for (let cursor = ""; ; ) {
    const page = (await send("GET", `${path}?limit=100${cursor}`)) as Json;
    items.push(...page.data);
    if (!page.nextCursor) return items;
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
  }
};

export interface Events {
  readonly types: readonly string[];
  readonly cursor: string;
}

/** The events after a cursor, to the end of the log. */
export const eventsAfter = async (send: Send, cursor: string | null): Promise<Events> => {
  const types: string[] = [];
  let at = cursor;
  for (;;) {
    const after = at === null ? "" : `&cursor=${encodeURIComponent(at)}`;
    const page = (await send("GET", `/events?limit=200${after}`)) as Json;
    types.push(...(page.events as Json[]).map(({ type, data }) => `${type} ${data.id}`));
    at = page.nextCursor as string;
    if (!page.hasMore) return { types, cursor: at };
  }
};
