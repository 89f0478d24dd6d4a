import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { headerRules } from "../../scripts/platform/photos-host.ts";
import { workersOf } from "../../scripts/platform/workers.ts";
import { refused } from "../support/fake-platform.ts";
import { PlatformStage, stopOf } from "../support/platform-stage.ts";

let stage: PlatformStage;
beforeEach(async () => {
  stage = await PlatformStage.begin();
});
afterEach(() => stage.end());

describe("a run that must not begin", () => {
  it("is stopped by a host that is still the example's", async () => {
    stage.edit("wrangler.toml", "imoveis.dev", "example.com");
    expect(await stopOf(stage.run())).toContain(
      "put your own host into PUBLIC_URL of production in wrangler.toml",
    );
    expect(stage.writes).toEqual([]);
  });

  it("is stopped by a custom domain that is not the Worker's address", async () => {
    stage.edit("panel/wrangler.toml", 'pattern = "painel.imoveis.dev"', 'pattern = "other.imoveis.dev"');
    expect(await stopOf(stage.run())).toContain(
      "panel/wrangler.toml: no Worker of production has the custom domain painel.imoveis.dev",
    );
  });

  it("is stopped by two Workers that name two dashboards", async () => {
    stage.edit("workers/tokens.toml", "https://painel.imoveis.dev", "https://api.imoveis.dev");
    expect(await stopOf(stage.run())).toMatch(
      /PANEL_URL of production is https:\/\/(painel|api).imoveis.dev in [\w/.]+, and https:/,
    );
    expect(stage.writes).toEqual([]);
  });

  it("is stopped by Workers that bind each other, because neither could be made first", async () => {
    const own = '{ name = "EVENT_LOG", class_name = "EventLog", script_name = "real-estate-objects" }';
    stage.edit("workers/boards.toml", own, own.replace("objects", "account-api"));
    expect(() => workersOf("production", stage.root)).toThrow(
      "Workers bind each other in a circle: real-estate-account-api -> real-estate-boards -> real-estate-account-api.",
    );
  });

  it("is stopped by a sender that the platform would refuse", async () => {
    stage.edit("wrangler.toml", 'MAIL_FROM = "avisos@imoveis.dev"', 'MAIL_FROM = "contato@imoveis.dev"');
    expect(await stopOf(stage.run())).toContain(
      "MAIL_FROM of production is contato@imoveis.dev, and allowed_sender_addresses of EMAIL has only avisos@imoveis.dev",
    );
    expect(stage.writes).toEqual([]);
  });

  it("is stopped by a new account, and lists everything that a person has to switch on", async () => {
    stage.account.off.set(
      "/workers/subdomain",
      refused(404, 10_007, "You do not have a workers.dev subdomain"),
    );
    stage.account.off.set(
      "/r2/buckets",
      refused(403, 10_042, "Please enable R2 through the Cloudflare Dashboard"),
    );
    stage.account.off.set("/analytics_engine/sql", refused(403, 10_089, "no access to Analytics Engine"));
    stage.account.off.set(
      "/zones/a-zone/email/sending/subdomains",
      refused(403, 10_000, "Authentication error"),
    );
    stage.account.off.set(headerRules("a-zone"), refused(403, 10_000, "Authentication error"));
    const message = await stopOf(stage.run());
    expect(message).toContain("Photos' host: permission Transform Rules of its zone");
    expect(message).toContain("https://dash.cloudflare.com/an-account/workers-and-pages");
    expect(message).toContain("https://dash.cloudflare.com/an-account/r2 (");
    expect(message).toContain("https://dash.cloudflare.com/an-account/workers/analytics-engine");
    expect(message).toContain(
      "few mails a day, so ask for more: https://dash.cloudflare.com/an-account/email-",
    );
    expect(message.match(/permission/g)).toHaveLength(5);
    expect(stage.writes).toEqual([]);
  });

  it("is stopped by the id of another account's database", async () => {
    stage.edit(
      "wrangler.toml",
      /database_id = ".*"/g,
      'database_id = "11111111-0000-4000-8000-000000000000"',
    );
    expect(await stopOf(stage.run())).toContain("but the account has no database real-estate-account-api");
    expect(stage.writes).toEqual([]);
  });

  it("is stopped if nobody has chosen a token", async () => {
    expect(await stopOf(stage.run({ chosen: {} }))).toContain("set the variable BACKOFFICE_TOKEN");
    expect(stage.writes).toEqual([]);
  });
});

describe("the API's own hosts", () => {
  it("are the hosts of all six Workers, the console, and one that the file names", () => {
    stage.edit("panel/wrangler.toml", 'OPERATOR_URL = ""', 'OPERATOR_URL = "https://equipe.nossa.com.br"');
    const [api] = workersOf("production", stage.root);
    const before = api!.derived.OWN_HOSTS!.split(",");
    const urls = workersOf("production", stage.root).flatMap((worker) => Object.values(worker.urls));
    expect(before).toContain("equipe.nossa.com.br");
    expect(before.toSorted()).toEqual([...new Set(urls.map((url) => new URL(url).host))].sort());
    stage.edit(
      "wrangler.toml",
      "[env.production.vars]",
      '[env.production.vars]\nOWN_HOSTS = "antiga.nossa.com.br"',
    );
    expect(workersOf("production", stage.root)[0]!.derived.OWN_HOSTS).toBe(
      ["antiga.nossa.com.br", ...before].join(","),
    );
  });
});
