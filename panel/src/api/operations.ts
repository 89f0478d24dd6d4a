import type { z } from "zod";
import type { V1_DOCS } from "../../../src/documentation/all.ts";
import type { BACKOFFICE_DOCS } from "../../../src/documentation/backoffice/all.ts";
import type { UPLOAD_DOCS } from "../../../src/documentation/uploads.ts";

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Only types: the panel's bundle does not contain the documentation. */
type Operations = Both<
  ((typeof V1_DOCS | typeof BACKOFFICE_DOCS)[number] | typeof UPLOAD_DOCS)["operations"]
>;

export type Operation = keyof Operations;

export type AnswerTo<O extends Operation> = z.output<Operations[O]["answer"]>;
