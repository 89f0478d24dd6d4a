import type { ErrorCode } from "../errors/catalog.ts";
import type { CallCount } from "../lib/call-count.ts";
import type { Permission } from "../vocabulary/permissions.ts";

/** The account behind an admitted call, its key and its limits. */
export interface Principal {
  readonly account: {
    id: string;
    name: string;
    type: string;
    plan: string;
    shard: string;
    hidesClients: boolean;
    /** The live account of a sandbox; null for a live one, absent from a gate of an earlier version. */
    sandboxOf?: string | null;
  };
  readonly access: {
    status: string;
    tier: string;
    pilotUntil: number | null;
    limits: {
      ratePerSecond: number;
      burst: number;
      monthlyQuota: number;
      maxKeys: number;
      maxWebhooks: number;
    };
  };
  readonly key: { id: string; name: string; scopes: Permission[]; expiresAt: number | null };
  /** Permissions of the account's grant: the most that its keys may have. */
  readonly grantScopes: string[];
  readonly propertyLimit: number;
  readonly usage: { month: string; calls: number };
  /** The answers stored for replays. */
  readonly answers: { bytes: number; limit: number };
}

/** One policy of the RateLimit header fields. */
interface PolicyState {
  readonly quota: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface LimitState {
  readonly second: PolicyState & { burst: number };
  readonly month: PolicyState;
}

interface StoredAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** What a call under an Idempotency-Key requests from the gate with its admission. */
export interface ClaimRequest {
  /** The Idempotency-Key header. */
  readonly key: string;
  /** A digest of the call, without its key. */
  readonly fingerprint: string;
  /** Made by the call, so that a repeated request for admission is recognized. */
  readonly claimId: string;
}

/** The gate's decision on an idempotency key; src/contract/idempotency/answer-once.ts describes the whole. */
export type Claim =
  /** The call is the first, or takes over from one that died or ended in doubt (`takenOver`): look for its receipt. */
  | { state: "claimed"; takenOver: boolean }
  | { state: "replay"; answer: StoredAnswer }
  | { state: "reused" }
  /** The stored answers fill their space: no further key is accepted. */
  | { state: "full"; ceiling: number; retryAfter: number }
  /** `holder` is the running call's claim: a call that finds its receipt settles that claim. */
  | { state: "in_progress"; holder: string; retryAfter: number };

export interface AdmissionRequest {
  readonly accountId: string;
  readonly keyId: string;
  readonly keyHash: string;
  readonly ip: string | null;
  readonly permission: Permission | null;
  /** GET /me does not use the monthly quota (rules 5.3). */
  readonly countsMonth: boolean;
  readonly claim: ClaimRequest | null;
  /** The call has been admitted and counted, and asks only for its claim, which had to wait for its body. */
  readonly isAdmitted?: true | undefined;
  /** The call will be in the account's log, which then keeps the gate's count too. */
  readonly isLogged?: true | undefined;
}

/** A person's call at the dashboard: without a key or a monthly quota, and with its own rate limit (rules 34.10). */
export interface MemberRequest {
  readonly accountId: string;
  readonly personId: string;
  readonly permissions: readonly Permission[];
  readonly permission: Permission | null;
  readonly claim: ClaimRequest | null;
}

export type Admission =
  | {
      admitted: true;
      principal: Principal;
      limits: LimitState | null;
      claim: Claim | null;
      bookmark: string | null;
      /** The count after this call, for the log; only for a logged call. */
      count?: CallCount | null;
    }
  | { admitted: false; code: ErrorCode; limits: LimitState | null; retryAfter: number | null };

export interface Settlement {
  readonly claimId: string;
  readonly key: string;
  /** Null frees the claim: the call may be repeated. */
  readonly answer: StoredAnswer | null;
  readonly subject: string | null;
  /**
   * The call may have committed unseen, or may still do so: the next one takes over, and looks for its receipt.
   */
  readonly doubtful: boolean;
}

export interface MonthUsage {
  readonly month: string;
  readonly calls: number;
}

/** The callers' view of the account's gate; the object behind it is named by the account's id. */
export interface AccountGatePort {
  admit(request: AdmissionRequest): Promise<Admission>;
  admitMember(request: MemberRequest): Promise<Admission>;
  settle(settlement: Settlement): Promise<void>;
  /** Takes back a call that found a full store: it does not use the monthly quota (rules 5.3). */
  uncount(): Promise<void>;
  /** Keeps the bookmark of the last write, and its database, while replicas serve reads. */
  wrote(bookmark: string, shard?: string): Promise<void>;
  /** Called by back-office writes: the next admission reads the directory again. */
  invalidate(): Promise<void>;
  /** The database of the account's data, as far as the gate knows; null for an unknown account. */
  place(accountId: string): Promise<string | null>;
  /** Tells that the account's data is in this database now, so that the gate forgets what it knows of the old one. */
  moved(shard?: string): Promise<void>;
  usage(): Promise<MonthUsage[]>;
  keyUse(): Promise<Record<string, number>>;
  /** Deletes every stored answer with data of one of these objects. */
  forget(subjects: readonly string[]): Promise<void>;
}
