import { Hono } from "hono";
import { BUSINESS_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import type { Written } from "../../api/client.ts";
import { ask, requireRole, send } from "../../api/member.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { assetOf } from "../../kit/assets.ts";
import { textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { SHEETS } from "./texts.ts";

/** How many objects the import's page reads at a time. */
const PAGE = "100";

interface Kind {
  readonly name: "properties" | "clients";
  readonly model: string;
  known(c: PanelContext): Promise<unknown>;
  write(
    c: PanelContext,
    items: unknown,
    once: string,
    isTrial: boolean,
  ): Promise<Written<"createPropertyBatch" | "createLeadBatch">>;
  batch(c: PanelContext, batchId: string): Promise<unknown>;
}

const pageOf = (c: PanelContext, ...names: readonly string[]) => {
  const query = names.flatMap((name) => {
    const value = c.req.query(name);
    return value === undefined || value === "" ? [] : [[name, value] as const];
  });
  return { query: { ...Object.fromEntries(query), limit: PAGE } };
};

/** Makes the batch a dry run, which reports each row's result and writes none. */
const trial = (isTrial: boolean) => (isTrial ? { query: { dryRun: "true" } } : {});

const PROPERTIES: Kind = {
  name: "properties",
  model: "modelo-imoveis.csv",
  known: (c) => ask(c, "listProperties", pageOf(c, "cursor")),
  write: (c, items, once, isTrial) =>
    send(c, "createPropertyBatch", { ...trial(isTrial), body: { items }, once }),
  batch: (c, batchId) => ask(c, "getPropertyBatch", { params: { batchId } }),
};

const CLIENTS: Kind = {
  name: "clients",
  model: "modelo-clientes.csv",
  known: (c) => ask(c, "listLeads", pageOf(c, "cursor", "state")),
  write: (c, items, once, isTrial) =>
    send(c, "createLeadBatch", { ...trial(isTrial), body: { items }, once }),
  batch: (c, batchId) => ask(c, "getLeadBatch", { params: { batchId } }),
};

/** An answer to the page's script, which shows a refusal itself. */
const respond = (
  c: PanelContext,
  written: Written<"createPropertyBatch" | "setPropertyStatus" | "createLeadBatch" | "createLead">,
) => ("problem" in written ? c.json({ problem: written.problem }, 422) : c.json(written.done));

const itemsOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sheetsOf = (kind: Kind): Hono<PanelBindings> => {
  const sheets = new Hono<PanelBindings>();
  sheets.get("/", (c) => {
    requireRole(c, BUSINESS_ROLES);
    const t = c.get("t");
    const base = `${inAccount(c, `/${kind.name}`)}/import`;
    return show(
      c,
      <Page c={c} title={kind.name === "clients" ? SHEETS.ofClients : SHEETS.ofProperties}>
        <p>{t(SHEETS.intro)}</p>
        <ul>
          <li>{t(kind.name === "clients" ? SHEETS.clientColumns : SHEETS.propertyColumns)}</li>
          <li>{t(SHEETS.empty)}</li>
          <li>{t(SHEETS.again)}</li>
        </ul>
        <p>
          <a class="button plain" download={kind.model} href={assetOf(c, kind.model)}>
            {t(SHEETS.model)}
          </a>
        </p>
        <div data-sheet={assetOf(c, "sheet.js")} data-base={base} data-kind={kind.name}>
          <p class="notice plain late">{t(SHEETS.needsScript)}</p>
        </div>
      </Page>,
    );
  });
  sheets.get("/known", async (c) => {
    requireRole(c, BUSINESS_ROLES);
    return c.json((await kind.known(c)) as object);
  });
  sheets.get("/batch/:batchId", async (c) => {
    requireRole(c, BUSINESS_ROLES);
    return c.json((await kind.batch(c, c.req.param("batchId"))) as object);
  });
  sheets.post("/batch", async (c) => {
    requireRole(c, BUSINESS_ROLES);
    const form = await formOf(c);
    return respond(
      c,
      await kind.write(c, itemsOf(textOf(form, "items")), textOf(form, "once"), form.has("trial")),
    );
  });
  sheets.get("/neighborhoods/:cityId", async (c) => {
    requireRole(c, BUSINESS_ROLES);
    const asked = { params: { cityId: c.req.param("cityId") }, query: { limit: "1000" } };
    return c.json(await ask(c, "listNeighborhoods", asked));
  });
  return sheets;
};

export const propertySheets = sheetsOf(PROPERTIES);

propertySheets.post("/status", async (c) => {
  requireRole(c, BUSINESS_ROLES);
  const form = await formOf(c);
  const params = { propertyId: textOf(form, "propertyId") };
  const body = { status: textOf(form, "status") };
  return respond(c, await send(c, "setPropertyStatus", { params, body, once: textOf(form, "once") }));
});

export const clientSheets = sheetsOf(CLIENTS);

/** Writes a client without a code, whom a phone or an e-mail identifies. */
clientSheets.post("/client", async (c) => {
  requireRole(c, BUSINESS_ROLES);
  const form = await formOf(c);
  const body = (itemsOf(textOf(form, "item")) ?? {}) as Readonly<Record<string, unknown>>;
  const once = textOf(form, "once");
  return respond(c, await send(c, "createLead", { ...trial(form.has("trial")), body, once }));
});

clientSheets.get("/team", async (c) => {
  requireRole(c, BUSINESS_ROLES);
  return c.json(await ask(c, "listTeam", { query: { limit: PAGE } }));
});
