import { stringify } from "yaml";

/** Writes YAML that YAML 1.1 readers also understand: they do not read a bare `no` or date as text. */
export const yamlOf = (document: object): string =>
  stringify(document, { aliasDuplicateObjects: false, compat: "yaml-1.1", lineWidth: 0 });
