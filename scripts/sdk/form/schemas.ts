import type { Schema } from "./document.ts";
import { Enums } from "./enums.ts";
import type { Field, Model, Type } from "./form.ts";
import { pascal, singular } from "./names.ts";

const REF = "#/components/schemas/";
/** An amount in BRL is a number whose name says so, because the contract has no format for it. */
const MONEY_NAME = /price/i;

interface Read {
  readonly type: Type;
  readonly nullable: boolean;
}

/** A place in the contract, as the name of a type that appears there. */
export interface Place {
  readonly name: string;
  /** The member, which distinguishes an amount from another number. */
  readonly member: string;
  readonly isInput: boolean;
}

const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat());

/** Turns the contract's schemas into models, lists of values and types, as operations need them. */
export class Schemas {
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #models = new Map<string, Model>();
  readonly #enums: Enums;

  constructor(schemas: Readonly<Record<string, Schema>>) {
    this.#schemas = schemas;
    this.#enums = new Enums(new Set(Object.keys(schemas)));
  }

  read(schema: Schema, place: Place): Read {
    if (schema.$ref) return this.#readNamed(schema.$ref.slice(REF.length), place.isInput);
    const parts = schema.allOf ?? schema.anyOf ?? schema.oneOf;
    if (parts) return this.#readParts(schema, parts, place);
    const values = schema.enum ?? schema["x-extensible-enum"] ?? (schema.const ? [schema.const] : undefined);
    const nullable = typesOf(schema).includes("null") || (schema.enum ?? []).includes(null);
    const words = values?.filter((value) => typeof value === "string");
    if (words?.length === 1) return { type: { kind: "string" }, nullable };
    if (words?.length) return { type: { kind: "enum", name: this.#enums.note(words, place.name) }, nullable };
    return { type: this.#plain(schema, place), nullable };
  }

  /** The used models, under their final names. */
  models(): Model[] {
    return [...this.#models.values()]
      .map((model) => ({
        ...model,
        fields: model.fields.map((field) => ({ ...field, type: this.#listed(model, field) })),
      }))
      .sort((left, right) => (left.name < right.name ? -1 : 1));
  }

  enums() {
    return this.#enums.all();
  }

  /** A list of values gets its name when all its places are known. */
  settle(type: Type): Type {
    if (type.kind === "enum") return { kind: "enum", name: this.#enums.nameOf(type.name) };
    return "of" in type ? { kind: type.kind, of: this.settle(type.of) } : type;
  }

  #listed({ name: model }: Model, { name, type }: Field): Type {
    const list = this.#enums.elsewhere(model, name);
    if (list === undefined) return this.settle(type);
    const listed = { kind: "enum", name: list } as const;
    return type.kind === "list" ? { kind: "list", of: listed } : listed;
  }

  #readNamed(name: string, isInput: boolean): Read {
    const schema = this.#schemas[name];
    if (!schema) throw new Error(`The contract has no schema ${name}`);
    const place = { name, member: "", isInput };
    if (schema.properties === undefined) return this.read(schema, place);
    this.#addModel(schema, place);
    return { type: { kind: "model", name }, nullable: typesOf(schema).includes("null") };
  }

  /** Reads a nullable model, or a choice between models as one model with their common members. */
  #readParts(schema: Schema, parts: readonly Schema[], place: Place): Read {
    const some = parts.filter((part) => typesOf(part).join() !== "null");
    const nullable = some.length < parts.length;
    const named = some.filter(({ $ref }) => $ref);
    if (schema.allOf && named.length === 1)
      return {
        ...this.read(named[0]!, place),
        nullable: some.some((part) => typesOf(part).includes("null")),
      };
    if (some.length === 1)
      return { ...this.read(some[0]!, place), nullable: nullable || this.read(some[0]!, place).nullable };
    const objects = some.map((part) => (part.$ref ? this.#schemas[part.$ref.slice(REF.length)]! : part));
    if (!objects.every((part) => part.properties)) return { type: this.#choice(some, place), nullable };
    const shared = this.#shared(objects, schema.allOf !== undefined);
    this.#addModel({ ...shared, ...(schema.description && { description: schema.description }) }, place);
    return { type: { kind: "model", name: place.name }, nullable };
  }

  /** Reads a choice between listed values and any string as the list, because SDKs accept unknown values anyway. */
  #choice(parts: readonly Schema[], place: Place): Type {
    const listed = parts.find((part) => part.enum);
    return listed ? this.read(listed, place).type : { kind: "any" };
  }

  #shared(objects: readonly Schema[], isWhole: boolean): Schema {
    const properties: Record<string, Schema> = {};
    for (const object of objects) {
      for (const [name, property] of Object.entries(object.properties ?? {})) {
        const inAll = objects.every((other) => other.properties?.[name]);
        if (isWhole || inAll)
          properties[name] = this.#common(
            objects.map((other) => other.properties?.[name]),
            property,
          );
      }
    }
    const required = Object.keys(properties).filter((name) =>
      objects.some((object) => object.required?.includes(name)),
    );
    return { type: "object", properties, required };
  }

  /**
   * Merges a member that differs among the choices: into a string with all known values if all are strings, else into
   * any object. It has the first one's description.
   */
  #common(choices: readonly (Schema | undefined)[], first: Schema): Schema {
    const present = choices.filter((choice) => choice !== undefined);
    if (present.every((choice) => JSON.stringify(choice) === JSON.stringify(first))) return first;
    const described = first.description !== undefined && { description: first.description };
    if (present.every((choice) => typeof choice.const === "string" || typesOf(choice).includes("string"))) {
      const values = present.map((choice) => choice.const).filter((value) => value !== undefined);
      return { type: "string", ...described, ...(values.length > 0 && { "x-extensible-enum": values }) };
    }
    return { type: "object", ...described, additionalProperties: {} };
  }

  #plain(schema: Schema, place: Place): Type {
    const [type] = typesOf(schema).filter((name) => name !== "null");
    if (type === "string" || type === "boolean" || type === "integer") return { kind: type };
    if (type === "number") return { kind: MONEY_NAME.test(place.member) ? "money" : "number" };
    if (type === "array") {
      const name = singular(place.name);
      return { kind: "list", of: this.read(schema.items ?? {}, { ...place, name }).type };
    }
    if (type !== "object") return { kind: "any" };
    if (!schema.properties) return { kind: "map", of: this.#mapped(schema, place) };
    this.#addModel(schema, place);
    return { kind: "model", name: place.name };
  }

  #mapped({ additionalProperties }: Schema, place: Place): Type {
    if (typeof additionalProperties !== "object") return { kind: "any" };
    return this.read(additionalProperties, place).type;
  }

  #addModel(schema: Schema, place: Place): void {
    const { name, isInput } = place;
    const known = this.#models.get(name);
    if (known && (known.isInput || !isInput)) return;
    const description = schema.description ?? "";
    this.#models.set(name, { name, description, fields: [], isInput });
    const fields = Object.entries(schema.properties ?? {}).map(([member, property]): Field => {
      const inner = { name: name + pascal(member), member, isInput };
      const required = schema.required?.includes(member) ?? false;
      return {
        name: member,
        ...this.read(property, inner),
        required,
        description: property.description ?? "",
        ...(property.format === "date-time" && { isMoment: true as const }),
      };
    });
    this.#models.set(name, { name, description, fields, isInput });
  }
}
