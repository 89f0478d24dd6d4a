import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { app } from "../../src/app.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { type Answer, answerOf } from "../support/http.ts";
import { listing } from "../support/listing.ts";

const PATH = "/v1/properties/by-ref/AP-1";

/** The first part of a body whose sender then disconnects. */
const brokenOff = (): ReadableStream<Uint8Array> => {
  let isBegun = false;
  return new ReadableStream({
    pull: (controller) => {
      if (isBegun) return controller.error(new Error("Network connection lost."));
      isBegun = true;
      controller.enqueue(new TextEncoder().encode('{"title":'));
    },
  });
};

const put = async ({ key }: TestAccount, body: BodyInit): Promise<Answer> => {
  const headers = {
    Authorization: `Bearer ${key}`,
    "Content-Type": "application/json",
    "Idempotency-Key": "hung-up",
  };
  const request = new Request(env.PUBLIC_URL + PATH, { method: "PUT", headers, body });
  return answerOf(await app.fetch(request, env, createExecutionContext()), `PUT ${PATH}`);
};

describe("a body that breaks off", () => {
  it("is refused as the sender's fault, and not logged as an error of the service", async () => {
    const log = vi.spyOn(console, "error");
    const answer = await put(await makeAccount(), brokenOff());
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "bad_request" });
    expect(log).not.toHaveBeenCalled();
  });

  it("leaves its key free for the complete request", async () => {
    const account = await makeAccount();
    await put(account, brokenOff());
    expect((await put(account, JSON.stringify(listing()))).status).toBe(201);
  });
});
