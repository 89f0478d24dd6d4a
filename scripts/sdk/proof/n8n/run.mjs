// Runs the package's nodes with n8n's own engine against the service, and prints the faults.
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

const [tools, packed] = process.argv.slice(2);
const { REAL_ESTATE_URL: apiUrl, REAL_ESTATE_KEY: apiKey } = process.env;
/** As a person may write it. */
const baseUrl = `${apiUrl}/`;
const require = createRequire(join(tools, "package.json"));
const { ExecuteContext, HookContext, RoutingNode, WebhookContext } = require("n8n-core");
const { createEmptyRunExecutionData, ICredentialsHelper, Workflow } = require("n8n-workflow");

const load = (file, name) => new (require(join(packed, "dist", file))[name])();
const credential = load("credentials/RealEstateAccountApi.credentials.js", "RealEstateAccountApi");
const account = load("nodes/RealEstateAccount/RealEstateAccount.node.js", "RealEstateAccount");
const trigger = load(
  "nodes/RealEstateAccountTrigger/RealEstateAccountTrigger.node.js",
  "RealEstateAccountTrigger",
);
const TYPES = { account, trigger };
const nodeTypes = {
  getByName: (name) => TYPES[name],
  getByNameAndVersion: (name) => TYPES[name],
  getKnownTypes: () => ({}),
};

/** The credential's own rule, filled in as n8n does. */
class Credentials extends ICredentialsHelper {
  getParentTypes = () => [];
  isCredentialUsableByNode = () => true;
  getCredentialsProperties = () => credential.properties;
  getDecrypted = async () => ({ baseUrl, apiKey });
  preAuthentication = async () => undefined;
  runPreAuthentication = async () => undefined;
  authenticate = async (credentials, _type, request) => {
    const { headers } = credential.authenticate.properties;
    const filled = Object.entries(headers).map(([name, text]) => [
      name,
      text.replace(/^=/, "").replace(/\{\{ \$credentials\.(\w+) \}\}/, (_, member) => credentials[member]),
    ]);
    return { ...request, headers: { ...request.headers, ...Object.fromEntries(filled) } };
  };
}

const workflowOf = (type, parameters) => {
  const node = {
    id: `id-${type}`,
    name: "Account",
    type,
    typeVersion: 1,
    position: [0, 0],
    parameters,
    credentials: { realEstateAccountApi: { id: "1", name: "Account" } },
  };
  const workflow = new Workflow({
    id: "w",
    nodes: [node],
    connections: {},
    active: true,
    nodeTypes,
    staticData: {},
  });
  // `getNode` returns it with its description's defaults.
  return { workflow, node: workflow.getNode("Account") };
};

const additionalData = (more) => ({
  credentialsHelper: new Credentials(),
  executionId: "1",
  variables: {},
  webhookBaseUrl: "http://127.0.0.1/webhook",
  webhookTestBaseUrl: "http://127.0.0.1/webhook-test",
  ...more,
});

/** @returns the items, or the error that the editor shows */
const run = async (parameters, executionId = "1") => {
  const { workflow, node } = workflowOf("account", parameters);
  const input = [{ json: {} }];
  const executeData = { data: { main: [input] }, node, source: null };
  const context = new ExecuteContext(
    workflow,
    node,
    additionalData({ executionId }),
    "trigger",
    createEmptyRunExecutionData(),
    0,
    input,
    { main: [input] },
    executeData,
    [],
  );
  await workflow.expression.acquireIsolate?.();
  try {
    const [items] = await new RoutingNode(context, account).runNode();
    return items.map(({ json }) => json);
  } catch (error) {
    return [{ message: error.message, description: error.description, httpCode: error.httpCode }];
  }
};

const faults = [];
const expectEqual = (what, seen, expected) => {
  const one = JSON.stringify(seen);
  const other = JSON.stringify(expected);
  if (one !== other) faults.push(`${what}: ${one}, not ${other}`);
};

const lead = (operation, more, executionId) => run({ resource: "leads", operation, ...more }, executionId);

const property = (operation, more, executionId) =>
  run({ resource: "properties", operation, ...more }, executionId);
const outcomeOf = ([{ result, message, description }]) => result?.outcome ?? `${message}: ${description}`;

const tryEmpty = async () => {
  const fields = {
    type: "APARTAMENTO",
    purposes: ["VENDA"],
    salePrice: 850_000,
    address: { cityId: "4106902", neighborhood: "Batel" },
    photos: ["https://fotos.example.com/1.jpg"],
  };
  const ref = "N8N-FOTOS";
  expectEqual("a property is made", outcomeOf(await property("putByRef", { ref, fields })), "CREATED");
  const empty = {
    title: "",
    photos: [],
    purposes: [],
    address: {},
    partnershipTerms: { commissionPercent: null },
  };
  expectEqual(
    "an empty list and an object of nothing erase nothing",
    outcomeOf(await property("putByRef", { ref, fields: empty }, "2")),
    "UNCHANGED",
  );
  const [bare] = await property("putByRef", { ref, fields: {}, clear: ["photos"] }, "3");
  expectEqual(
    "a gallery that is named becomes empty",
    bare.result?.changes?.map(({ field }) => field),
    ["photos"],
  );
  const places = { ref: "N8N-LISTAS" };
  const interest = { interest_locations: [{ cityId: "4106902" }], interest_bedrooms: 2 };
  const person = { name: "Lia", email: "lia.n8n@cliente.test", phones: [{ number: "(41) 98765-4399" }] };
  const of = await lead("putByRef", { ...places, fields: { ...person, ...interest, consentGiven: true } });
  expectEqual("a client with lists is made", outcomeOf(of), "CREATED");
  const [same] = await lead(
    "putByRef",
    { ...places, fields: { phones: [], interest_locations: [], interest_bedrooms: null } },
    "4",
  );
  expectEqual(
    "nor does an empty list of a client",
    [outcomeOf([same]), same.data?.phones?.length, same.data?.interest?.locations?.length],
    ["UNCHANGED", 1, 1],
  );
  const cleared = [
    "phones",
    "interest.locations",
    "interest.purposes",
    "interest.propertyTypes",
    "interest.bedrooms",
  ];
  const [less] = await lead("putByRef", { ...places, fields: {}, clear: cleared }, "5");
  expectEqual(
    "what is named of a client becomes empty",
    [less.data?.phones, less.data?.interest?.locations, less.data?.interest?.bedrooms ?? null],
    [[], [], null],
  );
};

const tryCalls = async () => {
  const put = {
    ref: "N8N 1/a",
    fields: { name: "Ana Prova", email: "ana.n8n@cliente.test", notes: "antes", consentGiven: true },
  };
  const [made] = await lead("putByRef", put);
  expectEqual(
    "a client is written under a code with a space and a slash",
    [made.result?.outcome, made.data?.externalRef],
    ["CREATED", put.ref],
  );
  const again = await lead("putByRef", put);
  expectEqual("the same item of the same run is answered again", again[0]?.result?.outcome, "CREATED");
  const [other] = await run({ resource: "leads", operation: "putByRef", ...put }, "2");
  expectEqual("another run writes again, and changes nothing", other?.result?.outcome, "UNCHANGED");
  const patch = (more) => lead("patch", { leadId: made.data.id, ...more });
  const [kept] = await patch({
    fields: { name: "Ana de Prova", email: "", notes: null, interest_bedrooms: 3 },
  });
  expectEqual(
    "what is empty is left alone",
    [kept.data?.email, kept.data?.interest?.bedrooms],
    ["ana.n8n@cliente.test", 3],
  );
  const [cleared] = await patch({ clear: ["notes", "ownerAccountId"], fields: {} });
  const emptied = cleared?.result?.changes?.map(({ field }) => field);
  expectEqual(
    "what is named becomes empty",
    [emptied?.includes("notes"), cleared?.data?.name],
    [true, "Ana de Prova"],
  );
  const [refused] = await lead("create", { name: "Rui", fields: { email: "nenhum" }, consentGiven: true });
  expectEqual(
    "a refusal names its fault",
    [refused.httpCode, /email: /.test(refused.description ?? "")],
    ["400", true],
  );
  const [read] = await lead("getByRef", { ref: put.ref });
  expectEqual("a read gives the object", read?.name, "Ana de Prova");
  const cities = await run({
    resource: "geo",
    operation: "listCities",
    returnAll: true,
    options: { uf: "SP", q: "são" },
  });
  const states = new Set(cities.map(({ uf }) => uf));
  expectEqual(
    "all pages keep the filter",
    [cities.length > 20, cities.length === new Set(cities.map(({ cityId }) => cityId)).size, [...states]],
    [true, true, ["SP"]],
  );
  const three = await run({
    resource: "geo",
    operation: "listCities",
    returnAll: false,
    limit: 3,
    options: { uf: "PR" },
  });
  expectEqual("a limit holds", three.length, 3);
  const [lost] = await run({ resource: "matches", operation: "dismiss", matchId: "m#a/b" });
  expectEqual("an id with a # is sent whole", lost.httpCode, "404");
};

/** Listens in n8n's place. @returns the address, and the requests received there */
const receive = async () => {
  const received = [];
  const answer = { status: 200 };
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    received.push({ headers: request.headers, rawBody: Buffer.concat(parts) });
    response.statusCode = answer.status;
    response.end();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { received, answer, server, url: `http://127.0.0.1:${server.address().port}` };
};

const until = async (done) => {
  for (let tries = 0; tries < 300 && !(await done()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
};

const deliver = async ({ workflow, node }, { headers, rawBody }) => {
  const answer = { status: undefined, text: undefined };
  const httpResponse = {
    status(code) {
      answer.status = code;
      return this;
    },
    send(text) {
      answer.text = text;
    },
  };
  const httpRequest = { headers, rawBody, body: JSON.parse(rawBody.toString()), params: {}, query: {} };
  const context = new WebhookContext(
    workflow,
    node,
    additionalData({ httpRequest, httpResponse }),
    "webhook",
    {},
    [],
    null,
  );
  return { ...(await trigger.webhook.call(context)), ...answer };
};

/** Changes the trigger's endpoint, if a change is given. @returns the endpoint as it was before */
const endpoint = async (change) => {
  const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" };
  const { data } = await (await fetch(`${apiUrl}/webhooks`, { headers })).json();
  if (change)
    await fetch(`${apiUrl}/webhooks/${data[0].id}`, {
      method: "PATCH",
      headers,
      body: JSON.stringify(change),
    });
  return data[0];
};

const tryTrigger = async () => {
  const { received, answer, server, url } = await receive();
  const own = workflowOf("trigger", { types: ["lead.created"] });
  const hooks = new HookContext(own.workflow, own.node, additionalData({}), "trigger", "activate");
  hooks.getNodeWebhookUrl = () => url;
  const { checkExists, create, delete: remove } = trigger.webhookMethods.default;
  expectEqual("there is no endpoint before", await checkExists.call(hooks), false);
  expectEqual("it is made", await create.call(hooks), true);
  expectEqual("and known", await checkExists.call(hooks), true);
  await lead("create", { name: "Bia", fields: { email: "bia.n8n@cliente.test" }, consentGiven: true });
  await until(() => received.length > 0);
  const [delivery] = received;
  if (!delivery) faults.push("no delivery came");
  else {
    const good = await deliver(own, delivery);
    expectEqual("a delivery starts the workflow", good.workflowData?.[0]?.[0]?.json?.type, "lead.created");
    const changed = {
      ...delivery,
      rawBody: Buffer.from(delivery.rawBody.toString().replace("lead.", "Lead.")),
    };
    const bad = await deliver(own, changed);
    expectEqual("one that was changed starts nothing", [bad.status, bad.workflowData ?? null], [401, null]);
  }
  answer.status = 410;
  await lead("create", { name: "Caio", fields: { email: "caio.n8n@cliente.test" }, consentGiven: true });
  await until(async () => (await endpoint()).status === "DISABLED");
  answer.status = 200;
  const missed = received.length;
  expectEqual("an endpoint that the API disabled is known", await checkExists.call(hooks), true);
  expectEqual("and enabled again", (await endpoint()).status, "ACTIVE");
  await until(() => received.length > missed);
  expectEqual(
    "what it missed comes",
    String(received[missed]?.rawBody),
    String(received[missed - 1].rawBody),
  );
  await endpoint({ status: "DISABLED" });
  expectEqual("one that a person disabled is known", await checkExists.call(hooks), true);
  expectEqual("and stays as it is", (await endpoint()).status, "DISABLED");
  expectEqual("it is deleted", await remove.call(hooks), true);
  expectEqual("and no longer known", await checkExists.call(hooks), false);
  server.close();
};

await tryCalls();
await tryEmpty();
await tryTrigger();
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
