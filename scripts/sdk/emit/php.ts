import type { Form, Resource } from "../form/form.ts";
import { camel, pascal } from "../form/names.ts";
import { className } from "./php/language.ts";
import { enumText, modelText } from "./php/models.ts";
import { resourceText } from "./php/resources.ts";
import { fill, readTemplate } from "./template.ts";

const errorsText = ({ problems }: Form): string =>
  [
    ...problems.map(
      (problem) =>
        `/** ${problem.status} \`${problem.code}\`: ${problem.title}. */\nfinal class ${problem.className} extends ApiError\n{\n}`,
    ),
    `const ERRORS_BY_CODE = [\n${problems.map(({ code, className: name }) => `    '${code}' => ${name}::class,`).join("\n")}\n];`,
  ].join("\n\n");

const eventsText = ({ events }: Form): string =>
  [
    "/** What events bring, by their types. */",
    "final class EventData",
    "{",
    "    private const MODELS = [",
    ...events.map(({ type, model }) => `        '${type}' => ${className(model)}::class,`),
    "    ];",
    "",
    "    /** Null for a type unknown to this SDK. */",
    "    public static function of(Event|WebhookMessage $event): ?Model",
    "    {",
    "        $known = self::MODELS[$event->type] ?? null;",
    "        return $known === null ? null : $known::fromJson(json_decode(json_encode((object) $event->data)));",
    "    }",
    "}",
  ].join("\n");

const resourceClass = ({ name }: Resource): string =>
  name === "events" ? "EventLog" : `${pascal(name)}Resource`;

/** The SDK for PHP, in PSR-12's style. */
export const emitPhp = (form: Form): string =>
  fill(readTemplate("php.php.txt"), {
    version: form.version,
    errors: errorsText(form),
    models: [...form.enums.map(enumText), ...form.models.map(modelText)].join("\n\n"),
    resources: form.resources.map(resourceText).join("\n\n"),
    events: form.events.length === 0 ? "" : eventsText(form),
    fields: form.resources
      .map((resource) => `public readonly ${resourceClass(resource)} $${camel(resource.name)};`)
      .join("\n"),
    assignments: form.resources
      .map((resource) => `$this->${camel(resource.name)} = new ${resourceClass(resource)}($transport);`)
      .join("\n"),
  });
