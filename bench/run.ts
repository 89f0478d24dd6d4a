import { benchCalls } from "./calls/bench.ts";
import { writeReport } from "./report/write.ts";
import { benchWebhooks } from "./webhooks.ts";

/** Every measurement of `npm run bench`; each starts a service of its own and prints what it found. */
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  calls: async () => writeReport(await benchCalls()),
  webhooks: benchWebhooks,
};

const names = process.argv.slice(2);
if (names.includes("--soak")) {
  const { benchSoak } = await import("./soak/soak.ts");
  process.exit((await benchSoak(names)) ? 0 : 1);
}
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  await bench();
}
