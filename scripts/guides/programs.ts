import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { Command } from "../sdk/proof/execute.ts";
import { faultsOfLines } from "./answers.ts";
import { go, java } from "./compiled.ts";
import { type Block, type Guide, reasonNotToRun, shownAfter } from "./guide.ts";
import { php, python, typescript } from "./interpreted.ts";
import type { Kit, Program } from "./program.ts";
import { tryReceiver } from "./receivers.ts";

const PROGRAM_MS = 120_000;

export const KITS: readonly Kit[] = [typescript, python, php, go, java];

const nameOf = (slug: string): string => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The blocks of a language that are run. */
export const programsIn = (guides: readonly Guide[], language: string): Program[] =>
  guides.flatMap((guide) =>
    guide.blocks
      .filter((block) => block.language === language && !reasonNotToRun(block))
      .map((block) => ({ guide, block, id: `${nameOf(guide.slug)}${block.line}` })),
  );

const frameOf = (guides: readonly Guide[], language: string): Block => {
  const frame = guides
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.mark === "frame" && block.language === language);
  if (!frame) throw new Error(`No guide has the frame of ${language}`);
  return frame;
};

/** The programs of a language, ready to be run. */
export interface Ready {
  readonly kit: Kit;
  readonly folder: string;
  readonly programs: readonly Program[];
  /** Of the compiler. */
  readonly faults: readonly string[];
}

/** Of all guides, because one of them has the frame. */
export async function makeReady(
  kit: Kit,
  guides: readonly Guide[],
  asked: readonly Guide[],
  folder: string,
): Promise<Ready> {
  mkdirSync(folder, { recursive: true });
  const programs = programsIn(asked, kit.language);
  const faults = await kit.prepare(folder, programs, frameOf(guides, kit.language));
  return { kit, folder, programs, faults };
}

async function run(
  { run: [program, ...args], cwd }: Command,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly status: number | null; readonly printed: string; readonly errors: string }> {
  const env = { ...process.env, ...environment };
  const child = spawn(program, args, { cwd, env, timeout: PROGRAM_MS, stdio: ["ignore", "pipe", "pipe"] });
  const closed = once(child, "close");
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { status: child.exitCode, printed, errors };
}

async function faultsOf(
  { kit, folder }: Ready,
  program: Program,
  environment: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { guide, block } = program;
  if (block.mark === "receiver") return await tryReceiver((port) => kit.command(folder, program, port));
  const { status, printed, errors } = await run(kit.command(folder, program), environment);
  if (status !== 0) return [`ended with ${status}: ${printed}${errors}`];
  const shown = shownAfter(guide, block, ["text"]);
  return shown ? faultsOfLines(shown.code, printed) : [];
}

/** Runs the programs of a guide in their order. */
export async function runPrograms(
  ready: Ready,
  guide: Guide,
  environment: Readonly<Record<string, string>>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const program of ready.programs.filter((program) => program.guide === guide)) {
    const found = await faultsOf(ready, program, environment);
    faults.push(
      ...found.map((fault) => `${guide.slug}:${program.block.line}: ${ready.kit.language} ${fault}`),
    );
  }
  return faults;
}
