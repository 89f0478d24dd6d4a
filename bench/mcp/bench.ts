import { type Rounds, type Side, sideOf } from "../calls/measure.ts";
import type { Bench, Extent } from "../extent.ts";
import { drive, type Window } from "../load/drive.ts";
import { inTurn } from "../load/rounds.ts";
import { type Cells, plainTable } from "../report/table.ts";
import { milliseconds as shown, whole } from "../report/tables.ts";
import { fillPortfolio, makeAccount } from "../stage/accounts.ts";
import { withRuntime } from "../stage/runtime.ts";
import { type Pair, pairsFor } from "./turns.ts";

interface Amount extends Rounds {
  readonly properties: number;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: { rounds: 5, milliseconds: 3_000, connections: 8, properties: 1_000 },
  smoke: { rounds: 1, milliseconds: 300, connections: 2, properties: 50 },
};
const HEAD: Cells = [
  "Turn",
  "/mcp per second",
  "/v1 per second",
  "share",
  "/mcp p50, p95 ms",
  "/v1 p50, p95 ms",
];

const timesOf = ({ p50, p95 }: Side): string => [p50, p95].map(shown).join(", ");

const rowOf = ({ name }: Pair, sides: readonly (readonly Window[])[]): Cells => {
  const [tools, api] = sides.map(sideOf);
  const [own, other] = [tools!, api!].map(({ perSecond }) => perSecond.median);
  const share = `${Math.round((own! / other!) * 100)} %`;
  return [name, whole(own!), whole(other!), share, timesOf(tools!), timesOf(api!)];
};

/** The cost of an agent's tools beside the same work through the API; printed without a limit. */
export const benchMcp: Bench = (extent) =>
  withRuntime("production", async (runtime) => {
    const amount = AMOUNTS[extent];
    const { service } = runtime.urls;
    const account = await makeAccount(runtime);
    await fillPortfolio(runtime, account.id, amount.properties);
    const pairs = pairsFor(service, account);
    const { connections, milliseconds, rounds } = amount;
    const load = { target: service, pid: runtime.pid, connections, milliseconds };
    const sides = pairs.map(({ tools, api }) => [tools, api]);
    const windows = await inTurn(sides, rounds, (turn) => drive({ ...load, turn }));
    console.log(`  ${connections} connections, ${rounds} rounds of ${milliseconds} ms per side`);
    console.log(
      plainTable(
        HEAD,
        pairs.map((pair, at) => rowOf(pair, windows[at]!)),
      ),
    );
    return true;
  });
