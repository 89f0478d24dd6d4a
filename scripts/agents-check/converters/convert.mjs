// Writes the schemas that npm's converters make of the tools in a file, by converter, as JSON into another file.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, file, to] = process.argv.slice(2);
const tools = JSON.parse(readFileSync(file, "utf8"));
const { resolve } = createRequire(join(folder, "package.json"));
const load = (name) => import(pathToFileURL(resolve(name)).href);

const byOpenAiAgents = (strict) => async () => {
  const { mcpToFunctionTool } = await load("@openai/agents-core");
  const server = { name: "real-estate" };
  return tools.map((tool) => {
    const made = mcpToFunctionTool(structuredClone(tool), server, strict);
    return [made.name, made.parameters];
  });
};

const byGoogleGenAi = async () => {
  const { mcpToTool } = await load("@google/genai");
  const client = { listTools: async () => ({ tools }), getServerVersion: () => ({ name: "real-estate" }) };
  const { functionDeclarations } = await mcpToTool(client).tool();
  return functionDeclarations.map((one) => [one.name, one.parametersJsonSchema ?? one.parameters]);
};

const CONVERTERS = {
  "@openai/agents": byOpenAiAgents(false),
  "@openai/agents, strict": byOpenAiAgents(true),
  "@google/genai, mcpToTool": byGoogleGenAi,
};

const made = {};
for (const [name, convert] of Object.entries(CONVERTERS)) {
  made[name] = await convert().then(Object.fromEntries, (error) => ({ fault: String(error) }));
}
writeFileSync(to, JSON.stringify(made));
