import type { RunningService } from "../../../local/with-service.ts";
import type { ContractDocument } from "../../form/document.ts";
import { Gate } from "./gate.ts";
import { SAMPLE_LANGUAGES } from "./languages.ts";
import { prepare } from "./prepare.ts";
import { runSamples } from "./run-samples.ts";
import { Stage } from "./stage.ts";

/**
 * Tries the contract's samples in each of the languages, and curl, and prints the results.
 * @returns whether all passed
 */
export async function proveSamples(
  names: readonly string[],
  { url, backoffice }: RunningService,
): Promise<boolean> {
  const document = (await (await fetch(`${url}/docs/openapi.json`)).json()) as ContractDocument;
  const languages = SAMPLE_LANGUAGES.filter(({ needs }) => needs === "" || names.includes(needs));
  const [gate, stage] = await Promise.all([Gate.open(url), Stage.set(url, backoffice)]);
  try {
    const accounts = await Promise.all(
      languages.map(({ label }, at) => prepare(stage, `Amostra-${label}`, String(10 + at))),
    );
    let isWell = true;
    for (const [at, language] of languages.entries()) {
      const began = performance.now();
      const found = await runSamples(language, { document, gate, prepared: accounts[at]! });
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      console.log(
        `${found.length === 0 ? "passed" : "FAILED"}  samples for ${language.label} (${seconds} s)`,
      );
      for (const fault of found) console.error(`  ${fault}`);
      isWell &&= found.length === 0;
    }
    return isWell;
  } finally {
    stage.close();
    gate.close();
  }
}
