import * as z from "zod";
import type { WriteCall } from "../../contract/endpoint.ts";
import { DRY_RUN } from "../../contract/query.ts";
import { createdWith, doneWith } from "../../contract/route.ts";
import type { LAUNCH_DOCS } from "../../documentation/launches.ts";
import { findRegistrationFaults } from "../../domain/launches/find-faults.ts";
import {
  type RegistrationResult,
  registerLaunchClient as register,
} from "../../domain/launches/register-client.ts";
import type { RegistrationContext } from "../../domain/launches/registration.ts";
import { markAfterCommit } from "../../domain/partnerships/mark-matches.ts";
import { presentPartnership } from "../../domain/partnerships/present.ts";
import { ptEn } from "../../lib/language.ts";
import { text } from "../../vocabulary/field.ts";
import { MAX_NOTE_CHARS } from "../../vocabulary/limits.ts";
import { writeEndpoint } from "../endpoint.ts";
import { leadId } from "../leads/params.ts";
import { propertyId } from "../properties/params.ts";

const contextOf = (call: WriteCall): RegistrationContext => ({
  ...call,
  ownShard: call.principal.account.shard,
});

const wouldRegister = ({ outcome, dryRun }: RegistrationResult): boolean =>
  dryRun && outcome === "REGISTERED";

export const registerLaunchClient = writeEndpoint({
  method: "post",
  path: "/launches/{developmentId}/clients",
  operationId: "registerLaunchClient",
  tags: ["Launches"],
  params: z.strictObject({ developmentId: propertyId }),
  query: DRY_RUN,
  body: z
    .strictObject({ leadId, message: text(MAX_NOTE_CHARS).nullable().optional() })
    .meta({ id: "LaunchClientInput" }),
  responses: {
    200: doneWith<typeof LAUNCH_DOCS.operations.registerLaunchClient.answer>(),
    201: createdWith<typeof LAUNCH_DOCS.operations.registerLaunchClient.answer>(),
  },
  title: ptEn("Registrar um cliente na incorporadora", "Register a client with the developer"),
  tool: {
    description:
      "Register a client with the developer of a launch, who sees a masked contact. Returns the partnership; the client is protected for 90 days.",
  },
  permission: "launches:write",
  hints: { destructive: false, repeatable: true, reachesOut: false },
  database: "directory",
  idempotent: true,
  errors: ["not_found", "request_refused", "lead_in_trash"],
  faults: (call, { params: { developmentId }, body }) =>
    findRegistrationFaults(contextOf(call), body.leadId, developmentId),
  plan: (call, { params: { developmentId }, body }) =>
    register(contextOf(call), { developmentId, leadId: body.leadId, message: body.message ?? null }),
  status: ({ result }) => (result.outcome === "REGISTERED" ? 201 : 200),
  render: ({ data, result }, call) => ({
    // A dry run registers nobody, and only a registration shows the developer's contact (rules 28.7).
    data: presentPartnership(data, call, wouldRegister(result) ? "PENDING" : data.status),
    result,
  }),
  headers: ({ data, result }, { links }) =>
    result.outcome === "REGISTERED" && !result.dryRun
      ? { Location: `${links.publicUrl}/v1/partnerships/${data.id}` }
      : {},
  committed: ({ data }, platform) => markAfterCommit(platform, data, platform.clock.now()),
});
