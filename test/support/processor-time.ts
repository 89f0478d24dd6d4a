import process from "node:process";

/** The processor time of this process for the work, in milliseconds. Only in Node. */
export const processorMs = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
