import { fold } from "../../lib/text.ts";
import { foldedHeading } from "./field.ts";

/** What a person has decided about a sheet. */
export interface SavedMaps {
  /** A heading and its field; "" for none. */
  readonly columns: Readonly<Record<string, string>>;
  /** A cell's text, or "heading:text", and what it means; "" if it means nothing. */
  readonly values: Readonly<Record<string, string>>;
}

const normalized = (heading: string): string => heading.trim().normalize("NFC").toLowerCase();

export class Maps {
  readonly saved: SavedMaps;
  readonly #values: ReadonlyMap<string, string>;

  constructor(saved: SavedMaps) {
    this.saved = saved;
    this.#values = new Map(
      Object.entries(saved.values).map(([from, to]) => {
        const [heading = "", ...text] = from.split(":");
        return [text.length > 0 ? `${foldedHeading(heading)}:${fold(text.join(":"))}` : `:${fold(from)}`, to];
      }),
    );
  }

  /** @param all the sheet's headings: a map for one of them does not apply to another with the same folded form */
  columnOf(heading: string, all: readonly string[]): string | undefined {
    const maps = Object.entries(this.saved.columns);
    const exact = maps.findLast(([from]) => normalized(from) === normalized(heading));
    if (exact) return exact[1];
    const others = new Set(all.map(normalized));
    const alike = maps.findLast(
      ([from]) => foldedHeading(from) === foldedHeading(heading) && !others.has(normalized(from)),
    );
    return alike?.[1];
  }

  /** @param isWord whether the column's cells are words of a list: a map without a heading applies only to these */
  valueOf(heading: string, text: string, isWord: boolean): string | undefined {
    const key = fold(text);
    return (
      this.#values.get(`${foldedHeading(heading)}:${key}`) ??
      (isWord ? this.#values.get(`:${key}`) : undefined)
    );
  }
}

export const NO_MAPS = new Maps({ columns: {}, values: {} });

/** "Barracão=GALPAO" and "value:Vagas:Sim=1"; undefined if it is not a map. */
export const mapOf = (text: string): Partial<SavedMaps> | undefined => {
  const at = text.lastIndexOf("=");
  if (at < 1) return undefined;
  const from = text.slice(0, at).trim();
  const to = text.slice(at + 1).trim();
  return from.startsWith("value:") ? { values: { [from.slice(6)]: to } } : { columns: { [from]: to } };
};

export const joinMaps = (first: SavedMaps, ...others: readonly Partial<SavedMaps>[]): SavedMaps =>
  others.reduce<SavedMaps>(
    (all, { columns, values }) => ({
      columns: { ...all.columns, ...columns },
      values: { ...all.values, ...values },
    }),
    first,
  );
