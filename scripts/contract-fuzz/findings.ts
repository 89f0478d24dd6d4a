import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { isExcused, NO_PROBLEM, type Word } from "./exceptions.ts";

interface Bytes {
  readonly $base64: string;
}

interface Failure {
  readonly code: string;
  readonly operation: string;
  readonly title: string;
  readonly message: string;
}

interface Interaction {
  readonly request: { readonly method: string; readonly uri: string; readonly body?: Bytes };
  readonly response?: { readonly status_code: number; readonly content?: Bytes };
}

interface Recorder {
  readonly checks?: Readonly<
    Record<string, readonly { readonly failure_info?: { readonly failure: Failure } }[]>
  >;
  readonly interactions?: Readonly<Record<string, Interaction>>;
}

/** An error that stopped a run, or that kept a call from being judged. */
interface RunError {
  readonly type?: string;
  readonly message?: string;
}

/** The parts of a report's line that are read. */
interface Line {
  readonly ScenarioFinished?: { readonly recorder: Recorder };
  readonly NonFatalError?: { readonly value: RunError };
  readonly FatalError?: { readonly exception: unknown };
}

/** A run's findings, each kind once. */
export interface Findings {
  readonly calls: number;
  readonly found: readonly string[];
  readonly excused: number;
}

const SHOWN_CHARS = 700;

/** A call that failed, and then not when repeated: the service's state had changed. Both calls are examined. */
const FAILED_ONCE = "FlakyFailure";

/**
 * Python 3.11.7 and older miscount when two threads parse at once (python/cpython#106905); this says nothing about the
 * service.
 */
const PYTHON_MISCOUNTED = "AST constructor recursion depth mismatch";

const isOfTheRun = ({ type, message }: RunError): boolean =>
  type === FAILED_ONCE || message?.startsWith(PYTHON_MISCOUNTED) === true;

const textOf = (bytes: Bytes | undefined): string =>
  bytes === undefined ? "" : Buffer.from(bytes.$base64, "base64").toString();

interface Problem {
  readonly code?: string;
  readonly invalidParams?: readonly { readonly code: string; readonly name: string }[];
}

/** An answer's codes, in the terms of the exceptions. */
const wordsOf = (text: string): Word[] => {
  try {
    const { code = NO_PROBLEM, invalidParams } = JSON.parse(text) as Problem;
    return invalidParams?.map((param) => ({ code: param.code, member: param.name })) ?? [{ code }];
  } catch {
    return [{ code: "no JSON" }];
  }
};

const described = (
  { code, operation, title, message }: Failure,
  interaction: Interaction | undefined,
): string => {
  const { request, response } = interaction ?? {};
  return [
    `${operation}: ${title} (${code})`,
    message,
    `sent: ${request?.method} ${request?.uri} ${textOf(request?.body)}`.slice(0, SHOWN_CHARS),
    `answered: ${response?.status_code} ${textOf(response?.content)}`.slice(0, SHOWN_CHARS),
  ].join("\n    ");
};

/** Reads a run's report, a line for each of its events. */
export const readFindings = async (file: string): Promise<Findings> => {
  const found = new Map<string, string>();
  let calls = 0;
  let excused = 0;
  const examine = ({ checks = {}, interactions = {} }: Recorder): void => {
    calls += Object.keys(interactions).length;
    for (const [id, nodes] of Object.entries(checks))
      for (const { failure_info } of nodes) {
        if (!failure_info) continue;
        const { failure } = failure_info;
        const words = wordsOf(textOf(interactions[id]?.response?.content));
        const kind = words.map(({ code }) => code).sort();
        if (isExcused(failure.code, failure.operation, words)) excused++;
        else found.set(`${failure.operation} ${failure.code} ${kind}`, described(failure, interactions[id]));
      }
  };
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const { ScenarioFinished, NonFatalError, FatalError } = JSON.parse(text) as Line;
    if (ScenarioFinished) examine(ScenarioFinished.recorder);
    if (NonFatalError && isOfTheRun(NonFatalError.value)) continue;
    const error = NonFatalError?.value ?? FatalError?.exception;
    if (error !== undefined) found.set(JSON.stringify(error), JSON.stringify(error));
  }
  return { calls, found: [...found.values()], excused };
};
