import { parseArgs } from "node:util";
import { ApiError, SDK_VERSION } from "../../typescript/real-estate-account.ts";
import { Context } from "./context.ts";
import { checkContract } from "./contract-check.ts";
import { listen, tailEvents, trigger } from "./events.ts";
import { exportAll } from "./export.ts";
import { checkFeed } from "./feed-check.ts";
import { importLeads, importProperties } from "./import.ts";
import { login, logout } from "./login.ts";
import { EXIT, type ExitCode, exitOf, Stop } from "./stop.ts";
import { type Language, TEXTS } from "./texts.ts";

const GLOBAL = {
  json: { type: "boolean" },
  lang: { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;
const STREAM = {
  types: { type: "string" },
  since: { type: "string" },
  poll: { type: "string" },
  "until-current": { type: "boolean" },
} as const;
const IMPORT = {
  "dry-run": { type: "boolean" },
  yes: { type: "boolean", short: "y" },
  partial: { type: "boolean" },
  report: { type: "string" },
  map: { type: "string", multiple: true },
  sheet: { type: "string" },
} as const;
/** The options of each command. Of two commands that begin alike, the longer one comes first. */
const OPTIONS = {
  login: { url: { type: "string" } },
  logout: {},
  listen: { ...STREAM, "forward-to": { type: "string" }, secret: { type: "string" } },
  trigger: {},
  "events tail": STREAM,
  "feed check": {},
  "contract check": { url: { type: "string" } },
  "import leads": { ...IMPORT, consent: { type: "boolean" } },
  import: IMPORT,
  export: { out: { type: "string" } },
} as const;
type Command = keyof typeof OPTIONS;
type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

const COMMANDS: Readonly<
  Record<Command, (ctx: Context, values: never, operand?: string) => ExitCode | Promise<ExitCode>>
> = {
  login,
  logout,
  listen,
  trigger: (ctx, _, type) => trigger(ctx, type),
  "events tail": tailEvents,
  "feed check": (ctx, _, file) => checkFeed(ctx, file),
  "import leads": (ctx, values, file) => importLeads(ctx, file, values),
  "contract check": (ctx, values, file) => checkContract(ctx, file, values),
  import: (ctx, values, file) => importProperties(ctx, file, values),
  export: (ctx, values, what) => exportAll(ctx, what, values),
};

const languageOf = (asked: string | undefined): Language => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const named = asked ?? LC_ALL ?? LC_MESSAGES ?? LANG ?? "";
  return named.toLowerCase().startsWith("pt") ? "pt-BR" : "en";
};

/** The command's words, before any option. */
const commandOf = (words: readonly string[]): Command | undefined =>
  (Object.keys(OPTIONS) as Command[]).find(
    (name) => name === words.slice(0, name.split(" ").length).join(" "),
  );

const usageStop = (error: unknown): Stop => {
  const { message } = error as Error;
  return new Stop(EXIT.usage, { "pt-BR": message, en: message });
};

/** @throws Stop for options that the command does not have */
const parsed = (args: readonly string[], command: Command) => {
  try {
    const options = { ...GLOBAL, ...OPTIONS[command] };
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw usageStop(error);
  }
};

async function perform(ctx: Context, args: readonly string[]): Promise<ExitCode> {
  const loose = parseArgs({ args: [...args], options: GLOBAL, allowPositionals: true, strict: false });
  const { help, version } = loose.values;
  if (version) return print(SDK_VERSION);
  const command = commandOf(loose.positionals);
  if (help || loose.positionals.length === 0) {
    process.stdout.write(`${ctx.text(TEXTS.help)}\n`);
    return help ? EXIT.done : EXIT.usage;
  }
  if (!command) throw new Stop(EXIT.usage, TEXTS.unknownCommand, { command: loose.positionals.join(" ") });
  const { values, positionals } = parsed(args, command);
  const [operand, ...more] = positionals.slice(command.split(" ").length);
  if (more.length > 0) throw new Stop(EXIT.usage, TEXTS.unknownCommand, { command: positionals.join(" ") });
  return await COMMANDS[command](ctx, values as Values as never, operand);
}

const print = (text: string): ExitCode => {
  process.stdout.write(`${text}\n`);
  return EXIT.done;
};

const explain = (ctx: Context, error: unknown): string => {
  if (error instanceof Stop) return ctx.text(error.text, error.values);
  if (error instanceof ApiError)
    // The message names the first of them.
    return [error.message, ...error.invalidParams.slice(1).map(({ reason }) => reason)].join("\n  ");
  return (error as Error).message;
};

const args = process.argv.slice(2);
const { values } = parseArgs({ args, options: GLOBAL, allowPositionals: true, strict: false });
const ctx = new Context(
  languageOf(typeof values.lang === "string" ? values.lang : undefined),
  values.json === true,
);
// A reader that takes only the first lines, such as `head`, is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? EXIT.done : EXIT.unexpected);
});
process.exitCode = await perform(ctx, args).catch((error: unknown) => {
  const code = exitOf(error);
  const message = explain(ctx, error);
  const shown = error instanceof ApiError ? { ...error.problem, message } : { message };
  process.stderr.write(`${ctx.isJson ? JSON.stringify({ error: shown, exit: code }) : message}\n`);
  return code;
});
