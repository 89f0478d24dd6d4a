/** D1's error messages (Cloudflare's documentation, "Debug D1"), by the code that a caller gets. */
export const D1_FAILURES: Readonly<Record<string, readonly string[]>> = {
  upstream_unavailable: [
    "D1 DB reset because its code was updated.",
    "Internal error while starting up D1 DB storage caused object to be reset.",
    "Internal error in D1 DB storage caused object to be reset.",
    "Network connection lost.",
    "Cannot resolve D1 DB due to transient issue on remote node.",
    "Can't read from request stream because client disconnected.",
    "D1 DB's isolate exceeded its memory limit and was reset.",
    "D1 DB exceeded its CPU time limit and was reset.",
    "Exceeded maximum DB size.",
    "Exceeded maximum account storage limit.",
    "database or disk is full: SQLITE_FULL",
  ],
  upstream_timeout: ["D1 DB storage operation exceeded timeout which caused object to be reset."],
  upstream_busy: [
    "D1 DB is overloaded. Requests queued for too long.",
    "D1 DB is overloaded. Too many requests queued.",
    "Too many API requests by single worker invocation.",
    "database is locked: SQLITE_BUSY",
  ],
};

/** The error messages of Durable Objects ("Troubleshooting"). */
export const OBJECT_FAILURES: Readonly<Record<string, readonly string[]>> = {
  upstream_unavailable: [
    "Durable Object reset because its code was updated.",
    "Connection closed: this Durable Object instance is no longer active. Reconnect or retry the request.",
    "Network connection lost.",
    "internal error; reference = 0123456789abcdef",
    "Durable Object's isolate exceeded its memory limit and was reset.",
    "database or disk is full: SQLITE_FULL",
  ],
  upstream_timeout: ["Durable Object storage operation exceeded timeout which caused object to be reset."],
  upstream_busy: [
    "Durable Object is overloaded. Too many requests queued.",
    "Durable Object is overloaded. Too much data queued.",
    "Durable Object is overloaded. Requests queued for too long.",
    "Durable Object is overloaded. Too many requests for the same object within a 10 second window.",
    "Your account is generating too much load on Durable Objects. Please back off and try again later.",
    "Your account is doing too many concurrent storage operations. Please back off and try again later.",
    "database is locked: SQLITE_BUSY",
  ],
};
