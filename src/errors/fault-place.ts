import { pathOfPointer } from "../lib/json-pointer.ts";
import type { Fault } from "./faults.ts";

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

/** Parameters and headers have names without members. */
export const placeOf = ({ in: where, name, pointer }: Fault): string[] => {
  if (pointer !== undefined) return pathOfPointer(pointer);
  return where === "body" ? pathOfName(name) : [name];
};
