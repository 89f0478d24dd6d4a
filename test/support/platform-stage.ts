import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { Stop } from "../../scripts/cloudflare/stop.ts";
import { type MigrationFile, migrationFiles } from "../../scripts/migrate/files.ts";
import { stepsOf } from "../../scripts/migrate/steps.ts";
import { apply, check } from "../../scripts/platform/apply.ts";
import type { Wrangler } from "../../scripts/platform/deployments.ts";
import { partsOf } from "../../scripts/platform/environment.ts";
import { CONFIGS, type Worker, workersOf } from "../../scripts/platform/workers.ts";
import { CATALOG_TABLES } from "./catalog-tables.ts";
import { FakeEnvironment, fakeWrangler, ownConfigurations } from "./fake-environment.ts";
import type { PlatformCall } from "./fake-platform.ts";

export const TOKEN = "chosen-by-people-0123456789";
const SHORT_MIGRATIONS: readonly MigrationFile[] = [migrationFiles()[0]!, CATALOG_TABLES];
const CATALOG = {
  names: { IBGE: { 1: ["Centro"] }, DISTRICT: {}, SUPPLEMENT: {} },
  aliases: {},
} as const;

const STEPS = stepsOf(SHORT_MIGRATIONS);
const PANEL_STEPS = stepsOf(migrationFiles(join(import.meta.dirname, "../../panel/migrations")));

/** Parsed configurations by their text, with the root they were first read below: Wrangler is slow to parse them. */
const parsed = new Map<string, { readonly root: string; readonly workers: string }>();

const workersBelow = (root: string): Worker[] => {
  const texts = CONFIGS.map((file) => readFileSync(join(root, file), "utf8")).join("\0");
  const known = parsed.get(texts) ?? { root, workers: JSON.stringify(workersOf("production", root)) };
  parsed.set(texts, known);
  return JSON.parse(known.workers.replaceAll(known.root, root)) as Worker[];
};

interface PlatformOptions {
  readonly wrangler?: Wrangler;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly pause?: () => Promise<void>;
}

export const isWriting = ({ method, path }: PlatformCall): boolean =>
  method !== "GET" && !/\/(query|sql)$/.test(path);

/** An empty account, the repository's files with an owner's hosts, and what the commands printed. */
export class PlatformStage {
  readonly account: FakeEnvironment;
  readonly root = ownConfigurations();
  printed: string[] = [];
  readonly print = (line: string): void => void this.printed.push(line);

  private constructor(account: FakeEnvironment) {
    this.account = account;
  }

  static async begin(): Promise<PlatformStage> {
    const stage = new PlatformStage(await FakeEnvironment.begin());
    vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => stage.#answer(...request));
    return stage;
  }

  /** Answers in this process: the network would take longer than the answers. */
  async #answer(...[input, init = {}]: Parameters<typeof fetch>): Promise<Response> {
    const { origin, pathname, search } = new URL(String(input));
    const request = {
      method: init.method ?? "GET",
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
    };
    const server = [this.account, this.account.d1].find(({ baseUrl }) => baseUrl === origin);
    if (!server) throw new TypeError(`Nothing answers at ${origin}.`);
    const { body, ...rest } = await server.answer(request, await new Response(init.body).text());
    return Response.json(body, rest);
  }

  async end(): Promise<void> {
    vi.unstubAllGlobals();
    await this.account.stop();
    rmSync(this.root, { recursive: true });
  }

  /** The commands' arguments. */
  platform({ wrangler, chosen = { BACKOFFICE_TOKEN: TOKEN }, pause }: PlatformOptions = {}) {
    const quiet = pause ?? (async () => {});
    return {
      account: { ...this.account.account, pause: quiet as () => Promise<undefined> },
      chosen,
      wrangler: wrangler ?? fakeWrangler(this.account),
      read: () => workersBelow(this.root),
      migrating: {
        print: this.print,
        pause: quiet,
        migrating: ({ file }: { readonly file: string }) =>
          file === "wrangler.toml"
            ? { flags: "--env production", steps: STEPS, catalog: CATALOG }
            : { flags: "", steps: PANEL_STEPS, catalog: null },
      },
    };
  }

  run(options: PlatformOptions = {}): Promise<boolean> {
    return apply(partsOf(this.platform(options)), this.print);
  }

  async differences(): Promise<string> {
    this.printed = [];
    expect(await check(partsOf(this.platform()), this.print)).toBe(this.printed.length === 0);
    return this.printed.join("\n");
  }

  edit(file: string, from: string | RegExp, to: string): void {
    const path = join(this.root, file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(from, to));
  }

  text(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  get writes(): PlatformCall[] {
    return this.account.calls.filter(isWriting);
  }
}

export const stopOf = (running: Promise<unknown>): Promise<string> =>
  running.then(
    () => "It did not stop.",
    (error: Error) => {
      expect(error).toBeInstanceOf(Stop);
      return error.message;
    },
  );

/** In an order in which each follows the Workers that it binds. */
export const WORKERS = [
  "real-estate-objects",
  "real-estate-boards",
  "real-estate-tokens",
  "real-estate-account-api",
  "real-estate-panel",
  "real-estate-front",
  "real-estate-probe",
  "real-estate-backups",
];
