import { DurableObject } from "cloudflare:workers";

/**
 * The unavoidable work of a call, and nothing else: one object call and one D1 query for a read; one object call, one
 * D1 read and one D1 batch of the same rows for a write. No framework, no validation, no checks.
 */
interface Bindings {
  readonly DB: D1Database;
  readonly GATE: DurableObjectNamespace<Gate>;
  readonly LOG: DurableObjectNamespace<Log>;
}

export class Gate extends DurableObject<Bindings> {
  #calls = 0;

  async admit(): Promise<{ readonly calls: number }> {
    this.#calls += 1;
    return { calls: this.#calls };
  }
}

export class Log extends DurableObject<Bindings> {
  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    state.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS entries (sequence INTEGER PRIMARY KEY, id TEXT NOT NULL, type TEXT NOT NULL, created_at INTEGER NOT NULL, data TEXT NOT NULL) STRICT",
    );
  }

  async fill(entries: string): Promise<void> {
    this.ctx.storage.sql.exec(
      "INSERT INTO entries (id, type, created_at, data) SELECT value ->> 'id', value ->> 'type', value ->> 'createdAt', value ->> 'data' FROM json_each(?)",
      entries,
    );
  }

  async read(after: number, limit: number): Promise<Record<string, SqlStorageValue>[]> {
    return this.ctx.storage.sql
      .exec(
        "SELECT sequence, id, type, created_at, data FROM entries WHERE sequence > ? ORDER BY sequence LIMIT ?",
        after,
        limit,
      )
      .toArray();
  }
}

const ONE = "SELECT * FROM properties WHERE account_id = ? AND id = ?";
const BY_REF = "SELECT * FROM properties WHERE account_id = ? AND external_ref = ?";
const PAGE =
  "SELECT * FROM properties WHERE account_id = ? AND status = 'ACTIVE' ORDER BY place DESC LIMIT ?";
const COUNTERS = "SELECT active, kept, deleted_total FROM portfolios WHERE account_id = ?";
const WAITING = "SELECT seq FROM outbox WHERE account_id = ? LIMIT 1";

const INSERT_PROPERTY = `INSERT INTO properties (id, account_id, external_ref, kind, source, status, type, for_sale, for_rent,
  sale_price_cents, title, description, neighborhood, neighborhood_slug, city, city_id, city_slug, state, street, number, bedrooms, area,
  amenities, shared_to_network, pending, radar, curation_status, confirmed_at, photos, dashboard_fields, version,
  created_at, updated_at)
  VALUES (?, ?, ?, 'PROPERTY', 'API', 'ACTIVE', ?, 1, 0, ?, ?, ?, ?, 'pinheiros', 'São Paulo', ?, 'sao-paulo-sp', 'SP', ?, ?, ?, ?,
  '[]', 0, '["COVER_PHOTO_MISSING"]', 'PENDING', 'PENDING', ?, '[]', '[]', 1, ?, ?)`;
const UPDATE_PRICE = `UPDATE properties SET sale_price_cents = ?, version = version + 1, updated_at = ? WHERE id = ?`;
const COUNT = "UPDATE portfolios SET active = active + 1, kept = kept + 1 WHERE account_id = ?";
const REMEMBER =
  "INSERT OR REPLACE INTO portfolio_history (account_id, at, kept, deleted_total) SELECT account_id, ?, kept, deleted_total FROM portfolios WHERE account_id = ?";
const INSERT_EVENT = `INSERT INTO outbox (account_id, seq, id, events, jobs, created_at)
  SELECT ?1, 1 + coalesce(max(seq), 0), ?2, ?3, '[]', ?4 FROM outbox WHERE account_id = ?1`;

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { "Content-Type": "application/json" } });

const readMe = async (env: Bindings, account: string): Promise<Response> => {
  const [data, counters] = await Promise.all([
    env.GATE.getByName(account).admit(),
    env.DB.prepare(COUNTERS).bind(account).first(),
  ]);
  return json({ data, counters });
};

const readOne = async (env: Bindings, account: string, id: string): Promise<Response> => {
  const [, data] = await Promise.all([
    env.GATE.getByName(account).admit(),
    env.DB.prepare(ONE).bind(account, id).first(),
  ]);
  return json({ data });
};

const readPage = async (env: Bindings, account: string, limit: number): Promise<Response> => {
  const [, page] = await Promise.all([
    env.GATE.getByName(account).admit(),
    env.DB.prepare(PAGE)
      .bind(account, limit + 1)
      .all(),
  ]);
  return json({ data: page.results.slice(0, limit), nextCursor: null });
};

const readEvents = async (env: Bindings, account: string, limit: number): Promise<Response> => {
  const [events] = await Promise.all([
    env.LOG.getByName(account).read(0, limit),
    env.DB.prepare(WAITING).bind(account).all(),
  ]);
  return json({ events: events.map((event) => ({ ...event, data: JSON.parse(event.data as string) })) });
};

interface Listing {
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly salePrice: number;
  readonly address: { cityId: string; neighborhood: string; street: string; number: string };
  readonly bedrooms: number;
  readonly area: number;
}

const create = async (env: Bindings, account: string, ref: string, input: Listing): Promise<void> => {
  const now = Date.now();
  const id = crypto.randomUUID();
  const { address } = input;
  await env.DB.batch([
    env.DB.prepare(INSERT_PROPERTY).bind(
      id,
      account,
      ref,
      input.type,
      input.salePrice * 100,
      input.title,
      input.description,
      address.neighborhood,
      address.cityId,
      address.street,
      address.number,
      input.bedrooms,
      input.area,
      now,
      now,
      now,
    ),
    env.DB.prepare(COUNT).bind(account),
    env.DB.prepare(REMEMBER).bind(now, account),
    eventRow(env, account, id, "property.created", { externalRef: ref, status: "ACTIVE" }, now),
  ]);
};

const eventRow = (env: Bindings, account: string, id: string, type: string, data: object, now: number) =>
  env.DB.prepare(INSERT_EVENT).bind(
    account,
    crypto.randomUUID(),
    JSON.stringify([{ id, type, data: { id, ...data } }]),
    now,
  );

const change = async (env: Bindings, account: string, id: string, salePrice: number): Promise<void> => {
  const now = Date.now();
  await env.DB.batch([
    env.DB.prepare(UPDATE_PRICE).bind(salePrice * 100, now, id),
    eventRow(env, account, id, "property.updated", { changedFields: ["salePrice"] }, now),
  ]);
};

const put = async (env: Bindings, account: string, ref: string, request: Request): Promise<Response> => {
  const input = await request.json<Listing>();
  await env.GATE.getByName(account).admit();
  const [found] = await env.DB.batch<{ id: string; sale_price_cents: number }>([
    env.DB.prepare(BY_REF).bind(account, ref),
    env.DB.prepare(COUNTERS).bind(account),
  ]);
  const property = found?.results[0];
  if (property) {
    const same = property.sale_price_cents === input.salePrice * 100;
    if (!same) await change(env, account, property.id, input.salePrice);
    return json({ data: property, result: { outcome: same ? "UNCHANGED" : "UPDATED" } });
  }
  await create(env, account, ref, input);
  return json({ data: { externalRef: ref, ...input }, result: { outcome: "CREATED" } }, 201);
};

/** Only receives a feed, or hashes it too, which tells whether it has changed. */
const receive = async (address: string, isHashed: boolean): Promise<Response> => {
  const { body } = await fetch(address);
  if (isHashed) await body!.pipeTo(new crypto.DigestStream("SHA-256"));
  else for await (const _ of body!);
  return json({});
};

export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    const url = new URL(request.url);
    const [, account = "", resource, id = ""] = url.pathname.split("/");
    const { searchParams } = url;
    const limit = Number(searchParams.get("limit") ?? 50);
    if (request.method === "PUT") return put(env, account, id, request);
    if (request.method === "POST") {
      await env.LOG.getByName(account).fill(await request.text());
      return json({});
    }
    if (resource === "feed") return receive(searchParams.get("url")!, searchParams.has("hashed"));
    if (resource === "me") return readMe(env, account);
    if (resource === "admitted") return json({ data: await env.GATE.getByName(account).admit() });
    if (resource === "events") return readEvents(env, account, limit);
    return id === "" ? readPage(env, account, limit) : readOne(env, account, id);
  },
} satisfies ExportedHandler<Bindings>;
