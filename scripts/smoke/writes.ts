import type { Check, Smoke } from "./check.ts";
import { type Answer, assertThat, type Problem } from "./client.ts";
import { LISTING, PROPERTY_LIMIT, type Thing } from "./stage.ts";

const RACERS = 6;
const WALKED = 5;
const PAGE = 2;
const BATCH_ITEMS = 5;
/** Ten seconds for a batch, five for an event. */
const BATCH_POLLS = 40;
const EVENT_POLLS = 20;
const POLL_MS = 250;

interface Written {
  readonly data: Thing;
  readonly result: { readonly outcome: string; readonly dryRun: boolean };
}

interface Page {
  readonly data: readonly Thing[];
  readonly nextCursor: string | null;
}

interface Event {
  readonly type: string;
  readonly sequence: number;
  readonly data: { readonly id: string };
}

const newRef = (): string => `smoke-${crypto.randomUUID()}`;
const byRef = (ref: string): string => `/v1/properties/by-ref/${ref}`;

const put = async (
  smoke: Smoke,
  ref: string,
  headers: Record<string, string> = {},
): Promise<Answer<Written>> => {
  const sent = { key: smoke.own.key, body: LISTING, headers };
  return smoke.client.expect<Written>(["PUT", byRef(ref), sent], 201);
};

const eventsOf = async ({ client, own }: Smoke, id: string): Promise<Event[]> => {
  const found: Event[] = [];
  let cursor = "";
  let hasMore = true;
  while (hasMore) {
    const path = `/v1/events?limit=500${cursor}`;
    type Log = { events: Event[]; nextCursor: string; hasMore: boolean };
    const { body } = await client.expect<Log>(["GET", path, { key: own.key }], 200);
    found.push(...body.events.filter(({ data }) => data.id === id));
    [cursor, hasMore] = [`&cursor=${encodeURIComponent(body.nextCursor)}`, body.hasMore];
  }
  return found;
};

const createdEvents = async (smoke: Smoke, id: string): Promise<Event[]> =>
  (await eventsOf(smoke, id)).filter(({ type }) => type === "property.created");

/** The guards of writes. */
export const WRITES: readonly Check[] = [
  {
    guard: "strict requests",
    run: async ({ client, own }) => {
      const body = { ...LISTING, salePrice: -1, unheardOf: 1 };
      const wrong = ["PUT", byRef(newRef()), { key: own.key, body }] as const;
      const { body: problem } = await client.expect<{ invalidParams?: { name: string }[] }>(
        wrong,
        400,
        "invalid_body",
      );
      const names = (problem.invalidParams ?? []).map(({ name }) => name).sort();
      assertThat(
        names.join() === "salePrice,unheardOf",
        `a refusal lists only ${names.join(", ") || "nothing"}`,
      );
    },
  },
  {
    guard: "dry runs",
    run: async ({ client, own }) => {
      const ref = newRef();
      const dry = ["PUT", `${byRef(ref)}?dryRun=true`, { key: own.key, body: LISTING }] as const;
      const { result } = (await client.expect<Written>(dry, 201)).body;
      assertThat(result.dryRun, "a dry run is told as a write");
      await client.expect(["GET", byRef(ref), { key: own.key }], 404, "not_found");
    },
  },
  {
    guard: "idempotency",
    run: async (smoke) => {
      const ref = newRef();
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const first = await put(smoke, ref, headers);
      const again = await put(smoke, ref, headers);
      assertThat(
        again.headers.get("idempotent-replayed") === "true",
        "a repeated call is not answered again",
      );
      assertThat(again.body.data.id === first.body.data.id, "a repeated call has another answer");
      const other = { key: smoke.own.key, headers, body: { ...LISTING, salePrice: 1_000 } };
      await smoke.client.expect(["PUT", byRef(ref), other], 422, "idempotency_key_reused");
      const { length } = await createdEvents(smoke, first.body.data.id);
      assertThat(length === 1, `a repeated write has ${length} events`);
    },
  },
  {
    guard: "simultaneous writes",
    run: async (smoke) => {
      const { client, own } = smoke;
      const ref = newRef();
      const racer = (at: number) =>
        client.send<Problem>("PUT", byRef(ref), {
          key: own.key,
          body: { ...LISTING, salePrice: 1_000 + at },
        });
      const answers = await Promise.all(Array.from({ length: RACERS }, (_, at) => racer(at)));
      const wrong = answers.filter(({ status }) => ![200, 201, 409].includes(status));
      assertThat(
        wrong.length === 0,
        `simultaneous writes answered ${wrong.map(({ status }) => status).join()}`,
      );
      const made = answers.filter(({ status }) => status === 201).length;
      assertThat(made === 1, `${made} of ${RACERS} simultaneous writes made one property`);
    },
  },
  {
    guard: "quota",
    run: async ({ client, own, other }) => {
      await other.operate("PATCH", "", { propertyLimit: 0 });
      const write = (key: string) => ["PUT", byRef(newRef()), { key, body: LISTING }] as const;
      await client.expect(write(other.key), 409, "plan_limit_reached");
      await other.operate("PATCH", "", { propertyLimit: PROPERTY_LIMIT });
      await client.expect(write(own.key), 201);
    },
  },
  {
    guard: "pages",
    run: async (smoke) => {
      const { client, own, other } = smoke;
      for (let at = 0; at < WALKED; at += 1) await put(smoke, newRef());
      const all = (await client.expect<Page>(["GET", "/v1/properties?limit=100", { key: own.key }], 200)).body
        .data;
      const walked: string[] = [];
      let cursor = "";
      while (walked.length <= all.length) {
        const path = `/v1/properties?limit=${PAGE}${cursor}`;
        const { body } = await client.expect<Page>(["GET", path, { key: own.key }], 200);
        walked.push(...body.data.map(({ id }) => id));
        if (body.nextCursor === null) break;
        cursor = `&cursor=${encodeURIComponent(body.nextCursor)}`;
      }
      assertThat(walked.join() === all.map(({ id }) => id).join(), "pages do not have each property once");
      const foreign = `/v1/properties?limit=${PAGE}${cursor}`;
      await client.expect(["GET", foreign, { key: other.key }], 400, "invalid_cursor");
    },
  },
  {
    guard: "events",
    run: async (smoke) => {
      const { id } = (await put(smoke, newRef())).body.data;
      for (let poll = 0; poll < EVENT_POLLS; poll += 1) {
        if ((await createdEvents(smoke, id)).length === 1) return;
        await smoke.pause(POLL_MS);
      }
      assertThat(false, "a write has no event in the log within five seconds");
    },
  },
  {
    guard: "batches",
    run: async ({ client, own, pause }) => {
      const items = Array.from({ length: BATCH_ITEMS }, () => ({ ...LISTING, externalRef: newRef() }));
      const sent = ["POST", "/v1/properties/batch", { key: own.key, body: { items } }] as const;
      const { id } = (await client.expect<{ data: Thing }>(sent, 202)).body.data;
      type Batch = { data: { status: string; results: { outcome: string }[] } };
      for (let poll = 0; poll < BATCH_POLLS; poll += 1) {
        const path = `/v1/properties/batch/${id}`;
        const { data } = (await client.expect<Batch>(["GET", path, { key: own.key }], 200)).body;
        if (data.status === "DONE") {
          const outcomes = data.results.map(({ outcome }) => outcome);
          assertThat(
            outcomes.every((outcome) => outcome === "CREATED"),
            `a batch ended with ${outcomes.join(", ")}`,
          );
          return;
        }
        await pause(POLL_MS);
      }
      assertThat(false, "a batch of five is not done within ten seconds");
    },
  },
];
