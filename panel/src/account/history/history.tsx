import type { Sentence } from "../../../../src/lib/language.ts";
import { readRequestId } from "../../../../src/lib/request-id.ts";
import { readIfOpen } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import type { PanelContext } from "../../context.ts";
import { Time } from "../../kit/values.tsx";
import { emailsOf } from "../../resources/emails.ts";
import { namesOf } from "../names.ts";
import { DONE, HAPPENED, HISTORY, OTHER_FIELDS } from "./texts.ts";

type Happened = AnswerTo<"listEvents">["data"][number];
type Done = AnswerTo<"listAudit">["data"][number];

/** How many lines are read from each of the two logs. */
const LINES = "30";
/** An act and an event at most this far apart count as one: a call writes both. */
const SAME_CALL_MS = 2_000;

/** The reads of an object's history; null where the role has no access. */
export const readsOfHistory = (id: string) =>
  [
    readIfOpen("listEvents", { query: { objectId: id, limit: LINES } }),
    readIfOpen("listAudit", { query: { subject: id, limit: LINES } }),
  ] as const;

interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

interface HistoryLine {
  readonly at: string;
  readonly title: Sentence | string;
  readonly actor: string | null;
  readonly causedBy: string | null;
  readonly fields: readonly string[];
  readonly changes: readonly Change[];
}

const textAt = (data: Record<string, unknown>, name: string): string | undefined =>
  typeof data[name] === "string" ? data[name] : undefined;

/** How stage and state changed, from two successive events. */
const changesOf = (entry: Happened, before: Happened | undefined): Change[] =>
  ["status", "state"].flatMap((field) => {
    const after = textAt(entry.data, field);
    const was = textAt(entry.data, "previousStatus") ?? (before && textAt(before.data, field));
    return after && was && after !== was ? [{ field, before: was, after }] : [];
  });

const fieldsIn = ({ data }: Happened): string[] =>
  Array.isArray(data.changedFields) ? data.changedFields.map(String) : [];

const isTogether = (event: Happened, act: Done): boolean =>
  Math.abs(Date.parse(event.createdAt) - Date.parse(act.at)) <= SAME_CALL_MS;

/** Events and acts as one list, newest first: an event takes its actor from the act that caused it. */
export const linesOf = (events: readonly Happened[], acts: readonly Done[]): HistoryLine[] => {
  const rest = [...acts];
  const happened = events.map((event, at): HistoryLine => {
    const index = rest.findIndex((act) => isTogether(event, act));
    const [act] = index === -1 ? [] : rest.splice(index, 1);
    const changes = changesOf(event, events[at + 1]);
    const shown = new Set(changes.map(({ field }) => field));
    return {
      at: event.createdAt,
      title: HAPPENED[event.type] ?? event.type,
      actor: act?.actor ?? null,
      causedBy: event.causedBy,
      fields: fieldsIn(event).filter((field) => !shown.has(field)),
      changes,
    };
  });
  const done = rest.map(
    ({ at, action, actor, fields }): HistoryLine => ({
      at,
      title: DONE[action] ?? action,
      actor,
      causedBy: null,
      fields: fields.filter((field) => field !== "status" && field !== "state"),
      changes: [],
    }),
  );
  return [...happened, ...done].toSorted((one, other) => other.at.localeCompare(one.at));
};

type Titles = Readonly<Record<string, Sentence>>;

export interface Words {
  /** Titles of fields, by their names in the API. */
  readonly fields: Titles;
  /** Titles of the values of stage and state. */
  readonly values: Titles;
}

/** Who made the call, from its id: the account's integration, the partner's, or somebody on a page. */
const callerOf = (c: PanelContext, requestId: string): Sentence => {
  const prefix = readRequestId(requestId)?.accountPrefix ?? null;
  if (prefix === null) return HISTORY.somebody;
  return c.get("membership").accountId.startsWith(prefix) ? HISTORY.integration : HISTORY.partner;
};

/** Who did it, in words. */
const Actor = ({
  c,
  line,
  names,
}: {
  c: PanelContext;
  line: HistoryLine;
  names: ReadonlyMap<string, string>;
}) => {
  const t = c.get("t");
  const { actor, causedBy } = line;
  if (actor?.startsWith("psn_")) return <>{names.get(actor) ?? t(HISTORY.somebody)}</>;
  if (actor?.startsWith("k_")) return <>{names.get(actor) ?? t(HISTORY.integration)}</>;
  if (actor) return <>{t(HISTORY.platform)}</>;
  return <>{t(causedBy ? callerOf(c, causedBy) : HISTORY.service)}</>;
};

interface HistoryParts {
  readonly c: PanelContext;
  readonly lines: readonly HistoryLine[];
  readonly words: Words;
  readonly names: ReadonlyMap<string, string>;
}

const Line = ({ c, line, words, names }: Omit<HistoryParts, "lines"> & { readonly line: HistoryLine }) => {
  const language = c.get("language");
  const wordOf = (titles: Titles, name: string): string => titles[name]?.[language] ?? name;
  const titles = { ...OTHER_FIELDS, ...words.fields };
  const fields = [...new Set(line.fields.map((field) => wordOf(titles, field.split(".")[0]!)))];
  return (
    <li>
      <p>
        <strong>{typeof line.title === "string" ? line.title : line.title[language]}</strong>
        {line.changes.map(({ before, after }) => (
          <span class="change">
            {wordOf(words.values, before)} <span aria-hidden="true">→</span>
            <span class="unseen">{HISTORY.to[language]}</span> {wordOf(words.values, after)}
          </span>
        ))}
      </p>
      {fields.length > 0 && <p>{fields.join(", ")}</p>}
      <p class="hint">
        <Actor c={c} line={line} names={names} /> · <Time at={line.at} language={language} />
      </p>
    </li>
  );
};

/** What happened to an object lately, newest first. */
export const History = (parts: HistoryParts) => {
  const t = parts.c.get("t");
  return (
    <section>
      <h2>{t(HISTORY.title)}</h2>
      <div class="card">
        {parts.lines.length === 0 ? (
          <p class="hint">{t(HISTORY.none)}</p>
        ) : (
          <ol class="history">
            {parts.lines.map((line) => (
              <Line {...parts} line={line} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
};

/** The names of everybody who acted, and of whatever else the page refers to by id. */
export const namesAround = async (
  c: PanelContext,
  lines: readonly HistoryLine[],
  ids: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> => {
  const actors = lines.flatMap(({ actor }) => (actor === null ? [] : [actor]));
  const [emails, names] = await Promise.all([emailsOf(c, actors), namesOf(c, [...actors, ...ids])]);
  return new Map([...names, ...emails]);
};
