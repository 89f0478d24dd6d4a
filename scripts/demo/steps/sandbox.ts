import { agency } from "../accounts.ts";
import type { Stage } from "../stage.ts";

/** The name of the sandbox's key on the stage. */
export const SANDBOX_KEY = "demo-sandbox";

/** The agency's sandbox: the service itself fills it, and shows its first key each time. */
export async function seedSandbox(stage: Stage): Promise<string> {
  const path = `${stage.pathOf(agency)}/sandbox`;
  const { body } = await stage.backoffice.send<{ data: { name: string }; key: string }>("POST", path);
  stage.keys.set(SANDBOX_KEY, body.key);
  return `1 sandbox: ${body.data.name}`;
}
