import * as z from "zod";
import { MATCH_PARAMS, PARTNERSHIP_PARAMS } from "../backoffice/field.ts";
import type { WriteCall } from "../contract/endpoint.ts";
import { DRY_RUN } from "../contract/query.ts";
import { createdWith, doneWith } from "../contract/route.ts";
import type { PLAYGROUND_DOCS } from "../documentation/sandbox.ts";
import { markAfterCommit } from "../domain/partnerships/mark-matches.ts";
import { presentPartnership } from "../domain/partnerships/present.ts";
import { type Acted, moveAsPartner, REQUESTERS, requestAs } from "../domain/sandbox/partner.ts";
import { ptEn } from "../lib/language.ts";
import { text } from "../vocabulary/field.ts";
import { MAX_NOTE_CHARS } from "../vocabulary/limits.ts";
import { PARTNERSHIP_STAGES } from "../vocabulary/value-lists.ts";
import { sandboxEndpoint } from "./endpoint.ts";

const COMMON = {
  permission: "partnerships:write",
  database: "directory",
  errors: ["not_found", "request_refused"],
} as const;

const present = ({ partnership, storedStage }: Acted, ctx: WriteCall) =>
  presentPartnership(partnership, ctx, storedStage);

const RequestBody = z
  .strictObject({
    matchId: MATCH_PARAMS.shape.matchId,
    requester: z.enum(REQUESTERS).default("PARTNER"),
    message: text(MAX_NOTE_CHARS).optional(),
  })
  .meta({ id: "SandboxRequestInput" });

export const requestSandboxPartnership = sandboxEndpoint({
  method: "post",
  path: "/sandbox/partner/request",
  operationId: "requestSandboxPartnership",
  tags: ["Sandbox"],
  query: DRY_RUN,
  body: RequestBody,
  responses: {
    201: createdWith<typeof PLAYGROUND_DOCS.operations.requestSandboxPartnership.answer>(),
  },
  ...COMMON,
  title: ptEn("Receber ou fazer um pedido de parceria", "Receive or make a partnership request"),
  hints: { destructive: false, repeatable: false, reachesOut: false },
  audit: { action: "match.request", fields: ["status"] },
  plan: (call, { body }) => requestAs({ ...call, ownShard: call.principal.account.shard }, body),
  status: () => 201,
  render: ({ data }, ctx) => ({
    data: present(data, ctx),
    result: { outcome: "REQUESTED", dryRun: ctx.dryRun },
  }),
  committed: ({ data: { partnership } }, platform) =>
    markAfterCommit(platform, partnership, partnership.createdAt),
});

const Move = z
  .strictObject({
    partnershipId: PARTNERSHIP_PARAMS.shape.partnershipId,
    status: z.enum(PARTNERSHIP_STAGES),
  })
  .meta({ id: "SandboxMoveInput" });

export const moveAsSandboxPartner = sandboxEndpoint({
  method: "post",
  path: "/sandbox/partner/status",
  operationId: "moveAsSandboxPartner",
  tags: ["Sandbox"],
  query: DRY_RUN,
  body: Move,
  responses: { 200: doneWith<typeof PLAYGROUND_DOCS.operations.moveAsSandboxPartner.answer>() },
  ...COMMON,
  title: ptEn("Responder como o parceiro", "Answer as the partner"),
  hints: { destructive: true, repeatable: true, reachesOut: false },
  audit: { action: "sandbox.partner", fields: ["status"] },
  plan: (call, { body }) => moveAsPartner(call, body),
  render: ({ data }, ctx) => ({
    data: present(data, ctx),
    result: { outcome: data.outcome, dryRun: ctx.dryRun },
  }),
});
