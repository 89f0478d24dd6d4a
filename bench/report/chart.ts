import type { GrowthRow } from "../calls/growth.ts";
import type { Comparison } from "../calls/measure.ts";

const WIDTH = 760;
const LEFT = 190;
const RIGHT = 60;
const BAR = 16;
const STEP = 28;
const TOP = 46;
const PLOT = WIDTH - LEFT - RIGHT;
/** Bars end here: a call that beats its floor by more is noise. */
const MAX_RATIO = 1.2;

const INK = "#1f2933";
const FAINT = "#d5dbe1";
const MET = "#2f855a";
const SHORT = "#c05621";
const SHADES = ["#9fb3c8", "#627d98", "#243b53"];

const text = (x: number, y: number, words: string, extra = ""): string =>
  `<text x="${x}" y="${y}" ${extra}>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;

const xOf = (share: number): number => LEFT + (Math.min(share, MAX_RATIO) / MAX_RATIO) * PLOT;

const bar = ({ name, aim, ratio }: Comparison, at: number): string => {
  const y = TOP + at * STEP;
  const color = aim === null || ratio.median >= aim ? MET : SHORT;
  const mark = `<line x1="${xOf(aim ?? 0)}" x2="${xOf(aim ?? 0)}" y1="${y - 3}" y2="${y + BAR + 3}" stroke="${INK}" stroke-width="2"/>`;
  const spread = `<line x1="${xOf(ratio.least)}" x2="${xOf(ratio.most)}" y1="${y + BAR / 2}" y2="${y + BAR / 2}" stroke="${INK}" opacity="0.45"/>`;
  return [
    text(LEFT - 8, y + BAR - 4, name, 'text-anchor="end"'),
    `<rect x="${LEFT}" y="${y}" width="${xOf(ratio.median) - LEFT}" height="${BAR}" fill="${color}"/>`,
    spread,
    aim === null ? "" : mark,
    text(WIDTH - RIGHT + 8, y + BAR - 4, `${Math.round(ratio.median * 100)} %`),
  ].join("");
};

const gridLine = (share: number, bottom: number): string =>
  `<line x1="${xOf(share)}" x2="${xOf(share)}" y1="${TOP - 8}" y2="${bottom}" stroke="${FAINT}"/>` +
  text(xOf(share), TOP - 12, `${share * 100} %`, 'text-anchor="middle" font-size="11"');

const growthBars = ({ name, at }: GrowthRow, top: number, most: number): string => {
  const height = 7;
  const bars = at.map(
    ({ p50 }, which) =>
      `<rect x="${LEFT}" y="${top + which * height}" width="${(p50 / most) * PLOT}" height="${height - 1}" fill="${SHADES[which]}"/>`,
  );
  const words = at.map(({ p50 }) => p50.toFixed(1)).join(" / ");
  return [
    text(LEFT - 8, top + 14, name, 'text-anchor="end"'),
    ...bars,
    text(
      LEFT + (Math.max(...at.map(({ p50 }) => p50)) / most) * PLOT + 6,
      top + 14,
      `${words} ms`,
      'font-size="11"',
    ),
  ].join("");
};

/** A chart of the ratios, with the aims as marks, and of the growth. */
export const chartOf = (comparisons: readonly Comparison[], growth: readonly GrowthRow[]): string => {
  const bottom = TOP + comparisons.length * STEP;
  const most = 1.45 * Math.max(...growth.flatMap(({ at }) => at.map(({ p50 }) => p50)));
  const growthTop = bottom + 64;
  const height = growthTop + growth.length * (STEP + 4) + 12;
  const sizes = growth[0]?.at.map(({ size }) => size.toLocaleString("en-US")).join(", ") ?? "";
  const parts = [
    text(
      LEFT,
      18,
      `Calls per second, share of the floor's (${comparisons[0]?.connections} connections; mark: aim)`,
      'font-weight="600"',
    ),
    ...[0, 0.25, 0.5, 0.75, 1].map((share) => gridLine(share, bottom)),
    ...comparisons.map(bar),
    text(LEFT, bottom + 44, `Median time at ${sizes} properties`, 'font-weight="600"'),
    ...growth.map((row, at) => growthBars(row, growthTop + at * (STEP + 4), most)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="${INK}" role="img"><title>Ratios and growth</title><rect width="${WIDTH}" height="${height}" fill="#fff"/>${parts.join("\n")}</svg>\n`;
};
