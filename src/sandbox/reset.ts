import { DRY_RUN } from "../contract/query.ts";
import { doneWith } from "../contract/route.ts";
import type { PLAYGROUND_DOCS } from "../documentation/sandbox.ts";
import { loadAccount } from "../domain/accounts/account.ts";
import { nextOfReset, resetStep } from "../domain/sandbox/reset.ts";
import { ptEn } from "../lib/language.ts";
import { assertGranted, sandboxAction } from "./endpoint.ts";

export const resetSandbox = sandboxAction({
  method: "post",
  path: "/sandbox/reset",
  operationId: "resetSandbox",
  tags: ["Sandbox"],
  query: DRY_RUN,
  responses: { 200: doneWith<typeof PLAYGROUND_DOCS.operations.resetSandbox.answer>() },
  title: ptEn("Voltar aos dados de demonstração", "Go back to the demonstration data"),
  permission: "properties:write",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  errors: ["request_refused"],
  act: async (call) => {
    assertGranted(call, "leads:write");
    const { services, accountId, dryRun, key } = call;
    const { links, photos, assets, board, settings, gate, log } = services;
    const { captacao, identitySecrets } = settings;
    const ports = { links, photos, assets, board, gate, log, captacao, identitySecrets };
    const context = { ...call, ...ports, actor: key.id };
    const state = dryRun
      ? nextOfReset(await loadAccount(context, accountId))
      : await resetStep(context, accountId);
    return { status: 200, body: { data: { state }, result: { outcome: "RESET", dryRun } } };
  },
});
