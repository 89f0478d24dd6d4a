import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Refused } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { accountNames, NamedAccount } from "../account-names.tsx";
import { PLACES } from "../texts.ts";
import { MAILS } from "./texts.ts";

const BASE = "/operator/mails";

const listPage = async (c: PanelContext, problem?: Problem) => {
  const { language, t } = c.var;
  const { data, nextCursor } = await ask(c, "listFailedMail", {
    query: { ...filtersOf(c, []), limit: "50" },
  });
  const names = await accountNames(
    c,
    data.map(({ accountId }) => accountId),
  );
  return show(
    c,
    <Page c={c} title={PLACES.mails}>
      <Refused problem={problem} />
      {c.req.query("sent") && <p class="notice good">{t(MAILS.sent)}</p>}
      <p>{t(MAILS.text)}</p>
      {data.length === 0 ? (
        <Empty c={c} text={MAILS.none} />
      ) : (
        <Table<AnswerTo<"listFailedMail">["data"][number]>
          c={c}
          rows={data}
          columns={[
            { title: MAILS.subject, cell: ({ subject }) => subject },
            {
              title: MAILS.account,
              cell: ({ accountId }) => <NamedAccount c={c} id={accountId} names={names} />,
            },
            { title: MAILS.written, cell: ({ createdAt }) => <Time at={createdAt} language={language} /> },
            { title: MAILS.attempts, cell: ({ attempts }) => numberIn(language, attempts), isNumber: true },
            {
              title: MAILS.act,
              cell: ({ accountId, id }) => (
                <Act c={c} to={`${BASE}/${accountId}/${id}/send`} title={MAILS.send} />
              ),
            },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
    problem ? 422 : 200,
  );
};

export const mails = new Hono<PanelBindings>();

mails.get("/", (c) => listPage(c));

mails.post("/:accountId/:mailId/send", async (c) => {
  const { accountId, mailId } = c.req.param();
  const written = await send(c, "resendMail", { params: { accountId, mailId } });
  return "problem" in written ? listPage(c, written.problem) : c.redirect(`${BASE}?sent=1`, 303);
});
