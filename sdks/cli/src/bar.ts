import type { Context } from "./context.ts";
import { TEXTS, type Text } from "./texts.ts";

const WIDTH = 30;
const SECOND_MS = 1_000;
const MINUTE_S = 60;

const timeText = (seconds: number): string => {
  const minutes = Math.floor(seconds / MINUTE_S);
  const rest = Math.round(seconds % MINUTE_S);
  return minutes === 0 ? `${rest} s` : `${minutes} min ${rest} s`;
};

/** "[###...] 300/2000, 9.8/s, 2 min 53 s left" */
export const barText = (ctx: Context, text: Text, done: number, total: number, elapsedMs: number): string => {
  const full = "#".repeat(Math.round((done / total) * WIDTH)).padEnd(WIDTH, ".");
  const rate = done / Math.max(elapsedMs / SECOND_MS, 0.001);
  const shown = rate.toLocaleString(ctx.language, { maximumFractionDigits: 1 });
  const left = ctx.text(TEXTS.left, { time: timeText((total - done) / rate) });
  return `${ctx.text(text)} [${full}] ${done}/${total}, ${shown}/s, ${left}`;
};

/** Draws a progress bar on a terminal, and nothing in a log. @returns the function that advances it */
export const barOf = (ctx: Context, text: Text, total: number): (() => void) => {
  const began = performance.now();
  let done = 0;
  return () => {
    done++;
    if (!process.stderr.isTTY) return;
    const line = barText(ctx, text, done, total, performance.now() - began);
    process.stderr.write(`\r${line.padEnd(process.stderr.columns ?? 0).slice(0, process.stderr.columns)}`);
    if (done === total) process.stderr.write("\n");
  };
};
