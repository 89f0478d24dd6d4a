import { Hono } from "hono";
import { isProved } from "../../../../src/ports/panel.ts";
import { formOf } from "../../body.ts";
import { ownPath, type PanelBindings, type PanelContext } from "../../context.ts";
import { Notice, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { addPasskey, newPasskeyChallenge, signInByPasskey, signInChallenge } from "../identity/passkeys.ts";
import { findSession } from "../identity/session.ts";
import { SECURITY } from "../me/texts.ts";
import { passkeyRefused } from "../page.tsx";
import { PasskeyButton } from "../passkey-button.tsx";
import { provePath, toSignIn } from "../paths.ts";
import { OFFER } from "../texts.ts";

const TOO_MANY = 429;

export const passkey = new Hono<PanelBindings>();

const handOver = (c: PanelContext, { options, cookie }: { options: object; cookie: string | null }) => {
  if (cookie !== null) c.header("Set-Cookie", cookie, { append: true });
  return c.json(options);
};

passkey.post("/passkey/challenge", async (c) => {
  const challenge = await signInChallenge(c);
  return challenge ? handOver(c, challenge) : c.text("", TOO_MANY);
});

passkey.post("/passkey/enter", async (c) => {
  const form = await formOf(c);
  const cookie = await signInByPasskey(c, textOf(form, "response"));
  if (cookie === null) return passkeyRefused(c);
  c.header("Set-Cookie", cookie, { append: true });
  return c.redirect(ownPath(textOf(form, "next")), 303);
});

/** Creating a passkey needs a fresh proof, since the passkey will give such proofs. */
passkey.post("/passkey/new", async (c) => {
  const session = await findSession(c);
  if (!session || !isProved(session.person, c.get("clock").now())) return c.text("", 403);
  return handOver(c, await newPasskeyChallenge(c, session));
});

passkey.post("/passkey/add", async (c) => {
  const session = await findSession(c);
  if (!session) return toSignIn(c);
  c.set("person", session.person);
  const form = await formOf(c);
  const next = ownPath(textOf(form, "next"));
  if (!isProved(session.person, c.get("clock").now())) return c.redirect(provePath("/me/security"), 303);
  const sent = { response: textOf(form, "response"), name: textOf(form, "name") };
  if (await addPasskey(c, session, sent)) return c.redirect(next, 303);
  return show(c, <Offer c={c} next={next} isRefused />, 422);
});

interface OfferParts {
  readonly c: PanelContext;
  readonly next: string;
  readonly isRefused?: boolean;
}

const Offer = ({ c, next, isRefused }: OfferParts) => {
  const t = c.get("t");
  return (
    <Page c={c} title={OFFER.title}>
      <p>{t(OFFER.text)}</p>
      {isRefused && <Notice kind="bad">{t(SECURITY.refused)}</Notice>}
      <div class="card stack">
        <PasskeyButton c={c} to="/passkey/add" challenge="/passkey/new" title={OFFER.add} next={next} />
        <a class="button plain" href={next}>
          {t(OFFER.later)}
        </a>
      </div>
    </Page>
  );
};

/** Offers a passkey after the first sign-in by code. */
passkey.get("/passkey", async (c) => {
  const session = await findSession(c);
  if (!session) return toSignIn(c);
  c.set("person", session.person);
  return show(c, <Offer c={c} next={ownPath(c.req.query("next"))} />);
});
