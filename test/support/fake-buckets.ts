import { done, type FakePlatform, type PlatformCall, type Reply, refused } from "./fake-platform.ts";

interface FakeBucketDomain {
  readonly domain: string;
  enabled: boolean;
  minTLS: string;
  status: { ownership: string; ssl: string };
}

export interface FakeBucket {
  readonly name: string;
  readonly location: string;
  rules: object[];
  locks: object[];
  domains: FakeBucketDomain[];
  isManaged: boolean;
}

export interface FakeHeaderRule {
  readonly id: string;
  expression: string;
  [member: string]: unknown;
}

/** The lifecycle rule that every new bucket has. */
const FIRST_RULE = {
  id: "Default Multipart Abort Rule",
  enabled: true,
  conditions: { prefix: "" },
  abortMultipartUploadsTransition: { condition: { type: "Age", maxAge: 604_800 } },
};

type Platform = Pick<FakePlatform, "route">;

/** Answers calls about the domains through which a bucket is public. */
const routeOpenings = (platform: Platform, buckets: ReadonlyMap<string, FakeBucket>): void => {
  const custom = "/r2/buckets/([\\w-]+)/domains/custom";
  const managed = "/r2/buckets/([\\w-]+)/domains/managed";
  const none = () => refused(404, 10006, "The specified bucket does not exist.");
  platform.route(`GET ${custom}`, (_, name) => {
    const bucket = buckets.get(name!);
    return bucket ? done({ domains: bucket.domains }) : none();
  });
  platform.route(`POST ${custom}`, ({ body }, name) => {
    const { domain, zoneId, enabled, minTLS } = body as unknown as FakeBucketDomain & { zoneId: string };
    const { domains } = buckets.get(name!)!;
    if (zoneId !== "a-zone" || domains.some((one) => one.domain === domain))
      return refused(409, 10057, "The domain cannot be attached");
    domains.push({ domain, enabled, minTLS, status: { ownership: "active", ssl: "active" } });
    return done({ domain, enabled });
  });
  platform.route(`PUT ${custom}/([\\w.-]+)`, ({ body }, name, domain) =>
    done(Object.assign(buckets.get(name!)!.domains.find((one) => one.domain === domain)!, body)),
  );
  platform.route(`GET ${managed}`, (_, name) => {
    const bucket = buckets.get(name!);
    return bucket ? done({ enabled: bucket.isManaged }) : none();
  });
  platform.route(`PUT ${managed}`, ({ body }, name) => {
    buckets.get(name!)!.isManaged = body.enabled === true;
    return done(body);
  });
};

export const routeBuckets = (platform: Platform & { readonly buckets: Map<string, FakeBucket> }): void => {
  const { buckets } = platform;
  platform.route("GET /r2/buckets/([\\w-]+)", (_, name) => {
    const bucket = buckets.get(name!);
    return bucket ? done(bucket) : refused(404, 10006, "The specified bucket does not exist.");
  });
  platform.route("POST /r2/buckets", ({ body }) => {
    const name = String(body.name);
    if (buckets.has(name)) return refused(409, 10004, "The bucket you tried to create already exists");
    const location = String(body.locationHint).toUpperCase();
    buckets.set(name, {
      name,
      location,
      rules: [FIRST_RULE],
      locks: [],
      domains: [],
      isManaged: false,
    });
    return done({ name });
  });
  for (const list of ["rules", "locks"] as const) {
    const at = `/r2/buckets/([\\w-]+)/${list === "rules" ? "lifecycle" : "lock"}`;
    platform.route(`GET ${at}`, (_, name) => done({ rules: buckets.get(name!)![list] }));
    platform.route(`PUT ${at}`, ({ body: { rules } }, name) =>
      done(Object.assign(buckets.get(name!)!, { [list]: rules })),
    );
  }
  routeOpenings(platform, buckets);
};

interface WithHeaderRules extends Platform {
  headerRules: FakeHeaderRule[] | null;
  readonly off: ReadonlyMap<string, Reply>;
}

export const routeHeaderRules = (environment: WithHeaderRules): void => {
  const phase = "/zones/a-zone/rulesets/phases/http_response_headers_transform/entrypoint";
  const rules = "/zones/a-zone/rulesets/a-ruleset/rules";
  const ruleset = () => done({ id: "a-ruleset", rules: environment.headerRules });
  const made = (body: PlatformCall["body"]) => ({
    ...(body as { expression: string }),
    id: crypto.randomUUID(),
  });
  environment.route(
    `GET ${phase}`,
    () =>
      environment.off.get(phase) ??
      (environment.headerRules ? ruleset() : refused(404, 10003, "could not find entrypoint ruleset")),
  );
  environment.route(`PUT ${phase}`, ({ body }) => {
    environment.headerRules = (body.rules as PlatformCall["body"][]).map(made);
    return ruleset();
  });
  environment.route(`POST ${rules}`, ({ body }) => {
    environment.headerRules!.push(made(body));
    return ruleset();
  });
  environment.route(`PATCH ${rules}/([\\w-]+)`, ({ body }, id) => {
    Object.assign(environment.headerRules!.find((rule) => rule.id === id)!, body);
    return ruleset();
  });
};
