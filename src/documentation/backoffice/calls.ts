import * as z from "zod";
import { STATUS_CLASSES, VIAS } from "../../ports/call-log.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";
import { AT, IN_PAGES } from "./everywhere.ts";

const Place = z.object({ in: z.string(), name: z.string(), code: z.string() }).meta({ id: "LoggedFault" });

const call = {
  requestId: z.string(),
  at: z.iso.datetime(),
  keyId: z.string(),
  operation: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  code: z.string().nullable(),
  invalidParams: z.array(Place),
  durationMs: z.int(),
  objectId: z.string().nullable(),
  dryRun: z.boolean(),
  replayed: z.boolean(),
  via: z.enum(VIAS),
  tool: z.string().nullable(),
  network: z.string().nullable(),
  userAgent: z.string().nullable(),
  bytesIn: z.int(),
  bytesOut: z.int(),
};

const LoggedCall = z.object(call).meta({ id: "LoggedCall" });
const FoundCall = z.object({ accountId: z.string(), ...call }).meta({ id: "FoundCall" });

const counts = { calls: z.int(), succeeded: z.int(), refused: z.int(), failed: z.int() };
const DayOfCalls = z.object({ day: z.string(), ...counts }).meta({ id: "DayOfCalls" });
const KeyOfCalls = z.object({ keyId: z.string(), ...counts }).meta({ id: "CallsOfKey" });
const OperationOfCalls = z
  .object({ operation: z.string(), ...counts, averageMs: z.int() })
  .meta({ id: "CallsOfOperation" });
const KeyOfErrors = z.object({ keyId: z.string(), calls: z.int() }).meta({ id: "ErrorsOfKey" });
const ErrorGroup = z
  .object({
    code: z.string(),
    operation: z.string(),
    calls: z.int(),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
    keys: z.array(KeyOfErrors),
  })
  .meta({ id: "ErrorGroup" });
const HourOfCalls = z
  .object({ at: z.iso.datetime(), calls: z.int(), failed: z.int() })
  .meta({ id: "HourOfCalls" });
const CallSums = z
  .object({
    days: z.array(DayOfCalls),
    keys: z.array(KeyOfCalls),
    operations: z.array(OperationOfCalls),
    errors: z.array(ErrorGroup),
  })
  .meta({ id: "CallSums" });

const KEY: StaffTexts = {
  keyId: { en: "The key; empty for calls beyond the day's thousand groups.", example: "k_0123456789abcdef" },
};

const OPERATION: StaffTexts = {
  operation: { en: "The operation, as in the contract; empty like the key.", example: "putPropertyByRef" },
};

const CALLS: StaffTexts = { calls: { en: "Calls.", example: 3118 } };

const COUNTS: StaffTexts = {
  ...CALLS,
  succeeded: { en: "Answered with 2xx.", example: 3085 },
  refused: { en: "Answered with 4xx.", example: 32 },
  failed: { en: "Answered with 5xx.", example: 1 },
};

const CALL: StaffTexts = {
  requestId: { en: "The `X-Request-Id` of the answer.", example: "01938f2a-6c1e-8f0b-9d1a-3b8f7e2a1c90" },
  ...AT,
  ...KEY,
  ...OPERATION,
  method: { en: "The method.", example: "PUT" },
  path: {
    en: "The path as in the contract: the code that the caller sent is not kept.",
    example: "/properties/by-ref/{ref}",
  },
  status: { en: "The answer's status.", example: 400 },
  code: { en: "The problem's `code`; null for a success.", example: "invalid_param" },
  invalidParams: "Place and code of each fault, up to 20.",
  durationMs: { en: "Duration in milliseconds.", example: 38 },
  objectId: { en: "The object read or written; null without one.", example: "prop-0123456789abcdef" },
  dryRun: { en: "Whether it was a dry run.", example: false },
  replayed: { en: "Whether it replayed a stored answer.", example: false },
  via: { en: "How it came: API or assistant.", example: "api" },
  tool: { en: "The assistant's tool; null for `/v1`.", example: null },
  network: {
    en: "The caller's network, /24 or /48; the whole address only for `IP_NOT_ALLOWED`.",
    example: "203.0.113.0/24",
  },
  userAgent: { en: "The beginning of `User-Agent`.", example: "crm/1.0" },
  bytesIn: { en: "Bytes received.", example: 412 },
  bytesOut: { en: "Bytes sent.", example: 655 },
};

const NEVER = "The log keeps 30 days and never has bodies, values of queries or codes of paths.";

export const CALL_DOCS = {
  operations: {
    listCalls: {
      answer: pageSchema(LoggedCall),
      summary: "List the account's calls",
      description: `${IN_PAGES} A page reads up to 200 blocks of the log: it may be empty and have a \`nextCursor\`. ${NEVER}`,
    },
    getCall: {
      answer: z.object({ data: LoggedCall }),
      summary: "Retrieve a call of the account",
      description: NEVER,
    },
    sumCalls: {
      answer: z.object({ data: CallSums }),
      summary: "Sum the account's calls",
      description:
        "By day (UTC), key and operation, and errors by code and operation. The log keeps 397 days.",
    },
    sumAllCalls: {
      answer: z.object({ data: z.array(HourOfCalls) }),
      summary: "Sum the calls of all accounts",
      description: "The last 24 hours, hour by hour (UTC), the oldest first.",
    },
    findCall: {
      answer: z.object({ data: FoundCall }),
      summary: "Find a call by its id",
      description:
        "The `requestId` is enough: it identifies the account. The lookup is recorded in the account's audit.",
    },
  },
  params: {
    requestId: "The `X-Request-Id` of the answer.",
    since: "From when, inclusive.",
    until: "Until when, inclusive.",
    from: "The first day.",
    to: "The last day.",
    status: `Class of the status: ${STATUS_CLASSES.join(", ")}.`,
    code: "The problem's `code`.",
    keyId: "Id of the key.",
    operation: "The operation, as in the contract.",
    via: "How it came: API or assistant.",
    objectId: "The object read or written.",
  },
  schemas: {
    LoggedCall: {
      _: "A call of a key.",
      ...CALL,
    },
    FoundCall: {
      _: "A call and its account.",
      accountId: { en: "The account.", example: "acc-0123456789abcdef" },
      ...CALL,
    },
    LoggedFault: {
      _: "A fault, without what was sent.",
      in: { en: "Where: body, query, path or header.", example: "body" },
      name: {
        en: "The name, or the JSON Pointer into the body; `*` for a name that the contract lacks.",
        example: "/address/city",
      },
      code: { en: "The fault's code.", example: "not_found" },
    },
    CallSums: {
      _: "The sums of some days.",
      days: "Days with calls, in order.",
      keys: "By key.",
      operations: "By operation.",
      errors: "Errors by code and operation.",
    },
    DayOfCalls: {
      _: "The calls of a day.",
      day: { en: "The day, in UTC.", example: "2026-11-20" },
      ...COUNTS,
    },
    HourOfCalls: {
      _: "The calls of an hour.",
      at: { en: "When the hour begins.", example: "2026-11-20T18:00:00.000Z" },
      ...CALLS,
      failed: COUNTS.failed!,
    },
    CallsOfKey: { _: "The calls of a key.", ...KEY, ...COUNTS },
    CallsOfOperation: {
      _: "The calls of an operation.",
      ...OPERATION,
      ...COUNTS,
      averageMs: { en: "Average duration.", example: 41 },
    },
    ErrorsOfKey: { _: "The errors of a key.", ...KEY, ...CALLS },
    ErrorGroup: {
      _: "Errors of one code and operation.",
      code: { en: "The problem's `code`.", example: "invalid_param" },
      ...OPERATION,
      ...CALLS,
      firstAt: { en: "The first one.", example: "2026-11-20T18:30:00.000Z" },
      lastAt: { en: "The last one.", example: "2026-11-20T19:30:00.000Z" },
      keys: "By key.",
    },
  },
} satisfies BackofficeDocs;
