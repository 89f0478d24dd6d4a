// What runs on a developer's machine and in tests: the API's Worker, the objects, the boards and the backups, which are
// four Workers when deployed.
import type { ExportBucket } from "./backups/parts.ts";
import { backUp, EVERY_MINUTE } from "./backups/scheduled.ts";
import api from "./index.ts";

export { AccountGate } from "../durable-objects/account-gate/object.ts";
export { AccountMover } from "../durable-objects/account-mover/object.ts";
export { CallLog } from "../durable-objects/call-log/object.ts";
export { EventLog } from "../durable-objects/event-log/object.ts";
export { MatchBoard } from "../durable-objects/match-board/object.ts";
export { DashboardApi, EdgeApi } from "./index.ts";

/** Here exports share the bucket of feed files, under a prefix that no account id equals. */
const exportsIn = (bucket: R2Bucket): ExportBucket => ({
  get: ((key: string) => bucket.get(`exports/${key}`)) as ExportBucket["get"],
  put: ((key: string, value: string, options?: R2PutOptions) =>
    bucket.put(`exports/${key}`, value, options)) as ExportBucket["put"],
});

export default {
  ...api,
  async scheduled(controller, env, context) {
    const isBackupCron = controller.cron === EVERY_MINUTE;
    const backupEnv = { ...env, EXPORTS: exportsIn(env.FEEDS), BACKUPS: { writeDataPoint: () => undefined } };
    await Promise.all([
      api.scheduled(controller, env, context),
      ...(isBackupCron ? [backUp(controller, backupEnv)] : []),
    ]);
  },
} satisfies ExportedHandler<Env>;
