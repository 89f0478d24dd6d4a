import { describe, expect, it } from "vitest";
import { job } from "../../../src/db/plan.ts";
import { gatherRadarJobs } from "../../../src/domain/outbox/gather-radar-jobs.ts";
import { readMessage } from "../../../src/ports/messages.ts";

const word = (id: string, said: { boards?: string[]; moved?: true; gone?: true; shard?: string } = {}) =>
  job("radar", { kind: "property", id, accountId: "acc-1", boards: ["a:acc-1"], ...said });

/** The objects of each message, as the consumer reads them. */
const objectsIn = (jobs: ReturnType<typeof gatherRadarJobs>): string[][] =>
  jobs.map(({ payload }) => {
    const { id, more = [] } = readMessage("radar", { shard: "DB", ...payload });
    return [id, ...more];
  });

describe("notices for Radar", () => {
  it("are one message if they are equal for several objects", () => {
    const shared = { boards: ["a:acc-1", "c:1"] };
    const jobs = [word("p1"), word("p2", shared), word("p3"), word("p4", shared)];
    const gathered = gatherRadarJobs(jobs);
    expect(objectsIn(gathered)).toEqual([
      ["p1", "p3"],
      ["p2", "p4"],
    ]);
    expect(gathered[1]!.payload).toMatchObject(shared);
  });

  it.each([
    ["another board", word("p2", { boards: ["c:1"] })],
    ["a move", word("p2", { moved: true })],
    ["an end", word("p2", { gone: true })],
    ["another shard", word("p2", { shard: "DB_S1" })],
    ["another kind", job("radar", { kind: "lead", id: "p2", accountId: "acc-1", boards: ["a:acc-1"] })],
    [
      "another account",
      job("radar", { kind: "property", id: "p2", accountId: "acc-2", boards: ["a:acc-1"] }),
    ],
  ])("stay two if one says more: %s", (_, other) => {
    expect(objectsIn(gatherRadarJobs([word("p1"), other]))).toEqual([["p1"], ["p2"]]);
  });

  it("name each call that caused them once", () => {
    const causes = ["r1", "r2", "r1", null];
    const jobs = causes.map((causedBy, at) => ({ ...word(`p${at}`), causedBy }));
    expect(gatherRadarJobs(jobs).map(({ causedBy }) => causedBy)).toEqual(["r1 r2"]);
  });

  it("name each object once, fifty in a message", () => {
    const ids = Array.from({ length: 120 }, (_, at) => `p${at}`);
    const messages = objectsIn(gatherRadarJobs(ids.map((id) => word(id))));
    expect(messages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(messages.flat()).toEqual(ids);
  });
});
