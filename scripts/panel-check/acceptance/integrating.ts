import { FEED_PATH } from "../../demo/feed.ts";
import { servePictures } from "../../demo/picture-server.ts";
import { type Check, PEOPLE, press, type Receiver, type Stage, textOf, unfold, unless } from "./stage.ts";

/** Reads one property of the demo agency. */
const readBy = async (stage: Stage, ref: string) =>
  (await stage.call("GET", `/v1/properties/by-ref/${ref}`)).body.data;

const CHANGES = 3;

const CHANGED = ["property.updated"];

/** Creates a webhook whose receiver answers that it is busy, and disables it. @returns its id */
const skippedWebhook = async (stage: Stage, { origin, received }: Receiver): Promise<string> => {
  const made = await stage.call("POST", "/v1/webhooks", { url: `${origin}/hook`, types: CHANGED });
  const { id } = made.body.data;
  const { salePrice } = await readBy(stage, "AP0101");
  for (let change = 1; change <= CHANGES; change += 1)
    await stage.call("PUT", "/v1/properties/by-ref/AP0101", { salePrice: salePrice + change });
  await stage.soon(async () => received.length >= CHANGES);
  await stage.call("PATCH", `/v1/webhooks/${id}`, { status: "DISABLED" });
  return id;
};

/** Listings of the demo agency's feed, with other prices here. */
const KEPT = { ref: "FD-103", typed: "725.000,00", fed: 690_000 };
const TAKEN = { ref: "FD-101", typed: "835.000,00", fed: 780_000 };

/** Reads the demo agency's feed. */
const syncFeed = async (stage: Stage): Promise<void> => {
  const pictures = await servePictures();
  const { accountId } = await accountOf(stage);
  const settings = { url: pictures.origin + FEED_PATH, autoSync: false };
  await stage.office("PUT", `/accounts/${accountId}/feed`, settings);
  await stage.call("POST", "/v1/feed/sync");
  await stage.soon(async () => (await stage.call("GET", "/v1/feed")).body.data.status !== "QUEUED");
  pictures.close();
};

const accountOf = async (stage: Stage) => {
  const { home } = await stage.as(PEOPLE.owner);
  return { accountId: home.split("/").at(-1)! };
};

/** Types a price in the dashboard, which a feed does not overwrite. */
const editPrice = async (stage: Stage, { ref, typed }: typeof KEPT): Promise<void> => {
  const { page, home } = await stage.as(PEOPLE.owner);
  const { id } = await readBy(stage, ref);
  await page.goto(`${home}/properties/${id}/edit`);
  await page.fill('[name="/salePrice"]', typed);
  await press(page, "main form button.main");
};

/** Decides the conflict over a price. @returns the text of its row */
const decide = async (stage: Stage, { ref }: typeof KEPT, decision: "KEEP" | "TAKE"): Promise<string> => {
  const { page, home } = await stage.as(PEOPLE.owner);
  await page.goto(`${home}/feed/conflicts?field=salePrice`);
  const row = page.locator("main tbody tr", { hasText: ref });
  const said = await row.innerText();
  await row.locator(`form:has(input[value="${decision}"]) button`).click();
  await row.waitFor({ state: "detached" });
  return said;
};

const PROGRESS = "main .facts dd";

export const INTEGRATING: Readonly<Record<string, Check>> = {
  "21: a test of a dead address says how it failed, and does not count": async (stage) => {
    const { page, home } = await stage.as(PEOPLE.owner);
    await page.goto(`${home}/webhooks/new`);
    await page.fill('[name="/url"]', "https://crm.example.com/hook");
    await press(page, "main form button.main");
    await press(page, "main a.button");
    await page.locator('form[action$="/test"] button').click();
    const notice = page.locator(".notice.bad");
    await notice.waitFor();
    const said = await notice.innerText();
    return unless(/\d+ ms/.test(said) && /não conta/.test(said), `says ${said}`);
  },
  "22: deliveries to send again are counted for each choice, and then arrive": async (stage) => {
    let isBusy = true;
    return stage.receiving(
      async (receiver) => {
        const id = await skippedWebhook(stage, receiver);
        const before = receiver.received.length;
        isBusy = false;
        const { page, home } = await stage.as(PEOPLE.owner);
        const option = page.locator('select[name="since"] option[value="24"]');
        await page.goto(`${home}/webhooks/${id}`);
        const plan = await option.innerText();
        await page.selectOption('select[name="since"]', "24");
        await press(page, 'form[action$="/enable"] button');
        await stage.soon(async () => receiver.received.length >= before + CHANGES);
        return [
          ...unless(plan.endsWith(`: ${CHANGES}`), `the plan says ${plan}`),
          ...unless(
            receiver.received.length === before + CHANGES,
            `${receiver.received.length - before} come`,
          ),
        ];
      },
      (_, response) => response.writeHead(isBusy ? 503 : 204).end(),
    );
  },
  "23: a new secret is shown once, and for an hour two signatures arrive": async (stage) =>
    stage.receiving(async ({ origin, received }) => {
      const made = await stage.call("POST", "/v1/webhooks", {
        url: `${origin}/hook`,
        types: ["lead.created"],
      });
      const { page, home } = await stage.as(PEOPLE.owner);
      const path = `${home}/webhooks/${made.body.data.id}`;
      await page.goto(path);
      await unfold(page, 'form[action$="/rotate"]');
      await page.selectOption('form[action$="/rotate"] select', "1");
      await press(page, 'form[action$="/rotate"] button');
      const secret = /whsec_[\w+/=]+/.exec(await page.content())?.[0] ?? "";
      await page.goto(path);
      const again = (await page.content()).includes(secret);
      await page.locator('form[action$="/test"] button').click();
      await page.locator(".notice.good").waitFor();
      const signatures = String(received[0]?.headers["webhook-signature"] ?? "");
      return [
        ...unless(secret !== "" && !again, "the secret is not shown, or twice"),
        ...unless(signatures.split(" ").length === 2, `is signed ${signatures}`),
      ];
    }),
  "24: a price edited here and another in the feed are one conflict, which a decision ends": async (
    stage,
  ) => {
    for (const ref of [KEPT, TAKEN]) await editPrice(stage, ref);
    await syncFeed(stage);
    const said = await decide(stage, KEPT, "KEEP");
    const { page } = await stage.as(PEOPLE.owner);
    await page.reload();
    const { salePrice } = await readBy(stage, KEPT.ref);
    return [
      ...unless(said.includes("725.000") && said.includes("690.000"), `shows ${said}`),
      ...unless(!(await textOf(page)).includes(KEPT.ref), "is there again"),
      ...unless(salePrice === 725_000, `the price is ${salePrice}`),
    ];
  },
  "25: the feed's value is taken by the next sync, and the audit names who decided": async (stage) => {
    await decide(stage, TAKEN, "TAKE");
    const { page, home } = await stage.as(PEOPLE.owner);
    await page.goto(`${home}/audit`);
    const row = await page.locator("main tbody tr").first().innerText();
    await syncFeed(stage);
    const { salePrice } = await readBy(stage, TAKEN.ref);
    return [
      ...unless(salePrice === TAKEN.fed, `the price is ${salePrice}`),
      ...unless(/Helena Prado|helena\.prado/.test(row) && !/psn_/.test(row), `the audit says ${row}`),
    ];
  },
  "26: a property comes back from the trash if the quota allows, and a refusal states the limit": async (
    stage,
  ) => {
    const { page, home } = await stage.as(PEOPLE.owner);
    const { accountId } = await accountOf(stage);
    const { id, status } = await readBy(stage, "AP0101");
    await page.goto(`${home}/properties/${id}`);
    await unfold(page, 'form[action$="/trash"]');
    await press(page, 'form[action$="/trash"] button');
    const { propertyLimit } = (await stage.office("GET", `/accounts/${accountId}`)).body.data;
    await stage.office("PATCH", `/accounts/${accountId}`, { propertyLimit: 1 });
    const restore = `form[action$="/trash/${id}/restore"] button`;
    await page.goto(`${home}/trash`);
    await press(page, restore);
    const refused = await textOf(page);
    await stage.office("PATCH", `/accounts/${accountId}`, { propertyLimit });
    await page.goto(`${home}/trash`);
    await press(page, restore);
    const said = await page.locator(".toast").innerText();
    const back = await readBy(stage, "AP0101");
    const isTold = await stage.soon(async () => {
      await page.goto(`${home}/events`);
      return (await textOf(page)).includes("property.restored");
    });
    return [
      ...unless(/permite 1 /.test(refused), `says ${refused.slice(0, 160)}`),
      ...unless(/Restaurado/.test(said), `says ${said}`),
      ...unless(back.status === status, `is ${back.status}, not ${status}`),
      ...unless(isTold, "no event tells it"),
    ];
  },
  "27: a batch's page updates itself, and has the refused items first and as a file": async (stage) => {
    const { page, home } = await stage.as(PEOPLE.owner);
    const items = Array.from({ length: 500 }, (_, at) => ({
      externalRef: `BATCH-${at}`,
      type: at % 20 === 0 ? "APARTAMENTO" : "CASTELO",
      purposes: ["VENDA"],
      salePrice: 500_000,
      address: { city: "São Paulo", state: "SP", neighborhood: "Pinheiros" },
    }));
    const { body } = await stage.call("POST", "/v1/properties/batch?dryRun=true", { items });
    await page.goto(`${home}/batches/properties/${body.data.id}`);
    await page.evaluate(() => document.body.setAttribute("data-same", ""));
    const first = await page.locator(PROGRESS).allInnerTexts();
    await page.locator("#follow").waitFor({ state: "detached", timeout: 120_000 });
    const last = await page.locator(PROGRESS).allInnerTexts();
    const isSame = await page.evaluate(() => document.body.hasAttribute("data-same"));
    const row = await page.locator("main tbody tr").first().innerText();
    const file = await page.request.get(`${page.url()}/refused.csv`);
    const lines = (await file.text()).trim().split("\n").length;
    return [
      ...unless(isSame, "the page is loaded anew"),
      ...unless(first.join() !== last.join() && last.join().includes("500 / 500"), `stays at ${first}`),
      ...unless(/type/.test(row), `begins with ${row}`),
      ...unless(lines === 476, `the file has ${lines} lines`),
    ];
  },
};
