import { agency } from "../accounts.ts";
import type { Stage } from "../stage.ts";

const CONNECTION = {
  name: "Claude",
  clientId: "https://claude.ai/oauth/mcp-oauth-client-metadata",
  clientHost: "claude.ai",
  scopes: ["properties:read", "radar:read"],
  validity: "90D",
};

/** The developer of the agency's integration, who is not on its team. */
const DEVELOPER = "dev@casa-exemplo.example.com";

/** Who enters the dashboard besides the owner, in every role, and an assistant that one of them has connected. */
export async function seedMembers(stage: Stage): Promise<string> {
  const account = stage.pathOf(agency);
  const first = (role: string) => agency.team.find((member) => member.role === role)?.email;
  const people = { MANAGER: first("MANAGER"), BROKER: first("BROKER"), DEVELOPER };
  for (const [role, email] of Object.entries(people))
    if (email) await stage.backoffice.send("PUT", `${account}/members`, { email, role });
  const path = `${account}/connections`;
  const { body } = await stage.backoffice.send<{ data: readonly unknown[] }>("GET", path);
  if (body.data.length === 0) await stage.backoffice.send("POST", path, CONNECTION);
  return `${Object.keys(people).length + 1} people at the dashboard, 1 assistant`;
}
