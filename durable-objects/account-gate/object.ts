import { DurableObject } from "cloudflare:workers";
import { sendQuotaNotice } from "../../src/domain/notices/send-quota-notice.ts";
import { parseSettings, type Settings } from "../../src/env.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import type {
  AccountGatePort,
  Admission,
  AdmissionRequest,
  LimitState,
  MonthUsage,
  Principal,
  Settlement,
} from "../../src/ports/account-gate.ts";
import type { Permission } from "../../src/vocabulary/permissions.ts";
import { effectiveScopes, findKey, refusalOf } from "./access.ts";
import { DirectoryCache, type DirectoryEntry } from "./directory.ts";
import { IdempotencyRecords } from "./idempotency.ts";
import { TokenBucket } from "./token-bucket.ts";
import { MonthlyUsage } from "./usage.ts";

/** How long counted calls may wait in memory. */
const FLUSH_MS = 5 * SECOND_MS;
const NOTICE_RETRY_MS = MINUTE_MS;
/** A sweep that did not get through goes on after this time. */
const SWEEP_AGAIN_MS = SECOND_MS;

const MEMORY_SCHEMA = `
  CREATE TABLE IF NOT EXISTS memory (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
`;

type ActiveEntry = DirectoryEntry & { readonly grant: NonNullable<DirectoryEntry["grant"]> };

/** Admits every call of one account in one hop: key, addresses, access, rate, month, permission, idempotency. */
export class AccountGate extends DurableObject<Env> implements AccountGatePort {
  readonly #settings: Settings;
  readonly #directory = new DirectoryCache();
  readonly #bucket = new TokenBucket();
  readonly #idempotency: IdempotencyRecords;
  readonly #usage: MonthlyUsage;
  #bookmark: string | null = null;
  #alarmAt: number | null = null;
  /** What is stored by name, as far as it was asked for. */
  readonly #memory = new Map<string, string | null>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#settings = parseSettings(env);
    const storage = ctx.storage.sql;
    storage.exec(MEMORY_SCHEMA);
    this.#idempotency = new IdempotencyRecords(storage);
    this.#usage = new MonthlyUsage(storage);
    this.#bookmark = this.#recall("bookmark");
  }

  async admit(request: AdmissionRequest): Promise<Admission> {
    const now = Date.now();
    const cached = this.#directory.fresh(now);
    const entry = cached === undefined ? await this.#loadDirectory(request.accountId, now) : cached;
    const key = findKey(entry, request, now);
    if (!entry || !key) return { admitted: false, code: "unauthorized", limits: null, retryAfter: null };
    const refused = refusalOf(entry, key, request.ip, this.#settings.plansWithoutApi, now);
    if (refused)
      return { admitted: false, code: refused, limits: this.#limitsOf(entry, now), retryAfter: null };
    return this.#spend(entry as ActiveEntry, key, request, now);
  }

  /** Rate, month, permission, idempotency: synchronous, so that two calls never share a token or a claim. */
  #spend(
    entry: ActiveEntry,
    key: NonNullable<ReturnType<typeof findKey>>,
    request: AdmissionRequest,
    now: number,
  ) {
    const { grant } = entry;
    const refuse = (
      code: "rate_limited" | "monthly_quota_exceeded" | "access_denied",
      retryAfter: number | null,
    ) => ({ admitted: false, code, limits: this.#limits(grant, now), retryAfter }) as const;
    if (!this.#bucket.take(grant.ratePerSecond, grant.burst, now)) {
      return refuse("rate_limited", this.#bucket.secondsToNext(grant.ratePerSecond));
    }
    const { calls } = this.#usage.current(now);
    if (request.countsMonth && calls >= grant.monthlyQuota) {
      return refuse("monthly_quota_exceeded", (this.#usage.period(now).endsAt - now) / SECOND_MS);
    }
    const scopes = effectiveScopes(entry, key);
    if (request.permission && !scopes.includes(request.permission)) return refuse("access_denied", null);
    this.#count(request, grant.monthlyQuota, now);
    const claim = request.claim && this.#idempotency.claim(request.claim, now);
    return {
      admitted: true,
      principal: this.#principal(entry, key, scopes, now),
      limits: this.#limits(grant, now),
      claim,
      bookmark: this.#bookmark,
    } as const;
  }

  #count(request: AdmissionRequest, quota: number, now: number): void {
    const noticeDue = request.countsMonth && this.#usage.count(quota, now);
    this.#usage.used(request.keyId, now);
    this.#remember("accountId", request.accountId);
    this.#wakeAt(noticeDue ? now : now + FLUSH_MS);
  }

  #principal(
    entry: ActiveEntry,
    key: NonNullable<ReturnType<typeof findKey>>,
    scopes: Permission[],
    now: number,
  ): Principal {
    const { account, grant } = entry;
    const { ratePerSecond, burst, monthlyQuota, maxKeys, maxWebhooks } = grant;
    return {
      account: {
        id: account.id,
        name: account.name,
        type: account.type,
        plan: account.plan,
        shard: account.shard,
      },
      access: {
        status: grant.status,
        tier: grant.tier,
        pilotUntil: grant.pilotUntil,
        limits: { ratePerSecond, burst, monthlyQuota, maxKeys, maxWebhooks },
      },
      key: { id: key.id, name: key.name, scopes, expiresAt: key.expiresAt },
      grantScopes: grant.scopes,
      propertyLimit: account.propertyLimit,
      usage: this.#usage.current(now),
    };
  }

  /** A key that is known but refused learns its limits too; without a grant there are none. */
  #limitsOf({ grant }: DirectoryEntry, now: number): LimitState | null {
    return grant && this.#limits(grant, now);
  }

  #limits(grant: ActiveEntry["grant"], now: number): LimitState {
    const { calls } = this.#usage.current(now);
    const { startsAt, endsAt } = this.#usage.period(now);
    return {
      second: {
        quota: grant.ratePerSecond,
        burst: grant.burst,
        windowSeconds: 1,
        remaining: Math.min(grant.burst, this.#bucket.remaining),
        resetSeconds: Math.ceil(this.#bucket.secondsToNext(grant.ratePerSecond)),
      },
      month: {
        quota: grant.monthlyQuota,
        windowSeconds: (endsAt - startsAt) / SECOND_MS,
        remaining: Math.max(0, grant.monthlyQuota - calls),
        resetSeconds: Math.ceil((endsAt - now) / SECOND_MS),
      },
    };
  }

  #loadDirectory(accountId: string, now: number): Promise<DirectoryEntry | null> {
    return this.#directory.load(this.env.DB, accountId, now);
  }

  async settle(settlement: Settlement): Promise<void> {
    this.#idempotency.settle(settlement);
  }

  async wrote(bookmark: string): Promise<void> {
    if (this.#bookmark !== null && bookmark <= this.#bookmark) return;
    this.#bookmark = bookmark;
    this.#remember("bookmark", bookmark);
  }

  async invalidate(): Promise<void> {
    this.#directory.invalidate();
  }

  async usage(): Promise<MonthUsage[]> {
    return this.#usage.months(Date.now());
  }

  async keyUse(): Promise<Record<string, number>> {
    return this.#usage.keyUse();
  }

  async forget(subjects: readonly string[]): Promise<void> {
    this.#idempotency.forget(subjects, Date.now());
  }

  /** Writes the counted calls, sends the quota notices, forgets old idempotency records. */
  override async alarm(): Promise<void> {
    this.#alarmAt = null;
    const now = Date.now();
    this.#usage.flush();
    const noticesLeft = await this.#sendNotices(now);
    const nextExpiry = this.#idempotency.forgetOld(now);
    if (noticesLeft) this.#wakeAt(now + NOTICE_RETRY_MS);
    else if (nextExpiry !== null)
      this.#wakeAt(nextExpiry <= now ? now + SWEEP_AGAIN_MS : Math.max(nextExpiry, now + HOUR_MS));
  }

  /** @returns true when some could not be sent and are to be tried again */
  async #sendNotices(now: number): Promise<boolean> {
    const accountId = this.#recall("accountId");
    const due = this.#usage.dueNotices();
    if (accountId === null || due.length === 0) return false;
    for (const notice of due) {
      try {
        await sendQuotaNotice(this.env.DB, accountId, notice, now);
        this.#usage.noticeSent(notice);
      } catch (error) {
        logger.error("quota notice waits", { accountId, failure: failureOf(error) });
        return true;
      }
    }
    return false;
  }

  #wakeAt(at: number): void {
    if (this.#alarmAt !== null && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    this.ctx.waitUntil(this.ctx.storage.setAlarm(at));
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
