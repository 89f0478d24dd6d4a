// Tries every guard of a service: `npm run check smoke <url>`; -- --version <id>, --receiver <address> --port <port>.
import { setTimeout as pause } from "node:timers/promises";
import { readOptions } from "./checks.ts";
import { localSecrets } from "./local/secrets.ts";
import { DEFAULT_PORT, HOST } from "./local/settings.ts";
import { openReceiver } from "./smoke/receiver.ts";
import { smoke } from "./smoke/run.ts";

const { positionals, values } = readOptions("smoke", {
  allowPositionals: true,
  options: { version: { type: "string" }, receiver: { type: "string" }, port: { type: "string" } },
});
const [url = `http://${HOST}:${DEFAULT_PORT}`] = positionals;
const isHere = ["localhost", HOST].includes(new URL(url).hostname);
const token = process.env.BACKOFFICE_TOKEN ?? (isHere ? localSecrets().BACKOFFICE_TOKEN : "");
if (token === "") {
  console.error("Set the variable BACKOFFICE_TOKEN to the operator's token.");
  process.exit(2);
}

const receiver =
  isHere || values.receiver !== undefined
    ? await openReceiver(values.port === undefined ? 0 : Number(values.port), values.receiver)
    : null;
const means = { fetch, pause, print: console.log };
const isGreen = await smoke({ url, token, version: values.version, receiver, ...means });
console.log(isGreen ? `${url} is green.` : `${url} is RED.`);
process.exit(isGreen ? 0 : 1);
