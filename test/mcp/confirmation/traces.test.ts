import { describe, expect, it, vi } from "vitest";
import { sampleOf } from "../../contract/samples.ts";
import { callTool, confirmationOf, confirmedBy, WAYS_TO_CONFIRM } from "../../support/agent.ts";
import { dumpOf, dumpOfGate } from "../../support/dump.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();

const account = sharedAccount();

/** Everything logged during a test, at any level. */
const spyOnLogs = (): (() => string) => {
  const levels = ["debug", "info", "log", "warn", "error"] as const;
  const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined));
  return () => JSON.stringify(spies.flatMap((spy) => spy.mock.calls));
};

describe("a confirmation", () => {
  it.each(WAYS_TO_CONFIRM)(
    "of $operation by $way is stored nowhere, used or refused",
    async ({ endpoint, way }) => {
      const log = spyOnLogs();
      const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
      const confirmation = confirmationOf(await callTool(toolCall, { way }));
      const confirmed = confirmedBy(confirmation, way);
      await callTool(toolCall, { ...confirmed, way, tool: "another_tool" });
      // A failure is logged with its reason.
      const failing = { at: 1, when: "before", how: new Error("internal error") } as const;
      await callTool(toolCall, confirmed, faultyEnv(failing));
      await callTool(toolCall, confirmed);
      await callTool(toolCall, confirmed);
      const stored = JSON.stringify([await dumpOf(account.accountId), await dumpOfGate(account.accountId)]);
      expect(log()).toContain("failed");
      for (const place of [log(), stored]) expect(place).not.toContain(confirmation);
    },
  );
});
