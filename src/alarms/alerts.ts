import alerts from "../../docs/runbook/alerts.json" with { type: "json" };
import { type Dataset, POINTS } from "../ports/points.ts";

/** A query on the points, with its threshold. In the query, `{dataset.column}` stands for a column's place. */
export interface Alert {
  readonly name: string;
  readonly meaning: string;
  readonly query: string;
  /** Rows of the answer with a larger `value` raise the alert. */
  readonly threshold: number;
  readonly minutes: number;
  readonly answer: "page" | "ticket";
  /** A page of `docs/runbook/`. */
  readonly runbook: string;
  /** The panel of the dashboard that shows its history. */
  readonly panel: string;
  /** An empty answer raises it too: it means that nothing runs. */
  readonly isEmptyBad?: true;
}

export const ALERTS = alerts as readonly Alert[];

const COLUMN = /\{(\w+)(?:\.(\w+))?\}/g;

const placeOf = (dataset: string, column: string | undefined): string => {
  if (!Object.hasOwn(POINTS, dataset)) throw new Error(`There is no dataset ${dataset}.`);
  if (column === undefined) return dataset;
  const { index, texts, numbers } = POINTS[dataset as Dataset];
  if (column === index) return "index1";
  const text = (texts as readonly string[]).indexOf(column);
  if (text >= 0) return `blob${text + 1}`;
  const number = (numbers as readonly string[]).indexOf(column);
  if (number >= 0) return `double${number + 1}`;
  throw new Error(`${dataset} has no column ${column}.`);
};

/** The query with columns' places, as the platform runs it. @throws Error that names an unknown dataset or column */
export const withColumnPlaces = (query: string, suffix = ""): string =>
  query.replaceAll(COLUMN, (_, dataset: string, column?: string) =>
    column === undefined ? placeOf(dataset, column) + suffix : placeOf(dataset, column),
  );

export type Row = Readonly<Record<string, unknown>>;

/** The rows of an answer that raise the alert, perhaps none; null if it is not raised. */
export const firing = ({ threshold, isEmptyBad }: Alert, rows: readonly Row[]): readonly Row[] | null => {
  const over = rows.filter(({ value }) => Number(value) > threshold);
  const isBad = over.length > 0 || (isEmptyBad === true && rows.length === 0);
  return isBad ? over : null;
};
