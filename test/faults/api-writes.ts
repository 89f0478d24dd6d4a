import type { Endpoint } from "../../src/contract/endpoint.ts";
import { HOUR_MS } from "../../src/lib/clock.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { SANDBOX_ENDPOINTS } from "../../src/sandbox/endpoints.ts";
import { sandboxSampleOf } from "../contract/samples/sandbox.ts";
import { sampleOf } from "../contract/samples.ts";
import type { TestAccount } from "../support/api.ts";
import { pathOf } from "../support/contract-client.ts";
import type { Method } from "../support/http.ts";
import { person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { picture } from "../support/picture-web.ts";
import { emptySandbox } from "../support/sandbox.ts";
import type { Call } from "../support/serve-with.ts";
import { moveClock } from "../support/time.ts";
import { uploaded } from "../support/uploads.ts";
import { type CallSubject, callSubject } from "./call-subject.ts";
import { RESETS } from "./resets.ts";
import type { Subject } from "./walk.ts";

type Write = Extract<Endpoint, { kind: "write" }>;

const writes = ENDPOINTS.filter((endpoint): endpoint is Write => endpoint.kind === "write");

const sampleCall =
  (endpoint: Write) =>
  async (account: TestAccount): Promise<Call> => {
    const sample = await sampleOf(endpoint, account);
    const method = endpoint.route.method.toUpperCase() as Method;
    const options = sample.body === undefined ? {} : { body: sample.body };
    return { key: account.key, method, base: "", path: pathOf(endpoint, sample), options };
  };

/** May differ after a fault: a test delivery's stored answer reports the failure of an unreachable receiver. */
const IGNORED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  testWebhook: ["gate: idempotency.body"],
};

/** Each operation that writes, without a key and, if it is idempotent, with one. */
const operations = writes.flatMap((endpoint): CallSubject[] => {
  const name = endpoint.route.operationId;
  const prepare = sampleCall(endpoint);
  const unkeyed = { name, prepare, keyed: false, notIdempotent: true };
  const keyed = {
    name,
    prepare,
    keyed: true,
    notIdempotent: false,
    ignoredColumns: IGNORED_COLUMNS[name] ?? [],
  };
  return endpoint.idempotent ? [unkeyed, keyed] : [unkeyed];
});

/** All but the reset, which takes several calls: `resets.ts`. */
const isPlan = ({ route }: Endpoint): boolean => route.operationId !== "resetSandbox";

/** The matches of a partnership request are marked after its commit (rules 28.3). */
const isMarkedLater = ({ route }: Endpoint): boolean => route.operationId === "requestSandboxPartnership";

/** The operations of `/sandbox`, for a sandbox without partners. */
const playground = SANDBOX_ENDPOINTS.filter(isPlan).map(
  (endpoint): CallSubject => ({
    name: endpoint.route.operationId,
    keyed: true,
    notIdempotent: false,
    prepare: async () => {
      const { key, accountId: about, ...sandbox } = await emptySandbox();
      const { body } = await sandboxSampleOf(endpoint, { key, accountId: about, ...sandbox });
      const method = endpoint.route.method.toUpperCase() as Method;
      const call = { key, about, method, base: "", path: endpoint.route.path, options: { body } };
      return isMarkedLater(endpoint) ? { ...call, followedBy: "partnership-sweep" } : call;
    },
  }),
);

const phones = (last: number) => [{ number: `+551190000000${last}` }];

const aProperty = async ({ api }: TestAccount): Promise<string> =>
  (await api.put("/properties/by-ref/AP-1", { body: listing() })).body.data.id;

const aLead = async ({ api }: TestAccount): Promise<string> =>
  (await api.post("/leads", { body: person({ phones: phones(1) }) })).body.data.id;

const callWith = ({ key }: TestAccount, method: Method, path: string, body: unknown): Call => ({
  key,
  method,
  path,
  options: { body },
});

const put = (account: TestAccount, body: unknown): Call =>
  callWith(account, "PUT", "/properties/by-ref/AP-1", body);

/** Outcomes that the samples do not reach. */
const OUTCOMES: Readonly<Record<string, CallSubject["prepare"]>> = {
  "a PUT that updates": async (account) => {
    await aProperty(account);
    return put(account, listing({ salePrice: 800_000 }));
  },
  "a PUT that changes nothing": async (account) => {
    await aProperty(account);
    return put(account, listing());
  },
  "a PUT with photos": (account) => put(account, listing({ photos: ["https://fotos.example.com/1.jpg"] })),
  "a PUT with an uploaded photo": async (account) =>
    put(account, listing({ photos: [await uploaded(account, picture("uploaded"))] })),
  "a POST without a code": (account) => callWith(account, "POST", "/properties", listing()),
  "a PATCH that is refused": async (account) => {
    const id = await aProperty(account);
    return callWith(account, "PATCH", `/properties/${id}`, { salePrice: "much" });
  },
  "a PATCH of a missing property": (account) =>
    callWith(account, "PATCH", "/properties/prop-0000000000000000", { salePrice: 800_000 }),
  "a confirmation of a stale property": async (account) => {
    const id = await aProperty(account);
    moveClock(25 * HOUR_MS);
    return callWith(account, "POST", "/properties/confirm", { ids: [id] });
  },
  "a batch to be processed": (account) =>
    callWith(account, "POST", "/properties/batch", { items: [listing({ externalRef: "AP-1" })] }),
  "a PUT that links a code to an existing client": async (account) => {
    await aLead(account);
    return callWith(account, "PUT", "/leads/by-ref/C-1", person({ phones: phones(1), status: "ATTENDING" }));
  },
  "a POST of a known client": async (account) => {
    await aLead(account);
    return callWith(account, "POST", "/leads", person({ phones: phones(1), notes: "Ligar cedo." }));
  },
  "a PATCH of phones": async (account) => {
    const id = await aLead(account);
    return callWith(account, "PATCH", `/leads/${id}`, { phones: phones(3) });
  },
};

const picturePut = ({ key }: TestAccount): Call => ({
  key,
  method: "PUT",
  base: "",
  path: "/uploads/photos",
  options: { body: picture("uploaded") },
});

const upload: CallSubject = {
  name: "uploadPhoto",
  keyed: false,
  notIdempotent: true,
  prepare: picturePut,
};

const outcomes = Object.entries(OUTCOMES).map(
  ([name, prepare]): CallSubject => ({ name, prepare, keyed: true, notIdempotent: false }),
);

const replicated: CallSubject = {
  name: "a PUT with replicas on",
  bindings: { READ_REPLICAS: "on" },
  keyed: true,
  notIdempotent: false,
  prepare: (account) => put(account, listing()),
};

export const API_WRITES: readonly Subject[] = [
  ...[...operations, ...playground, upload, ...outcomes, replicated].map(callSubject),
  ...RESETS,
];
