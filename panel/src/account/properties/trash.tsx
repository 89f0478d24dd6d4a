import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { BUSINESS_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import { ask, requireRole, send } from "../../api/member.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Field, Notice, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { Time } from "../../kit/values.tsx";
import { columnsOf, type Property } from "./page.tsx";
import { PROPERTIES } from "./texts.ts";

const baseOf = (c: PanelContext): string => inAccount(c, "/trash");

const Actions = ({ c, property }: { readonly c: PanelContext; readonly property: Property }) => {
  const t = c.get("t");
  return (
    <>
      <Act c={c} to={`${baseOf(c)}/${property.id}/restore`} title={PROPERTIES.restore} />
      {c.get("membership").role === "OWNER" && (
        <details>
          <summary>{t(PROPERTIES.purge)}</summary>
          <p class="hint">
            {t(PROPERTIES.purgeText)} <code>{property.id}</code>
          </p>
          <Act c={c} to={`${baseOf(c)}/${property.id}/purge`} title={PROPERTIES.purge} kind="danger">
            <Field
              label={t(PROPERTIES.confirmation)}
              pointer={`confirm-${property.id}`}
              control={({ name: _, ...own }) => <input autocomplete="off" required name="confirm" {...own} />}
            />
          </Act>
        </details>
      )}
    </>
  );
};

const trashPage = async (
  c: PanelContext,
  { problem, isWrongId }: { readonly problem?: Problem; readonly isWrongId?: true } = {},
) => {
  const { language, t } = c.var;
  const query = { ...filtersOf(c, []), status: "DELETED", limit: "50" };
  const { data, nextCursor } = await ask(c, "listProperties", { query });
  return show(
    c,
    <Page c={c} title={PROPERTIES.trash}>
      <Refused problem={problem} />
      {isWrongId && <Notice kind="bad">{t(PROPERTIES.wrongId)}</Notice>}
      <p>{t(PROPERTIES.trashText)}</p>
      {data.length === 0 ? (
        <Empty c={c} text={PROPERTIES.trashEmpty} />
      ) : (
        <Table<Property>
          c={c}
          rows={data}
          columns={[
            ...columnsOf(c),
            {
              title: PROPERTIES.trashed,
              cell: ({ deletedAt }) => deletedAt && <Time at={deletedAt} language={language} />,
            },
            { title: PROPERTIES.restore, cell: (property) => <Actions c={c} property={property} /> },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
    problem || isWrongId ? 422 : 200,
  );
};

export const trash = new Hono<PanelBindings>();

trash.get("/", (c) => {
  requireRole(c, BUSINESS_ROLES);
  return trashPage(c);
});

const paramsOf = (c: PanelContext) => ({ propertyId: c.req.param("propertyId") ?? "" });

/** Whether the property was already restored, because the button was pressed twice. */
const isAlreadyRestored = async (c: PanelContext, { code }: Problem): Promise<boolean> =>
  code === "request_refused" &&
  (await ask(c, "getProperty", { params: paramsOf(c) })).data.status !== "DELETED";

trash.post("/:propertyId/restore", async (c) => {
  const written = await send(c, "restoreProperty", { params: paramsOf(c) });
  return "problem" in written && !(await isAlreadyRestored(c, written.problem))
    ? trashPage(c, written)
    : done(c, inAccount(c, `/properties/${paramsOf(c).propertyId}`), "restored");
});

/** Deletes the property for good, only if the person types its id. */
trash.post("/:propertyId/purge", async (c) => {
  const params = paramsOf(c);
  if (textOf(await formOf(c), "confirm") !== params.propertyId) return trashPage(c, { isWrongId: true });
  const written = await send(c, "purgeProperty", { params });
  return "problem" in written ? trashPage(c, written) : done(c, baseOf(c), "done");
});
