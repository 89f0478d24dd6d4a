declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    TEST_CATALOG: import("../scripts/migrate/catalog.ts").CatalogStatement[];
    TEST_PANEL_MIGRATIONS: import("cloudflare:test").D1Migration[];
    /** As the Worker of backups binds it. */
    EXPORTS: R2Bucket;
    SPARE_BACKUPS: D1Database;
    SPARE_BOARDS: D1Database;
    SPARE_CATALOG: D1Database;
    SPARE_CROWD_A: D1Database;
    SPARE_CROWD_B: D1Database;
    SPARE_DEMAND_A: D1Database;
    SPARE_DEMAND_B: D1Database;
    SPARE_DUE: D1Database;
    SPARE_LAUNCHES_A: D1Database;
    SPARE_LAUNCHES_B: D1Database;
    SPARE_NEIGHBORHOODS_A: D1Database;
    SPARE_NEIGHBORHOODS_B: D1Database;
    SPARE_ONE_ACCOUNT: D1Database;
    SPARE_PANEL: D1Database;
    SPARE_RADAR: D1Database;
    SPARE_SHARD: D1Database;
    SPARE_TEXTS: D1Database;
    /** The number of accounts for the jobs' test; empty: as many as a test can wait for. */
    CROWD: string;
    /** "all": every call is disturbed in every way. */
    FAULTS: string;
  }
}
