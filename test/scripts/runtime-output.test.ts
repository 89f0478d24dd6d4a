import { describe, expect, it } from "vitest";
import { isCrash, isWorthShowing } from "../../scripts/local/runtime-output.ts";

/** Lines as Wrangler prints them, without colors. */
const LOOKUP_FAILED = `✘ [ERROR] e = rust/worker/ffi.rs:110: failed: failed to lookup address information: Name or service not known

  stack: /app/node_modules/@cloudflare/workerd-linux-64/bin/workerd@34dcea9 /app/node_modules/@cloudflare/workerd-linux-64/bin/workerd@26b6840; sentryErrorContext = jsgInternalError; wdErrId = mtb9io0v3roqapc6o46m8d8q

`;
const CRONS = `▲ [WARNING] Scheduled Workers are not automatically triggered during local development.

  To manually trigger a scheduled event, run:
    curl "http://127.0.0.1:18790/cdn-cgi/local/scheduled"
  For more details, see https://developers.cloudflare.com/workers/configuration/cron-triggers/#test-cron-triggers-locally

`;
const CRASHED =
  "[wrangler:warn] The Workers runtime crashed unexpectedly and is being restarted (crash #1). Any additional runtime output above may indicate the cause.";
const LOGGED =
  '▲ [WARNING] {"level":"warn","message":"webhook endpoint not reached","webhookId":"wh_1","fault":"dns_failed"}';
const FAILED = `✘ [ERROR] e = kj/async-io.c++:10: failed: disk is full

  stack: /app/node_modules/@cloudflare/workerd-linux-64/bin/workerd@34dcea9
`;

const shown = (text: string): string[] => text.split("\n").filter(isWorthShowing);

describe("the output of the local service", () => {
  it.each([
    ["a name outside that did not resolve", LOOKUP_FAILED],
    ["crons, which the local schedule runs", CRONS],
    ["a crash, which ends the service with a sentence of its own", CRASHED],
  ])("does not show the runtime's message about %s", (_, text) => {
    expect(shown(text)).toEqual([]);
  });

  it("shows each log entry of the service in one line", () => {
    expect(shown(`${LOGGED}\n\n\n`)).toEqual([LOGGED]);
  });

  it("shows the reason of any other failure without its addresses", () => {
    expect(shown(FAILED)).toEqual(["✘ [ERROR] e = kj/async-io.c++:10: failed: disk is full"]);
  });

  it("recognizes a crash of the runtime", () => {
    expect(isCrash(CRASHED)).toBe(true);
    expect([LOOKUP_FAILED, CRONS, LOGGED, FAILED].filter(isCrash)).toEqual([]);
  });
});
