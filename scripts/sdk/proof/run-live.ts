import type { Step, Task } from "../vectors/vector.ts";
import type { Account } from "./account.ts";
import type { Agent } from "./agent.ts";
import { unmet, valueAt } from "./compare.ts";
import { Receiver } from "./receiver.ts";

/** Replaces each value that is exactly `{name}` by the saved value. */
const substituted = <Value>(value: Value, saved: Readonly<Record<string, unknown>>): Value =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) => {
    const [, path] = typeof inner === "string" ? (/^\{([\w.]+)\}$/.exec(inner) ?? []) : [];
    return path === undefined ? inner : valueAt(saved, path);
  }) as Value;

/** Runs the live steps with an SDK. @returns the faults */
export async function runLive(
  steps: readonly Step[],
  agent: Agent,
  place: { readonly url: string; readonly account: Account; readonly sandboxKey: string },
): Promise<string[]> {
  const receiver = new Receiver();
  const saved: Record<string, unknown> = { account: place.account.name, receiver: await receiver.open() };
  const baseUrl = `${place.url}/v1`;
  const faults: string[] = [];
  for (const step of steps) {
    Object.assign(saved, { delivery: receiver.last, now: Math.floor(Date.now() / 1_000) });
    const { task, expect = {}, error } = substituted(step, saved);
    const apiKey = step.by === "sandbox" ? place.sandboxKey : place.account.key;
    const outcome = await agent.perform({ ...(task as Task), client: { baseUrl, apiKey } });
    const found = error
      ? unmet(error, outcome.error)
      : outcome.error
        ? [`failed: ${JSON.stringify(outcome.error)}`]
        : unmet(expect, outcome.answer);
    faults.push(...found.map((fault) => `${step.name}: ${fault}`));
    for (const [name, path] of Object.entries(step.save ?? {})) saved[name] = valueAt(outcome.answer, path);
  }
  receiver.close();
  return faults;
}
