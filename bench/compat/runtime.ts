import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { convertV4MiniflareOptions, kCurrentWorker, Miniflare } from "miniflare";
import { HOST } from "../../scripts/local/settings.ts";
import type { LogLine, Runtime } from "../stage/runtime.ts";
import { SECRETS } from "../stage/runtime.ts";
import { type Build, settingsOf, type Version } from "./build.ts";

/** Which version answers calls, has the objects, and takes the queues' messages. */
export interface Mixture {
  readonly calls: Version;
  readonly objects: Version;
  readonly messages: Version;
}

/** Objects keep their storage under this Worker's name, whichever version runs them. */
const OBJECTS = "service";
const BESIDE = "beside";

interface Bound {
  readonly className: string;
}

const classesOf = (build: Build): Readonly<Record<string, Bound>> =>
  settingsOf(build).options.durableObjects as unknown as Readonly<Record<string, Bound>>;

/** A class that the objects' Worker lacks runs in its own Worker, because classes are deployed first and alone. */
const objectsOf = (build: Build, holder: Build): object => {
  const known = new Set(Object.values(classesOf(holder)).map(({ className }) => className));
  return Object.fromEntries(
    Object.entries(classesOf(build)).map(([name, bound]) => [
      name,
      build === holder || !known.has(bound.className) ? bound : { ...bound, scriptName: OBJECTS },
    ]),
  );
};

const workerOf = (name: string, build: Build, holder: Build, takesMessages: boolean): object => {
  const { options, assets } = settingsOf(build);
  const { queueConsumers, ...rest } = options as unknown as Record<string, unknown>;
  const { file } = build;
  return {
    ...rest,
    ...(takesMessages && { queueConsumers }),
    name,
    rootPath: dirname(file),
    modulesRoot: dirname(file),
    modules: [{ type: "ESModule", path: file, contents: readFileSync(file, "utf8") }],
    unsafeDirectSockets: [{ host: HOST, port: 0 }],
    durableObjects: objectsOf(build, holder),
    serviceBindings: {
      [assets.binding]: { disk: { path: assets.directory, writable: false } },
      SELF: kCurrentWorker,
    },
    bindings: { ...(rest.bindings as object), ...SECRETS },
  };
};

/** Runs a mixture of both versions while `use` runs, on the state that earlier mixtures have left. */
export const withMixture = async <T>(
  state: string,
  builds: Readonly<Record<Version, Build>>,
  { calls, objects, messages }: Mixture,
  handleStructuredLogs: (line: LogLine) => void,
  use: (runtime: Runtime) => Promise<T>,
): Promise<T> => {
  const holder = builds[objects];
  const other = builds[objects === "old" ? "new" : "old"];
  const workers = [
    workerOf(OBJECTS, holder, holder, messages === objects),
    workerOf(BESIDE, other, holder, messages !== objects),
  ];
  const options = {
    host: HOST,
    port: 0,
    cf: false,
    unsafeInspectDurableObjects: true,
    handleStructuredLogs,
    workers,
  };
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions(options as unknown as Parameters<typeof convertV4MiniflareOptions>[0]),
    resourcePersistencePath: join(state, "v3"),
  });
  try {
    await miniflare.ready;
    const service = await miniflare.unsafeGetDirectURL(calls === objects ? OBJECTS : BESIDE);
    const urls = { service, floor: service, hello: service };
    return await use({
      miniflare,
      urls,
      pid: null,
      objects: OBJECTS,
      databases: ["DB"],
    } as unknown as Runtime);
  } finally {
    await miniflare.dispose();
  }
};
