// Writes the SDKs, or only compares them with --check; `pack` builds packages: `npm run sdk pack -- --release python`.
import process from "node:process";

await import(process.argv[2] === "pack" ? "./sdk/pack.ts" : "./sdk/generate.ts");
