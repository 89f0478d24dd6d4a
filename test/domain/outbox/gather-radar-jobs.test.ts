import { describe, expect, it } from "vitest";
import { job } from "../../../src/db/plan.ts";
import { gatherRadarJobs } from "../../../src/domain/outbox/gather-radar-jobs.ts";
import { readMessage } from "../../../src/ports/messages.ts";

const radarJob = (id: string, own: { boards?: string[]; moved?: true; gone?: true; shard?: string } = {}) =>
  job("radar", { kind: "property", id, accountId: "acc-1", boards: ["a:acc-1"], ...own });

/** The objects of each message, as the consumer reads them. */
const objectsIn = (jobs: ReturnType<typeof gatherRadarJobs>): string[][] =>
  jobs.map(({ payload }) => {
    const { id, more = [] } = readMessage("radar", { shard: "DB", ...payload });
    return [id, ...more];
  });

describe("jobs for Radar", () => {
  it("share a message if only their objects differ", () => {
    const shared = { boards: ["a:acc-1", "c:1"] };
    const jobs = [radarJob("p1"), radarJob("p2", shared), radarJob("p3"), radarJob("p4", shared)];
    const gathered = gatherRadarJobs(jobs);
    expect(objectsIn(gathered)).toEqual([
      ["p1", "p3"],
      ["p2", "p4"],
    ]);
    expect(gathered[1]!.payload).toMatchObject(shared);
  });

  it.each([
    ["another board", radarJob("p2", { boards: ["c:1"] })],
    ["a move", radarJob("p2", { moved: true })],
    ["an end", radarJob("p2", { gone: true })],
    ["another shard", radarJob("p2", { shard: "DB_S1" })],
    ["another kind", job("radar", { kind: "lead", id: "p2", accountId: "acc-1", boards: ["a:acc-1"] })],
    [
      "another account",
      job("radar", { kind: "property", id: "p2", accountId: "acc-2", boards: ["a:acc-1"] }),
    ],
  ])("stay in two messages if one says more: %s", (_, other) => {
    expect(objectsIn(gatherRadarJobs([radarJob("p1"), other]))).toEqual([["p1"], ["p2"]]);
  });

  it("name each call that caused them once", () => {
    const causes = ["r1", "r2", "r1", null];
    const jobs = causes.map((causedBy, at) => ({ ...radarJob(`p${at}`), causedBy }));
    expect(gatherRadarJobs(jobs).map(({ causedBy }) => causedBy)).toEqual(["r1 r2"]);
  });

  it("name each object once, fifty to a message", () => {
    const ids = Array.from({ length: 120 }, (_, at) => `p${at}`);
    const messages = objectsIn(gatherRadarJobs(ids.map((id) => radarJob(id))));
    expect(messages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(messages.flat()).toEqual(ids);
  });
});
