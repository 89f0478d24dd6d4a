import type { z } from "zod";
import type { V1_WORDS } from "../../../src/words/all.ts";
import type { BACKOFFICE_WORDS } from "../../../src/words/backoffice/all.ts";

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Only their types: nothing of the documents is deployed here. */
type Operations = Both<(typeof V1_WORDS | typeof BACKOFFICE_WORDS)[number]["operations"]>;

export type Operation = keyof Operations;

export type AnswerTo<O extends Operation> = z.output<Operations[O]["answer"]>;
