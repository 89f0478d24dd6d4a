import { existsSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { claimOn } from "./local/claim.ts";
import { localSettings, ROOT } from "./local/settings.ts";

const { state } = localSettings();
const folder = relative(ROOT, state);
const running = await claimOn(state);

if (running) {
  console.error(
    `The service is running on port ${running.port}: stop it (Ctrl+C) before you reset its data.`,
  );
  process.exitCode = 1;
} else if (existsSync(state)) {
  rmSync(state, { recursive: true, force: true });
  console.log(`Removed ${folder}. \`npm start\` creates a new database with fresh demo data.`);
} else {
  console.log(`There is nothing to remove in ${folder}. \`npm start\` creates a database with demo data.`);
}
