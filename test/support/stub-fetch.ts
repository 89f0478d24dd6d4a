import { beforeEach, vi } from "vitest";

/** Every address outside the service answers 204 while a test of the calling file runs. */
export const stubFetch = (): void => {
  beforeEach(() => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  });
};
