import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelContext } from "../../context.ts";
import { Notice } from "../../kit/fields.tsx";
import { State } from "../../kit/state.tsx";
import { Empty, Table } from "../../kit/table.tsx";
import { numberIn, withWholeAmounts } from "../../kit/values.tsx";
import { MATCH_TITLES, RADAR } from "./texts.ts";

type Explored = AnswerTo<"listPropertyMatches">;
type Match = Explored["data"][number];
type NearMiss = NonNullable<Explored["nearMisses"]>[number];

/** The reads of Radar for the page of a property or client. */
export const OBJECT_RADAR = { order: "best", limit: "5", include: "nearMisses" };

interface ObjectRadarParts {
  readonly c: PanelContext;
  readonly explored: Explored;
  /** The kind of object that the page is about; the lists name the other side. */
  readonly of: "property" | "client";
  /** The names of the objects in the near misses, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** The ids in the near misses. */
export const nearIds = (explored: Explored | null): string[] =>
  (explored?.nearMisses ?? []).flatMap(({ leadId, propertyId }) => [leadId, propertyId]);

const NearMisses = ({
  c,
  near,
  of,
  names,
}: Pick<ObjectRadarParts, "c" | "of" | "names"> & { readonly near: readonly NearMiss[] }) => {
  const { language, t } = c.var;
  return (
    <section>
      <h2>{t(RADAR.near)}</h2>
      <p class="hint">{t(RADAR.nearText)}</p>
      <Table<NearMiss>
        c={c}
        rows={near}
        columns={[
          {
            title: of === "property" ? RADAR.client : RADAR.property,
            cell: ({ leadId, propertyId }) => {
              const [id, place] = of === "property" ? [leadId, "clients"] : [propertyId, "properties"];
              return <a href={inAccount(c, `/${place}/${id}`)}>{names.get(id) ?? <code>{id}</code>}</a>;
            },
          },
          { title: RADAR.missing, cell: ({ gaps }) => withWholeAmounts(gaps.join("; ")) },
          { title: RADAR.score, cell: ({ score }) => numberIn(language, score), isNumber: true },
        ]}
      />
    </section>
  );
};

const nameOf = (c: PanelContext, { client, leadId, property, propertyId }: Match, of: string): string => {
  if (of === "client") return property?.title ?? propertyId;
  return client?.masked ? c.get("t")(RADAR.partnersClient) : (client?.name ?? leadId);
};

/** What Radar has found for one object: its best opportunities, and near misses. */
export const ObjectRadar = ({ c, explored, of, names }: ObjectRadarParts) => {
  const { language, t } = c.var;
  const { data, nearMisses } = explored;
  return (
    <>
      <section>
        <h2>{t(RADAR.best)}</h2>
        {data.length === 0 ? (
          <Empty c={c} text={RADAR.noneOf} />
        ) : (
          <Table<Match>
            c={c}
            rows={data}
            columns={[
              {
                title: of === "property" ? RADAR.client : RADAR.property,
                cell: (match) => (
                  <a href={inAccount(c, `/radar/${encodeURIComponent(match.id)}`)}>{nameOf(c, match, of)}</a>
                ),
              },
              { title: RADAR.status, cell: ({ status }) => <State c={c} is={status} of={MATCH_TITLES} /> },
              { title: RADAR.score, cell: ({ score }) => numberIn(language, score), isNumber: true },
            ]}
          />
        )}
      </section>
      {nearMisses === null && <Notice kind="plain">{t(RADAR.late)}</Notice>}
      {nearMisses && nearMisses.length > 0 && <NearMisses c={c} near={nearMisses} of={of} names={names} />}
    </>
  );
};
