import { Hono } from "hono";
import { isoTime } from "../../../../src/lib/clock.ts";
import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import { isProved } from "../../../../src/ports/panel.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext, THEMES } from "../../context.ts";
import { Field, Options, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { type Device, devicesOf, endDevice } from "../identity/devices.ts";
import { type Passkey, passkeysOf, removePasskey } from "../identity/passkeys.ts";
import { type AccessRecord, recordsOf } from "../identity/records.ts";
import { findSession, type SignedIn } from "../identity/session.ts";
import { PasskeyButton } from "../passkey-button.tsx";
import { provePath, toSignIn } from "../paths.ts";
import { ME, RECORDS, SECURITY } from "./texts.ts";

const LANGUAGE_NAMES = {
  "pt-BR": ptEn("Português", "Português"),
  en: ptEn("English", "English"),
} as const satisfies Record<string, Sentence>;

const THEME_NAMES = {
  system: ptEn("Igual ao sistema", "Same as system"),
  light: ptEn("Clara", "Light"),
  dark: ptEn("Escura", "Dark"),
} as const satisfies Record<(typeof THEMES)[number], Sentence>;

const KEYBOARD = { on: ME.on, off: ME.off } as const;

const SECURITY_PATH = "/me/security";

/** The browser's name as people know it, from its User-Agent. */
const browserOf = (agent: string | null): string | null => {
  const name = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(agent ?? "")?.[1];
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent ?? "")?.[1];
  const known = [name?.replace("Edg", "Edge").replace("OPR", "Opera"), system?.replace("Mac OS X", "macOS")];
  return known.filter(Boolean).join(" · ") || null;
};

const Profile = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  const choices = [
    { name: "language", label: ME.language, of: LANGUAGE_NAMES, chosen: c.get("language") },
    { name: "theme", label: ME.theme, of: THEME_NAMES, chosen: c.get("theme") },
    { name: "keyboard", label: ME.keyboard, of: KEYBOARD, chosen: c.get("keyboard"), hint: ME.keyboardHint },
  ] as const;
  return (
    <Page c={c} title={ME.title} isWide action={<a href={SECURITY_PATH}>{t(SECURITY.title)}</a>}>
      <form method="post" action="/look" class="card">
        <input type="hidden" name="next" value="/me" />
        {choices.map(({ name, label, of, chosen, ...one }) => (
          <Field
            label={t(label)}
            pointer={name}
            {...("hint" in one && { hint: t(one.hint) })}
            control={(own) => (
              <select {...own}>
                <Options c={c} of={of} chosen={chosen} />
              </select>
            )}
          />
        ))}
        <p class="hint">{t(ME.ofBrowser)}</p>
        <button type="submit" class="main">
          {t(ME.save)}
        </button>
      </form>
    </Page>
  );
};

const Passkeys = ({ c, mine }: { readonly c: PanelContext; readonly mine: readonly Passkey[] }) => {
  const { language, t } = c.var;
  return (
    <>
      {mine.length > 0 && (
        <Table<Passkey>
          c={c}
          rows={mine}
          columns={[
            { title: SECURITY.name, cell: ({ name }) => name ?? t(SECURITY.unnamed) },
            {
              title: SECURITY.since,
              cell: ({ createdAt }) => createdAt && <Time at={isoTime(createdAt)} language={language} />,
            },
            {
              title: SECURITY.act,
              cell: ({ id }) => (
                <form method="post" action={`${SECURITY_PATH}/passkeys/remove`}>
                  <input type="hidden" name="id" value={id} />
                  <button type="submit" class="danger">
                    {t(SECURITY.remove)}
                  </button>
                </form>
              ),
            },
          ]}
        />
      )}
      <div class="card">
        {mine.length === 0 && <p>{t(SECURITY.none)}</p>}
        <PasskeyButton
          c={c}
          to="/passkey/add"
          challenge="/passkey/new"
          title={SECURITY.add}
          next={SECURITY_PATH}
        />
        <p class="hint">{t(SECURITY.endsOthers)}</p>
        <noscript>
          <p class="hint">{t(SECURITY.noScripts)}</p>
        </noscript>
      </div>
    </>
  );
};

const Devices = ({ c, all, session }: DevicesParts) => {
  const { language, t } = c.var;
  return (
    <Table<Device>
      c={c}
      rows={all}
      columns={[
        { title: SECURITY.device, cell: ({ browser }) => browserOf(browser) ?? t(SECURITY.unknown) },
        { title: SECURITY.address, cell: ({ address }) => address },
        {
          title: SECURITY.signedIn,
          cell: ({ signedInAt }) => <Time at={isoTime(signedInAt)} language={language} />,
        },
        {
          title: SECURITY.act,
          cell: ({ id }) =>
            id === session.sessionId ? (
              <span class="badge">{t(SECURITY.thisOne)}</span>
            ) : (
              <form method="post" action={`${SECURITY_PATH}/devices/end`}>
                <input type="hidden" name="id" value={id} />
                <button type="submit" class="plain">
                  {t(SECURITY.end)}
                </button>
              </form>
            ),
        },
      ]}
    />
  );
};

interface DevicesParts {
  readonly c: PanelContext;
  readonly all: readonly Device[];
  readonly session: SignedIn;
}

const Activity = ({
  c,
  records,
}: {
  readonly c: PanelContext;
  readonly records: readonly AccessRecord[];
}) => {
  const { language, t } = c.var;
  return (
    <Table<AccessRecord>
      c={c}
      rows={records}
      columns={[
        { title: SECURITY.what, cell: ({ kind }) => t(RECORDS[kind]) },
        { title: SECURITY.device, cell: ({ browser }) => browserOf(browser) ?? t(SECURITY.unknown) },
        { title: SECURITY.address, cell: ({ address }) => address },
        { title: SECURITY.when, cell: ({ at }) => <Time at={isoTime(at)} language={language} /> },
      ]}
    />
  );
};

/** Settings of the person, whatever the account. */
export const me = new Hono<PanelBindings>();

me.get("/", async (c) => {
  const session = await findSession(c);
  if (!session) return toSignIn(c);
  c.set("person", session.person);
  return show(c, <Profile c={c} />);
});

me.get("/security", async (c) => {
  const session = await findSession(c);
  if (!session) return toSignIn(c);
  c.set("person", session.person);
  const { id } = session.person;
  const [mine, all, records] = await Promise.all([passkeysOf(c, id), devicesOf(c, id), recordsOf(c, id)]);
  const t = c.get("t");
  return show(
    c,
    <Page c={c} title={SECURITY.title} isWide>
      <h2>{t(SECURITY.passkeys)}</h2>
      <Passkeys c={c} mine={mine} />
      <h2>{t(SECURITY.devices)}</h2>
      <Devices c={c} all={all} session={session} />
      <h2>{t(SECURITY.activity)}</h2>
      <Activity c={c} records={records} />
    </Page>,
  );
});

me.post("/security/passkeys/remove", async (c) => {
  const session = await findSession(c);
  if (!session) return toSignIn(c);
  if (!isProved(session.person, c.get("clock").now())) return c.redirect(provePath(SECURITY_PATH), 303);
  await removePasskey(c, session, textOf(await formOf(c), "id"));
  return c.redirect(SECURITY_PATH, 303);
});

me.post("/security/devices/end", async (c) => {
  const session = await findSession(c);
  if (!session) return toSignIn(c);
  await endDevice(c, session.person.id, textOf(await formOf(c), "id"));
  return c.redirect(SECURITY_PATH, 303);
});
