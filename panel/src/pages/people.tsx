import { Hono } from "hono";
import { type PanelBindings, sayIn } from "../context.ts";
import { ask } from "../door.ts";
import { Page, show } from "../parts/frame.tsx";
import { Time } from "../parts/values.tsx";
import { PEOPLE } from "../texts/accounts.ts";
import { ROLES } from "../texts/frame.ts";

export const people = new Hono<PanelBindings>();

people.get("/", async (c) => {
  const language = c.get("language");
  const say = sayIn(language);
  const { data } = await ask(c, "listMembers");
  return show(
    c,
    <Page c={c} title={PEOPLE.title}>
      <p>{say(PEOPLE.intro)}</p>
      <div class="card">
        <table>
          <thead>
            <tr>
              <th scope="col">{say(PEOPLE.email)}</th>
              <th scope="col">{say(PEOPLE.role)}</th>
              <th scope="col">{say(PEOPLE.since)}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ email, role, createdAt }) => (
              <tr>
                <th scope="row">{email}</th>
                <td data-label={say(PEOPLE.role)}>{say(ROLES[role])}</td>
                <td data-label={say(PEOPLE.since)}>
                  <Time at={createdAt} language={language} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Page>,
  );
});
