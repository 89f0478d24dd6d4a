import { refused } from "../../test/support/fake-platform.ts";
import type { RehearsalStage, Try } from "./stage.ts";

const FIRST = "aaaaaaaaaaaa";
const SECOND = "bbbbbbbbbbbb";
const BAD = "cccccccccccc";
const WORSE = "dddddddddddd";

const API = "real-estate-account-api";

/** Word for word what docs/deploy.md says, in an account that was never used. */
export const firstDay = async (stage: RehearsalStage, tries: Try): Promise<void> => {
  const { account } = stage;
  const off = (path: string, code: number, words: string) =>
    account.off.set(path, refused(path === "/workers/subdomain" ? 404 : 403, code, words));
  off("/workers/subdomain", 10_007, "You do not have a workers.dev subdomain");
  off("/r2/buckets", 10_042, "Please enable R2 through the Cloudflare Dashboard");
  off("/analytics_engine/sql", 10_089, "no access to Analytics Engine");
  stage.editAll("imoveis.dev", "example.com");
  await stage.apply(false);
  stage.byHand("the names of the owner, in place of example.com", () =>
    stage.editAll("example.com", "imoveis.dev"),
  );
  stage.byHand("Workers opened once, R2 and Analytics Engine switched on", () => account.off.clear());
  stage.expect("nothing was made before", account.databases.size + account.scripts.size === 0);
  await stage.apply();
  stage.byHand("the DNS records of the sender, which have to be verified", () => {
    account.senders[0]!.enabled = false;
  });
  await stage.check(false);
  account.senders[0]!.enabled = true;
  await stage.check();
  await stage.deploy(FIRST, tries);
  stage.expect("the first release answers every call", stage.answers(FIRST));
};

/** Before it, somebody has changed settings by hand. */
export const oneRelease = async (stage: RehearsalStage, tries: Try): Promise<void> => {
  stage.account.settings.set(API, { logs: { enabled: true, invocation_logs: true } });
  stage.account.zone.set("min_tls_version", "1.0");
  await stage.check(false);
  stage.byHand("the zone's oldest TLS", () => stage.account.zone.set("min_tls_version", "1.2"));
  await stage.deploy(SECOND, tries);
  await stage.check();
  stage.expect("the second release answers every call", stage.answers(SECOND));
};

const RED: Try = async (print) => {
  print("green  health");
  print("RED    readiness: GET /ready answered 503: MATCH_BOARD");
  return false;
};

/** Releases that the smoke test refuses, that only callers notice, and that are rolled back by hand. */
export const badRelease = async (stage: RehearsalStage, tries: Try): Promise<void> => {
  await stage.deploy(BAD, RED, false);
  stage.expect("the release before answers again", stage.answers(SECOND));
  stage.account.points = (query) => (query.startsWith("SHOW") ? [] : [{ value: 3.5, calls: 400 }]);
  await stage.deploy(WORSE, tries, false);
  stage.account.points = () => [];
  stage.expect("callers who fail stop a release", stage.answers(SECOND));
};

export const rotatedSecret = async (stage: RehearsalStage): Promise<void> => {
  await stage.secret("rotate", "KEY_SECRET");
  await stage.check();
  stage.byHand("waits until no older key is in use", () => undefined);
  await stage.secret("drop", "KEY_SECRET");
  const { secrets } = stage.account.scripts.get(API)!;
  stage.expect(
    "only the newest value is accepted",
    secrets.has("KEY_SECRET_2") && !secrets.has("KEY_SECRET_3"),
  );
};

/** The platform's part of two more databases: new accounts may be in either. */
export const furtherDatabases = async (stage: RehearsalStage, tries: Try): Promise<void> => {
  await stage.addShard();
  await stage.addShard();
  await stage.check(false);
  await stage.apply();
  await stage.deploy("eeeeeeeeeeee", tries);
};

/** The platform's part of a database that is gone: docs/runbook/20-database-lost.md. */
export const databaseRecreated = async (stage: RehearsalStage, tries: Try, shard: string): Promise<void> => {
  const name = `${API}-${shard.replace("DB_", "").toLowerCase()}`;
  const id = new RegExp(`(database_name = "${name}"\ndatabase_id = )".*"`, "g");
  stage.account.databases.delete(name);
  await stage.check(false);
  stage.byHand("its database_id is set back to zeros, in each file", () =>
    stage.editAll(id, '$1"00000000-0000-0000-0000-000000000000"'),
  );
  await stage.apply();
  await stage.deploy("ffffffffffff", tries);
  stage.expect("the database is there again", stage.account.databases.has(name));
};
