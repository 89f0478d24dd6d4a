import { z } from "@hono/zod-openapi";
import { captacaoLedgerTable, type LedgerRow } from "../../db/schema/captacao-ledger.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { creditAccount as credit } from "../../domain/captacao/credit.ts";
import { CreditInput } from "../../domain/captacao/input.ts";
import { isoTime } from "../../lib/clock.ts";
import { LEDGER_KINDS } from "../../vocabulary/value-lists.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { answerList, LIST_QUERY, listOf } from "../list.ts";
import { operate } from "../operate.ts";

const LedgerView = z
  .object({
    kind: z.enum(LEDGER_KINDS),
    amountCents: z.int().openapi({ description: "Signed: a debit is negative." }),
    balanceCents: z.int().openapi({ description: "After it." }),
    ownerId: z.string().nullable(),
    actor: z.string().openapi({ description: "A key's id, or who acted on the platform side." }),
    note: z.string().nullable(),
    reference: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .openapi("CaptacaoLedgerEntry");

const view = ({ at, ...row }: Omit<LedgerRow, "seq">) => ({
  kind: row.kind,
  amountCents: row.amountCents,
  balanceCents: row.balanceCents,
  ownerId: row.ownerId,
  actor: row.actor,
  note: row.note,
  reference: row.reference,
  at: isoTime(at),
});

export const creditAccount = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/captacao/credits",
  operationId: "creditAccount",
  tag: "Captação",
  summary: "Credit the account, or take a credit back",
  description:
    "A negative amount goes down to a balance of 0. The same `reference` again is the same credit.",
  params: ACCOUNT_PARAMS,
  query: {},
  body: CreditInput,
  response: z.object({ data: LedgerView }),
  statuses: [200],
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId }, body }) => {
    const { plan } = await operate(call, accountId, {
      action: "captacao.credit",
      fields: Object.keys(body),
      database: "directory",
      decide: (ctx) => credit(ctx, call.actor, body),
    });
    return ok({ data: view(plan.data) });
  },
});

export const listLedger = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/captacao/ledger",
  operationId: "listLedger",
  tag: "Captação",
  summary: "The account's ledger, newest first",
  description: "The balance is its sum.",
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  response: listOf(LedgerView),
  statuses: [200],
  errors: ["not_found"],
  handle: async (call, { params: { accountId }, query }) => {
    await loadAccount(call, accountId);
    const { name: table, columns } = captacaoLedgerTable;
    const list = { databases: [call.directory], table, columns, time: "at", accountId };
    return ok(await answerList(call, list, query, (row) => view(captacaoLedgerTable.decode(row))));
  },
});
