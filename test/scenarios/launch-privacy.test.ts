import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hashIdentities } from "../../src/domain/launches/hash-identities.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import type { TestAccount } from "../support/api.ts";
import { dumpOf, dumpOfGate } from "../support/dump.ts";
import {
  type LaunchStage,
  launchMatch,
  launchStage,
  protectionsWith,
  type Registrar,
  register,
  registrar,
} from "../support/launches.ts";
import { moved, readPartnership } from "../support/partnership.ts";
import { query } from "../support/query.ts";

/** The client's identity, each value unlike any other text. */
const PERSON = {
  name: "Jussara Quilombo",
  phones: [{ number: "+5583987419876", isWhatsApp: true }],
  email: "jussara.quilombo@planted.example",
  notes: "Mora na Rua Jupiá, 7733",
};
const PLANTED = [PERSON.name, "987419876", PERSON.email, PERSON.notes];
const KEY = "Idempotency-Key";

let lines: string[];
let stage: LaunchStage;
let agency: Registrar;
let hashes: string[];

beforeEach(async () => {
  lines = [];
  for (const level of ["debug", "log", "info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => lines.push(parts.map(String).join(" ")));
  const sending = env.RADAR_QUEUE.sendBatch.bind(env.RADAR_QUEUE);
  vi.spyOn(env.RADAR_QUEUE, "sendBatch").mockImplementation(async (messages) => {
    lines.push(JSON.stringify([...messages]));
    return sending(messages);
  });
  stage = await launchStage();
  agency = await registrar(PERSON, { account: { ownerEmail: "rui@ipe.example" } });
  hashes = await hashIdentities(
    [env.IDENTITY_SECRET],
    [
      { kind: "phone", value: PERSON.phones[0]!.number },
      { kind: "email", value: PERSON.email },
    ],
  );
});

const containedIn = (text: string, sought: readonly string[]): string[] =>
  sought.filter((value) => text.toLowerCase().includes(value.toLowerCase()));

/** A registration from beginning to end, with the refusals on the way. */
const wholeLife = async (): Promise<{ id: string; answers: string }> => {
  const { developer, developmentId } = stage;
  await launchMatch(agency, developer.accountId, developmentId);
  const rival = await registrar(PERSON);
  const answers = [
    await register(agency, developmentId, { query: "?dryRun=true" }),
    await register(agency, developmentId, { headers: { [KEY]: "once" } }),
    await register(agency, developmentId, { headers: { [KEY]: "once" } }),
    await register(agency, developmentId),
    await register(rival, developmentId),
    await register({ ...agency, leadId: "lead-none" }, developmentId),
  ];
  const { id } = answers[1]!.body.data;
  return { id, answers: answers.map(({ text }) => text).join("\n") };
};

/** Every read by the account, and everything stored about it. */
const everythingOf = async ({ api, accountId }: TestAccount, id: string): Promise<string> => {
  const reads = ENDPOINTS.filter(({ kind }) => kind === "read").map((endpoint) =>
    api.get(endpoint.route.path.replace("{partnershipId}", id)),
  );
  const answers = await Promise.all(reads);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  const stored = [await dumpOf(accountId), await dumpOfGate(accountId)];
  return [...answers.map(({ text }) => text), JSON.stringify(stored)].join("\n");
};

describe("who a registered client is", () => {
  it.each(["LEAD_REGISTERED", "CONTACTED", "PROPOSAL", "WON", "LOST"])(
    "is shown to the developer nowhere, even when it is %s",
    async (status) => {
      const { id } = await wholeLife();
      if (status !== "LEAD_REGISTERED") await moved(agency, id, status);
      expect(containedIn(await everythingOf(stage.developer, id), PLANTED)).toEqual([]);
    },
  );

  it("is in no row that two accounts share, except as a keyed hash", async () => {
    await wholeLife();
    const results = await query`SELECT * FROM partnerships AS p
      JOIN launch_protections AS l ON l.partnership_id = p.id
      WHERE p.property_account_id = ${stage.developer.accountId}`;
    expect(results).toHaveLength(2);
    expect(containedIn(JSON.stringify(results), PLANTED)).toEqual([]);
    const held = await protectionsWith(stage.developer);
    expect(held.map(({ identity }) => identity).sort()).toEqual([...hashes].sort());
  });

  it("is repeated by no refusal, log line or message", async () => {
    const { answers } = await wholeLife();
    await dumpOf(agency.accountId);
    expect(containedIn(answers, PLANTED)).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
    expect(containedIn(lines.join("\n"), PLANTED)).toEqual([]);
  });
});

describe("the hash of a person", () => {
  it("reaches no answer, log, event or message, of either account", async () => {
    const { id, answers } = await wholeLife();
    const everything = async (account: TestAccount): Promise<string> => {
      const text = await everythingOf(account, id);
      // The one table that may have it.
      return text.replace(/"launch_protections":\[.*?\]/, "");
    };
    const published = [answers, await everything(agency), await everything(stage.developer), ...lines].join(
      "\n",
    );
    expect(containedIn(published, [...hashes, env.IDENTITY_SECRET])).toEqual([]);
  });

  it("differs under another secret, and for another kind", async () => {
    const identity = { kind: "phone", value: "+5583987419876" } as const;
    const [one] = await hashIdentities(["one-secret-0123456789"], [identity]);
    const [other] = await hashIdentities(["other-secret-0123456789"], [identity]);
    const [email] = await hashIdentities(["one-secret-0123456789"], [{ ...identity, kind: "email" }]);
    expect(new Set([one, other, email]).size).toBe(3);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("the two accounts of a registration", () => {
  it("have each other's contacts from the beginning", async () => {
    const { body } = await register(agency, stage.developmentId);
    expect(body.data.counterpart).toMatchObject({
      name: "Construtora de Teste",
      type: "DEVELOPER",
      contactName: "Titular de Teste",
      phone: "+551130001000",
      email: "titular@example.com",
    });
    expect((await readPartnership(stage.developer, body.data.id)).counterpart).toMatchObject({
      name: "Imobiliária Ipê",
      contactName: "Rui Titular",
      phone: "+551130002000",
      email: "rui@ipe.example",
    });
  });
});
