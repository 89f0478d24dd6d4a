import type * as z from "zod";
import type { Endpoint, Frozen } from "../../contract/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { REFERENCE_DOCS } from "../../documentation/reference.ts";
import { labeled } from "../../domain/reference/value-label.ts";
import type { Language, Sentence } from "../../lib/language.ts";
import type { LabelList } from "../../vocabulary/labels.ts";
import { readEndpoint } from "../endpoint.ts";
import { pageOfWhole, wholeListQuery } from "../whole-list.ts";

type Lists = typeof REFERENCE_DOCS.operations;

/** More than any reference list has. */
const MAX_VALUES = 100;

interface ReferenceList<O extends keyof Lists> {
  readonly path: `/reference/${string}`;
  readonly operationId: O;
  readonly title: Sentence;
  list(language: Language): readonly Frozen<z.input<Lists[O]["answer"]>["data"][number]>[];
}

/** A list that any valid key may read and that changes only with a release, so it is answered from memory. */
export const referenceList = <O extends keyof Lists>({ list, title, ...named }: ReferenceList<O>): Endpoint =>
  readEndpoint({
    ...named,
    method: "get",
    tags: ["Account and reference"],
    query: wholeListQuery(MAX_VALUES),
    responses: { 200: doneWith<Lists[keyof Lists]["answer"]>() },
    title,
    // An agent has one tool for all of them (src/mcp/tools/reference-values.ts).
    tool: null,
    permission: null,
    errors: [],
    read: async (call, { query }) => {
      const numbered = list(call.language).map((item, at) => ({ item, at }));
      const { items, nextCursor } = await pageOfWhole(call, query, numbered, ({ at }) => [at]);
      return { data: items.map(({ item }) => item), nextCursor } as never;
    },
  });

/** The operations whose items are a code value and its label. */
type ValueList =
  | "listPurposes"
  | "listPropertyStatuses"
  | "listLeadStatuses"
  | "listPartnershipStatuses"
  | "listConstructionStages";

/** A list of code values with their labels. */
export const valueList = (
  declaration: Omit<ReferenceList<ValueList>, "list">,
  name: LabelList,
  values: readonly string[],
): Endpoint => referenceList({ ...declaration, list: (language) => labeled(name, values, language) });
