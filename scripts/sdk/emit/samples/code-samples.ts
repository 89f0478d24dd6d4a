import type { Form } from "../../form/form.ts";
import { curlSample } from "./curl.ts";
import { goSample } from "./go.ts";
import { javaSample } from "./java.ts";
import { phpSample } from "./php.ts";
import { pythonSample } from "./python.ts";
import { type Sample, samplesOf } from "./sample.ts";
import { typescriptSample } from "./typescript.ts";

/** The reference's form: `x-codeSamples`. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

type Write = (form: Form, sample: Sample, baseUrl: string) => string;

const WRITERS: readonly (readonly [lang: string, label: string, write: Write])[] = [
  ["shell", "cURL", (_, sample, baseUrl) => curlSample(sample, baseUrl)],
  ["typescript", "TypeScript", typescriptSample],
  ["python", "Python", pythonSample],
  ["php", "PHP", phpSample],
  ["go", "Go", goSample],
  ["java", "Java", javaSample],
];

/** Each operation's call in every language, by its id, with the contract's example values. */
export const codeSamples = (form: Form, baseUrl: string): ReadonlyMap<string, readonly CodeSample[]> =>
  new Map(
    samplesOf(form).map((sample) => [
      sample.operation.id,
      WRITERS.map(([lang, label, write]) => ({ lang, label, source: write(form, sample, baseUrl) })),
    ]),
  );
