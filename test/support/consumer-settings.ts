import TOML from "../../wrangler.toml?raw";

/** The consumers of the unnamed environment; the named environments have the same consumers. */
const [, consumers = ""] = /^\[queues\][^[]*\[[^\]]*\]\nconsumers = \[\n([^\]]*)\]$/m.exec(TOML) ?? [];

/** The settings of each consumer of wrangler.toml, by its queue. */
export const CONSUMER_SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    [...consumers.matchAll(/^ {2}\{ (.+) \},$/gm)]
      .map(([, settings = ""]) =>
        Object.fromEntries(settings.split(", ").map((setting) => setting.replaceAll('"', "").split(" = "))),
      )
      .map((consumer) => [consumer.queue, consumer]),
  );
