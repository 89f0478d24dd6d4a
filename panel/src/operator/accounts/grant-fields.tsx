import type { Problem } from "../../../../src/errors/problem.ts";
import { isoTime } from "../../../../src/lib/clock.ts";
import { TIER_LIMITS } from "../../../../src/vocabulary/tier-limits.ts";
import type { PanelContext } from "../../context.ts";
import { Field, Options, textOf } from "../../kit/fields.tsx";
import { numberIn } from "../../kit/values.tsx";
import { TIER_TITLES } from "../../resources/access.ts";
import { GRANT } from "./texts.ts";

/** The grant's limits, with their labels. */
const LIMITS = {
  ratePerSecond: GRANT.rate,
  burst: GRANT.burst,
  monthlyQuota: GRANT.month,
  maxKeys: GRANT.maxKeys,
  maxWebhooks: GRANT.maxWebhooks,
} as const;

type LimitName = keyof typeof LIMITS;

const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

interface Grant {
  readonly tier: string;
  readonly pilotUntil: string | null;
  readonly limits: Readonly<Record<LimitName, number>>;
}

interface FieldsParts {
  readonly c: PanelContext;
  /** The refused form. */
  readonly form: FormData | undefined;
  readonly problem: Problem | undefined;
  /** The current grant. */
  readonly grant?: Grant;
}

const LOCAL = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Sao_Paulo",
  dateStyle: "short",
  timeStyle: "medium",
});

/** The day in São Paulo, as a date field writes it. */
const dayOf = (at: string): string => LOCAL.format(new Date(at)).split(" ")[0]!;

/** The last second of a day in São Paulo; NaN for an invalid day. */
const endOf = (day: string): number => {
  const time = Date.parse(`${day}T23:59:59Z`);
  return Number.isNaN(time) ? time : 2 * time - Date.parse(`${LOCAL.format(time).replace(" ", "T")}Z`);
};

/** The end of the chosen day; null if none is. An invalid day is passed on, for the API to refuse. */
export const pilotEnd = (form: FormData): string | null => {
  const day = textOf(form, "/pilotUntil");
  if (day === "" || textOf(form, "/tier") !== "PILOT") return null;
  const time = endOf(day);
  return Number.isNaN(time) ? day : isoTime(time);
};

/** The limits that were filled in. Text that is not a number is passed on, for the API to refuse. */
export const limitsIn = (form: FormData): Record<string, number | string> =>
  Object.fromEntries(
    LIMIT_NAMES.flatMap((name) => {
      const text = textOf(form, `/limits/${name}`);
      return text === "" ? [] : [[name, /^\d+$/.test(text) ? Number(text) : text]];
    }),
  );

export const TierFields = ({ c, form, problem, grant }: FieldsParts) => {
  const t = c.get("t");
  const tier = form ? textOf(form, "/tier") : (grant?.tier ?? "STANDARD");
  const day = form ? textOf(form, "/pilotUntil") : grant?.pilotUntil ? dayOf(grant.pilotUntil) : "";
  return (
    <>
      <Field
        label={t(GRANT.tier)}
        pointer="/tier"
        problem={problem}
        control={(own) => (
          <select {...own}>
            <Options c={c} of={TIER_TITLES} chosen={tier} />
          </select>
        )}
      />
      <Field
        label={t(GRANT.pilotUntil)}
        pointer="/pilotUntil"
        hint={t(GRANT.pilotHint)}
        problem={problem}
        control={(own) => <input type="date" value={day} {...own} />}
      />
    </>
  );
};

/** A limit's value in each tier, in words. */
const tiersAt = (c: PanelContext, name: (typeof LIMIT_NAMES)[number]): string =>
  Object.entries(TIER_LIMITS)
    .map(([tier, limits]) => `${c.get("t")(TIER_TITLES[tier]!)} ${numberIn(c.get("language"), limits[name])}`)
    .join(", ");

export const LimitFields = ({ c, form, problem, grant }: FieldsParts) => {
  const t = c.get("t");
  return (
    <>
      {LIMIT_NAMES.map((name) => (
        <Field
          label={t(LIMITS[name])}
          pointer={`/limits/${name}`}
          hint={t(GRANT.limitHint).replace("{tiers}", tiersAt(c, name))}
          problem={problem}
          control={(own) => (
            <input
              type="number"
              min={0}
              value={form ? textOf(form, `/limits/${name}`) : String(grant?.limits[name] ?? "")}
              {...own}
            />
          )}
        />
      ))}
    </>
  );
};

export const MessageField = ({ c, form, problem }: FieldsParts) => {
  const t = c.get("t");
  return (
    <Field
      label={t(GRANT.toOwner)}
      pointer="/message"
      hint={t(GRANT.toOwnerHint)}
      problem={problem}
      control={(own) => <input maxlength={1000} value={form ? textOf(form, "/message") : ""} {...own} />}
    />
  );
};
