import panels from "../../docs/runbook/dashboard.json" with { type: "json" };
import { withColumnPlaces } from "../../src/alarms/alerts.ts";

interface Panel {
  readonly row: string;
  readonly title: string;
  readonly unit: string;
  readonly query: string;
}

export const PANELS = panels as readonly Panel[];

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
    targets: [
      { refId: "A", format: "time_series", rawQuery: true, query: withColumnPlaces(panel.query, suffix) },
    ],
  })),
});
