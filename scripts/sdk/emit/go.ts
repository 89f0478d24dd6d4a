import type { Form, ProblemCode } from "../form/form.ts";
import { columns, exported } from "./go/language.ts";
import { enumText, modelText } from "./go/models.ts";
import { resourceText } from "./go/resources.ts";
import { fill, readTemplate } from "./template.ts";

const errorText = ({ className, code, status, title }: ProblemCode): string => {
  const type = exported(className);
  return `// ${type} is ${status} ${code}: ${title}.
type ${type} struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *${type}) Unwrap() error {
	return e.APIError
}`;
};

const errorsText = ({ problems }: Form): string =>
  [
    ...problems.map(errorText),
    `func errorOfCode(e *APIError) error {
	switch e.Code {
${problems.map(({ code, className }) => `\tcase "${code}":\n\t\treturn &${exported(className)}{e}`).join("\n")}
	default:
		return e
	}
}`,
  ].join("\n\n");

const eventsText = ({ events }: Form): string =>
  `// TypedData is the event's data: a pointer to the model of its type, or nil for a type unknown to this SDK.
func (e Event) TypedData() (any, error) {
	return eventData(string(e.Type), e.Data)
}

// TypedData is what the message brings, as that of an event of the log.
func (m WebhookMessage) TypedData() (any, error) {
	return eventData(string(m.Type), m.Data)
}

func eventData(eventType string, data map[string]any) (any, error) {
	var known any
	switch eventType {
${events.map(({ type, model }) => `\tcase "${type}":\n\t\tknown = &${exported(model)}{}`).join("\n")}
	default:
		return nil, nil
	}
	text, err := json.Marshal(data)
	if err != nil {
		return nil, err
	}
	return known, json.Unmarshal(text, known)
}`;

const fieldRows = (form: Form): string =>
  columns(
    form.resources.map(({ name }) => [
      exported(name),
      name === "events" ? "*EventLog" : `*${exported(name)}Resource`,
    ]),
  )
    .map((line) => line.slice(1))
    .join("\n");

const assignmentRows = (form: Form): string => {
  const rows = form.resources.map(({ name }) => [
    `${exported(name)}:`,
    name === "events" ? "&EventLog{EventsResource{t}}," : `&${exported(name)}Resource{t},`,
  ]);
  return columns(rows)
    .map((line) => line.slice(1))
    .join("\n");
};

/** The SDK for Go, as gofmt formats it. */
export const emitGo = (form: Form): string =>
  fill(readTemplate("go.go.txt"), {
    version: form.version,
    errors: errorsText(form),
    models: [...form.enums.map(enumText), ...form.models.map(modelText)].join("\n\n"),
    resources: form.resources.map(resourceText).join("\n\n"),
    events: form.events.length === 0 ? "" : eventsText(form),
    fields: fieldRows(form),
    assignments: assignmentRows(form),
  });
