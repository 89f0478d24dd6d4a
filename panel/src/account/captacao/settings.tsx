import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { slug } from "../../../../src/lib/text.ts";
import { ask, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { numberAt, withReadings } from "../../kit/amounts.ts";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Refused, textOf } from "../../kit/fields.tsx";
import { Line, Lines, Ticks } from "../../kit/form-lines.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { done } from "../../kit/toast.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { PURPOSE_TITLES } from "../properties/texts.ts";
import { DAY_TITLES, DESK } from "./texts.ts";

type Settings = AnswerTo<"getCaptacaoSettings">["data"];

/** The fields of the form as text, under their JSON Pointers. */
type Values = Readonly<Record<string, string>>;

const valuesOf = (settings: Settings): Values => ({
  "/purposes": settings.purposes.join(" "),
  "/serviceDays": settings.serviceDays.join(" "),
  "/operatingCities": settings.operatingCities.join("\n"),
  "/autoPauseAfter": settings.autoPauseAfter === null ? "" : String(settings.autoPauseAfter),
});

const valuesSent = (form: FormData): Values => ({
  "/purposes": form.getAll("/purposes").join(" "),
  "/serviceDays": form.getAll("/serviceDays").join(" "),
  "/operatingCities": textOf(form, "/operatingCities").replaceAll("\r", ""),
  "/autoPauseAfter": textOf(form, "/autoPauseAfter"),
});

const wordsIn = (text = ""): string[] => text.split(" ").filter(Boolean);

/** "Curitiba/PR" and "curitiba-pr" are one city. */
const citiesIn = (text = ""): string[] => text.split("\n").map(slug).filter(Boolean);

const bodyOf = (values: Values) => ({
  purposes: wordsIn(values["/purposes"]),
  serviceDays: wordsIn(values["/serviceDays"]),
  operatingCities: citiesIn(values["/operatingCities"]),
  autoPauseAfter: numberAt("/autoPauseAfter", values["/autoPauseAfter"] ?? ""),
});

const factsOf = (c: PanelContext, settings: Settings): readonly Fact[] => {
  const language = c.get("language");
  return [
    [DESK.free, settings.freeLeads > 0 && numberIn(language, settings.freeLeads)],
    [DESK.terms, settings.termsVersion],
    [
      DESK.acceptedTerms,
      settings.acceptedTermsVersion && (
        <>
          {settings.acceptedTermsVersion}
          {settings.termsAcceptedAt && (
            <p class="hint">
              <Time at={settings.termsAcceptedAt} language={language} />
            </p>
          )}
        </>
      ),
    ],
  ];
};

const settingsPage = async (c: PanelContext, sent?: { values: Values; problem: Problem }) => {
  const t = c.get("t");
  const { data: settings } = await ask(c, "getCaptacaoSettings");
  const parts = { c, values: sent?.values ?? valuesOf(settings), problem: sent?.problem };
  return show(
    c,
    <Page c={c} title={DESK.title}>
      <Refused problem={sent?.problem} />
      <p>{t(DESK.intro)}</p>
      <section class="card">
        <Act c={c} to={inAccount(c, "/captacao/settings")} title={DESK.save} kind="main">
          <Ticks {...parts} pointer="/purposes" label={DESK.purposes} of={PURPOSE_TITLES} />
          <Ticks {...parts} pointer="/serviceDays" label={DESK.days} of={DAY_TITLES} />
          <Lines {...parts} pointer="/operatingCities" label={DESK.cities} hint={DESK.citiesHint} />
          <Line
            {...parts}
            pointer="/autoPauseAfter"
            label={DESK.pauseAfter}
            hint={DESK.pauseHint}
            input={{ inputmode: "numeric" }}
          />
        </Act>
      </section>
      <section class="card">
        <h2>{t(DESK.standing)}</h2>
        <Facts c={c} facts={factsOf(c, settings)} />
      </section>
    </Page>,
    sent ? 422 : 200,
  );
};

export const deskSettings = new Hono<PanelBindings>();

deskSettings.get("/", (c) => settingsPage(c));

deskSettings.post("/", async (c) => {
  const values = valuesSent(await formOf(c));
  const written = await send(c, "changeCaptacaoSettings", { body: bodyOf(values) });
  return "problem" in written
    ? settingsPage(c, { values, problem: withReadings(c, written.problem, (pointer) => values[pointer]) })
    : done(c, inAccount(c, "/captacao/settings"));
});
