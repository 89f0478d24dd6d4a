/// <reference lib="dom" />
import { writeXlsx } from "hucre/xlsx";
import type { Page } from "playwright-core";

const MAX_STEPS = 250;

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    if (isThere) return;
  }
  throw new Error(`No Tab leads to ${selector} at ${page.url()}`);
}

const press = async (page: Page, selector: string): Promise<void> => {
  await tabTo(page, selector);
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
};

const faultsUnlessShown = async (page: Page, text: string | RegExp): Promise<string[]> =>
  (await page.getByText(text).count()) > 0 ? [] : [`${page.url()} does not say ${text}`];

export const pathsOf = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

type Walk = (page: Page, origin: string) => Promise<string[]>;

const begin = async (page: Page, origin: string): Promise<void> => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await page.goto(`${origin}/accounts`);
  await press(page, 'main a[href^="/a/"]');
};

const CODE = /^\d{8}/m;

/** More than enough for a mail to arrive. */
const MAX_POLLS = 100;

/** The code in this machine's inbox; its mail may arrive after the page that asks for the code. */
const codeOf = async (page: Page, origin: string): Promise<string> => {
  const other = await page.context().newPage();
  await other.goto(`${origin}/local/inbox`);
  const newest = other.locator("pre").first();
  for (let look = 0; look < MAX_POLLS && (await newest.count()) === 0; look += 1) await other.reload();
  const text = await newest.textContent();
  await other.close();
  return CODE.exec(text ?? "")?.[0] ?? "";
};

const signIn: Walk = async (page, origin) => {
  await page.goto(`${origin}/signin`);
  await tabTo(page, 'input[name="email"]');
  await page.keyboard.type("helena.prado@casa-exemplo.example.com");
  await press(page, 'form[action="/signin"] button.main');
  await tabTo(page, 'input[name="code"]');
  await page.keyboard.type(await codeOf(page, origin));
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  if (page.url().includes("/passkey?")) await press(page, "main a.button.plain");
  return /\/(a\/|accounts)/.test(page.url()) ? [] : [`signed in, and is at ${page.url()}`];
};

const makeKey: Walk = async (page, origin) => {
  await begin(page, origin);
  await press(page, 'nav a[href$="/keys"]');
  await press(page, 'main a.button[href$="/keys/new"]');
  await tabTo(page, 'input[name="/name"]');
  await page.keyboard.type("Keyboard");
  await press(page, "main form button.main");
  return faultsUnlessShown(page, /^rea_[0-9a-z]{80}$/);
};

const makeWebhook: Walk = async (page, origin) => {
  await begin(page, origin);
  await press(page, 'nav a[href$="/keys"]');
  await press(page, '.tabs a[href$="/webhooks"]');
  await press(page, 'main a.button[href$="/webhooks/new"]');
  await tabTo(page, 'input[name="/url"]');
  await page.keyboard.type("https://crm.example.com/events");
  await press(page, "main form button.main");
  return faultsUnlessShown(page, /^whsec_/);
};

const REACHED = 'main a[href^="tel:"], main a[href^="mailto:"]';

const seeContact: Walk = async (page, origin) => {
  await begin(page, origin);
  await press(page, 'nav a[href$="/clients"]');
  await press(page, "main tbody tr:first-child th a");
  if ((await page.locator(REACHED).count()) > 0)
    return ["shows how to reach a client to somebody who did not ask"];
  await press(page, 'main form[action$="/contact"] button');
  return (await page.locator(REACHED).count()) > 0 ? [] : [`${page.url()} shows no phone and no e-mail`];
};

const acceptOwner: Walk = async (page, origin) => {
  await begin(page, origin);
  await press(page, 'nav a[href$="/captacao"]');
  await press(page, 'main a[href$="/accept"]');
  await press(page, 'main form[action$="/accept"] button');
  return faultsUnlessShown(page, /\+55|@/);
};

/** With scripts the list changes in place, without them the page is loaded. */
const decideConflict: Walk = async (page, origin) => {
  await begin(page, origin);
  await press(page, 'nav a[href$="/feed"]');
  await press(page, '.tabs a[href$="/feed/conflicts"]');
  const rows = page.locator("main tbody tr");
  const before = await rows.count();
  if (before < 2) return [`there are ${before} conflicts, of which one is to be decided and one to stay`];
  await tabTo(page, "main tbody form button");
  await page.keyboard.press("Enter");
  await page.locator(`main tbody:not(:has(tr:nth-child(${before}))) tr:nth-child(${before - 1})`).waitFor();
  return [];
};

/** The steps of a person without a mouse. */
export const WALKS: Readonly<Record<string, Walk>> = {
  "signing in": signIn,
  "a key": makeKey,
  "a webhook": makeWebhook,
  "a client's phone": seeContact,
  "an owner": acceptOwner,
  "a conflict": decideConflict,
};

const after = async (page: Page, key: string): Promise<void> => {
  await Promise.all([page.waitForEvent("load"), page.keyboard.press(key)]);
};

const sheetOf = (...lines: readonly string[]) => ({
  name: "carteira.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\r\n")),
});

/** A new row, one that changes nothing, one that only the service refuses, and a column without a field. */
const SHEET = sheetOf(
  "Código;Tipo;Finalidade;Valor venda;Valor combinado;Cidade;UF;Bairro;Situação",
  "SHEET-1;Barracão;Venda;980.000;x;Curitiba;PR;Centro;Ativo",
  "AP0101;;;;;;;;",
  "SHEET-2;Casa;Venda;R$ 850 mil;;Curitba;PR;;Ativo",
);

const workbookOf = async (sheets: Readonly<Record<string, string>>) => {
  const parts = Object.entries(sheets).map(([name, code]) => ({
    name,
    rows: [
      ["Código", "Tipo", "Valor", "Cidade", "UF"],
      [code, "Casa", 2_500, "Curitiba", "PR"],
    ],
  }));
  return {
    name: "carteira.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(await writeXlsx({ sheets: parts })),
  };
};

/** Opens the page that imports a sheet of properties. */
async function openImport(page: Page, origin: string): Promise<void> {
  await begin(page, origin);
  await page.keyboard.press("g");
  await after(page, "i");
  await page.locator(`a[href="${new URL(page.url()).pathname}/import"]`).click();
  await page.locator("#sheet-file").waitFor();
}

/** Imports a sheet. @returns what the page says at the end */
async function importSheet(page: Page, sheet: ReturnType<typeof sheetOf>): Promise<string> {
  await page.setInputFiles("#sheet-file", sheet);
  await page.getByText(/service accepts|serviço aceita/).waitFor();
  await page.locator("[data-sheet] button.main").click();
  await page.locator(".notice.good").waitFor();
  return (await page.locator(".notice.good").textContent()) ?? "";
}

const HELP = "dialog#help[open]";

/** The steps that need the page's scripts. */
export const SCRIPTED: Readonly<Record<string, Walk>> = {
  "shortcuts open pages, move along lists, and show their own list": async (page, origin) => {
    await begin(page, origin);
    await page.keyboard.press("g");
    await after(page, "i");
    const faults = page.url().endsWith("/properties") ? [] : [`g i leads to ${page.url()}`];
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await after(page, "Enter");
    if (!page.url().includes("/properties/prop-")) faults.push(`Enter leads to ${page.url()}`);
    await page.keyboard.press("?");
    if ((await page.locator(HELP).count()) === 0) faults.push("? shows no list");
    await page.keyboard.press("Escape");
    if ((await page.locator(HELP).count()) > 0) faults.push("Esc leaves the list open");
    await page.keyboard.press("/");
    const isThere = await page.evaluate(() => document.activeElement?.matches(".find input"));
    if (!isThere) return [...faults, "/ does not search"];
    await page.keyboard.type("apartamento");
    await page.locator("#found a").first().waitFor();
    const [first = ""] = await pathsOf(page, "#found a");
    await page.keyboard.press("ArrowDown");
    await after(page, "Enter");
    return page.url().endsWith(first) ? faults : [...faults, `the first thing found leads to ${page.url()}`];
  },
  "a filter changes the list and the address, and the focus stays": async (page, origin) => {
    await begin(page, origin);
    await page.keyboard.press("g");
    await after(page, "i");
    await page.focus('select[name="status"]');
    await page.selectOption('select[name="status"]', "INACTIVE");
    await page.waitForFunction(() => location.search.includes("status=INACTIVE"));
    const stays = await page.evaluate(() => document.activeElement?.matches('select[name="status"]'));
    return stays ? [] : ["the focus is lost"];
  },
  "a sheet is read in the browser, corrected, imported, and changes nothing the second time": async (
    page,
    origin,
  ) => {
    await openImport(page, origin);
    const faults: string[] = [];
    for (const outcome of ["created: 1, refused: 1", "unchanged: 2, refused: 1"]) {
      await page.setInputFiles("#sheet-file", SHEET);
      // The page suggests the city that may be meant before anything is written.
      await page.getByText("Curitiba/PR").waitFor();
      for (const text of [
        "R$ 980.000,00",
        "Barracão",
        "Valor combinado",
        /Cidade “Curitba”/,
        "Import the ready rows (2)",
      ])
        faults.push(...(await faultsUnlessShown(page, text)));
      const said = await importSheet(page, SHEET);
      const counts = outcome.split(", ");
      if (!counts.every((count) => said.includes(count))) faults.push(`says ${said}, not ${outcome}`);
    }
    return faults;
  },
  "the chosen sheet of a workbook is read, and its name says what the rows are for": async (page, origin) => {
    await openImport(page, origin);
    const first = Promise.withResolvers<void>();
    await page.route(/\/known\?/, (route) => first.promise.then(() => route.continue()), { times: 1 });
    await page.setInputFiles("#sheet-file", await workbookOf({ Venda: "SHEET-8", Locação: "SHEET-9" }));
    const choice = page.getByLabel("Sheet to read");
    await page.getByText("SHEET-8").first().waitFor();
    const faults = (await choice.inputValue()) === "Venda" ? [] : ["the first sheet is not chosen"];
    await choice.selectOption("Locação");
    await page.getByText("R$ 2.500,00").first().waitFor();
    // Once the rows are shown, the service checks them.
    await page.getByText("Import the ready rows (1)").waitFor();
    // The comparison of the first sheet ends only after the other sheet has been chosen.
    const answered = page.waitForResponse(/\/known\?/);
    first.resolve();
    await (await answered).finished();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    if ((await page.getByText("SHEET-8").count()) > 0) faults.push("the first sheet is still shown");
    if ((await choice.inputValue()) !== "Locação") faults.push("the other sheet is not chosen");
    // Only the sheet's name says whether the rows are for sale or for rent.
    for (const text of ["SHEET-9", "rows without a purpose are taken as LOCACAO"])
      faults.push(...(await faultsUnlessShown(page, text)));
    return faults;
  },
  "a page of tables that is named .xls is read": async (page, origin) => {
    await openImport(page, origin);
    const rows = ["<th>Código</th><th>Quartos</th>", "<td>AP0101</td><td>3</td>"];
    const buffer = Buffer.from(`<table>${rows.map((row) => `<tr>${row}</tr>`).join("")}</table>`);
    await page.setInputFiles("#sheet-file", {
      name: "carteira.xls",
      mimeType: "application/vnd.ms-excel",
      buffer,
    });
    await page.getByText("Row 2").or(page.getByText("AP0101")).first().waitFor();
    return faultsUnlessShown(page, "Quartos");
  },
  "a sheet whose page is closed before its end is finished when somebody returns": async (page, origin) => {
    await openImport(page, origin);
    const rows = (state: string) => sheetOf("Código;Situação", `AP0101;${state}`);
    // These requests get no answer while the page is open.
    await page.route("**/import/status", () => undefined);
    page.once("dialog", (dialog) => dialog.accept());
    await page.setInputFiles("#sheet-file", rows("Vendido"));
    await page.locator("[data-sheet] button.main").click();
    await page.getByText("Keep this page open").waitFor();
    await page.reload();
    await page.unroute("**/import/status");
    await page.getByText("Statuses left to change: 1").waitFor();
    const faults: string[] = [];
    await page.locator("[data-sheet] button.main").click();
    await page.locator(".notice.good").waitFor();
    const again = await importSheet(page, rows("Vendido"));
    if (!again.includes("unchanged: 1")) faults.push(`the sheet again says ${again}`);
    const back = await importSheet(page, rows("Ativo"));
    return back.includes("with the status changed: 1")
      ? faults
      : [...faults, `its state set back says ${back}`];
  },
  "photos are uploaded, other files are named, and a click adds the photos": async (page, origin) => {
    await begin(page, origin);
    await page.keyboard.press("g");
    await after(page, "i");
    await Promise.all([page.waitForEvent("load"), page.click("main tbody th a")]);
    const property = new URL(page.url()).pathname;
    await page.goto(`${origin}${property}/gallery`);
    const before = await page.locator(".gallery li").count();
    const photo = { name: "sala.png", mimeType: "image/png", buffer: await page.screenshot() };
    const text = { name: "contrato.txt", mimeType: "image/png", buffer: Buffer.from("contrato") };
    await page.setInputFiles("#f-files", [photo, text]);
    await page.click("form[data-uploads] button.main");
    await page.locator(".uploads .fault").waitFor();
    const faults = (await page.locator(".uploads li").count()) === 2 ? [] : ["does not name both files"];
    await Promise.all([page.waitForEvent("load"), page.click("button.take")]);
    if (new URL(page.url()).pathname !== property) faults.push(`adding leads to ${page.url()}`);
    for (let look = 0; look < MAX_POLLS; look += 1) {
      await page.goto(`${origin}${property}/gallery`);
      if ((await page.locator(".gallery li").count()) === before + 1) return faults;
    }
    return [...faults, "the photo never comes"];
  },
  "the skip link leads to the content": async (page, origin) => {
    await begin(page, origin);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const isThere = await page.evaluate(() => document.activeElement?.id === "main");
    return isThere ? [] : ["the focus is not in the content"];
  },
  "after signing out, the way back shows nothing of the account": async (page, origin) => {
    await begin(page, origin);
    await press(page, 'nav a[href$="/clients"]');
    await page.click(".own");
    await Promise.all([page.waitForEvent("load"), page.click('form[action="/signout"] button')]);
    await page.goBack();
    const isThere = (await page.locator("nav.side, main tbody").count()) > 0;
    return isThere ? [`${page.url()} still shows the account`] : [];
  },
};
