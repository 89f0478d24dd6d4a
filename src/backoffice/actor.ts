import type { Fault } from "../errors/faults.ts";

const HEADER = "X-Actor";
/** The actor is written into every audit row. */
const PRINTABLE = /^[^\p{C}]{1,100}$/u;

/** Who acts, according to the X-Actor header. */
export const readActor = (headers: Headers): { actor: string; faults: Fault[] } => {
  const actor = headers.get(HEADER) ?? "operator";
  const fault: Fault = {
    in: "header",
    name: HEADER,
    code: "invalid_format",
    args: { format: "1-100 printable characters" },
  };
  return { actor, faults: PRINTABLE.test(actor) ? [] : [fault] };
};
