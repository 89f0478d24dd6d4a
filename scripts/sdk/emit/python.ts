import type { Form, Resource } from "../form/form.ts";
import { pascal } from "../form/names.ts";
import { attribute } from "./python/language.ts";
import { enumText, modelText } from "./python/models.ts";
import { ASYNC, resourceText, SYNC } from "./python/resources.ts";
import { fill, readTemplate } from "./template.ts";

const errorsText = ({ problems }: Form): string =>
  [
    ...problems.map(
      ({ className, code, status, title }) =>
        `class ${className}(ApiError):\n    """${status} \`${code}\`: ${title}."""`,
    ),
    `_ERRORS_BY_CODE: Final[Mapping[str, type[ApiError]]] = {\n${problems
      .map(({ code, className }) => `    "${code}": ${className},`)
      .join("\n")}\n}`,
  ].join("\n\n\n");

const eventsText = ({ events }: Form): string =>
  [
    "_EVENT_DATA: Final[Mapping[str, type[Model]]] = {",
    ...events.map(({ type, model }) => `    "${type}": ${model},`),
    "}",
    "",
    "",
    "def event_data(event: Event | WebhookMessage) -> Model | None:",
    '    """The data of an event, by its type; None for a type unknown to this SDK."""',
    "    known = _EVENT_DATA.get(event.type)",
    "    return known.from_json(event.data) if known else None",
  ].join("\n");

const className = ({ name }: Resource): string =>
  name === "events" ? "EventLog" : `${pascal(name)}Resource`;

const assignmentsText = ({ resources }: Form, prefix: string): string =>
  resources
    .map((resource) => `self.${attribute(resource.name)} = ${prefix}${className(resource)}(transport)`)
    .join("\n");

const PUBLIC = /^(?:class|def|async def) ([A-Za-z]\w*)|^([A-Z]\w*)(?:: TypeAlias|: Final)? = /gm;

/** As isort has it: constants, then classes, then functions. */
const kindOf = (name: string): number => (/^[A-Z0-9_]+$/.test(name) ? 0 : /^[A-Z]/.test(name) ? 1 : 2);

/** The names that a module offers, sorted. */
const publicNames = (module: string): string[] =>
  [...new Set([...module.matchAll(PUBLIC)].map(([, name, other]) => name ?? other!))].toSorted(
    (one, other) => kindOf(one) - kindOf(other) || (one < other ? -1 : 1),
  );

const withNames = (module: string): string => {
  const names = publicNames(module).map((name) => `    "${name}",`);
  return module.replace("    # every public name", names.join("\n"));
};

/** The SDK for Python, in Ruff's style. */
export const emitPython = (form: Form): string => withNames(filled(form));

const filled = (form: Form): string =>
  fill(readTemplate("python.py.txt"), {
    version: form.version,
    errors: errorsText(form),
    models: [form.enums.map(enumText).join("\n"), ...form.models.map(modelText)].join("\n\n\n"),
    registry: form.models.map(({ name }) => `"${name}": ${name},`).join("\n"),
    resources: [SYNC, ASYNC]
      .flatMap((style) => form.resources.map((resource) => resourceText(resource, style)))
      .join("\n\n\n"),
    events: form.events.length === 0 ? "" : eventsText(form),
    assignments: assignmentsText(form, ""),
    awaited: assignmentsText(form, "Async"),
  });
