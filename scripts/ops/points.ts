import alerts from "../../docs/runbook/alerts.json" with { type: "json" };
import panels from "../../docs/runbook/dashboard.json" with { type: "json" };
import { type Dataset, POINTS } from "../../src/ports/points.ts";

/** What is asked of the points, and when that is too much. `{dataset.column}` stands for a column's place. */
export interface Alert {
  readonly name: string;
  readonly tells: string;
  readonly query: string;
  /** Rows of the answer that have a larger `value` are alerts. */
  readonly threshold: number;
  readonly minutes: number;
  readonly answer: "page" | "ticket";
  /** Of `docs/runbook/`. */
  readonly runbook: string;
  /** What shows how it came, as the dashboard names it. */
  readonly panel: string;
}

export interface Panel {
  readonly row: string;
  readonly title: string;
  readonly unit: string;
  readonly query: string;
}

export const ALERTS = alerts as readonly Alert[];
export const PANELS = panels as readonly Panel[];

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

/** The query as the platform takes it. @throws Error that names an unknown dataset or column */
export const inPlaces = (query: string, suffix = ""): string =>
  query.replaceAll(COLUMN, (_, dataset: string, column?: string) =>
    column === undefined ? placeOf(dataset, column) + suffix : placeOf(dataset, column),
  );

export const titleOf = ({ row, title }: Panel): string => `${row}: ${title}`;

const PANEL_WIDTH = 12;
const PANEL_HEIGHT = 8;

/** A dashboard to import into Grafana, whose data source is the SQL API of Analytics Engine. */
export const dashboardOf = (panels: readonly Panel[], suffix = ""): object => ({
  title: "Real-Estate Account API",
  uid: "real-estate-account-api",
  timezone: "utc",
  refresh: "1m",
  time: { from: "now-6h", to: "now" },
  templating: { list: [{ name: "source", type: "datasource", query: "vertamedia-clickhouse-datasource" }] },
  panels: panels.map((panel, at) => ({
    id: at + 1,
    type: "timeseries",
    title: titleOf(panel),
    datasource: { type: "vertamedia-clickhouse-datasource", uid: "$source" },
    fieldConfig: { defaults: { unit: panel.unit }, overrides: [] },
    gridPos: {
      x: (at % 2) * PANEL_WIDTH,
      y: Math.floor(at / 2) * PANEL_HEIGHT,
      w: PANEL_WIDTH,
      h: PANEL_HEIGHT,
    },
    targets: [{ refId: "A", format: "time_series", rawQuery: true, query: inPlaces(panel.query, suffix) }],
  })),
});
