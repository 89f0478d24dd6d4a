declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    SPARE_A: D1Database;
    SPARE_B: D1Database;
    SPARE_C: D1Database;
    SPARE_D: D1Database;
    /** How many accounts the jobs are tried with; empty: as many as a test can wait for. */
    CROWD: string;
  }
}
