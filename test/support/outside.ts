import { afterAll, beforeAll, vi } from "vitest";

/** Every address outside the service answers 204 while the tests of the calling file run. */
export const outsideAnswers = (): void => {
  beforeAll(() => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });
};
