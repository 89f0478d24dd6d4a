import type { Worker } from "./workers.ts";

/** In mermaid: a name, and the label in the form of its kind. */
const node = (prefix: string, name: string, form: (label: string) => string): string =>
  `  ${idOf(prefix, name)}${form(name)}`;

const idOf = (prefix: string, name: string): string => `${prefix}_${name.replaceAll(/\W/g, "_")}`;

const databasesOf = ({ databases, borrowed }: Worker): string[] =>
  [...databases, ...borrowed].map(({ name }) => name);

const distinct = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** Queues without those that only keep what another could not deliver. */
const withoutDeadLetters = (workers: readonly Worker[]): string[] => {
  const dead = new Set(workers.flatMap(({ consumers }) => consumers.map((one) => one.deadLetterQueue)));
  return distinct(workers.flatMap(({ queues }) => queues)).filter((queue) => !dead.has(queue));
};

const workerBox = ({ name, classes, crons, domains }: Worker): string => {
  const lines = [
    ...(classes.length > 0 ? [classes.join(", ")] : []),
    ...(domains.length > 0 ? ["has a host"] : []),
    ...(crons.length > 0 ? [crons.length === 1 ? "1 schedule" : `${crons.length} schedules`] : []),
  ];
  return `  ${idOf("w", name)}["${[name, ...lines].join("<br/>")}"]`;
};

/** What a Worker binds of each other one. */
const callsOf = ({ name, binds }: Worker): string[] =>
  [...Map.groupBy(binds, ({ worker }) => worker)]
    .filter(([worker]) => worker !== name)
    .map(([worker, bound]) => {
      const what = distinct(bound.map(({ of }) => of ?? "fetch")).join(", ");
      return `  ${idOf("w", name)} -->|"${what}"| ${idOf("w", worker)}`;
    });

const storesOf = (worker: Worker): string[] => [
  ...distinct(databasesOf(worker)).map((name) => `  ${idOf("w", worker.name)} --- ${idOf("d", name)}`),
  ...distinct(worker.buckets).map((name) => `  ${idOf("w", worker.name)} --- ${idOf("b", name)}`),
];

const messagesOf = (worker: Worker, queues: readonly string[]): string[] => [
  ...worker.sendsTo.map((queue) => `  ${idOf("w", worker.name)} -.-> ${idOf("q", queue)}`),
  ...worker.consumers
    .filter(({ queue }) => queues.includes(queue))
    .map(({ queue }) => `  ${idOf("q", queue)} -.-> ${idOf("w", worker.name)}`),
];

/** @param workers in order: each after those that it binds */
const diagramOf = (workers: readonly Worker[]): string => {
  const queues = withoutDeadLetters(workers);
  return [
    "flowchart TD",
    ...workers.toReversed().map(workerBox),
    ...queues.map((name) => node("q", name, (label) => `>"${label}"]`)),
    ...distinct(workers.flatMap(databasesOf)).map((name) => node("d", name, (label) => `[("${label}")]`)),
    ...distinct(workers.flatMap(({ buckets }) => buckets)).map((name) =>
      node("b", name, (label) => `[/"${label}"/]`),
    ),
    ...workers.toReversed().flatMap(callsOf),
    ...workers.flatMap((worker) => messagesOf(worker, queues)),
    ...workers.flatMap(storesOf),
  ].join("\n");
};

/**
 * The page of everything that is deployed, made from the configurations: `docs/deployed.md`.
 * @param workers of production, in order
 */
export const drawingOf = (workers: readonly Worker[]): string => `# What is deployed

\`npm run platform draw\` makes this page of the configurations, and \`test/scripts/drawing.test.ts\` holds it to them.

A box is a Worker with its classes of objects, its schedules, and whether it has a host. A full arrow is a binding: it
says what of the other Worker is called, and no arrow leads back (\`docs/adr/0063-workers-bind-only-downwards.md\`). A
dotted arrow goes into a queue, or from it to its consumer; each queue has another one of dead letters, which is not
drawn. A line without a tip leads to a database or a bucket. The probe calls the API over the internet, like any
caller.

\`\`\`mermaid
${diagramOf(workers)}
\`\`\`

They are created and released in this order:

${workers.map(({ name, file }, at) => `${at + 1}. ${name} (\`${file}\`)`).join("\n")}
`;
