import { describe, expect, it } from "vitest";
import { EVENT_TYPES } from "../../src/vocabulary/event-types.ts";
import { makeKey, type TestAccount } from "../support/api.ts";
import { EventReader } from "../support/event-reader.ts";
import { type Answer, send } from "../support/http.ts";
import { emptySandbox } from "../support/sandbox.ts";

const simulate = (key: string, type: string): Promise<Answer> =>
  send("POST", "/sandbox/simulate", key, { body: { type } });

const eventsOf = async ({ api }: TestAccount) => new EventReader(api).readAll();

describe("an event simulated by the caller's own key", () => {
  it("is of any type, in the log in the order of the calls", async () => {
    const sandbox = await emptySandbox();
    const made: string[] = [];
    for (const { type } of EVENT_TYPES) {
      const { status, body } = await simulate(sandbox.key, type);
      expect([status, body.data.type]).toEqual([201, type]);
      made.push(body.data.id);
    }
    expect((await eventsOf(sandbox)).map(({ id }) => id)).toEqual(made);
  });

  it("is only of a type that the key may read", async () => {
    const sandbox = await emptySandbox();
    const { key } = await makeKey(sandbox.path, { scopes: ["events:read", "properties:read"] });
    const answers = [await simulate(key, "property.created"), await simulate(key, "lead.created")];
    expect(answers.map(({ status }) => status)).toEqual([201, 403]);
    expect(answers[1]!.body.detail).toContain("leads:read");
    expect(await eventsOf(sandbox)).toHaveLength(1);
  });

  it("is refused for an unknown type and for what tests webhooks", async () => {
    const { key } = await emptySandbox();
    for (const type of ["webhook.test", "nonsense", "", null])
      expect((await simulate(key, type as string)).body.code).toBe("invalid_param");
  });
});
