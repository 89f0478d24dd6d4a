import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../local/port.ts";
import { HOST } from "../local/settings.ts";
import { type Contract, type Operation, operationsOf } from "../site/contract.ts";

const START_MS = 60_000;
/** The mock server has no accounts, so any key will do. */
const KEY = "rea_test_mock";

type Exampled = Operation["parameters"][number] & { readonly example?: unknown };

const addressOf = (path: string, { parameters }: Operation): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const own = parameters.find((one) => one.name === name) as Exampled;
    return encodeURIComponent(String(own.example));
  });

const untilAnswering = async (url: string): Promise<void> => {
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    if (await fetch(url).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The mock server did not start.");
};

const faultOf = async (
  url: string,
  method: string,
  path: string,
  operation: Operation,
): Promise<string[]> => {
  const media = operation.requestBody?.content["application/json"];
  const answer = await fetch(url + addressOf(path, operation), {
    method,
    headers: { Authorization: `Bearer ${KEY}`, ...(media && { "Content-Type": "application/json" }) },
    ...(media && { body: JSON.stringify(media.example) }),
  });
  const text = await answer.text();
  const violations = answer.headers.get("sl-violations");
  const isExpected = answer.ok && String(answer.status) in operation.responses;
  return isExpected && violations === null
    ? []
    : [`${method} ${path}: ${answer.status} ${violations ?? ""} ${text.slice(0, 300)}`];
};

/** Checks that the mock server answers each operation's documented example. @returns the number of operations */
export const tryMockServer = async (tools: string, file: string): Promise<number> => {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const program = join(tools, "node_modules/@stoplight/prism-cli/dist/index.js");
  const mock = spawn(process.execPath, [program, "mock", "--host", HOST, "--port", String(port), file], {
    stdio: "ignore",
  });
  try {
    await untilAnswering(url);
    const listed = operationsOf(JSON.parse(readFileSync(file, "utf8")) as Contract);
    const faults: string[] = [];
    for (const { method, path, operation } of listed)
      faults.push(...(await faultOf(url, method, path, operation)));
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return listed.length;
  } finally {
    mock.kill();
    if (mock.exitCode === null) await once(mock, "exit");
  }
};
