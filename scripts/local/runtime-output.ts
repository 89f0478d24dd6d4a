/** Miniflare's words when workerd has ended without being asked to. It starts another one, without what the first held. */
const CRASH = /The Workers runtime crashed unexpectedly/;

/** Lines that tell nobody anything, or what the service says better itself. */
const NOISE: readonly RegExp[] = [
  CRASH,
  // Addresses inside a program without symbols.
  /^\s*stack: .*workerd@/,
  // A name outside did not resolve: the service logs whose endpoint, feed or photo it was.
  /failed to lookup address information/,
  // The local schedule does run them.
  /Scheduled Workers are not automatically triggered/,
  /To manually trigger a scheduled event/,
  /^\s*curl "[^"]*\/cdn-cgi\//,
  /For more details, see .*cron-triggers/,
];

/** Whether this line of Wrangler's says that the runtime has died. */
export const tellsOfCrash = (line: string): boolean => CRASH.test(line);

/** Whether a line of Wrangler's, without its colours, is worth showing. */
export const isWorthShowing = (line: string): boolean =>
  line.trim() !== "" && !NOISE.some((pattern) => pattern.test(line));
