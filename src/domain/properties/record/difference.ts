import type { Property } from "../../../db/schema/properties.ts";
import { type Change, differencesOf } from "../../records/difference.ts";
import { presentProperty } from "./present.ts";

/** The availability date renews silently; updatedAt says only that something else changed. */
const SILENT: ReadonlySet<string> = new Set(["updatedAt", "confirmation"]);

/** What follows from other fields: named in events, not in the `changes` of a write. */
const DERIVED: ReadonlySet<string> = new Set(["category", "coverPhoto", "radar", "photoSync", "deletedAt"]);

const VIEW = { language: "pt-BR", publicUrl: "" } as const;

/** Every visible field that differs. */
export const differences = (before: Property, after: Property): Change[] =>
  differencesOf(before, after, (property) => presentProperty(property, VIEW), SILENT);

export const isDerived = (change: Change): boolean => DERIVED.has(change.field);
