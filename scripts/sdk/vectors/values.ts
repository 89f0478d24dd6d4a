import type { Field, Form, Type } from "../form/form.ts";

/** Beyond the exact range of single-precision numbers, or of 32-bit integers. */
const SCALARS: Readonly<Record<string, unknown>> = {
  boolean: true,
  integer: 4_294_967_297,
  number: 16_777_217.5,
  money: 16_777_217.89,
  any: { deep: [1, "two", null, { three: 3.5 }] },
};

/** Which members a value has: all, or as few as possible, with null if allowed. */
export type Fullness = "full" | "bare";

/** Makes values of the contract's types. */
export class ContractValues {
  readonly #form: Form;
  readonly #isAnswer: boolean;

  constructor(form: Form, isAnswer: boolean) {
    this.#form = form;
    this.#isAnswer = isAnswer;
  }

  valueOf(type: Type, name: string, fullness: Fullness): unknown {
    if (type.kind === "string") return `${name} "é" ✓`;
    if (type.kind === "list") return fullness === "full" ? [this.valueOf(type.of, name, fullness)] : [];
    if (type.kind === "map") return fullness === "full" ? { one: this.valueOf(type.of, name, fullness) } : {};
    if (type.kind === "model") return this.#model(type.name, fullness);
    if (type.kind === "enum") return this.#value(type.name);
    return SCALARS[type.kind];
  }

  #model(name: string, fullness: Fullness): Readonly<Record<string, unknown>> {
    const { fields } = this.#form.models.find((model) => model.name === name)!;
    const members = fields.flatMap((field) => this.#member(field, fullness));
    // A future answer: with a new member and, in lists of values, a new word.
    return { ...Object.fromEntries(members), ...(this.#isAnswer && { unheardOf: { kept: [1, "x", null] } }) };
  }

  #member(field: Field, fullness: Fullness): [string, unknown][] {
    if (fullness === "bare" && field.nullable) return [[field.name, null]];
    if (fullness === "bare" && !field.required) return [];
    return [[field.name, this.valueOf(field.type, field.name, fullness)]];
  }

  #value(name: string): string {
    return this.#isAnswer ? "UNHEARD_OF" : this.#form.enums.find((list) => list.name === name)!.values[0]!;
  }
}
