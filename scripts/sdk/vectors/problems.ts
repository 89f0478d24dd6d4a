import type { Form } from "../form/form.ts";
import { problem } from "./calls.ts";
import type { Vector } from "./vector.ts";

/** Every code of the contract has its own error class. */
export const problemVectors = ({ problems }: Form): Vector[] =>
  problems.map(({ code, status, className }) => ({
    name: `${code} has its own error class`,
    task: { do: "call", resource: "feed", verb: "get", options: { retries: 0 } },
    replies: [problem(status, code)],
    error: { class: className, code, status },
  }));
