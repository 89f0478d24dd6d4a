import { suite } from "./vitest.config.ts";

/** Each file has a platform of its own: scheduled jobs look through everything that is stored. */
export default suite({
  include: ["test/faults/**/*.test.ts"],
  maxWorkers: 2,
  testTimeout: 120_000,
});
