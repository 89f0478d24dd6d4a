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

/** These mean too little by themselves to be recognized after another word. */
const BARE = new Set(["id", "nome", "name", "nombre", "value", "text", "content", "item"]);

const KNOWN = {
  all: new Set([...KNOWN_NAMES].filter((name) => !BARE.has(name))),
  fields: fieldsByName,
  person: "owner",
};

/** `valor_de_venda`, `ValorDeVenda`. */
const JOINTS = /[_-](?:d[aeo]|para)[_-]|([a-z])(?:D[aeo]|Para)(?=[A-Z])/g;

/** Prefixes of database columns: `cd_imovel`, `vl_venda`, `ds_referencia`, `VlrVenda`, `codref`. */
const COLUMN = /^(?:(cd|cod|vl|vlr|tp|nr|nu|qt|ds|nm|sg|fl|in|st|no)_|(cd|cod|vlr?))(?=[a-z]{2})/i;
const COLUMNS: Readonly<Record<string, string>> = {
  cd: "codigo_",
  cod: "codigo_",
  vl: "valor_",
  vlr: "valor_",
  tp: "tipo_",
  nr: "numero_",
  nu: "numero_",
  qt: "qtd_",
};

const columnOf = (local: string): string | null => {
  const [whole, apart, joined] = COLUMN.exec(local) ?? [];
  const prefix = (apart ?? joined)?.toLowerCase();
  if (prefix === undefined) return null;
  const rest = local.slice(whole!.length);
  const word = COLUMNS[prefix] ?? "";
  // `vl_area_util` is an area, `cod_area` the area code of a telephone.
  return word === "valor_" && /^area/i.test(rest) ? rest : word + rest;
};

/** `Dormitório`, `_preco`, `Nº_Quartos`. */
const plainOf = (local: string): string =>
  local
    .replace(/^_+/, "")
    .normalize("NFD")
    .replace(/[\p{M}ºª]/gu, "");

/** The table of homes, as a suffix of each column: `vl_venda_imo`. */
const TABLE = /_imo$/i;

const spelled = (written: string): string => {
  const own = written.slice(written.lastIndexOf(":") + 1);
  const local = plainOf(own).replace(TABLE, "");
  const column = columnOf(local);
  return knownSpelling(local) ?? (column && knownSpelling(column)) ?? own.toLowerCase();
};

/** `lista_fotos`, `url_foto_principal`. */
const LISTED = /^(?:urls?|links?|lista|galeria|album)(?:de)?/;

const knownSpelling = (local: string): string | null => {
  const name = local.toLowerCase();
  const one = canonical(name);
  // `<Foto1>`, `<foto_2>`.
  const alone = one.endsWith("360") ? one : one.replace(/\d{1,3}$/, "");
  if (PHOTO_PLACES.has(alone)) return alone;
  if (KNOWN_NAMES.has(one)) return one;
  const photo = alone.replace(LISTED, "");
  if (PHOTO_PLACES.has(photo)) return photo;
  const plain = canonical(local.replace(JOINTS, "$1_").toLowerCase());
  return knownWithin(plain) ?? withoutPreposition(plain);
};

const knownWithin = (plain: string): string | null =>
  KNOWN_NAMES.has(plain) ? plain : (nameInside(plain, KNOWN) ?? null);

/** `valordoaluguel`, `numerodequartos`: words run together with a preposition. */
const withoutPreposition = (plain: string): string | null => {
  for (const { index } of plain.matchAll(/d[aeo](?=[a-z]{3})/g)) {
    const found = knownWithin(plain.slice(0, index) + plain.slice(index + 2));
    if (found !== null) return found;
  }
  return null;
};

/** Elements of a database dump, whose columns all have this name and carry their own as an attribute. */
const COLUMN_ELEMENTS = new Set(["field", "column", "campo", "coluna"]);

/** The name of an element that may be a column: `<field name="valor_venda">`, `<campo chave="cidade">`. */
export const nameOfColumn = (name: string, attributes: Readonly<Record<string, string>>): string => {
  const { name: own, nome, chave, key } = attributes;
  const column = COLUMN_ELEMENTS.has(name) ? (own ?? nome ?? chave ?? key ?? "").trim() : "";
  return /^\w+$/.test(column) ? localName(column) : name;
};

const MAX_SPELLINGS = 1_000;
const MAX_NAME_CHARS = 100;
const spellings = new Map<string, string>();

/** An element's name without namespace and case, or the known name that it spells (`Area_Util` is `areautil`). */
export const localName = (written: string): string => {
  const known = spellings.get(written);
  if (known !== undefined) return known;
  if (spellings.size >= MAX_SPELLINGS) spellings.clear();
  const name = spelled(written);
  if (written.length > MAX_NAME_CHARS) return name;
  spellings.set(JSON.parse(JSON.stringify(written)) as string, name);
  return name;
};
