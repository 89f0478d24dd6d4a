import process from "node:process";
import { MOVED_TABLES } from "../src/db/moved-tables.ts";
import { fenceOf } from "./moves/fence.ts";

// `npm run fence -- <table>`: the triggers for the migration that makes the table, or all.
const [only] = process.argv.slice(2);

if (only !== undefined && !Object.hasOwn(MOVED_TABLES, only))
  throw new Error(`src/db/moved-tables.ts has no table ${only}.`);

for (const [table, key] of Object.entries(MOVED_TABLES))
  if (only === undefined || only === table) console.log(fenceOf(table, key).join("\n"));
