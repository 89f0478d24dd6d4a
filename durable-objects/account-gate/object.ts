/*
 * Every call of an account passes through one place, because only one place can decide that a call is within the rate
 * limit and the quota, and that no other runs under its idempotency key. One object serves one account and decides
 * without waiting, so two calls never share a token, a quota's last call or a claim. It decides by the account's row,
 * the grant and the keys. They are in D1, and the object keeps a copy until a notice of a change, so a call costs one
 * hop and usually no query. D1 is the truth, and the copy can be thrown away. After a sleep the first call waits for
 * the count that the account's call log has kept.
 */

import { DurableObject } from "cloudflare:workers";
import { sendQuotaNotice } from "../../src/domain/notices/send-quota-notice.ts";
import { parseObjectSettings } from "../../src/env.ts";
import type { ErrorCode } from "../../src/errors/catalog.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import type {
  AccountGatePort,
  Admission,
  AdmissionRequest,
  Claim,
  LimitState,
  MemberRequest,
  MonthUsage,
  Principal,
  Settlement,
} from "../../src/ports/account-gate.ts";
import type { CallLogPort } from "../../src/ports/call-log.ts";
import type { ObjectsEnv } from "../../src/stores.ts";
import { answersCeiling, IDEMPOTENCY_MS } from "../../src/vocabulary/limits.ts";
import { Alarm } from "../alarm.ts";
import { effectiveScopes, findKey, refusalOf } from "./access.ts";
import { Bookmark } from "./bookmark.ts";
import { CallCounts } from "./call-counts.ts";
import { Directory, type DirectoryEntry, type GateKey } from "./directory.ts";
import { IdempotencyRecords } from "./idempotency.ts";
import { PersonRates } from "./person-rates.ts";

const NOTICE_RETRY_MS = MINUTE_MS;
/** How long the first calls after a sleep wait for the call log's count; a later answer is still taken over. */
const LOG_WAIT_MS = SECOND_MS;
/** An interrupted sweep continues after this time. */
const SWEEP_AGAIN_MS = SECOND_MS;

const MEMORY_SCHEMA = `
  CREATE TABLE IF NOT EXISTS memory (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
`;

/** For people who use the dashboard before their account has access to the API. */
const WITHOUT_GRANT = {
  status: "NOT_REQUESTED",
  tier: "PILOT",
  pilotUntil: null,
  scopes: [],
  ratePerSecond: 0,
  burst: 0,
  monthlyQuota: 0,
  maxKeys: 0,
  maxWebhooks: 0,
};

type ActiveEntry = DirectoryEntry & { readonly grant: NonNullable<DirectoryEntry["grant"]> };

/** Admits every call of one account in one hop: key, addresses, access, rate, quota, permission, idempotency. */
export class AccountGate extends DurableObject<ObjectsEnv> implements AccountGatePort {
  readonly #plansWithoutApi: readonly string[];
  readonly #hint: DurableObjectNamespaceGetDurableObjectOptions;
  readonly #directory: Directory;
  readonly #idempotency: IdempotencyRecords;
  readonly #counts: CallCounts;
  readonly #people = new PersonRates();
  readonly #alarm: Alarm;
  readonly #bookmark = new Bookmark({
    recall: (name) => this.#recall(name),
    remember: (name, value) => this.#remember(name, value),
  });
  /** Whether the call log's count was learned, or there is none to learn. */
  #hasLearned = false;
  #learning: Promise<void> | null = null;
  #hasWaited = false;
  /** Stored values that were read, by name. */
  readonly #memory = new Map<string, string | null>();

  constructor(ctx: DurableObjectState, env: ObjectsEnv) {
    super(ctx, env);
    const { plansWithoutApi, objectLocation } = parseObjectSettings(env);
    this.#plansWithoutApi = plansWithoutApi;
    this.#hint = objectLocation ? { locationHint: objectLocation } : {};
    const storage = ctx.storage.sql;
    storage.exec(MEMORY_SCHEMA);
    this.#directory = new Directory(storage);
    this.#idempotency = new IdempotencyRecords(storage);
    this.#counts = new CallCounts(storage);
    this.#hasLearned = this.#counts.isNew;
    this.#alarm = new Alarm(ctx.storage);
  }

  async admit(request: AdmissionRequest): Promise<Admission> {
    const now = Date.now();
    const entry = await this.#entry(request, now);
    const key = findKey(entry, request, now);
    if (!entry || !key) return { admitted: false, code: "unauthorized", limits: null, retryAfter: null };
    const plansWithoutApi = this.#plansWithoutApi;
    const refused = refusalOf(entry, key, { ip: request.ip, plansWithoutApi, now });
    if (!this.#hasLearned) await this.#learnCount(request.accountId);
    if (refused)
      return { admitted: false, code: refused, limits: this.#limitsOf(entry, now), retryAfter: null };
    return this.#spend(entry as ActiveEntry, key, request, now);
  }

  async #entry(
    { accountId }: Pick<AdmissionRequest, "accountId">,
    now: number,
  ): Promise<DirectoryEntry | null> {
    const known = this.#directory.known(now);
    return known === undefined ? this.#directory.load(this.env.DB, accountId, now) : known;
  }

  /** Asks the call log for the count that it kept while the object slept. */
  async #learnCount(accountId: string): Promise<void> {
    this.#learning ??= this.#askLog(accountId);
    if (this.#hasWaited) return this.ctx.waitUntil(this.#learning);
    const waited = new AbortController();
    const late = scheduler.wait(LOG_WAIT_MS, { signal: waited.signal }).catch(() => undefined);
    await Promise.race([this.#learning, late]);
    waited.abort();
    this.#hasWaited = true;
  }

  async #askLog(accountId: string): Promise<void> {
    try {
      const log = this.env.CALL_LOG.getByName(accountId, this.#hint) as unknown as CallLogPort;
      const count = await log.counted();
      if (count) this.#counts.learn(count);
      this.#hasLearned = true;
    } catch (error) {
      logger.warn("count not learned", { accountId, failure: failureOf(error) });
    } finally {
      this.#learning = null;
    }
  }

  async admitMember(request: MemberRequest): Promise<Admission> {
    const now = Date.now();
    const entry = await this.#entry(request, now);
    const refuse = (code: ErrorCode, retryAfter: number | null = null) =>
      ({ admitted: false, code, limits: null, retryAfter }) as const;
    if (!entry) return refuse("not_found");
    if (!this.#hasLearned) await this.#learnCount(request.accountId);
    const wait = this.#people.secondsToWait(request.personId, now);
    if (wait > 0) return refuse("rate_limited", wait);
    const { permission, permissions } = request;
    if (permission && !permissions.includes(permission)) return refuse("access_denied");
    const key = { id: request.personId, name: "", scopes: [...permissions], expiresAt: null };
    return {
      admitted: true,
      principal: this.#principal(entry, key, now),
      limits: null,
      claim: this.#claim(request, entry, now),
      bookmark: this.#bookmark.in(entry.account.shard),
    };
  }

  /** Rate, quota, permission, idempotency: synchronous, so that two calls never share a token or a claim. */
  #spend(entry: ActiveEntry, key: GateKey, request: AdmissionRequest, now: number) {
    const { grant } = entry;
    const refuse = (
      code: "rate_limited" | "monthly_quota_exceeded" | "access_denied",
      retryAfter: number | null,
    ) => ({ admitted: false, code, limits: this.#limits(grant, now), retryAfter }) as const;
    const { bucket } = this.#counts;
    const isNew = request.isAdmitted !== true;
    if (isNew && !bucket.take(grant.ratePerSecond, grant.burst, now)) {
      return refuse("rate_limited", bucket.secondsToNext(grant.ratePerSecond));
    }
    const { calls } = this.#counts.current(now);
    if (isNew && request.countsMonth && calls >= grant.monthlyQuota) {
      return refuse("monthly_quota_exceeded", (this.#counts.period(now).endsAt - now) / SECOND_MS);
    }
    const scopes = effectiveScopes(entry, key);
    if (request.permission && !scopes.includes(request.permission)) return refuse("access_denied", null);
    // A call counted as logged before the log's count arrives would be lost: the higher count wins.
    const isLogged = isNew && request.isLogged === true && this.#hasLearned;
    if (isNew) this.#count(request, { quota: grant.monthlyQuota, isLogged, now });
    const { id, name, expiresAt } = key;
    return {
      admitted: true,
      principal: this.#principal(entry, { id, name, scopes, expiresAt }, now),
      limits: this.#limits(grant, now),
      claim: this.#claim(request, entry, now),
      bookmark: this.#bookmark.in(entry.account.shard),
      count: isLogged ? this.#counts.after(id, now) : null,
    } as const;
  }

  #claim(
    { accountId, claim }: Pick<AdmissionRequest, "accountId" | "claim">,
    { grant }: DirectoryEntry,
    now: number,
  ): Claim | null {
    if (claim) this.#wakeAt(now + IDEMPOTENCY_MS);
    return claim && this.#idempotency.claim(claim, now, answersCeiling(accountId, grant?.monthlyQuota ?? 0));
  }

  #count(
    request: AdmissionRequest,
    { quota, ...how }: { quota: number; isLogged: boolean; now: number },
  ): void {
    const { keyId, countsMonth } = request;
    const isNoticeDue = this.#counts.count(keyId, countsMonth ? quota : null, how);
    this.#remember("accountId", request.accountId);
    const wakeAt = isNoticeDue ? how.now : this.#counts.dueAt;
    if (wakeAt !== null) this.#wakeAt(wakeAt);
  }

  #principal({ account, grant }: DirectoryEntry, key: Principal["key"], now: number): Principal {
    const { status, tier, pilotUntil, scopes, ...limits } = grant ?? WITHOUT_GRANT;
    const { ratePerSecond, burst, monthlyQuota, maxKeys, maxWebhooks } = limits;
    return {
      account: {
        id: account.id,
        name: account.name,
        type: account.type,
        plan: account.plan,
        shard: account.shard,
        // An entry stored before the column existed has none.
        sandboxOf: account.sandboxOf,
        hidesClients: account.hiddenFields?.includes("clientName") === true,
      },
      access: {
        status,
        tier,
        pilotUntil,
        limits: { ratePerSecond, burst, monthlyQuota, maxKeys, maxWebhooks },
      },
      key,
      grantScopes: scopes,
      propertyLimit: account.propertyLimit,
      usage: this.#counts.current(now),
      answers: { bytes: this.#idempotency.bytes, limit: answersCeiling(account.id, monthlyQuota) },
    };
  }

  /** A refused call of a known key gets its limits too; without a grant there are none. */
  #limitsOf({ grant }: DirectoryEntry, now: number): LimitState | null {
    return grant && this.#limits(grant, now);
  }

  #limits(grant: ActiveEntry["grant"], now: number): LimitState {
    const { bucket } = this.#counts;
    const { calls } = this.#counts.current(now);
    const { startsAt, endsAt } = this.#counts.period(now);
    return {
      second: {
        quota: grant.ratePerSecond,
        burst: grant.burst,
        windowSeconds: 1,
        remaining: Math.min(grant.burst, bucket.remaining),
        resetSeconds: Math.ceil(bucket.secondsToNext(grant.ratePerSecond)),
      },
      month: {
        quota: grant.monthlyQuota,
        windowSeconds: (endsAt - startsAt) / SECOND_MS,
        remaining: Math.max(0, grant.monthlyQuota - calls),
        resetSeconds: Math.ceil((endsAt - now) / SECOND_MS),
      },
    };
  }

  async settle(settlement: Settlement): Promise<void> {
    this.#idempotency.settle(settlement, Date.now());
  }

  async uncount(): Promise<void> {
    await this.#learnStored();
    this.#counts.uncount(Date.now());
    if (this.#counts.dueAt !== null) this.#wakeAt(this.#counts.dueAt);
  }

  async wrote(bookmark: string, shard?: string): Promise<void> {
    this.#bookmark.note(bookmark, shard, this.#directory.known(Date.now())?.account.shard);
  }

  async invalidate(): Promise<void> {
    this.#directory.invalidate();
  }

  async place(accountId: string): Promise<string | null> {
    const entry = await this.#entry({ accountId }, Date.now());
    return entry?.account.shard ?? null;
  }

  async moved(shard?: string): Promise<void> {
    this.#directory.invalidate();
    this.#bookmark.moved(shard);
  }

  async usage(): Promise<MonthUsage[]> {
    await this.#learnStored();
    return this.#counts.months(Date.now());
  }

  async keyUse(): Promise<Record<string, number>> {
    await this.#learnStored();
    return this.#counts.keyUse();
  }

  async #learnStored(): Promise<void> {
    const accountId = this.#recall("accountId");
    if (!this.#hasLearned && accountId !== null) await this.#learnCount(accountId);
  }

  async forget(subjects: readonly string[]): Promise<void> {
    this.#wakeAt(this.#idempotency.forget(subjects, Date.now()));
  }

  /** Writes the counted calls, sends the quota notices, forgets old idempotency records. */
  override async alarm(): Promise<void> {
    this.#alarm.noteFired();
    const now = Date.now();
    this.#counts.flush(now);
    const noticesLeft = await this.#sendNotices(now);
    const nextExpiry = this.#idempotency.forgetOld(now);
    if (noticesLeft) this.#wakeAt(now + NOTICE_RETRY_MS);
    else if (nextExpiry !== null)
      this.#wakeAt(nextExpiry <= now ? now + SWEEP_AGAIN_MS : Math.max(nextExpiry, now + HOUR_MS));
  }

  /** @returns true when some could not be sent and must be tried again */
  async #sendNotices(now: number): Promise<boolean> {
    const accountId = this.#recall("accountId");
    const due = this.#counts.dueNotices();
    if (accountId === null || due.length === 0) return false;
    for (const notice of due) {
      try {
        await sendQuotaNotice(this.env.DB, accountId, notice, now);
        this.#counts.markNoticeSent(notice);
      } catch (error) {
        logger.error("quota notice waits", { accountId, failure: failureOf(error) });
        return true;
      }
    }
    return false;
  }

  #wakeAt(at: number): void {
    this.ctx.waitUntil(this.#alarm.wakeAt(at));
  }

  #recall(name: string): string | null {
    const known = this.#memory.get(name);
    if (known !== undefined) return known;
    const rows = this.ctx.storage.sql
      .exec<{ value: string }>("SELECT value FROM memory WHERE name = ?", name)
      .toArray();
    const value = rows[0]?.value ?? null;
    this.#memory.set(name, value);
    return value;
  }

  #remember(name: string, value: string): void {
    if (this.#recall(name) === value) return;
    this.ctx.storage.sql.exec("INSERT OR REPLACE INTO memory (name, value) VALUES (?, ?)", name, value);
    this.#memory.set(name, value);
  }
}
