import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { LANGUAGES } from "../../../src/lib/language.ts";
import { formOf } from "../body.ts";
import { KEYBOARDS, ownPath, type PanelBindings, THEMES } from "../context.ts";
import { textOf } from "../kit/fields.tsx";

const YEAR_SECONDS = 31_536_000;

/** Sets the reader's language and theme, in cookies that say nothing about the person. */
export const appearance = new Hono<PanelBindings>();

appearance.post("/look", async (c) => {
  const form = await formOf(c);
  const secure = c.get("settings").url.startsWith("https:");
  for (const [name, values] of [
    ["language", LANGUAGES],
    ["theme", THEMES],
    ["keyboard", KEYBOARDS],
  ] as const) {
    const value = values.find((one) => one === textOf(form, name));
    if (value) setCookie(c, name, value, { path: "/", secure, sameSite: "Lax", maxAge: YEAR_SECONDS });
  }
  return c.redirect(ownPath(textOf(form, "next")), 303);
});
