import * as z from "zod";
import { type Endpoint, readEndpoint } from "../../contract/endpoint.ts";
import type { LabelList } from "../../domain/reference/labels.ts";
import { labelled } from "../../domain/reference/value-label.ts";
import type { Language } from "../../lib/language.ts";

interface ReferenceList {
  readonly path: `/reference/${string}`;
  readonly operationId: string;
  readonly summary: string;
  readonly item: z.ZodType;
  list(language: Language): readonly object[];
}

export const ValueLabel = z
  .object({ value: z.string(), label: z.string() })
  .meta({ id: "ValueLabel", example: { value: "VENDA", label: "Venda" } });

/** A list that any valid key may read and that never changes between two releases: it is answered from memory. */
export const referenceList = ({ item, list, ...declaration }: ReferenceList): Endpoint =>
  readEndpoint({
    ...declaration,
    tag: "Account and reference",
    permission: null,
    params: {},
    query: {},
    errors: [],
    response: z.object({ data: z.array(item) }),
    read: async ({ language }) => ({ data: list(language) }),
  });

/** A list of code values with their labels. */
export const valueList = (
  declaration: Omit<ReferenceList, "item" | "list">,
  name: LabelList,
  values: readonly string[],
): Endpoint =>
  referenceList({ ...declaration, item: ValueLabel, list: (language) => labelled(name, values, language) });
