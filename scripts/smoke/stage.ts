import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import type { Client } from "./client.ts";

/** Two accounts that nobody uses. Each run finds them again, empties them, and leaves them without a key. */
const NAMES = ["Smoke test 1", "Smoke test 2"] as const;
const OWNER_EMAIL = "smoke@example.com";
const ACTOR = { "X-Actor": "smoke" };
export const PROPERTY_LIMIT = 50;
export const WIDE = { ratePerSecond: 200, burst: 400, monthlyQuota: 1_000_000, maxKeys: 20, maxWebhooks: 5 };

export const LISTING = {
  title: "Apartamento de teste",
  type: "APARTAMENTO",
  purposes: ["VENDA"],
  salePrice: 500_000,
  address: { cityId: "3550308", neighborhood: "Pinheiros" },
};

export interface Thing {
  readonly id: string;
}

interface Listed<Item> {
  readonly data: readonly Item[];
  readonly nextCursor?: string | null;
}

type Account = Thing & { readonly name: string; readonly ownerEmail: string };
type Key = Thing & { readonly revokedAt?: string | null };

export class Party {
  readonly #client: Client;
  readonly #token: string;
  readonly id: string;
  /** A key with every permission, valid until another run begins. */
  key = "";

  constructor(client: Client, token: string, id: string) {
    this.#client = client;
    this.#token = token;
    this.id = id;
  }

  /** The same account, reached another way. */
  through(client: Client): Party {
    const party = new Party(client, this.#token, this.id);
    party.key = this.key;
    return party;
  }

  async operate<Body>(method: string, path: string, body?: object, status = 200): Promise<Body> {
    const sent = { key: this.#token, headers: ACTOR, ...(body && { body }) };
    const at = `/backoffice/accounts/${this.id}${path}`;
    return (await this.#client.expect<Body>([method, at, sent], status)).body;
  }

  async limit(limits: Partial<typeof WIDE>): Promise<void> {
    const access = { status: "ACTIVE", tier: "SCALE", scopes: PERMISSIONS };
    await this.operate("PUT", "/access", { ...access, limits: { ...WIDE, ...limits } });
  }

  async makeKey(scopes: readonly string[] = PERMISSIONS): Promise<Thing & { readonly key: string }> {
    const made = await this.operate<{ data: Thing; key: string }>(
      "POST",
      "/keys",
      { name: "Smoke test", scopes },
      201,
    );
    return { id: made.data.id, key: made.key };
  }

  revoke(keyId: string): Promise<unknown> {
    return this.operate("DELETE", `/keys/${keyId}`);
  }

  /** Deletes everything that earlier runs have left behind. */
  async empty(): Promise<void> {
    const own = { key: this.key };
    const listed = (path: string) => this.#client.expect<Listed<Thing>>(["GET", `/v1${path}`, own], 200);
    for (const { id } of (await listed("/webhooks")).body.data)
      await this.#client.expect(["DELETE", `/v1/webhooks/${id}`, own], 200);
    for (const { id } of (await listed("/properties?limit=100")).body.data)
      await this.operate("POST", `/properties/${id}/trash`);
    for (const { id } of (await listed("/properties?limit=100&status=DELETED")).body.data)
      await this.operate("POST", `/properties/${id}/purge`);
  }

  async revokeAll(): Promise<void> {
    const { data } = await this.operate<Listed<Key>>("GET", "/keys?limit=100");
    await Promise.all(data.filter(({ revokedAt }) => !revokedAt).map(({ id }) => this.revoke(id)));
  }
}

async function findAll(client: Client, token: string): Promise<Account[]> {
  const found: Account[] = [];
  let cursor = "";
  do {
    const path = `/backoffice/accounts?limit=100${cursor}`;
    const { body } = await client.expect<Listed<Account>>(["GET", path, { key: token }], 200);
    found.push(...body.data.filter(({ ownerEmail }) => ownerEmail === OWNER_EMAIL));
    cursor = body.nextCursor ? `&cursor=${encodeURIComponent(body.nextCursor)}` : "";
  } while (cursor !== "" && found.length < NAMES.length);
  return found;
}

async function make(client: Client, token: string, name: string): Promise<Account> {
  const people = { ownerName: "Smoke test", ownerEmail: OWNER_EMAIL };
  const body = { name, type: "AGENCY", plan: "PRO", propertyLimit: PROPERTY_LIMIT, ...people };
  const sent = { key: token, headers: ACTOR, body };
  return (await client.expect<{ data: Account }>(["POST", "/backoffice/accounts", sent], 201)).body.data;
}

/** Both accounts, empty, each with a key. A second run at the same time would take the first one's keys. */
export async function prepare(client: Client, token: string): Promise<readonly [Party, Party]> {
  const known = await findAll(client, token);
  const ready = async (name: string): Promise<Party> => {
    const account = known.find((one) => one.name === name) ?? (await make(client, token, name));
    const party = new Party(client, token, account.id);
    await party.limit({});
    await party.operate("PATCH", "", { propertyLimit: PROPERTY_LIMIT });
    await party.revokeAll();
    party.key = (await party.makeKey()).key;
    await party.empty();
    return party;
  };
  return [await ready(NAMES[0]), await ready(NAMES[1])];
}
