import { type Change, type Part, stopsAt } from "./part.ts";
import type { Worker } from "./workers.ts";

const EXAMPLE = /(^|[.@/])example\.com$/;

/** A Worker's own address is the first that its variables name; another Worker may answer there. */
const unreached = ({ file, environment, urls }: Worker, domains: readonly string[]): Change[] =>
  Object.values(urls)
    .slice(0, 1)
    .map((url) => new URL(url).host)
    .filter((host) => !domains.includes(host))
    .map((host) => stopsAt(`${file}: no Worker of ${environment} has the custom domain ${host}`));

const examples = ({ file, environment, urls, sender, domains }: Worker): Change[] =>
  Object.entries({ ...urls, MAIL_FROM: sender ?? "", routes: domains.join(", ") })
    .filter(([, value]) => EXAMPLE.test(value))
    .map(([name, value]) => stopsAt(`put your own host into ${name} of ${environment} in ${file}: ${value}`));

/** Workers must agree on a variable's value: tokens are valid only for the address that their issuer names. */
const differingUrls = (workers: readonly Worker[]): Change[] =>
  workers.flatMap(({ file, environment, urls }, at) =>
    Object.entries(urls).flatMap(([name, value]) => {
      const other = workers.slice(0, at).find((worker) => (worker.urls[name] ?? value) !== value);
      return other
        ? [
            stopsAt(
              `${name} of ${environment} is ${value} in ${file}, and ${other.urls[name]} in ${other.file}`,
            ),
          ]
        : [];
    }),
  );

/** The platform refuses every mail from another sender. */
const refusedSenders = ({ file, environment, sender, allowedSenders }: Worker): Change[] =>
  sender === null || (allowedSenders?.includes(sender) ?? true)
    ? []
    : [
        stopsAt(
          `${file}: MAIL_FROM of ${environment} is ${sender}, and allowed_sender_addresses of EMAIL has only ${allowedSenders!.join(", ")}`,
        ),
      ];

/** The hosts and senders that only the environment's owner can name. */
export const addresses = (workers: readonly Worker[]): Part => ({
  title: "Addresses",
  changes: async () => {
    const domains = workers.flatMap((worker) => worker.domains);
    const each = workers.flatMap((worker) => [
      ...examples(worker),
      ...unreached(worker, domains),
      ...refusedSenders(worker),
    ]);
    return [...each, ...differingUrls(workers)];
  },
});
