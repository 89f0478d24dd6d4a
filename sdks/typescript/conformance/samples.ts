import { pathToFileURL } from "node:url";

/** Runs programs one after the other, and prints which failed. */
for (const file of process.argv.slice(2)) {
  await import(pathToFileURL(file).href).catch((error) => {
    process.stderr.write(`FAILED ${file} ${error}\n`);
  });
}
