import { stringify } from "yaml";

/** Also for readers of YAML 1.1, to whom a bare `no` or date is no text. */
export const yamlOf = (document: object): string =>
  stringify(document, { aliasDuplicateObjects: false, compat: "yaml-1.1", lineWidth: 0 });
