import { describe, expect, it } from "vitest";
import { API_WRITES } from "./api-writes.ts";
import { messagesNotThrown } from "./platform-failures.ts";
import { stubPlatform } from "./stub-platform.ts";
import { MODES, type Mode, walk } from "./walk.ts";

stubPlatform();

describe.each(Object.keys(MODES) as Mode[])("a write of which any call %s", (mode) => {
  it.each(API_WRITES)("is made as requested: $name", async (subject) => {
    expect(await walk(subject, mode)).toEqual([]);
  });
});

it("the walk includes every error message of databases and objects", () => {
  expect(messagesNotThrown("D1", "object")).toEqual([]);
});
