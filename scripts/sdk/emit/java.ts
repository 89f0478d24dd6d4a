import type { Form, ProblemCode, Resource } from "../form/form.ts";
import { pascal } from "../form/names.ts";
import { WIDTH } from "./java/language.ts";
import { enumText, modelText } from "./java/models.ts";
import { resourceText } from "./java/resources.ts";
import { fill, readTemplate } from "./template.ts";

/** The language's name for exceptions. */
const exceptionName = ({ className }: ProblemCode): string => className.replace(/Error$/, "Exception");

const errorText = (problem: ProblemCode): string => {
  const name = exceptionName(problem);
  return `/** ${problem.status} {@code ${problem.code}}: ${problem.title}. */
public static final class ${name} extends ApiException {
    private static final long serialVersionUID = 1;

    ${name}(ObjectNode problem, Answered answered) {
        super(problem, answered);
    }
}`;
};

const errorsText = ({ problems }: Form): string => {
  const rows = problems.map((problem) => {
    const name = exceptionName(problem);
    const row = `            Map.entry("${problem.code}", ${name}::new)`;
    return row.length + 5 <= WIDTH
      ? row
      : `            Map.entry(\n                    "${problem.code}", ${name}::new)`;
  });
  const map = `private static final Map<String, BiFunction<ObjectNode, Answered, ApiException>> BY_CODE =
        Map.ofEntries(
${rows.map((row) => row.replace(/^/gm, "    ")).join(",\n")});`;
  return [map, ...problems.map(errorText)].join("\n\n");
};

const eventsText = ({ events }: Form): string =>
  [
    "/** The data of an event, by its type; null for a type unknown to this SDK. */",
    "public static Model eventData(Event event) {",
    '    return eventData(event.type(), event.json().get("data"));',
    "}",
    "",
    "/** What a webhook brings, as that of an event of the log. */",
    "public static Model eventData(Webhooks.Message message) {",
    "    return eventData(message.type(), message.data());",
    "}",
    "",
    "private static Model eventData(String type, JsonNode data) {",
    "    var members = (ObjectNode) data;",
    "    return switch (type) {",
    ...events.map(({ type, model }) => `        case "${type}" -> new ${model}(members);`),
    "        default -> null;",
    "    };",
    "}",
  ].join("\n");

const className = ({ name }: Resource): string =>
  name === "events" ? "EventLog" : `Resources.${pascal(name)}Resource`;

const FOLDER = "java/src/main/java/com/example/realestate";

/** The Java SDK's files by path, in google-java-format's style. */
export const emitJava = (form: Form): Readonly<Record<string, string>> => {
  const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    AttemptInfo: {},
    ApiException: { errors: errorsText(form) },
    CallOptions: {},
    EventLog: {},
    Model: {},
    Models: {
      events: form.events.length === 0 ? "" : eventsText(form),
      models: form.models.map(modelText).join("\n\n").replace(/^ {4}/gm, ""),
    },
    Money: {},
    RealEstateClient: {
      version: form.version,
      fields: form.resources
        .map((resource) => `public final ${className(resource)} ${resource.name};`)
        .join("\n"),
      assignments: form.resources
        .map((resource) => `this.${resource.name} = new ${className(resource)}(transport);`)
        .join("\n"),
    },
    RealEstateException: {},
    ResponseInfo: {},
    RetryInfo: {},
    Resources: { resources: form.resources.map(resourceText).join("\n\n").replace(/^ {4}/gm, "") },
    Transport: {},
    Values: { values: form.enums.map(enumText).join("\n\n").replace(/^ {4}/gm, "") },
    Webhooks: {},
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, marks]) => [
      `${FOLDER}/${name}.java`,
      fill(readTemplate(`java/${name}.java.txt`), marks),
    ]),
  );
};
