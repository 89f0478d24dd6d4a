import process from "node:process";

/** What a piece of work takes of the processor, in milliseconds: what else the machine does is not in it. In Node alone. */
export const processorMs = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
