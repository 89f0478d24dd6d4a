// Tries a library as its users do, and prints what they see as one line of JSON.
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [home, library] = process.argv.slice(2);
const { AGENTS_URL: url, AGENTS_KEY: key } = process.env;
const headers = { Authorization: `Bearer ${key}` };
const { resolve } = createRequire(join(home, "package.json"));
const load = (name) => import(pathToFileURL(resolve(name)).href);

/** The text that the model reads, however a library wraps it. */
const textOf = (result) => {
  if (typeof result === "string") return result;
  if (Array.isArray(result)) return result.map(textOf).join("");
  if (typeof result?.text === "string") return result.text;
  if (result?.content) return textOf(result.content);
  return JSON.stringify(result);
};

const byName = (tools) => [Object.keys(tools), (name, given) => tools[name].run(given)];

const LIBRARIES = {
  "@ai-sdk/mcp": async ({ createMCPClient, experimental_createMCPClient: older }) => {
    const client = await (createMCPClient ?? older)({ transport: { type: "http", url, headers } });
    const tools = Object.entries(await client.tools()).map(([name, tool]) => [
      name,
      { run: (given) => tool.execute(given, { toolCallId: "1", messages: [] }) },
    ]);
    return byName(Object.fromEntries(tools));
  },
  "@langchain/mcp-adapters": async ({ MultiServerMCPClient }) => {
    const client = new MultiServerMCPClient({ mcpServers: { re: { transport: "http", url, headers } } });
    const tools = (await client.getTools()).map((tool) => [
      tool.name,
      { run: (given) => tool.invoke(given) },
    ]);
    return byName(Object.fromEntries(tools));
  },
  "@openai/agents": async ({ MCPServerStreamableHttp }) => {
    const server = new MCPServerStreamableHttp({ url, name: "re", requestInit: { headers } });
    await server.connect();
    return [
      (await server.listTools()).map(({ name }) => name),
      (name, given) => server.callTool(name, given),
    ];
  },
  "@mastra/mcp": async ({ MCPClient }) => {
    const client = new MCPClient({ servers: { re: { url: new URL(url), requestInit: { headers } } } });
    const tools = Object.entries(await (client.listTools ?? client.getTools).call(client)).map(
      ([name, tool]) => [name.replace(/^re_/, ""), { run: (given) => tool.execute(given, {}) }],
    );
    return byName(Object.fromEntries(tools));
  },
};

const need = (condition, what) => {
  if (!condition) throw new Error(`failed: ${what}`);
};

const refusalOf = async (call) => {
  try {
    const refused = await call("get_property", { propertyId: "nope" });
    need(textOf(refused).includes("not_found"), "a refusal says why");
    return refused?.isError === true ? "result" : "text";
  } catch (error) {
    need(`${error.message} ${JSON.stringify(error)}`.includes("not_found"), `a refusal says why: ${error}`);
    return "exception";
  }
};

const [names, call] = await LIBRARIES[library](await load(library));
const cities = textOf(await call("list_cities", { uf: "SP", q: "são", limit: 2 }));
need(cities.includes("São"), `accents reach the model: ${cities.slice(0, 200)}`);
const refusal = await refusalOf(call);
const name = `Ana ${randomUUID().slice(0, 8)}`;
const lead = { name, email: `${name.split(" ")[1]}@cliente.test`, consentGiven: true };
const preview = textOf(await call("create_lead", lead));
const [, confirmation] = /\\?"confirmation\\?":\s*\\?"([\w-]{43})/.exec(preview) ?? [];
need(confirmation, `a write is a preview first: ${preview.slice(0, 200)}`);
const saved = textOf(await call("create_lead", { ...lead, confirmation }));
need(/\\?"saved\\?":\s*true/.test(saved), `a write is saved once confirmed: ${saved.slice(0, 200)}`);

/** A client that has not answered by then would wait forever. */
const PATIENCE_MS = 15_000;
const withTimeout = (promise) =>
  Promise.race([promise, new Promise((_, reject) => setTimeout(reject, PATIENCE_MS, "waits"))]);

/** How a call's refusal by HTTP status reaches the program. */
const outcomeOfRefusal = async (status) => {
  await fetch(new URL(`/refuse/${status}`, url));
  try {
    const result = await withTimeout(call("get_me", {}));
    return result?.isError === true ? "result" : "text";
  } catch (error) {
    return error === "waits" ? "waits" : "exception";
  }
};
const answers = () =>
  withTimeout(call("get_me", {})).then(
    (result) => textOf(result).includes("account"),
    () => false,
  );
const limited = await outcomeOfRefusal(429);
const afterLimit = await answers();
const unauthorized = await outcomeOfRefusal(401);
const goesOn = afterLimit && (await answers());
console.log(JSON.stringify({ tools: names.length, refusal, limited, unauthorized, goesOn }));
process.exit(0);
