import type { Form, Resource } from "../form/form.ts";
import { pascal } from "../form/names.ts";
import { attribute } from "./python/language.ts";
import { enumText, modelText } from "./python/models.ts";
import { modulesOf } from "./python/modules.ts";
import { ASYNC, resourceText, type Style, SYNC } from "./python/resources.ts";
import { fill, readTemplate } from "./template.ts";

/** Below `sdks/`. */
const PYTHON_PACKAGE = "python/real_estate_account";

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

const resourcesText = ({ resources }: Form, style: Style): string =>
  resources.map((resource) => resourceText(resource, style)).join("\n\n\n");

const className = ({ name }: Resource): string =>
  name === "events" ? "EventLog" : `${pascal(name)}Resource`;

const assignmentsText = ({ resources }: Form, prefix: string): string =>
  resources
    .map((resource) => `self.${attribute(resource.name)} = ${prefix}${className(resource)}(transport)`)
    .join("\n");

/** The package of the SDK for Python, in Ruff's style, by file. */
export const emitPython = (form: Form): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(modulesOf(filled(form))).map(([file, text]) => [`${PYTHON_PACKAGE}/${file}`, text]),
  );

const filled = (form: Form): string =>
  fill(readTemplate("python.py.txt"), {
    version: form.version,
    errors: errorsText(form),
    models: [form.enums.map(enumText).join("\n"), ...form.models.map(modelText)].join("\n\n\n"),
    registry: form.models.map(({ name }) => `"${name}": ${name},`).join("\n"),
    resources: resourcesText(form, SYNC),
    awaitedResources: resourcesText(form, ASYNC),
    events: form.events.length === 0 ? "" : eventsText(form),
    assignments: assignmentsText(form, ""),
    awaited: assignmentsText(form, "Async"),
  });
