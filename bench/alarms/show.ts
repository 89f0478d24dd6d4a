// Provokes a fault for each alert and shows that it rings and recovers, with the code that the probe runs: the points
// are made up, and the minutes pass instantly. `npm start -- --alarms` starts it.
import { ALERTS } from "../../src/alarms/alerts.ts";
import { FAULTS } from "../../test/docs/alert-faults.ts";
import { AlarmStage } from "../../test/support/alarm-stage.ts";

const MINUTES_TO_ALARM = 10;
/** Two evaluations of the least frequent alert. */
const RECOVERS_MINUTES = 200;

const showAlert = async (alert: string): Promise<boolean> => {
  const stage = new AlarmStage();
  stage.provoke(alert);
  await stage.minutes(MINUTES_TO_ALARM);
  const rings = stage.mails[0];
  stage.provoke(null);
  await stage.minutes(RECOVERS_MINUTES);
  const recovered = stage.mails.at(-1);
  const { runbook } = ALERTS.find(({ name }) => name === alert)!;
  const isNotified = rings !== undefined && recovered?.subject.endsWith("has recovered") === true;
  const areSigned = stage.posts.length > 0 && stage.posts.every(({ isSigned }) => isSigned);
  console.log(`${isNotified && areSigned ? "rings " : "SILENT"}  ${alert}, docs/runbook/${runbook}`);
  for (const { subject } of stage.mails) console.log(`          mail: ${subject}`);
  return isNotified && areSigned;
};

const faultOf = new Map(FAULTS.map(([alert, what]) => [alert, what]));
const silent: string[] = [];
for (const { name, meaning } of ALERTS) {
  console.log(`\n${faultOf.get(name) ?? meaning}:`);
  if (!(await showAlert(name))) silent.push(name);
}
console.log(
  `\n${ALERTS.length - silent.length} of ${ALERTS.length} rang, by mail and signed webhook, and recovered.`,
);
process.exit(silent.length === 0 ? 0 : 1);
