import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { consumeRadar } from "../../queues/radar.ts";
import { registerBoard } from "../../src/domain/radar/board-list.ts";
import {
  type ChangedObject,
  cityBoard,
  launchBoard,
  type MatchBoardPort,
} from "../../src/ports/match-board.ts";
import { MESSAGE_VERSION } from "../../src/ports/message-version.ts";
import { type BackgroundServices, backgroundServicesOf } from "../../src/services.ts";

const message = (id: string, boards: string[], more?: string[]) => ({
  v: MESSAGE_VERSION,
  accountId: "acc-1",
  shard: "DB",
  kind: "property",
  id,
  boards,
  ...(more && { more }),
});

/** Consumes messages with boards that record their calls. @param unreached boards that cannot be reached */
const consume = async (bodies: readonly unknown[], unreached: readonly string[] = []) => {
  const calls: [string, string[]][] = [];
  const notify = async (name: string, changed: readonly ChangedObject[]) => {
    if (unreached.includes(name)) throw new Error("Network connection lost.");
    calls.push([name, changed.map(({ id }) => id)]);
  };
  const audit = async (name: string) => {
    await notify(name, []);
    return 0;
  };
  const board = () => ({ tell: notify, audit }) as unknown as MatchBoardPort;
  const services: BackgroundServices = { ...backgroundServicesOf(env), board };
  return { done: await consumeRadar(services, bodies), calls: calls.sort() };
};

describe("messages that come together", () => {
  it("are one call of each board, with every object that any of them names", async () => {
    const bodies = [
      message("p1", ["a:1", "c:1"]),
      message("p2", ["a:1"], ["p3", "p4"]),
      message("p5", ["c:1"], ["p6"]),
    ];
    expect(await consume(bodies)).toEqual({
      done: [true, true, true],
      calls: [
        ["a:1", ["p1", "p2", "p3", "p4"]],
        ["c:1", ["p1", "p5", "p6"]],
      ],
    });
  });

  it("are done, except those that a board has not received, and unreadable ones", async () => {
    const bodies = [message("p1", ["a:1"]), message("p2", ["a:1", "c:1"]), { v: 0 }];
    expect(await consume(bodies, ["c:1"])).toEqual({
      done: [true, false, false],
      calls: [["a:1", ["p1", "p2"]]],
    });
  });

  it("name in the log the calls whose boards were not reached", async () => {
    const lines = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const bodies = [message("p1", ["a:1"]), message("p2", ["c:1"])];
    await consume(
      [{ ...bodies[0], causedBy: "r1" }, { ...bodies[1], causedBy: "r2 r3" }, bodies[1]],
      ["c:1"],
    );
    const changed = lines.mock.calls.map(([line]) => JSON.parse(line as string));
    expect(changed).toMatchObject([{ message: "board not reached", board: "c:1", causedBy: "r2 r3" }]);
  });

  it("of clients create no city's board", async () => {
    const there = launchBoard("queue-test");
    await registerBoard(env.DB, there);
    const cities = Array.from({ length: 30 }, (_, at) => [launchBoard(`q${at}`), cityBoard(`q${at}`)]).flat();
    const body = { ...message("lead-1", ["a:1", ...cities, there]), kind: "lead" };
    expect(await consume([body])).toEqual({
      done: [true],
      calls: [
        ["a:1", ["lead-1"]],
        [there, ["lead-1"]],
      ],
    });
  });

  it("of an account have all its objects compared", async () => {
    const body = {
      v: MESSAGE_VERSION,
      accountId: "acc-1",
      shard: "DB",
      kind: "account",
      id: "acc-1",
      boards: [],
    };
    expect(await consume([body])).toEqual({ done: [true], calls: [["a:acc-1", []]] });
  });
});
