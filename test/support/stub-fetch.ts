import { beforeEach, vi } from "vitest";

/** Answers 204 for every outside address while a test of the calling file runs. */
export const stubFetch = (): void => {
  beforeEach(() => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  });
};
