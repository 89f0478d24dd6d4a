/** Miniflare's message when workerd has ended unasked. It starts another one, without the first one's state. */
const CRASH = /The Workers runtime crashed unexpectedly/;

/** Lines without information, or which the service logs better itself. */
const NOISE: readonly RegExp[] = [
  CRASH,
  // Addresses inside a program without symbols.
  /^\s*stack: .*workerd@/,
  // An outside name did not resolve: the service logs its endpoint, feed or photo.
  /failed to lookup address information/,
  // The local schedule does run them.
  /Scheduled Workers are not automatically triggered/,
  /To manually trigger a scheduled event/,
  /^\s*curl "[^"]*\/cdn-cgi\//,
  /For more details, see .*cron-triggers/,
];

/** Whether this Wrangler line reports the runtime's death. */
export const isCrash = (line: string): boolean => CRASH.test(line);

/** Whether a line of Wrangler's, without its colors, is worth showing. */
export const isWorthShowing = (line: string): boolean =>
  line.trim() !== "" && !NOISE.some((pattern) => pattern.test(line));
