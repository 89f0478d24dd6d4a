import type { Page } from "playwright-core";
import { offerOwner } from "./finishing.ts";
import { type Check, PEOPLE, press, type Stage, unless } from "./stage.ts";

const MAX_ACTS = 2;

/** Somebody who starts at the overview, and whose clicks and searches are counted. */
interface Acting {
  readonly page: Page;
  readonly home: string;
  press(what: string): Promise<void>;
  /** Types into the search box that every page has, and presses Enter. */
  search(words: string): Promise<void>;
}

/** A frequent task that takes at most two actions from the overview. @param does returns whether it is done */
const inTwoActions =
  (does: (acting: Acting, stage: Stage) => Promise<boolean>, email: string = PEOPLE.owner): Check =>
  async (stage) => {
    const { page, home } = await stage.as(email);
    let acts = 0;
    const acting: Acting = {
      page,
      home,
      press: async (what) => {
        acts += 1;
        await press(page, what);
      },
      search: async (words) => {
        acts += 1;
        await page.fill(".find input", words);
        await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
      },
    };
    await page.setViewportSize({ width: 1_280, height: 900 });
    await page.goto(home);
    const isDone = await does(acting, stage);
    return [
      ...unless(isDone, `is not done at ${page.url()}`),
      ...unless(acts <= MAX_ACTS, `takes ${acts} actions`),
    ];
  };

const has = async ({ page }: Acting, what: string): Promise<boolean> =>
  (await page.locator(what).count()) > 0;

const PRICE = '.priced [name="value"]';
const SAVE = ".priced button";

const priceOf = async (stage: Stage, ref: string): Promise<number> =>
  (await stage.call("GET", `/v1/properties/by-ref/${ref}`)).body.data.salePrice;

/** Saves a price by mistake. @returns the price before */
const saveByMistake = async ({ page, home }: Acting, stage: Stage, ref: string): Promise<number> => {
  const before = await priceOf(stage, ref);
  await page.goto(`${home}/find?q=${ref}`);
  await page.fill(PRICE, "1.111.111,00");
  await press(page, SAVE);
  return before;
};

export const COMMON_TASKS: Readonly<Record<string, Check>> = {
  "common task: a client by name": inTwoActions(async (acting) => {
    await acting.search("Aline Brandt");
    return /\/clients\/lead-/.test(acting.page.url());
  }),
  "common task: why an opportunity fits": inTwoActions(async (acting) => {
    await acting.press(".opportunity a");
    return has(acting, "main .reasons li");
  }),
  "common task: a partner's request is answered": inTwoActions(async (acting) => {
    await acting.press('.needs button[value="ACCEPTED"]');
    return /\/partnerships\/[^/]+$/.test(acting.page.url());
  }, PEOPLE.partner),
  "common task: an owner is accepted": inTwoActions(async (acting, stage) => {
    await offerOwner(stage, acting.home.split("/").at(-1)!);
    await acting.page.reload();
    await acting.press('.needs a[href$="/accept"]');
    await acting.press('main form[action$="/accept"] button');
    return has(acting, 'main a[href^="tel:"]');
  }),
  "common task: why a property is not in Radar": inTwoActions(async (acting, stage) => {
    const { body } = await stage.call<readonly { externalRef: string }[]>(
      "GET",
      "/v1/properties?radar=pending&limit=1",
    );
    await acting.search(body.data[0]!.externalRef);
    return has(acting, "main .badge.waiting");
  }),
  "common task: a price is changed": inTwoActions(async (acting, stage) => {
    await acting.search("AP0101");
    await acting.page.fill(PRICE, "999.990,00");
    await acting.press(SAVE);
    return (await priceOf(stage, "AP0101")) === 999_990;
  }),
  "common task: a change is undone": inTwoActions(async (acting, stage) => {
    const before = await saveByMistake(acting, stage, "AP0101");
    await acting.press(".toast button");
    return (await priceOf(stage, "AP0101")) === before;
  }),
  "common task: failed deliveries of all webhooks": inTwoActions(async (acting) => {
    await acting.press('.needs a[href$="/webhooks"]');
    await acting.press('section:has(h2:has-text("Entregas que falharam")) tbody th a');
    return has(acting, "main .badge.bad");
  }),
  "common task: a key is made": inTwoActions(async (acting) => {
    await acting.search("nova chave");
    await acting.page.fill('input[name="/name"]', "Em dois passos");
    await acting.page.check('input[name="level/properties"][value="read"]');
    await acting.press("main form > button.main");
    return /rea_[0-9a-z]{80}/.test(await acting.page.content());
  }),
  "common task: the month's usage": inTwoActions((acting) => has(acting, ".cards .figure")),
};
