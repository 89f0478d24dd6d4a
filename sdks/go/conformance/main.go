// Command conformance performs the tasks of the vectors' runner: one line for each task, and one for each outcome.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"reflect"
	"strings"
	"time"

	"example.com/realestate"
)

type task struct {
	ID       int            `json:"id"`
	Do       string         `json:"do"`
	Client   map[string]any `json:"client"`
	Resource string         `json:"resource"`
	Verb     string         `json:"verb"`
	Path     []string       `json:"path"`
	Body     json.RawMessage
	Options  map[string]any
	IsSecond bool
	Take     int
	Position *string
	FailAt   int
	Headers  map[string]string
	Secrets  []string
	Text     string
	Now      int64
	// In seconds.
	Tolerance *int64
	IsFailing bool
	Bytes     int
	Message   struct {
		ID   string
		Type realestate.EventType
		Data any
	}
}

// field finds a member by its name in the vectors, ignoring case.
func field(of reflect.Value, name string) reflect.Value {
	return of.FieldByNameFunc(func(one string) bool { return strings.EqualFold(one, name) })
}

// set sets the members of an options struct to the values of a task.
func set(options any, values map[string]any) error {
	struct_ := reflect.ValueOf(options).Elem()
	for name, value := range values {
		member := field(struct_, strings.TrimSuffix(name, "Ms"))
		if !member.IsValid() {
			return fmt.Errorf("there is no option %s", name)
		}
		if strings.HasSuffix(name, "Ms") {
			member.SetInt(int64(value.(float64)) * int64(time.Millisecond))
			continue
		}
		text, err := json.Marshal(value)
		if err != nil {
			return err
		}
		if err := json.Unmarshal(text, member.Addr().Interface()); err != nil {
			return err
		}
	}
	return nil
}

// responses has the client's report of each answer.
var responses []map[string]any

// told has what the client's hooks received.
var told []string

func tell(hook string, info realestate.AttemptInfo) {
	told = append(told, fmt.Sprintf("%s %s %s %d", hook, info.Method, info.Path, info.Attempt))
}

func onResponse(response realestate.ResponseInfo) {
	limits := map[string]any{}
	for name, limit := range response.Limits {
		limits[name] = map[string]any{"remaining": limit.Remaining, "resetSeconds": limit.Reset.Seconds()}
	}
	one := map[string]any{"status": response.Status, "requestId": nil, "etag": nil, "rateLimit": nil, "limits": limits}
	if response.RequestID != "" {
		one["requestId"] = response.RequestID
	}
	if response.ETag != "" {
		one["etag"] = response.ETag
	}
	if limit := response.Headers.Get("RateLimit"); limit != "" {
		one["rateLimit"] = limit
	}
	responses = append(responses, one)
	tell(fmt.Sprintf("response %d", response.Status), response.AttemptInfo)
}

func clientOf(t task) (*realestate.Client, error) {
	baseURL, apiKey := t.Client["baseUrl"].(string), t.Client["apiKey"].(string)
	delete(t.Client, "baseUrl")
	delete(t.Client, "apiKey")
	options := realestate.ClientOptions{
		OnRequest:  func(info realestate.AttemptInfo) { tell("request", info) },
		OnResponse: onResponse,
		OnRetry:    func(info realestate.RetryInfo) { tell("retry", info.AttemptInfo) },
	}
	if err := set(&options, t.Client); err != nil {
		return nil, err
	}
	return realestate.NewClient(baseURL, apiKey, options)
}

func makeClient(t task) (any, error) {
	_, err := clientOf(t)
	return struct{}{}, err
}

func makeFromEnv(task) (any, error) {
	_, err := realestate.FromEnv()
	return struct{}{}, err
}

// invoke calls the method that a task names, with arguments made from the task's values.
func invoke(t task, client *realestate.Client, suffix string) ([]reflect.Value, error) {
	resource := field(reflect.ValueOf(client).Elem(), t.Resource)
	kind := resource.Type()
	for at := range kind.NumMethod() {
		if strings.EqualFold(kind.Method(at).Name, t.Verb+suffix) {
			method := resource.Method(at)
			arguments, err := argumentsOf(t, method.Type())
			if err != nil {
				return nil, err
			}
			// The options are the last parameter, and may be left out.
			return method.CallSlice(arguments), nil
		}
	}
	return nil, fmt.Errorf("%s has no %s", t.Resource, t.Verb+suffix)
}

func argumentsOf(t task, method reflect.Type) ([]reflect.Value, error) {
	arguments := []reflect.Value{reflect.ValueOf(context.Background())}
	for _, part := range t.Path {
		arguments = append(arguments, reflect.ValueOf(part))
	}
	isBodyOption := len(t.Body) > 0 && method.NumIn() == len(arguments)+1
	if len(t.Body) > 0 && !isBodyOption {
		body := reflect.New(method.In(len(arguments)))
		if err := json.Unmarshal(t.Body, body.Interface()); err != nil {
			return nil, err
		}
		arguments = append(arguments, body.Elem())
	}
	if isBodyOption {
		options := map[string]any{"body": t.Body}
		maps.Copy(options, t.Options)
		t.Options = options
	}
	list := reflect.MakeSlice(method.In(len(arguments)), 1, 1)
	return append(arguments, list), set(list.Index(0).Addr().Interface(), t.Options)
}

func call(t task) (any, error) {
	client, err := clientOf(t)
	if err != nil {
		return nil, err
	}
	results, err := invoke(t, client, "")
	if err == nil && t.IsSecond {
		results, err = invoke(t, client, "")
	}
	if err != nil {
		return nil, err
	}
	if err, isError := results[1].Interface().(error); isError {
		return nil, err
	}
	return results[0].Interface(), nil
}

func all(t task) (any, error) {
	client, err := clientOf(t)
	if err != nil {
		return nil, err
	}
	results, err := invoke(t, client, "All")
	if err != nil {
		return nil, err
	}
	found := []any{}
	for item, failure := range results[0].Seq2() {
		if err, isError := failure.Interface().(error); isError {
			return nil, err
		}
		found = append(found, item.Interface())
		if len(found) == t.Take {
			break
		}
	}
	return found, nil
}

type store struct {
	position *string
}

func (s *store) Load(context.Context) (string, error) {
	if s.position == nil {
		return "", nil
	}
	return *s.position, nil
}

func (s *store) Save(_ context.Context, position string) error {
	s.position = &position
	return nil
}

func stream(t task) (any, error) {
	client, err := clientOf(t)
	if err != nil {
		return nil, err
	}
	kept := &store{t.Position}
	options := realestate.StreamOptions{UntilCurrent: t.Take == 0}
	if err := set(&options, t.Options); err != nil {
		return nil, err
	}
	events := []realestate.Event{}
	failed := false
	for event, err := range client.Events.Stream(context.Background(), kept, options) {
		if err != nil {
			return nil, err
		}
		if failed = len(events)+1 == t.FailAt; failed {
			break
		}
		if events = append(events, event); len(events) == t.Take {
			break
		}
	}
	return map[string]any{"events": events, "position": kept.position, "failed": failed}, nil
}

func headersOf(t task) http.Header {
	headers := http.Header{}
	for name, value := range t.Headers {
		headers.Set(name, value)
	}
	return headers
}

func verifyOptionsOf(t task) realestate.VerifyOptions {
	options := realestate.VerifyOptions{Now: time.Unix(t.Now, 0)}
	if t.Tolerance != nil {
		options.Tolerance = time.Duration(*t.Tolerance) * time.Second
	}
	return options
}

func verify(t task) (any, error) {
	return realestate.VerifyWebhook([]byte(t.Text), headersOf(t), t.Secrets, verifyOptionsOf(t))
}

func sign(t task) (any, error) {
	message := realestate.TestMessage{
		ID: t.Message.ID, Type: t.Message.Type, Data: t.Message.Data, Timestamp: time.Unix(t.Now, 0),
	}
	signed, err := realestate.MakeTestDelivery(t.Secrets[0], message)
	if err != nil {
		return nil, err
	}
	headers := map[string]string{}
	for name := range signed.Headers {
		headers[strings.ToLower(name)] = signed.Headers.Get(name)
	}
	return map[string]any{"headers": headers, "body": string(signed.Body)}, nil
}

func failureOf(err error) map[string]any {
	name := reflect.TypeOf(err).String()
	class := "Other"
	if own, isOurs := strings.CutPrefix(name, "*realestate."); isOurs {
		class = own
	}
	failure := map[string]any{"class": class, "message": err.Error()}
	var unexpected *realestate.UnexpectedAnswerError
	if errors.As(err, &unexpected) {
		failure["status"] = unexpected.Status
		failure["contentType"] = unexpected.ContentType
	}
	var refusal *realestate.APIError
	if errors.As(err, &refusal) {
		failure["status"] = refusal.Status
		failure["code"] = refusal.Code
		failure["title"] = refusal.Title
		failure["detail"] = refusal.Detail
		failure["requestId"] = refusal.RequestID
		failure["contentType"] = refusal.ContentType
		failure["invalidParams"] = refusal.InvalidParams
		failure["retryAfter"] = refusal.RetryAfter.Seconds()
		failure["retryable"] = refusal.Retryable
	}
	return failure
}

func receive(t task) (any, error) {
	handled := []string{}
	handle := func(_ context.Context, message *realestate.WebhookMessage) error {
		handled = append(handled, message.ID)
		if t.IsFailing {
			return errors.New("the handling fails")
		}
		return nil
	}
	server := httptest.NewServer(realestate.WebhookHandler(t.Secrets, handle, verifyOptionsOf(t)))
	defer server.Close()
	body := t.Text
	if t.Bytes > 0 {
		body = strings.Repeat(" ", t.Bytes)
	}
	request, err := http.NewRequest("POST", server.URL, strings.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header = headersOf(t)
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	return map[string]any{"status": answer.StatusCode, "handled": handled}, nil
}

func typed(t task) (any, error) {
	data, ok := t.Message.Data.(map[string]any)
	if !ok {
		return nil, errors.New("the data are no object")
	}
	known, err := realestate.WebhookMessage{Type: t.Message.Type, Data: data}.TypedData()
	if known == nil || err != nil {
		return map[string]any{"model": nil, "data": nil}, err
	}
	return map[string]any{"model": reflect.TypeOf(known).Elem().Name(), "data": known}, nil
}

func main() {
	perform := map[string]func(task) (any, error){
		"make": makeClient, "env": makeFromEnv, "call": call, "all": all, "stream": stream,
		"verify": verify, "receive": receive, "sign": sign, "typed": typed,
	}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var asked task
		responses, told = nil, nil
		err := json.Unmarshal(lines.Bytes(), &asked)
		var answer any
		if err == nil {
			answer, err = perform[asked.Do](asked)
		}
		outcome := map[string]any{"id": asked.ID, "answer": answer}
		if err != nil {
			outcome = map[string]any{"id": asked.ID, "error": failureOf(err)}
		}
		outcome["responses"], outcome["told"] = responses, told
		text, err := json.Marshal(outcome)
		if err != nil {
			panic(err)
		}
		fmt.Println(string(text))
	}
}
