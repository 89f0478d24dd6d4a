import { agency } from "../accounts.ts";
import type { Stage } from "../stage.ts";

const MESSAGE = "Cliente visitou o decorado no sábado e quer a planta de dois dormitórios.";

interface Listed {
  readonly data: readonly {
    readonly id: string;
    readonly leadId: string;
    readonly score: number;
    readonly property: { readonly developmentId: string };
  }[];
}

/** Registers the agency's best client for a launch with the developer; a repetition finds the registration. */
export async function seedRegistration(stage: Stage): Promise<string> {
  const query = "scope=LAUNCH&limit=100";
  const { body } = await stage.api(agency).send<Listed>("GET", `/v1/matches?${query}`);
  const [best] = [...body.data].sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  if (!best) return "no client whom a launch fits";
  const path = `/v1/launches/${best.property.developmentId}/clients`;
  const registration = { leadId: best.leadId, message: MESSAGE };
  const made = await stage
    .api(agency)
    .send<{ data: { status: string; protectedUntil: string } }>("POST", path, registration);
  const { status, protectedUntil } = made.body.data;
  return `1 client registered with the developer: ${status}, protected until ${protectedUntil}`;
}
