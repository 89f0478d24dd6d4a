import { nameInside } from "./affixes.ts";
import type { ListingField } from "./format.ts";
import { canonical, FORMATS, KNOWN_NAMES, lastOf } from "./index.ts";
import { PHOTO_PLACES } from "./names.ts";
import { SECOND_NAMES } from "./second-names.ts";

const fieldsByName = new Map<string, Set<ListingField>>();
for (const rows of [...FORMATS.map((format) => format.rows), SECOND_NAMES])
  for (const [field, found] of Object.entries(rows))
    for (const [at] of found) {
      const name = lastOf(at);
      fieldsByName.set(name, (fieldsByName.get(name) ?? new Set()).add(field as ListingField));
    }

/** The fields that an element's name may fill, in whatever format. */
export const fieldsNamed = (name: string): ReadonlySet<ListingField> => fieldsByName.get(name) ?? new Set();

/** By themselves these say too little to stand behind another word. */
const BARE = new Set(["id", "nome", "name", "nombre", "value", "text", "content", "item"]);

const KNOWN = {
  all: new Set([...KNOWN_NAMES].filter((name) => !BARE.has(name))),
  fields: fieldsByName,
  person: "owner",
};

/** `valor_de_venda`, `ValorDeVenda`. */
const JOINTS = /[_-]d[aeo][_-]|([a-z])D[aeo](?=[A-Z])/g;

const spelled = (written: string): string => {
  const local = written.slice(written.lastIndexOf(":") + 1);
  const name = local.toLowerCase();
  const one = canonical(name);
  // `<Foto1>`, `<foto_2>`.
  const alone = one.endsWith("360") ? one : one.replace(/\d{1,3}$/, "");
  if (PHOTO_PLACES.has(alone)) return alone;
  if (KNOWN_NAMES.has(one)) return one;
  const plain = canonical(local.replace(JOINTS, "$1_").toLowerCase());
  return KNOWN_NAMES.has(plain) ? plain : (nameInside(plain, KNOWN) ?? name);
};

const MAX_SPELLINGS = 1_000;
const MAX_NAME_CHARS = 100;
const spellings = new Map<string, string>();

/** An element's name without its namespace and case; the known one that it stands for (`Area_Util` is `areautil`). */
export const localName = (written: string): string => {
  const known = spellings.get(written);
  if (known !== undefined) return known;
  if (spellings.size >= MAX_SPELLINGS) spellings.clear();
  const name = spelled(written);
  if (written.length > MAX_NAME_CHARS) return name;
  spellings.set(JSON.parse(JSON.stringify(written)) as string, name);
  return name;
};
