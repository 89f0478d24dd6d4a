import type { Form, Resource } from "../form/form.ts";
import { camel, pascal } from "../form/names.ts";
import { fill, readTemplate } from "./template.ts";
import { enumText, modelText } from "./typescript/models.ts";
import { resourceText } from "./typescript/resources.ts";

const errorsText = ({ problems }: Form): string =>
  [
    ...problems.map(
      ({ className, code, status, title }) =>
        `/** ${status} \`${code}\`: ${title}. */\nexport class ${className} extends ApiError {}`,
    ),
    `const ERRORS_BY_CODE: ReadonlyMap<string, typeof ApiError> = new Map([\n${problems
      .map(({ code, className }) => `  ["${code}", ${className}],`)
      .join("\n")}\n]);`,
  ].join("\n\n");

const className = ({ name }: Resource): string =>
  name === "events" ? "EventLog" : `${pascal(name)}Resource`;

const eventsText = ({ events }: Form): string =>
  `/** What each type of event brings, as far as the contract tells. */
export interface EventData {
${events.map(({ type, model }) => `  "${type}": ${model};`).join("\n")}
}

/** Whether an event of the log or of a webhook has this type; its data is then typed. */
export const isEvent = <Known extends Event | WebhookMessage, Type extends keyof EventData>(
  event: Known,
  type: Type,
): event is Known & { readonly type: Type; readonly data: EventData[Type] } => event.type === type;`;

/** Names of members that hold amounts. */
const moneyMembers = ({ models }: Form): string[] => {
  const fields = models.flatMap((model) => model.fields);
  const names = fields.filter(({ type }) => type.kind === "money").map(({ name }) => name);
  return [...new Set(names)].sort();
};

/** The SDK for TypeScript, before formatting. */
export const emitTypescript = (form: Form): string =>
  fill(readTemplate("typescript.ts.txt"), {
    version: form.version,
    money: moneyMembers(form)
      .map((name) => `"${name}",`)
      .join("\n"),
    errors: errorsText(form),
    models: [...form.enums.map(enumText), ...form.models.map(modelText)].join("\n\n"),
    resources: form.resources.map(resourceText).join("\n\n"),
    events: form.events.length === 0 ? "" : eventsText(form),
    fields: form.resources
      .map((resource) => `readonly ${camel(resource.name)}: ${className(resource)};`)
      .join("\n"),
    assignments: form.resources
      .map((resource) => `this.${camel(resource.name)} = new ${className(resource)}(transport);`)
      .join("\n"),
  });
