import type { Form } from "../form/form.ts";
import { ContractValues } from "./values.ts";
import type { Vector } from "./vector.ts";

const typedVector = (type: string, data: unknown, model: string | null): Vector => ({
  name: `the data of ${type} has ${model === null ? "no type" : "its own type"}`,
  task: { do: "typed", message: { id: "evt_1", type, data } },
  answer: { model, data: model === null ? null : data },
  // There a type exists only for the compiler: sdks/typescript/conformance/events.ts.
  notIn: ["typescript"],
});

/** An event's type determines its data. */
export const eventVectors = (form: Form): Vector[] => {
  const values = new ContractValues(form, true);
  return [
    ...form.events.map(({ type, model }) =>
      typedVector(type, values.valueOf({ kind: "model", name: model }, "data", "full"), model),
    ),
    typedVector("type.of.tomorrow", { id: "1" }, null),
  ];
};
