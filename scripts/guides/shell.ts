import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../local/settings.ts";
import type { Command } from "../sdk/proof/execute.ts";
import { faultsOfAnswer, faultsOfHttp, faultsOfLines, parseShown } from "./answers.ts";
import { type Block, type Guide, reasonNotToRun, shownAfter } from "./guide.ts";

const PAGE_MS = 120_000;

/** Installs the blocks' programs, if an administrator may. */
export const SHELL_TOOLS: Command = {
  run: [
    "sh",
    "-c",
    "{ command -v curl && command -v jq; } >/dev/null || (apt-get update -qq && apt-get install -y -qq curl jq)",
  ],
  cwd: ROOT,
};

/** Reports each answer's status separately, leaving the answer unchanged. */
const PRELUDE = `set -euo pipefail
curl() { command curl -sS -w '%{stderr}#status %{http_code}\\n' "$@"; }
`;

const faultsOfAnswerTo = (guide: Guide, block: Block, printed: string, errors: string): string[] => {
  const shown = shownAfter(guide, block, ["json", "http"]) ?? shownAfter(guide, block, ["text"]);
  try {
    if (shown?.language === "json") return faultsOfAnswer(parseShown(shown.code), JSON.parse(printed));
    if (shown?.language === "http") return faultsOfHttp(shown.code, printed);
    if (shown?.language === "text") return faultsOfLines(shown.code, printed);
  } catch (error) {
    return [`${error}: ${printed}`];
  }
  const refused = [...errors.matchAll(/#status ([045]\d\d)/g)].map(([, status]) => status);
  return refused.length > 0 ? [`the answer has the status ${refused.join(", ")}: ${printed}`] : [];
};

/** Runs a guide's bash blocks in one shell, in their order, and compares their output with the shown one. */
export async function runShell(
  guide: Guide,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const blocks = guide.blocks.filter((block) => block.language === "bash" && !reasonNotToRun(block));
  const steps = blocks.map(
    ({ code }, at) => `exec >${at}.out 2>${at}.err\n${code}\nexec >/dev/null\ntouch ${at}.done\n`,
  );
  writeFileSync(join(folder, "page.sh"), PRELUDE + steps.join(""));
  const options = { cwd: folder, env: { ...process.env, ...environment }, timeout: PAGE_MS };
  await once(spawn("bash", ["page.sh"], options), "close");
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  const failed = blocks.findIndex((_, at) => !existsSync(join(folder, `${at}.done`)));
  return blocks.flatMap((block, at) => {
    if (failed !== -1 && at > failed) return [];
    const found = [read(`${at}.out`), read(`${at}.err`)] as const;
    const faults = at === failed ? [`failed: ${found.join("\n")}`] : faultsOfAnswerTo(guide, block, ...found);
    return faults.map((fault) => `${guide.slug}:${block.line}: ${fault}`);
  });
}
