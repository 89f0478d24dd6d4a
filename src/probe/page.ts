import { DAY_MS, dayOf, isoTime, MINUTE_MS } from "../lib/clock.ts";
import { type Language, ptEn, type Sentence } from "../lib/language.ts";
import { type Results, SHOWN_DAYS, type Tally } from "./results.ts";
import { STEPS, type StepName } from "./steps.ts";

/** Without a run for this long the status is unknown. */
const FRESH_MS = 5 * MINUTE_MS;
const MIN_GOOD_SHARE = 0.999;
const BAR_WIDTH = 6;
const BAR_HEIGHT = 32;

const NAMES: Readonly<Record<StepName, Sentence>> = {
  documents: ptEn("Documentação", "Documentation"),
  reads: ptEn("Leituras", "Reads"),
  writes: ptEn("Gravações", "Writes"),
  events: ptEn("Eventos", "Events"),
  webhooks: ptEn("Webhooks", "Webhooks"),
};

const STATES = {
  good: ptEn("Tudo em funcionamento.", "All systems operational."),
  bad: ptEn("Há falhas na API.", "The API has failures."),
  unknown: ptEn("Sem medição há mais de cinco minutos.", "No measurement for more than five minutes."),
} as const satisfies Readonly<Record<string, Sentence>>;

const TEXT = {
  title: ptEn("Estado da API", "API status"),
  how: ptEn(
    "A cada minuto, um programa independente usa a API como um integrador faria. Cada barra é um dia.",
    "Every minute an independent program uses the API as an integrator would. Each bar is a day.",
  ),
  works: ptEn("funciona", "works"),
  fails: ptEn("falha", "fails"),
  notTried: ptEn("não medido", "not measured"),
  ofDays: ptEn("nos últimos 90 dias", "in the last 90 days"),
  last: ptEn("Última medição", "Last measured"),
} as const satisfies Readonly<Record<string, Sentence>>;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#fff}
h2{font-size:1rem;margin:1.5rem 0 .25rem}svg{width:100%;height:2rem}.good{fill:#15803d}.some{fill:#b45309}.bad{fill:#b91c1c}.none{fill:#d6d3d1}
@media(prefers-color-scheme:dark){body{color:#f5f5f4;background:#1c1917}a{color:#93c5fd}.none{fill:#57534e}}`;

const shareOf = ({ runs, failed }: Tally): number => (runs - failed) / runs;

const percent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(
    Math.floor(share * 10_000) / 10_000,
  );

const gradeOf = (tally: Tally | undefined): string => {
  if (!tally) return "none";
  if (shareOf(tally) >= MIN_GOOD_SHARE) return "good";
  return shareOf(tally) > 0 ? "some" : "bad";
};

const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({ runs: all.runs + one.runs, failed: all.failed + one.failed, ms: all.ms + one.ms }),
    { runs: 0, failed: 0, ms: 0 },
  );

const barsOf = (name: StepName, { days }: Results, now: number, language: Language): string => {
  const known = new Map(days.map(({ day, steps }) => [day, steps[name]]));
  const bars = Array.from({ length: SHOWN_DAYS }, (_, at) => {
    const day = dayOf(now - (SHOWN_DAYS - 1 - at) * DAY_MS);
    const tally = known.get(day);
    const share = tally ? percent(shareOf(tally), language) : TEXT.notTried[language];
    return `<rect class="${gradeOf(tally)}" x="${at * BAR_WIDTH}" width="${BAR_WIDTH - 2}" height="${BAR_HEIGHT}"><title>${day}: ${share}</title></rect>`;
  });
  const box = `0 0 ${SHOWN_DAYS * BAR_WIDTH} ${BAR_HEIGHT}`;
  return `<svg viewBox="${box}" preserveAspectRatio="none" role="img" aria-label="${NAMES[name][language]}">${bars.join("")}</svg>`;
};

const sectionOf = (name: StepName, results: Results, now: number, language: Language): string => {
  const tried = results.last?.steps.find((step) => step.name === name);
  const all = sumOf(results.days.flatMap(({ steps }) => steps[name] ?? []));
  const state = tried ? TEXT[tried.ok ? "works" : "fails"][language] : TEXT.notTried[language];
  const share = all.runs > 0 ? `, ${percent(shareOf(all), language)} ${TEXT.ofDays[language]}` : "";
  return `<h2>${NAMES[name][language]}: ${state}${share}</h2>${barsOf(name, results, now, language)}`;
};

export const stateOf = ({ last }: Results, now: number): keyof typeof STATES => {
  if (!last || now - last.at > FRESH_MS) return "unknown";
  return last.steps.every(({ ok }) => ok) ? "good" : "bad";
};

/** Made from our texts and numbers: nothing in it comes from a caller. */
export const pageOf = (results: Results, now: number, language: Language): string => {
  const other: Language = language === "en" ? "pt-BR" : "en";
  const last = results.last ? `${isoTime(results.last.at).slice(0, 16).replace("T", " ")} UTC` : "-";
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${TEXT.title[language]}</title><style>${STYLE}</style></head><body>
<p><a href="?lang=${other}" hreflang="${other}">${other === "en" ? "English" : "Português"}</a></p>
<h1>${TEXT.title[language]}</h1><p><strong>${STATES[stateOf(results, now)][language]}</strong></p>
<p>${TEXT.how[language]}</p>
${STEPS.map((name) => sectionOf(name, results, now, language)).join("\n")}
<p>${TEXT.last[language]}: ${last}</p></body></html>
`;
};
