import { env } from "cloudflare:workers";
import type { BackofficeEndpoint } from "../../src/backoffice/endpoint.ts";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { sandboxIdsOf, seededId } from "../../src/lib/id.ts";
import { servicesOf } from "../../src/services.ts";
import { ACCESS_REQUEST } from "../support/access-request.ts";
import { makeAccount, makeConnection, type TestAccount } from "../support/api.ts";
import { backofficePath, exampleBody, unknownParams } from "../support/backoffice-calls.ts";
import { anOwner, offerTo, readyDesk, TERMS } from "../support/captacao.ts";
import { aConflict } from "../support/conflict.ts";
import { copyProperty, MORE_THAN_ONE_TRANSACTION } from "../support/copy-property.ts";
import { loseRows, restoreDue, storeExport } from "../support/exported.ts";
import { aFailedMail } from "../support/failed-mail.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { type Method, send } from "../support/http.ts";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { makeMatch, makeNetworkMatch } from "../support/match.ts";
import { placeElsewhere } from "../support/move.ts";
import { makeProperty } from "../support/portfolio.ts";
import { query } from "../support/query.ts";
import { serveWith } from "../support/serve-with.ts";
import { callSubject, type Prepared } from "./call-subject.ts";
import { SMALL_ASSETS } from "./small-sandbox.ts";
import type { Subject } from "./walk.ts";

type Prepare = (account: TestAccount) => Promise<Prepared> | Prepared;

const call = (method: Method, path: string, body?: unknown): Prepared => ({
  key: env.BACKOFFICE_TOKEN,
  method,
  base: "/backoffice",
  path,
  options: body === undefined ? {} : { body },
});

const callOnce = async ({ method, path, options }: Prepared): Promise<void> => {
  const { status, text } = await send(method, `/backoffice${path}`, env.BACKOFFICE_TOKEN, options);
  if (status >= 300) throw new Error(`Not prepared: ${text}`);
};

/** A call on a new property of the account. */
const toProperty =
  (method: Method, verb: string, body?: unknown): Prepare =>
  async (account) => {
    const { id } = await makeProperty(account);
    return call(method, `${account.path}/properties/${id}${verb}`, body);
  };

/** A call on a property in the trash. */
const toTrashed =
  (verb: string): Prepare =>
  async (account) => {
    const { id } = await makeProperty(account);
    await account.api.delete(`/properties/${id}`);
    return call("POST", `${account.path}/properties/${id}${verb}`);
  };

const toLead =
  (method: Method, verb: string, body?: unknown): Prepare =>
  async (account) => {
    const { id } = await makeLead(account);
    return call(method, `${account.path}/leads/${id}${verb}`, body);
  };

const toTrashedLead =
  (verb: string): Prepare =>
  async (account) => {
    const trash = await toLead("POST", "/trash")(account);
    await callOnce(trash);
    return { ...trash, path: trash.path.replace("/trash", verb) };
  };

const toMatch =
  (verb: string, overrides: Parameters<typeof makeMatch>[1]): Prepare =>
  async (account) => {
    const { id } = await makeMatch(account, overrides);
    return call("POST", `${account.path}/matches/${encodeURIComponent(id)}${verb}`);
  };

/** Fields that the dashboard owns, to be released. */
const released =
  (make: Prepare, verb: string, fields: readonly string[]): Prepare =>
  async (account) => {
    const edit = await make(account);
    await callOnce(edit);
    return call("POST", `${edit.path}${verb}`, { fields });
  };

const FEED = { connector: "VRSYNC", autoSync: false };

const setFeed: Prepare = ({ path }) =>
  call("PUT", `${path}/feed`, { url: "http://localhost:9098/a.xml", ...FEED });

const editProperty = toProperty("PATCH", "", { title: "Do painel" });
const editLead = toLead("PATCH", "", { notes: "Do painel" });

/** Writes that need more than their documented example: an existing object, or a body that changes something. */
const PREPARED: Readonly<Record<string, Prepare>> = {
  createAccount: async () => {
    const seed = crypto.randomUUID();
    const about = await seededId("account", seed);
    const names = { name: "Nova", type: "AGENCY", plan: "PRO", ownerName: "Titular" };
    return {
      ...call("POST", "/accounts", { ...names, propertyLimit: 10, ownerEmail: "novo@example.com", seed }),
      about,
    };
  },
  grantAccess: ({ path }) => call("PUT", `${path}/access`, { status: "SUSPENDED", scopes: [] }),
  changeKey: ({ path, keyId }) => call("PATCH", `${path}/keys/${keyId}`, { scopes: ["team:read"] }),
  rollKey: ({ path, keyId }) => call("POST", `${path}/keys/${keyId}/roll`, { overlap: "24H" }),
  endConnection: async (account) => {
    const { data } = await makeConnection(account);
    return call("DELETE", `${account.path}/connections/${data.id}`);
  },
  requestAccess: async ({ path }) => {
    await callOnce(call("PUT", `${path}/access`, { status: "NOT_REQUESTED", scopes: [] }));
    return call("POST", `${path}/access/requests`, ACCESS_REQUEST);
  },
  answerInfo: async ({ path }) => {
    await callOnce(call("PUT", `${path}/access`, { status: "NOT_REQUESTED", scopes: [] }));
    await callOnce(call("POST", `${path}/access/requests`, ACCESS_REQUEST));
    await callOnce(call("PUT", `${path}/access`, { status: "INFO_REQUESTED", scopes: [] }));
    return call("POST", `${path}/access/answer`, { answer: "O CRM é nosso." });
  },
  decideAccess: async ({ path }) => {
    await callOnce(call("PUT", `${path}/access`, { status: "NOT_REQUESTED", scopes: [] }));
    await callOnce(call("POST", `${path}/access/requests`, ACCESS_REQUEST));
    return call("POST", `${path}/access/decision`, { decision: "APPROVE", message: "Bem-vinda." });
  },
  resendMail: async (account) => call("POST", `${account.path}/mail/${await aFailedMail(account)}/send`),
  restoreAccount: async ({ accountId, path }) =>
    call("POST", `${path}/restores`, { exportId: (await storeExport(accountId)).id, replaces: true }),
  restoreShard: async ({ accountId }) => {
    await storeExport(accountId);
    await loseRows(accountId);
    return call("POST", "/shards/DB/restores", { after: accountId.slice(0, -1) });
  },
  makeSandbox: async ({ accountId, path }) => ({
    ...call("POST", `${path}/sandbox`),
    about: (await sandboxIdsOf(accountId)).own,
  }),
  removeMember: async ({ path }) => {
    const person = { email: "bia@example.com", role: "MANAGER" };
    await callOnce(call("PUT", `${path}/members`, person));
    return call("POST", `${path}/members/remove`, { email: person.email });
  },
  simulateEvent: async (account) => {
    const made = call("POST", `${account.path}/sandbox`);
    await serveWith(faultyEnv(null, { ASSETS: SMALL_ASSETS }), made);
    const { own: about } = await sandboxIdsOf(account.accountId);
    return { ...call("POST", `/accounts/${about}/simulate`, { type: "batch.done" }), about };
  },
  undoPropertyCuration: async (account) => {
    const { id } = await makeProperty(account);
    await callOnce(call("POST", `/curation/properties/${id}`, { decision: "APPROVED" }));
    return call("POST", `/curation/properties/${id}/undo`);
  },
  decideNeighborhoodCuration: async (account) => {
    const cityId = "3550308";
    const text = `Jd. ${crypto.randomUUID()}`;
    const { id } = await makeProperty(account, { address: { cityId, neighborhood: text } });
    await copyProperty(id, MORE_THAN_ONE_TRANSACTION);
    const body = { cityId, text, name: text.replace("Jd.", "Jardim") };
    return { ...call("POST", "/curation/neighborhoods", body), followedBy: "neighborhoods" };
  },
  createDevelopment: async () => {
    const { accountId: about, path } = await makeAccount({ account: { type: "DEVELOPER" } });
    return { ...call("POST", `${path}/developments`, { ...listing(), kind: "DEVELOPMENT" }), about };
  },
  releasePropertyFields: released(editProperty, "/release", ["title"]),
  fetchPropertyPhotos: async (account) => {
    const { id } = await makeProperty(account, { photos: ["http://localhost:9099/a"] });
    return call("POST", `${account.path}/properties/${id}/photos/fetch`);
  },
  changeProperties: async (account) => {
    const { id } = await makeProperty(account, { salePrice: 500_000 });
    const properties = [{ id, from: 500_000 }];
    const body = { field: "salePrice", by: "PERCENT", value: 10, properties };
    return call("POST", `${account.path}/properties/changes`, body);
  },
  arrangePropertyPhotos: async (account) => {
    const photos = ["http://localhost:9099/a", "http://localhost:9099/b"];
    const { id } = await makeProperty(account, { photos });
    return call("PUT", `${account.path}/properties/${id}/photos`, {
      photos: ["http://localhost:9099/c", ...photos.toReversed()],
      shown: photos,
    });
  },
  restoreProperty: toTrashed("/restore"),
  purgeProperty: toTrashed("/purge"),
  configureFeed: setFeed,
  removeFeed: async (account) => {
    const configured = await setFeed(account);
    await callOnce(configured);
    return call("DELETE", configured.path);
  },
  fetchFeedPhotos: async (account) => {
    await callOnce(await setFeed(account));
    return call("POST", `${account.path}/feed/photos/fetch`);
  },
  decideHeldFeed: async (account) => {
    await callOnce(await setFeed(account));
    await query`UPDATE feeds SET status = 'HELD' WHERE account_id = ${account.accountId}`;
    return call("POST", `${account.path}/feed/decision`, { decision: "WRONG_FEED" });
  },
  decideFeedConflicts: async (account) => {
    const id = await aConflict(account);
    return call("POST", `${account.path}/feed/conflicts`, {
      field: "title",
      decision: "TAKE",
      propertyId: id,
    });
  },
  releaseLeadFields: released(editLead, "/release", ["notes"]),
  restoreLead: toTrashedLead("/restore"),
  purgeLead: toTrashedLead("/purge"),
  unfavoriteMatch: toMatch("/unfavorite", { status: "FAVORITED", touched: true }),
  requestMatch: async (client) => {
    const { ofBuyer } = await makeNetworkMatch(await makeAccount(), client);
    const path = `${client.path}/matches/${encodeURIComponent(ofBuyer)}/request`;
    return call("POST", path, { message: "Vamos conversar?" });
  },
  offerOwner: ({ path }) => call("POST", `${path}/captacao/offers`, anOwner()),
  acceptOffer: async (account) => {
    await readyDesk(account);
    const { id } = await offerTo(account);
    return call("POST", `${account.path}/captacao/offers/${id}/accept`, {});
  },
  changeOwner: async (account) => {
    await readyDesk(account);
    const { id } = await offerTo(account);
    await account.api.post(`/captacao/offers/${id}/accept`);
    return call("PATCH", `${account.path}/captacao/owners/${id}`, {
      stage: "LOST",
      lostReason: "Desistiu.",
      refund: true,
    });
  },
  setRadarRest: async ({ path }) => {
    await callOnce(call("PUT", `${path}/radar-rest`, { days: 3 }));
    return call("PUT", `${path}/radar-rest`, { days: 0 });
  },
  setShardState: async () => {
    await callOnce(call("PUT", "/shards/DB", { state: "CLOSED" }));
    return call("PUT", "/shards/DB", { state: "OPEN" });
  },
  relieveShard: async () => {
    await callOnce(call("PUT", "/shards/DB", { state: "OPEN" }));
    return call("POST", "/shards/DB/relieve");
  },
  moveAccount: async (account) => {
    await placeElsewhere(account);
    return call("POST", `${account.path}/moves`, { to: "DB" });
  },
  acceptCaptacaoTerms: ({ path }) => call("POST", `${path}/captacao/terms`, { version: TERMS }),
};

const WRITES = BACKOFFICE_ENDPOINTS.filter(({ route }) => route.method !== "get");

/** A call of an operation that writes, on the objects that its path names, with its example body. */
export const backofficeWrite = async (
  { route }: BackofficeEndpoint,
  account: TestAccount,
): Promise<Prepared> => {
  const prepare = PREPARED[route.operationId];
  const method = route.method.toUpperCase() as Method;
  return prepare ? prepare(account) : call(method, await backofficePath(route, account), exampleBody(route));
};

/** Parameters of writing operations for which no object is known, each in a sentence. */
export const unknownParamsOfWrites = (): string[] =>
  WRITES.filter(({ route }) => !(route.operationId in PREPARED)).flatMap(({ route }) =>
    unknownParams(route).map(
      (name) => `${route.operationId}: test/support/backoffice-calls.ts makes no ${name}`,
    ),
  );

const MARKS_MATCHES: ReadonlySet<string> = new Set(["requestMatch", "makeSandbox"]);

/** The subject, followed by what happens by itself after its calls. */
const thenRun = (subject: Subject, follow: () => Promise<unknown>): Subject => ({
  ...subject,
  stage: async () => {
    const stage = await subject.stage();
    return {
      ...stage,
      afterwards: async (first) => {
        const known = await stage.afterwards(first);
        await follow();
        return known;
      },
    };
  },
});

/** The subject, followed by the sweep that marks the matches that a death left unmarked. */
const thenSweep = (subject: Subject): Subject =>
  thenRun(subject, () => runJob("partnership-sweep", servicesOf(env), Date.now()));

export const BACKOFFICE_WRITES: readonly Subject[] = WRITES.map((endpoint) => {
  const name = endpoint.route.operationId;
  const prepare = (account: TestAccount) => backofficeWrite(endpoint, account);
  const bindings = name === "makeSandbox" ? { bindings: { ASSETS: SMALL_ASSETS } } : {};
  // The second attempt writes the export's parts under new names.
  const ignored = name.startsWith("restore") ? { ignoredColumns: ["exports.parts"] } : {};
  const subject = callSubject({ name, prepare, keyed: false, notIdempotent: true, ...bindings, ...ignored });
  if (name === "restoreShard") return thenRun(subject, () => restoreDue());
  return MARKS_MATCHES.has(name) ? thenSweep(subject) : subject;
});
