/** A log line may contain ids, codes and counts. Never keys, names, phones, e-mails, addresses or bodies. */
type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The Worker that writes, and its version; added to every line once known. */
let origin: { readonly worker?: string; readonly version?: string | undefined } = {};

export const logOrigin = (
  worker: "api" | "backups" | "boards" | "edge-router" | "objects" | "panel" | "probe" | "tokens",
  version: string | undefined,
): void => {
  origin = { worker, version };
};

const write = (level: "info" | "warn" | "error", message: string, fields: LogFields): void => {
  console[level](JSON.stringify({ level, message, ...fields, ...origin }));
};

/** Describes an error by its class and the first known phrase, because the rest of its message may quote data. */
export const failureOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  const phrase = /(timeout|overloaded|reset|constraint|connection|not found|CHECK|UNIQUE|no such \w+)/i.exec(
    error.message,
  );
  return phrase ? `${error.name}: ${phrase[0].toLowerCase()}` : error.name;
};

export const logger = {
  info: (message: string, fields: LogFields = {}) => write("info", message, fields),
  warn: (message: string, fields: LogFields = {}) => write("warn", message, fields),
  error: (message: string, fields: LogFields = {}) => write("error", message, fields),
};
