const FILES = import.meta.glob("../../wrangler.toml", { query: "?raw", import: "default", eager: true });
const TOML = String(Object.values(FILES)[0]);

/** The settings of each consumer of wrangler.toml, by its queue. */
export const CONSUMER_SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    TOML.split(/^\[\[?/m)
      .filter((section) => section.startsWith("queues.consumers]]"))
      .map((section) =>
        Object.fromEntries(
          [...section.matchAll(/^(\w+) = "?([^"\n]*)"?$/gm)].map(([, name, value]) => [name, value]),
        ),
      )
      .map((consumer) => [consumer.queue, consumer]),
  );
