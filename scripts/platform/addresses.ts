import { type Change, type Part, stopsAt } from "./part.ts";
import type { Worker } from "./workers.ts";

const EXAMPLE = /(^|[.@/])example\.com$/;

const faultsOf = ({ file, environment, urls, sender, domains }: Worker): Change[] => {
  const [own] = Object.values(urls);
  const host = new URL(own!).host;
  const named = { ...urls, MAIL_FROM: sender, routes: domains.join(", ") };
  return [
    ...Object.entries(named)
      .filter(([, value]) => EXAMPLE.test(value))
      .map(([name, value]) =>
        stopsAt(`put your own host into ${name} of ${environment} in ${file}: ${value}`),
      ),
    ...(domains.includes(host) ? [] : [stopsAt(`${file}: ${environment} has no custom domain ${host}`)]),
  ];
};

/** The hosts and senders that only its owner can name. */
export const addresses = (workers: readonly Worker[]): Part => ({
  title: "Addresses",
  changes: async () => workers.flatMap(faultsOf),
});
