import { isoTime, MINUTE_MS } from "../../../../src/lib/clock.ts";
import { serviceUntil } from "../../../../src/vocabulary/service-clock.ts";
import type { ServiceDay } from "../../../../src/vocabulary/value-lists.ts";
import type { PanelContext } from "../../context.ts";
import { numberIn, Time } from "../../kit/values.tsx";
import { CAPTACAO } from "./texts.ts";

const HOUR_MINUTES = 60;

interface ServiceParts {
  readonly c: PanelContext;
  readonly until: string;
  readonly days: readonly ServiceDay[];
}

/** The service time left; outside service hours, when the clock resumes (rules 29.6). */
export const ServiceLeft = ({ c, until, days }: ServiceParts) => {
  const { language, t } = c.var;
  const { leftMs, resumesAt } = serviceUntil(c.get("clock").now(), Date.parse(until), days);
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  const isLong = minutes >= 2 * HOUR_MINUTES;
  const left = t(isLong ? CAPTACAO.hoursLeft : CAPTACAO.minutesLeft).replace(
    "{count}",
    numberIn(language, isLong ? Math.floor(minutes / HOUR_MINUTES) : minutes),
  );
  return (
    <>
      <Time at={until} language={language} /> <b class="left">{left}</b>
      {resumesAt !== null && (
        <span class="stands">
          {t(CAPTACAO.stands)} <Time at={isoTime(resumesAt)} language={language} />
        </span>
      )}
    </>
  );
};
