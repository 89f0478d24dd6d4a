import { stringify } from "yaml";

/** Also for readers of YAML 1.1, which do not take a bare `no` or date as text. */
export const yamlOf = (document: object): string =>
  stringify(document, { aliasDuplicateObjects: false, compat: "yaml-1.1", lineWidth: 0 });
