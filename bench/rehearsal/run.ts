// The first day and the bad ones after it, as a person would see them: `npm run platform rehearse`. The platform is the
// fake of the tests; the service is real, on this machine.
import { Http } from "../../scripts/demo/http.ts";
import { openAccount } from "../../scripts/sdk/proof/account.ts";
import { BACKOFFICE_TOKEN, withRuntime } from "../stage/runtime.ts";
import {
  badRelease,
  databaseRecreated,
  firstDay,
  furtherDatabases,
  oneRelease,
  rotatedSecret,
} from "./platform-days.ts";
import { addClient, lostDatabase, movedAccount, SHARDS, tryOnce } from "./service-days.ts";
import { RehearsalStage } from "./stage.ts";

const chapter = async (title: string, run: () => Promise<unknown>): Promise<void> => {
  const began = performance.now();
  console.log(`\n== ${title}\n`);
  await run();
  console.log(`\n   (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
};

const stage = await RehearsalStage.begin();
try {
  await withRuntime(
    "local",
    async (runtime, restart) => {
      const tries = tryOnce(runtime);
      const http = new Http(runtime.urls.service.origin, BACKOFFICE_TOKEN, { "X-Actor": "rehearsal" });
      await chapter("1. The first day", () => firstDay(stage, tries));
      await chapter("2. A release", () => oneRelease(stage, tries));
      await chapter("3. Bad releases", () => badRelease(stage, tries));
      await chapter("4. A rotated secret", () => rotatedSecret(stage));
      const account = await openAccount(http, "Imobiliaria-Ensaio");
      await addClient(runtime, account, "Before");
      let shard = "";
      await chapter("5. An account moves to a further database", async () => {
        await furtherDatabases(stage, tries);
        shard = await movedAccount(stage, runtime, account);
      });
      await chapter("6. That database is lost", async () => {
        await databaseRecreated(stage, tries, shard);
        await lostDatabase(stage, runtime, restart, { account, shard });
      });
    },
    { shards: SHARDS, handleStructuredLogs: () => undefined },
  );
} finally {
  await stage.end();
}
for (const fault of stage.faults) console.error(`FAILED: ${fault}`);
console.log(stage.faults.length === 0 ? "\nRehearsed." : `\n${stage.faults.length} expectations failed.`);
process.exit(stage.faults.length === 0 ? 0 : 1);
