import { pathOfPointer } from "../lib/json-pointer.ts";

/** Names and indices from the root of a part of a request to one of its members. */
export type Path = readonly string[];

/** `address.city` is `["address", "city"]`, `photos[2]` is `["photos", "2"]`. */
export const pathOfName = (name: string): string[] =>
  name === "" ? [] : name.replace(/\[(\d+)\]/g, ".$1").split(".");

export const nameOfPointer = (pointer: string): string =>
  pathOfPointer(pointer).reduce((name, token) => {
    if (/^\d+$/.test(token)) return `${name}[${token}]`;
    return name === "" ? token : `${name}.${token}`;
  }, "");

/** The place of a fault in a request. */
interface Place {
  readonly in: "query" | "path" | "header" | "body";
  /** Dotted name, as in `address.city`, `photos[2]`. */
  readonly name: string;
  /** JSON Pointer of a body's member, if the name alone is ambiguous: a member may be called `a.b`. */
  readonly pointer?: string;
}

/** Parameters and headers have names without members. */
export const placeOf = ({ in: where, name, pointer }: Place): string[] => {
  if (pointer !== undefined) return pathOfPointer(pointer);
  return where === "body" ? pathOfName(name) : [name];
};
