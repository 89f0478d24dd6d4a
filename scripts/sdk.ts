// Writes the SDKs, with --check only compares them; `pack` builds their packages: `npm run sdk pack -- --release python`.
import process from "node:process";

await import(process.argv[2] === "pack" ? "./sdk/pack.ts" : "./sdk/generate.ts");
