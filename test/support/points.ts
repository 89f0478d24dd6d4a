import { env } from "cloudflare:workers";
import { type Dataset, POINTS } from "../../src/ports/points.ts";

type RecordedPoint = Readonly<Record<string, string | number>> & { readonly dataset: Dataset };

type Written = Required<Pick<AnalyticsEngineDataPoint, "indexes" | "blobs" | "doubles">>;

/** A written point, by the names of its columns. */
export const named = (dataset: Dataset, { indexes, blobs, doubles }: Written): RecordedPoint => {
  const { index, texts, numbers } = POINTS[dataset];
  const columns = [index, ...texts, ...numbers];
  const values = [...indexes, ...blobs, ...doubles] as (string | number)[];
  if (columns.length !== values.length) throw new Error(`${dataset} has ${values.length} values`);
  return { ...Object.fromEntries(columns.map((name, at) => [name, values[at]!])), dataset } as RecordedPoint;
};

/** Datasets that record their points, each with its columns' names. */
export const recordingPoints = (): { readonly bindings: Partial<Env>; readonly points: RecordedPoint[] } => {
  const points: RecordedPoint[] = [];
  const recorder = (dataset: Dataset) => ({
    writeDataPoint: (point: Written) => void points.push(named(dataset, point)),
  });
  const datasets = Object.keys(POINTS) as Dataset[];
  const bindings = Object.fromEntries(datasets.map((name) => [name.toUpperCase(), recorder(name)]));
  return { bindings: bindings as Partial<Env>, points };
};

/** The service's bindings, with datasets that record their points. */
export const withRecordedPoints = (): { readonly bindings: Env; readonly points: RecordedPoint[] } => {
  const { bindings, points } = recordingPoints();
  return { bindings: { ...env, ...bindings }, points };
};
