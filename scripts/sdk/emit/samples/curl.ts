import { type Group, labeled, laidOut, type Part } from "./layout.ts";
import type { Sample } from "./sample.ts";

const json = (value: unknown): Part => {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return { label: "", value: { open: "[", parts: value.map(json), close: "]" } };
  const parts = Object.entries(value).map(([name, inner]) => labeled(`"${name}": `, json(inner)));
  return { label: "", value: { open: "{", parts, close: "}", pad: " " } };
};

/** Quoted for a shell, so that no quote within can end it. */
const escaped = (part: Part): Part =>
  typeof part === "string"
    ? part.replaceAll("'", `'\\''`)
    : { label: part.label, value: { ...part.value, parts: part.value.parts.map(escaped) } };

const inQuotes = ({ open, parts, close, ...group }: Group): Group => ({
  ...group,
  open: `'${open}`,
  parts: parts.map(escaped),
  close: `${close}'`,
});

const target = ({ operation, path, query }: Sample, baseUrl: string): string => {
  const segments = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[operation.pathParams.indexOf(name)]!),
  );
  const search = query ? `?${query.field.name}=${encodeURI(String(query.value))}` : "";
  return `"${baseUrl}${segments}${search}"`;
};

/** A command for curl 7.76 or newer, because long-lived systems lack the later `--json`. */
export const curlSample = (sample: Sample, baseUrl: string): string => {
  const { method, isKeyed } = sample.operation;
  const verb = method === "GET" ? "" : `--request ${method} `;
  const body = sample.body && json(sample.body.value);
  return [
    `curl --fail-with-body ${verb}${target(sample, baseUrl)}`,
    '--header "Authorization: Bearer $REAL_ESTATE_KEY"',
    ...(isKeyed ? ['--header "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(body && typeof body !== "string"
      ? [
          '--header "Content-Type: application/json"',
          laidOut(inQuotes(body.value), { width: 80, indent: "  " }, "  --data ").trimStart(),
        ]
      : []),
  ].join(" \\\n  ");
};
