import { ASSISTING } from "./assisting.ts";
import { CALLING } from "./calling.ts";
import { COMMON_TASKS } from "./common-tasks.ts";
import { FINISHING } from "./finishing.ts";
import { INTEGRATING } from "./integrating.ts";
import { SIGNING_IN } from "./signing-in.ts";
import type { Check, Stage } from "./stage.ts";
import { TRADING } from "./trading.ts";

const CHECKS: Readonly<Record<string, Check>> = {
  ...SIGNING_IN,
  ...CALLING,
  ...INTEGRATING,
  ...TRADING,
  ...ASSISTING,
  ...FINISHING,
  ...COMMON_TASKS,
};

type Report = (name: string, faults: readonly string[]) => boolean;

const runAll = async (stage: Stage, kind: string, checks: typeof CHECKS, report: Report): Promise<void> => {
  let held = 0;
  for (const [name, check] of Object.entries(checks)) {
    const faults = await check(stage).catch((error: Error) => [error.message]);
    if (!report(`${kind} ${name}`, faults)) continue;
    held += 1;
    console.log(`passed  ${kind} ${name}`);
  }
  console.log(`${held} of ${Object.keys(checks).length}: ${kind}`);
};

/** What the dashboard was designed to do, in the order in which a person would try it. */
export const runChecks = (stage: Stage, report: Report): Promise<void> =>
  runAll(stage, "check", CHECKS, report);
