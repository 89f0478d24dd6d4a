// Package realestate is the SDK of the Real-Estate Account Integration API for Go, in one file without dependencies.
//
// Made from the contract by `npm run sdk`: what is changed here by hand is lost.
package realestate

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"math/big"
	mathrand "math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Version of the SDK, which is that of the contract.
const Version = "1.0.0"

// ClientOptions are what a client does when a call says nothing else.
type ClientOptions struct {
	// Of labels and messages: "pt-BR", the service's own, or "en".
	Language string
	// Of each attempt. 30 s.
	Timeout time.Duration
	// How often a call that failed in passing is sent again, when that is safe. 2.
	Retries *int
	// What the first of these waits, when the service says nothing; each further one waits twice as long. 500 ms.
	Backoff time.Duration
	// A longer Retry-After is not waited for: the error comes at once. 60 s.
	MaxWait time.Duration
	// In place of one of the SDK's own.
	HTTPClient *http.Client
	// Is told of each answer that came, of refusals and repeated attempts too.
	OnResponse func(ResponseInfo)
}

// ResponseInfo is what stands beside the body of an answer.
type ResponseInfo struct {
	Status int
	// RateLimit among them, and Idempotent-Replayed.
	Headers http.Header
	// What support asks for.
	RequestID string
}

// CallOptions are what any call may set for itself.
type CallOptions struct {
	Language string
	Timeout  time.Duration
	// Zero sends the call once.
	Retries    *int
	OnResponse func(ResponseInfo)
}

// DryRunOptions are of writes.
type DryRunOptions struct {
	CallOptions
	// Validates and reports what would happen; writes nothing.
	DryRun bool
}

// WriteOptions are of writes that can be repeated.
type WriteOptions struct {
	DryRunOptions
	// Made by the client when empty, and the same on every attempt.
	IdempotencyKey string
}

// Ptr gives the address of a value, for an optional member.
func Ptr[T any](value T) *T {
	return &value
}

// Nullable is a member of a request that may be left out, which its zero value is; null, which clears; or a value.
type Nullable[T any] struct {
	value *T
	isSet bool
}

// Set gives a member a value.
func Set[T any](value T) Nullable[T] {
	return Nullable[T]{&value, true}
}

// Null clears a member.
func Null[T any]() Nullable[T] {
	return Nullable[T]{nil, true}
}

// IsZero tells that the member is left out.
func (n Nullable[T]) IsZero() bool {
	return !n.isSet
}

// Value is nil when the member is null or left out.
func (n Nullable[T]) Value() *T {
	return n.value
}

// MarshalJSON writes the value or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	return json.Marshal(n.value)
}

// UnmarshalJSON reads a value or null.
func (n *Nullable[T]) UnmarshalJSON(data []byte) error {
	n.isSet = true
	return json.Unmarshal(data, &n.value)
}

// Money is an amount in BRL, exact: whole cents.
type Money int64

var amount = regexp.MustCompile(`^-?\d+(\.\d{1,2})?$`)

// Reais reads an amount as in "1234567.89".
func Reais(text string) (Money, error) {
	if !amount.MatchString(text) {
		return 0, fmt.Errorf("%q is no amount", text)
	}
	return centsOf(text)
}

// Cents of the amount.
func (m Money) Cents() int64 {
	return int64(m)
}

// String writes the amount as in "1234567.89".
func (m Money) String() string {
	return big.NewRat(int64(m), 100).FloatString(2)
}

// MarshalJSON writes a number of reais.
func (m Money) MarshalJSON() ([]byte, error) {
	return []byte(m.String()), nil
}

// UnmarshalJSON reads a number of reais.
func (m *Money) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		return nil
	}
	cents, err := centsOf(string(data))
	*m = cents
	return err
}

func centsOf(text string) (Money, error) {
	reais, isNumber := new(big.Rat).SetString(text)
	if !isNumber {
		return 0, fmt.Errorf("%q is no number", text)
	}
	cents, err := strconv.ParseInt(reais.Mul(reais, big.NewRat(100, 1)).FloatString(0), 10, 64)
	return Money(cents), err
}

// TransportError tells that no whole answer came: the connection failed, or what came cannot be read.
type TransportError struct {
	Cause error
}

func (e *TransportError) Error() string {
	return "no whole answer came: " + e.Cause.Error()
}

// Unwrap gives what went wrong.
func (e *TransportError) Unwrap() error {
	return e.Cause
}

// RequestTimeoutError tells that the time for an attempt was up.
type RequestTimeoutError struct {
	*TransportError
}

// Unwrap makes it a transport error, too.
func (e *RequestTimeoutError) Unwrap() error {
	return e.TransportError
}

// UnexpectedAnswerError tells that the service's success came with a body that is none of the service's, as from a
// proxy; never sent again.
type UnexpectedAnswerError struct {
	*TransportError
	Status      int
	ContentType string
}

func (e *UnexpectedAnswerError) Error() string {
	return "the answer is none of the service's (" + joined(strconv.Itoa(e.Status), e.ContentType) + ")"
}

// Unwrap makes it a transport error, too.
func (e *UnexpectedAnswerError) Unwrap() error {
	return e.TransportError
}

func joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(part string) bool { return part == "" }), ", ")
}

// RepeatedCursorError tells that a list gave a cursor for the second time: it would have no end.
type RepeatedCursorError struct {
	Cursor string
}

func (e *RepeatedCursorError) Error() string {
	return "the list gave a cursor that it had given before"
}

// WebhookVerificationError tells of a message that is not what the service signed, or not of now.
type WebhookVerificationError struct {
	Reason string
}

func (e *WebhookVerificationError) Error() string {
	return e.Reason
}

// APIError tells that the service refused a call; each code of the contract has a type of its own, which wraps it.
type APIError struct {
	Status int
	// Empty when the answer was no problem of the service, as from a proxy.
	Code      string
	Title     string
	Detail    string
	RequestID string
	// As the answer's header has it.
	ContentType string
	// All problems of the request at once.
	InvalidParams []InvalidParam
	// How long to wait before the same call is worth sending again; zero when the service does not say.
	RetryAfter time.Duration
	// Worth sending again unchanged.
	Retryable bool
	// The whole answer, members unknown to this SDK included.
	Problem map[string]json.RawMessage
}

func (e *APIError) Error() string {
	if e.Code == "" {
		return "the answer is none of the service's (" + joined(strconv.Itoa(e.Status), e.ContentType, e.RequestID) + ")"
	}
	said := e.Title
	if e.Detail != "" {
		said += ": " + e.Detail
	}
	return said + " (" + joined(fmt.Sprintf("%d %s", e.Status, e.Code), e.RequestID) + ")"
}

// BadRequestError is 400 bad_request: Request refused.
type BadRequestError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *BadRequestError) Unwrap() error {
	return e.APIError
}

// InvalidParamError is 400 invalid_param: Invalid parameter.
type InvalidParamError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *InvalidParamError) Unwrap() error {
	return e.APIError
}

// UnauthorizedError is 401 unauthorized: Missing or invalid key.
type UnauthorizedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *UnauthorizedError) Unwrap() error {
	return e.APIError
}

// AccessNotActiveError is 403 access_not_active: The API is not active for the account.
type AccessNotActiveError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *AccessNotActiveError) Unwrap() error {
	return e.APIError
}

// IPNotAllowedError is 403 IP_NOT_ALLOWED: Origin address not allowed.
type IPNotAllowedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *IPNotAllowedError) Unwrap() error {
	return e.APIError
}

// AccountInactiveError is 403 ACCOUNT_INACTIVE: Inactive account.
type AccountInactiveError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *AccountInactiveError) Unwrap() error {
	return e.APIError
}

// NotRequestedError is 403 NOT_REQUESTED: API access not requested.
type NotRequestedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *NotRequestedError) Unwrap() error {
	return e.APIError
}

// PendingError is 403 PENDING: Access request under review.
type PendingError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *PendingError) Unwrap() error {
	return e.APIError
}

// InfoRequestedError is 403 INFO_REQUESTED: Access request waiting for information.
type InfoRequestedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *InfoRequestedError) Unwrap() error {
	return e.APIError
}

// DeniedError is 403 DENIED: Access request refused.
type DeniedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *DeniedError) Unwrap() error {
	return e.APIError
}

// SuspendedError is 403 SUSPENDED: Access suspended.
type SuspendedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *SuspendedError) Unwrap() error {
	return e.APIError
}

// RevokedError is 403 REVOKED: Access ended.
type RevokedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *RevokedError) Unwrap() error {
	return e.APIError
}

// PlanNotEligibleError is 403 PLAN_NOT_ELIGIBLE: Plan without API access.
type PlanNotEligibleError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *PlanNotEligibleError) Unwrap() error {
	return e.APIError
}

// SubscriptionInactiveError is 403 SUBSCRIPTION_INACTIVE: Subscription overdue.
type SubscriptionInactiveError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *SubscriptionInactiveError) Unwrap() error {
	return e.APIError
}

// PilotExpiredError is 403 PILOT_EXPIRED: Pilot period ended.
type PilotExpiredError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *PilotExpiredError) Unwrap() error {
	return e.APIError
}

// AccessDeniedError is 403 access_denied: Access denied.
type AccessDeniedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *AccessDeniedError) Unwrap() error {
	return e.APIError
}

// RouteNotFoundError is 404 route_not_found: Unknown route.
type RouteNotFoundError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *RouteNotFoundError) Unwrap() error {
	return e.APIError
}

// MethodNotAllowedError is 405 method_not_allowed: Method not allowed on the route.
type MethodNotAllowedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *MethodNotAllowedError) Unwrap() error {
	return e.APIError
}

// RateLimitedError is 429 rate_limited: Per-second limit reached.
type RateLimitedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *RateLimitedError) Unwrap() error {
	return e.APIError
}

// MonthlyQuotaExceededError is 429 monthly_quota_exceeded: Monthly quota used up.
type MonthlyQuotaExceededError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *MonthlyQuotaExceededError) Unwrap() error {
	return e.APIError
}

// InternalError is 500 internal: Internal error.
type InternalError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *InternalError) Unwrap() error {
	return e.APIError
}

// AuthorizerFailureError is 500 authorizer_failure: Temporary failure validating the key.
type AuthorizerFailureError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *AuthorizerFailureError) Unwrap() error {
	return e.APIError
}

// UpstreamUnavailableError is 503 upstream_unavailable: Service temporarily unavailable.
type UpstreamUnavailableError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *UpstreamUnavailableError) Unwrap() error {
	return e.APIError
}

// UpstreamBusyError is 503 upstream_busy: The platform is busy.
type UpstreamBusyError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *UpstreamBusyError) Unwrap() error {
	return e.APIError
}

// UpstreamTimeoutError is 504 upstream_timeout: The platform took too long to answer.
type UpstreamTimeoutError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *UpstreamTimeoutError) Unwrap() error {
	return e.APIError
}

// InvalidCursorError is 400 invalid_cursor: Invalid cursor.
type InvalidCursorError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *InvalidCursorError) Unwrap() error {
	return e.APIError
}

// NotFoundError is 404 not_found: Not found.
type NotFoundError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *NotFoundError) Unwrap() error {
	return e.APIError
}

// InvalidBodyError is 400 invalid_body: Invalid body.
type InvalidBodyError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *InvalidBodyError) Unwrap() error {
	return e.APIError
}

// InvalidIdempotencyKeyError is 400 invalid_idempotency_key: Invalid Idempotency-Key.
type InvalidIdempotencyKeyError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *InvalidIdempotencyKeyError) Unwrap() error {
	return e.APIError
}

// ConcurrentWriteError is 409 concurrent_write: Another write to the same object ran at the same time.
type ConcurrentWriteError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *ConcurrentWriteError) Unwrap() error {
	return e.APIError
}

// FeedSyncActiveError is 409 feed_sync_active: The property is managed by the CRM feed.
type FeedSyncActiveError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *FeedSyncActiveError) Unwrap() error {
	return e.APIError
}

// PlanLimitReachedError is 409 plan_limit_reached: The plan's active-property quota is full.
type PlanLimitReachedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *PlanLimitReachedError) Unwrap() error {
	return e.APIError
}

// PropertyInTrashError is 409 property_in_trash: The property is in the trash.
type PropertyInTrashError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *PropertyInTrashError) Unwrap() error {
	return e.APIError
}

// IdempotencyInProgressError is 409 idempotency_in_progress: A request with the same key is still running.
type IdempotencyInProgressError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *IdempotencyInProgressError) Unwrap() error {
	return e.APIError
}

// PayloadTooLargeError is 413 payload_too_large: Body over the size limit.
type PayloadTooLargeError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *PayloadTooLargeError) Unwrap() error {
	return e.APIError
}

// InvalidPropertyError is 422 invalid_property: Property data incomplete or inconsistent.
type InvalidPropertyError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *InvalidPropertyError) Unwrap() error {
	return e.APIError
}

// RequestRefusedError is 422 request_refused: The request was refused.
type RequestRefusedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *RequestRefusedError) Unwrap() error {
	return e.APIError
}

// IdempotencyKeyReusedError is 422 idempotency_key_reused: Idempotency-Key used with a different request.
type IdempotencyKeyReusedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *IdempotencyKeyReusedError) Unwrap() error {
	return e.APIError
}

// ExternalRefExistsError is 409 external_ref_exists: The code already exists.
type ExternalRefExistsError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *ExternalRefExistsError) Unwrap() error {
	return e.APIError
}

// ShrinkGuardError is 409 shrink_guard: Deletion ceiling for 24 hours reached.
type ShrinkGuardError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *ShrinkGuardError) Unwrap() error {
	return e.APIError
}

// FeedNotConfiguredError is 409 feed_not_configured: No feed configured.
type FeedNotConfiguredError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *FeedNotConfiguredError) Unwrap() error {
	return e.APIError
}

// LeadInTrashError is 409 lead_in_trash: The client is in the trash.
type LeadInTrashError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *LeadInTrashError) Unwrap() error {
	return e.APIError
}

// LeadLinkedToOtherRefError is 409 lead_linked_to_other_ref: The person is already linked to a different code.
type LeadLinkedToOtherRefError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *LeadLinkedToOtherRefError) Unwrap() error {
	return e.APIError
}

// ConsentRequiredError is 422 consent_required: Consent required.
type ConsentRequiredError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *ConsentRequiredError) Unwrap() error {
	return e.APIError
}

// WebhookURLRefusedError is 422 webhook_url_refused: Webhook URL refused.
type WebhookURLRefusedError struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *WebhookURLRefusedError) Unwrap() error {
	return e.APIError
}

func errorOfCode(e *APIError) error {
	switch e.Code {
	case "bad_request":
		return &BadRequestError{e}
	case "invalid_param":
		return &InvalidParamError{e}
	case "unauthorized":
		return &UnauthorizedError{e}
	case "access_not_active":
		return &AccessNotActiveError{e}
	case "IP_NOT_ALLOWED":
		return &IPNotAllowedError{e}
	case "ACCOUNT_INACTIVE":
		return &AccountInactiveError{e}
	case "NOT_REQUESTED":
		return &NotRequestedError{e}
	case "PENDING":
		return &PendingError{e}
	case "INFO_REQUESTED":
		return &InfoRequestedError{e}
	case "DENIED":
		return &DeniedError{e}
	case "SUSPENDED":
		return &SuspendedError{e}
	case "REVOKED":
		return &RevokedError{e}
	case "PLAN_NOT_ELIGIBLE":
		return &PlanNotEligibleError{e}
	case "SUBSCRIPTION_INACTIVE":
		return &SubscriptionInactiveError{e}
	case "PILOT_EXPIRED":
		return &PilotExpiredError{e}
	case "access_denied":
		return &AccessDeniedError{e}
	case "route_not_found":
		return &RouteNotFoundError{e}
	case "method_not_allowed":
		return &MethodNotAllowedError{e}
	case "rate_limited":
		return &RateLimitedError{e}
	case "monthly_quota_exceeded":
		return &MonthlyQuotaExceededError{e}
	case "internal":
		return &InternalError{e}
	case "authorizer_failure":
		return &AuthorizerFailureError{e}
	case "upstream_unavailable":
		return &UpstreamUnavailableError{e}
	case "upstream_busy":
		return &UpstreamBusyError{e}
	case "upstream_timeout":
		return &UpstreamTimeoutError{e}
	case "invalid_cursor":
		return &InvalidCursorError{e}
	case "not_found":
		return &NotFoundError{e}
	case "invalid_body":
		return &InvalidBodyError{e}
	case "invalid_idempotency_key":
		return &InvalidIdempotencyKeyError{e}
	case "concurrent_write":
		return &ConcurrentWriteError{e}
	case "feed_sync_active":
		return &FeedSyncActiveError{e}
	case "plan_limit_reached":
		return &PlanLimitReachedError{e}
	case "property_in_trash":
		return &PropertyInTrashError{e}
	case "idempotency_in_progress":
		return &IdempotencyInProgressError{e}
	case "payload_too_large":
		return &PayloadTooLargeError{e}
	case "invalid_property":
		return &InvalidPropertyError{e}
	case "request_refused":
		return &RequestRefusedError{e}
	case "idempotency_key_reused":
		return &IdempotencyKeyReusedError{e}
	case "external_ref_exists":
		return &ExternalRefExistsError{e}
	case "shrink_guard":
		return &ShrinkGuardError{e}
	case "feed_not_configured":
		return &FeedNotConfiguredError{e}
	case "lead_in_trash":
		return &LeadInTrashError{e}
	case "lead_linked_to_other_ref":
		return &LeadLinkedToOtherRefError{e}
	case "consent_required":
		return &ConsentRequiredError{e}
	case "webhook_url_refused":
		return &WebhookURLRefusedError{e}
	default:
		return e
	}
}

func apiErrorOf(response *http.Response, body []byte) error {
	e := &APIError{
		Status:      response.StatusCode,
		RequestID:   response.Header.Get("X-Request-Id"),
		ContentType: response.Header.Get("Content-Type"),
	}
	var problem Problem
	if json.Unmarshal(body, &problem) == nil && json.Unmarshal(body, &e.Problem) == nil {
		e.Code, e.Title = problem.Code, problem.Title
		e.InvalidParams = problem.InvalidParams
		if problem.Detail != nil {
			e.Detail = *problem.Detail
		}
		if problem.RequestID != "" {
			e.RequestID = problem.RequestID
		}
	}
	e.RetryAfter = retryAfterOf(response.Header.Get("Retry-After"))
	switch e.Status {
	case 429, 500, 502, 503, 504:
		e.Retryable = true
	default:
		e.Retryable = problem.Retryable != nil && *problem.Retryable
	}
	return errorOfCode(e)
}

// retryAfterOf reads whole seconds or a date.
func retryAfterOf(header string) time.Duration {
	if seconds, err := strconv.Atoi(header); err == nil {
		return time.Duration(seconds) * time.Second
	}
	if at, err := http.ParseTime(header); err == nil {
		return max(0, time.Until(at))
	}
	return 0
}

const longestBackoff = 8 * time.Second

type transport struct {
	baseURL string
	apiKey  string
	options ClientOptions
	http    http.Client
}

type call struct {
	method string
	// Parts of the path, undecoded.
	path  []string
	query url.Values
	body  any
	// Takes an Idempotency-Key.
	isKeyed bool
}

// params are those that have a value, given as names and values.
func params(pairs ...any) url.Values {
	values := url.Values{}
	for at := 0; at+1 < len(pairs); at += 2 {
		if !reflect.ValueOf(pairs[at+1]).IsZero() {
			values.Set(pairs[at].(string), fmt.Sprint(pairs[at+1]))
		}
	}
	return values
}

func orZero[T any](options *T) T {
	if options == nil {
		return *new(T)
	}
	return *options
}

// pathOf refuses dots alone, which would be taken for folders, and empty text, which would be none.
func pathOf(parts []string) (string, error) {
	var path strings.Builder
	for _, part := range parts {
		if part == "" || part == "." || part == ".." {
			return "", fmt.Errorf("%q cannot stand in a path", part)
		}
		path.WriteString("/" + url.PathEscape(part))
	}
	return path.String(), nil
}

// send sends a call, again when it failed in passing and cannot take effect twice.
func send[Answer any](ctx context.Context, t *transport, c call, options WriteOptions) (*Answer, error) {
	path, err := pathOf(c.path)
	if err != nil {
		return nil, err
	}
	target := t.baseURL + path
	if len(c.query) > 0 {
		target += "?" + c.query.Encode()
	}
	var body []byte
	if c.body != nil {
		if body, err = json.Marshal(c.body); err != nil {
			return nil, err
		}
	}
	headers := t.headers(c, options)
	retries := 0
	if c.method == http.MethodGet || c.isKeyed || options.DryRun {
		retries = *firstSet(options.Retries, t.options.Retries, Ptr(2))
	}
	timeout := *firstSet(unlessZero(options.Timeout), unlessZero(t.options.Timeout), Ptr(30*time.Second))
	for attempt := 0; ; attempt++ {
		answer := new(Answer)
		err := t.attempt(ctx, timeout, c.method, target, headers, body, answer, options.OnResponse)
		if err == nil {
			return answer, nil
		}
		wait, isWorthIt := t.waitAfter(err, attempt)
		if attempt >= retries || !isWorthIt || ctx.Err() != nil {
			return nil, err
		}
		if err := pause(ctx, wait); err != nil {
			return nil, err
		}
	}
}

// keyHeader is Idempotency-Key, in letters by which net/http does not find it: it would send the call again by itself
// when a connection that it kept is lost, in the place of the retries that the caller set.
const keyHeader = "idempotency-key"

// onceReader is an empty body that net/http takes for one it cannot send again: it would repeat a read by itself, too.
type onceReader struct{}

func (onceReader) Read([]byte) (int, error) { return 0, io.EOF }

func (t *transport) headers(c call, options WriteOptions) http.Header {
	headers := http.Header{}
	headers.Set("Authorization", "Bearer "+t.apiKey)
	headers.Set("Accept", "application/json")
	headers.Set("User-Agent", "real-estate-account-sdk-go/"+Version)
	if language := firstSet(unlessZero(options.Language), unlessZero(t.options.Language)); language != nil {
		headers.Set("Accept-Language", *language)
	}
	if c.body != nil {
		headers.Set("Content-Type", "application/json")
	}
	if c.isKeyed {
		headers[keyHeader] = []string{*firstSet(unlessZero(options.IdempotencyKey), Ptr(rand.Text()))}
	}
	return headers
}

func (t *transport) attempt(
	ctx context.Context, timeout time.Duration, method, target string, headers http.Header, body []byte, answer any,
	onResponse func(ResponseInfo),
) error {
	limited, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	var content io.Reader = bytes.NewReader(body)
	if method == http.MethodGet {
		content = onceReader{}
	}
	request, err := http.NewRequestWithContext(limited, method, target, content)
	if err != nil {
		return err
	}
	request.Header = headers.Clone()
	response, err := t.http.Do(request)
	if err != nil {
		return failureOf(ctx, limited, err)
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return failureOf(ctx, limited, err)
	}
	if onResponse == nil {
		onResponse = t.options.OnResponse
	}
	if onResponse != nil {
		onResponse(ResponseInfo{response.StatusCode, response.Header, response.Header.Get("X-Request-Id")})
	}
	if response.StatusCode < 200 || response.StatusCode > 299 {
		return apiErrorOf(response, text)
	}
	if err := decodeObject(text, answer); err != nil {
		return &UnexpectedAnswerError{&TransportError{err}, response.StatusCode, response.Header.Get("Content-Type")}
	}
	return nil
}

// decodeObject refuses what is no JSON object, null included, which would be read as an empty one.
func decodeObject(text []byte, answer any) error {
	if !bytes.HasPrefix(bytes.TrimLeft(text, " \t\r\n"), []byte("{")) {
		return errors.New("no JSON object")
	}
	return json.Unmarshal(text, answer)
}

func failureOf(ctx, limited context.Context, err error) error {
	if ctx.Err() != nil {
		return err
	}
	failure := &TransportError{err}
	if limited.Err() != nil {
		return &RequestTimeoutError{failure}
	}
	return failure
}

// waitAfter tells how long until another attempt, and whether there is to be one.
func (t *transport) waitAfter(err error, attempt int) (time.Duration, bool) {
	first := *firstSet(unlessZero(t.options.Backoff), Ptr(500*time.Millisecond))
	backoff := min(first<<min(attempt, 10), longestBackoff)
	backoff = time.Duration(float64(backoff) * (0.5 + mathrand.Float64()/2))
	var unexpected *UnexpectedAnswerError
	if errors.As(err, &unexpected) {
		return 0, false
	}
	var failure *TransportError
	if errors.As(err, &failure) {
		return backoff, true
	}
	var refusal *APIError
	if !errors.As(err, &refusal) || !refusal.Retryable {
		return 0, false
	}
	longest := *firstSet(unlessZero(t.options.MaxWait), Ptr(60*time.Second))
	return max(refusal.RetryAfter, backoff), refusal.RetryAfter <= longest
}

func pause(ctx context.Context, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

func firstSet[T any](values ...*T) *T {
	for _, value := range values {
		if value != nil {
			return value
		}
	}
	return nil
}

func unlessZero[T comparable](value T) *T {
	if value == *new(T) {
		return nil
	}
	return &value
}

// items are those of all pages, each page read when it is reached.
func items[Item any](read func(cursor string) ([]Item, *string, error)) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		seen := map[string]bool{}
		for cursor := Ptr(""); cursor != nil; {
			page, next, err := read(*cursor)
			if err != nil {
				yield(*new(Item), err)
				return
			}
			for _, item := range page {
				if !yield(item, nil) {
					return
				}
			}
			if next != nil && seen[*next] {
				yield(*new(Item), &RepeatedCursorError{*next})
				return
			}
			if next != nil {
				seen[*next] = true
			}
			cursor = next
		}
	}
}

// decodeModel reads a struct, and what it has no member for into extra.
func decodeModel(data []byte, model any, extra *map[string]json.RawMessage) error {
	if err := json.Unmarshal(data, model); err != nil {
		return err
	}
	var members map[string]json.RawMessage
	if err := json.Unmarshal(data, &members); err != nil {
		return err
	}
	kind := reflect.TypeOf(model).Elem()
	for at := range kind.NumField() {
		name, _, _ := strings.Cut(kind.Field(at).Tag.Get("json"), ",")
		delete(members, name)
	}
	if len(members) > 0 {
		*extra = members
	}
	return nil
}

// encodeModel writes a struct, and beside its members what it was read with.
func encodeModel(model any, extra map[string]json.RawMessage) ([]byte, error) {
	text, err := json.Marshal(model)
	if err != nil || len(extra) == 0 {
		return text, err
	}
	var members map[string]json.RawMessage
	if err := json.Unmarshal(text, &members); err != nil {
		return nil, err
	}
	for name, value := range extra {
		members[name] = value
	}
	return json.Marshal(members)
}

// Availability has the values below today; others may come.
type Availability string

// The values of Availability that are known today.
const (
	AvailabilityActive   Availability = "ACTIVE"
	AvailabilityInactive Availability = "INACTIVE"
	AvailabilitySold     Availability = "SOLD"
	AvailabilityRented   Availability = "RENTED"
)

// BatchItemOutcome has the values below today; others may come.
type BatchItemOutcome string

// The values of BatchItemOutcome that are known today.
const (
	BatchItemOutcomePending   BatchItemOutcome = "PENDING"
	BatchItemOutcomeCreated   BatchItemOutcome = "CREATED"
	BatchItemOutcomeUpdated   BatchItemOutcome = "UPDATED"
	BatchItemOutcomeUnchanged BatchItemOutcome = "UNCHANGED"
	BatchItemOutcomeConfirmed BatchItemOutcome = "CONFIRMED"
	BatchItemOutcomeLinked    BatchItemOutcome = "LINKED"
	BatchItemOutcomeRejected  BatchItemOutcome = "REJECTED"
)

// BatchResultOutcome has the values below today; others may come.
type BatchResultOutcome string

// The values of BatchResultOutcome that are known today.
const (
	BatchResultOutcomeQueued BatchResultOutcome = "QUEUED"
	BatchResultOutcomeDone   BatchResultOutcome = "DONE"
)

// BatchStatus has the values below today; others may come.
type BatchStatus string

// The values of BatchStatus that are known today.
const (
	BatchStatusQueued  BatchStatus = "QUEUED"
	BatchStatusRunning BatchStatus = "RUNNING"
	BatchStatusDone    BatchStatus = "DONE"
)

// BatchType has the values below today; others may come.
type BatchType string

// The values of BatchType that are known today.
const (
	BatchTypeProperties BatchType = "properties"
	BatchTypeLeads      BatchType = "leads"
)

// CaptacaoAcceptResultOutcome has the values below today; others may come.
type CaptacaoAcceptResultOutcome string

// The values of CaptacaoAcceptResultOutcome that are known today.
const (
	CaptacaoAcceptResultOutcomeAccepted        CaptacaoAcceptResultOutcome = "ACCEPTED"
	CaptacaoAcceptResultOutcomeAlreadyAccepted CaptacaoAcceptResultOutcome = "ALREADY_ACCEPTED"
	CaptacaoAcceptResultOutcomeWouldAccept     CaptacaoAcceptResultOutcome = "WOULD_ACCEPT"
)

// CaptacaoAcceptedViaChannel has the values below today; others may come.
type CaptacaoAcceptedViaChannel string

// The values of CaptacaoAcceptedViaChannel that are known today.
const (
	CaptacaoAcceptedViaChannelAPI   CaptacaoAcceptedViaChannel = "API"
	CaptacaoAcceptedViaChannelPanel CaptacaoAcceptedViaChannel = "PANEL"
)

// CaptacaoOfferDemandScope has the values below today; others may come.
type CaptacaoOfferDemandScope string

// The values of CaptacaoOfferDemandScope that are known today.
const (
	CaptacaoOfferDemandScopeCity         CaptacaoOfferDemandScope = "CITY"
	CaptacaoOfferDemandScopeNeighborhood CaptacaoOfferDemandScope = "NEIGHBORHOOD"
)

// CaptacaoOfferExclusivityOpenness has the values below today; others may come.
type CaptacaoOfferExclusivityOpenness string

// The values of CaptacaoOfferExclusivityOpenness that are known today.
const (
	CaptacaoOfferExclusivityOpennessSim CaptacaoOfferExclusivityOpenness = "SIM"
	CaptacaoOfferExclusivityOpennessNao CaptacaoOfferExclusivityOpenness = "NAO"
)

// CaptacaoOfferOccupancy has the values below today; others may come.
type CaptacaoOfferOccupancy string

// The values of CaptacaoOfferOccupancy that are known today.
const (
	CaptacaoOfferOccupancyProprio CaptacaoOfferOccupancy = "PROPRIO"
	CaptacaoOfferOccupancyAlugado CaptacaoOfferOccupancy = "ALUGADO"
	CaptacaoOfferOccupancyVazio   CaptacaoOfferOccupancy = "VAZIO"
)

// CaptacaoOfferOwnerRelation has the values below today; others may come.
type CaptacaoOfferOwnerRelation string

// The values of CaptacaoOfferOwnerRelation that are known today.
const (
	CaptacaoOfferOwnerRelationDono           CaptacaoOfferOwnerRelation = "DONO"
	CaptacaoOfferOwnerRelationCoproprietario CaptacaoOfferOwnerRelation = "COPROPRIETARIO"
	CaptacaoOfferOwnerRelationRepresentante  CaptacaoOfferOwnerRelation = "REPRESENTANTE"
	CaptacaoOfferOwnerRelationOutro          CaptacaoOfferOwnerRelation = "OUTRO"
)

// CaptacaoOfferSellTimeframe has the values below today; others may come.
type CaptacaoOfferSellTimeframe string

// The values of CaptacaoOfferSellTimeframe that are known today.
const (
	CaptacaoOfferSellTimeframeAgora       CaptacaoOfferSellTimeframe = "AGORA"
	CaptacaoOfferSellTimeframeTresMeses   CaptacaoOfferSellTimeframe = "TRES_MESES"
	CaptacaoOfferSellTimeframeSeisMeses   CaptacaoOfferSellTimeframe = "SEIS_MESES"
	CaptacaoOfferSellTimeframePesquisando CaptacaoOfferSellTimeframe = "PESQUISANDO"
)

// CaptacaoOfferStage has the values below today; others may come.
type CaptacaoOfferStage string

// The values of CaptacaoOfferStage that are known today.
const (
	CaptacaoOfferStageNew       CaptacaoOfferStage = "NEW"
	CaptacaoOfferStageContacted CaptacaoOfferStage = "CONTACTED"
	CaptacaoOfferStageVisit     CaptacaoOfferStage = "VISIT"
	CaptacaoOfferStageCaptured  CaptacaoOfferStage = "CAPTURED"
	CaptacaoOfferStageLost      CaptacaoOfferStage = "LOST"
)

// CaptacaoOfferStatus has the values below today; others may come.
type CaptacaoOfferStatus string

// The values of CaptacaoOfferStatus that are known today.
const (
	CaptacaoOfferStatusOffered   CaptacaoOfferStatus = "OFFERED"
	CaptacaoOfferStatusAccepted  CaptacaoOfferStatus = "ACCEPTED"
	CaptacaoOfferStatusWithdrawn CaptacaoOfferStatus = "WITHDRAWN"
	CaptacaoOfferStatusExpired   CaptacaoOfferStatus = "EXPIRED"
)

// CaptacaoSummaryServiceDay has the values below today; others may come.
type CaptacaoSummaryServiceDay string

// The values of CaptacaoSummaryServiceDay that are known today.
const (
	CaptacaoSummaryServiceDaySeg CaptacaoSummaryServiceDay = "SEG"
	CaptacaoSummaryServiceDayTer CaptacaoSummaryServiceDay = "TER"
	CaptacaoSummaryServiceDayQua CaptacaoSummaryServiceDay = "QUA"
	CaptacaoSummaryServiceDayQui CaptacaoSummaryServiceDay = "QUI"
	CaptacaoSummaryServiceDaySex CaptacaoSummaryServiceDay = "SEX"
	CaptacaoSummaryServiceDaySab CaptacaoSummaryServiceDay = "SAB"
	CaptacaoSummaryServiceDayDom CaptacaoSummaryServiceDay = "DOM"
)

// ConfirmItemOutcome has the values below today; others may come.
type ConfirmItemOutcome string

// The values of ConfirmItemOutcome that are known today.
const (
	ConfirmItemOutcomeConfirmed        ConfirmItemOutcome = "CONFIRMED"
	ConfirmItemOutcomeAlreadyConfirmed ConfirmItemOutcome = "ALREADY_CONFIRMED"
	ConfirmItemOutcomeNotFound         ConfirmItemOutcome = "NOT_FOUND"
	ConfirmItemOutcomeInTrash          ConfirmItemOutcome = "IN_TRASH"
)

// CurationReason has the values below today; others may come.
type CurationReason string

// The values of CurationReason that are known today.
const (
	CurationReasonLancamento         CurationReason = "LANCAMENTO"
	CurationReasonSemValor           CurationReason = "SEM_VALOR"
	CurationReasonQualidadeBaixa     CurationReason = "QUALIDADE_BAIXA"
	CurationReasonNaoAngariacao      CurationReason = "NAO_ANGARIACAO"
	CurationReasonMarcaDagua         CurationReason = "MARCA_DAGUA"
	CurationReasonFotosInsuficientes CurationReason = "FOTOS_INSUFICIENTES"
	CurationReasonDadosIncoerentes   CurationReason = "DADOS_INCOERENTES"
	CurationReasonOutro              CurationReason = "OUTRO"
)

// CurationStatus has the values below today; others may come.
type CurationStatus string

// The values of CurationStatus that are known today.
const (
	CurationStatusPending  CurationStatus = "PENDING"
	CurationStatusApproved CurationStatus = "APPROVED"
	CurationStatusRejected CurationStatus = "REJECTED"
)

// DeliveryRetryResultOutcome has the values below today; others may come.
type DeliveryRetryResultOutcome string

// The values of DeliveryRetryResultOutcome that are known today.
const (
	DeliveryRetryResultOutcomeScheduled        DeliveryRetryResultOutcome = "SCHEDULED"
	DeliveryRetryResultOutcomeAlreadyScheduled DeliveryRetryResultOutcome = "ALREADY_SCHEDULED"
)

// DeliveryStatus has the values below today; others may come.
type DeliveryStatus string

// The values of DeliveryStatus that are known today.
const (
	DeliveryStatusPending   DeliveryStatus = "PENDING"
	DeliveryStatusRetrying  DeliveryStatus = "RETRYING"
	DeliveryStatusDelivered DeliveryStatus = "DELIVERED"
	DeliveryStatusFailed    DeliveryStatus = "FAILED"
	DeliveryStatusSkipped   DeliveryStatus = "SKIPPED"
)

// EventType has the values below today; others may come.
type EventType string

// The values of EventType that are known today.
const (
	EventTypePropertyCreated        EventType = "property.created"
	EventTypePropertyUpdated        EventType = "property.updated"
	EventTypePropertyDeleted        EventType = "property.deleted"
	EventTypePropertyRestored       EventType = "property.restored"
	EventTypePropertyPurged         EventType = "property.purged"
	EventTypeLeadCreated            EventType = "lead.created"
	EventTypeLeadUpdated            EventType = "lead.updated"
	EventTypeLeadDeleted            EventType = "lead.deleted"
	EventTypeLeadRestored           EventType = "lead.restored"
	EventTypeLeadPurged             EventType = "lead.purged"
	EventTypeRadarClientSummary     EventType = "radar.client_summary"
	EventTypeRadarPriceDrop         EventType = "radar.price_drop"
	EventTypeRadarMatchLost         EventType = "radar.match_lost"
	EventTypePartnershipCreated     EventType = "partnership.created"
	EventTypePartnershipUpdated     EventType = "partnership.updated"
	EventTypeCaptacaoOfferReceived  EventType = "captacao.offer_received"
	EventTypeCaptacaoOfferAccepted  EventType = "captacao.offer_accepted"
	EventTypeCaptacaoOfferWithdrawn EventType = "captacao.offer_withdrawn"
	EventTypeWebhookDisabled        EventType = "webhook.disabled"
	EventTypeWebhookRecovered       EventType = "webhook.recovered"
	EventTypeBatchDone              EventType = "batch.done"
)

// FeedReportListingMissing has the values below today; others may come.
type FeedReportListingMissing string

// The values of FeedReportListingMissing that are known today.
const (
	FeedReportListingMissingType        FeedReportListingMissing = "type"
	FeedReportListingMissingPurposes    FeedReportListingMissing = "purposes"
	FeedReportListingMissingSalePrice   FeedReportListingMissing = "salePrice"
	FeedReportListingMissingRentPrice   FeedReportListingMissing = "rentPrice"
	FeedReportListingMissingAddressCity FeedReportListingMissing = "address.city"
)

// FeedReportListingOutcome has the values below today; others may come.
type FeedReportListingOutcome string

// The values of FeedReportListingOutcome that are known today.
const (
	FeedReportListingOutcomeCreated   FeedReportListingOutcome = "CREATED"
	FeedReportListingOutcomeUpdated   FeedReportListingOutcome = "UPDATED"
	FeedReportListingOutcomeUnchanged FeedReportListingOutcome = "UNCHANGED"
	FeedReportListingOutcomeConfirmed FeedReportListingOutcome = "CONFIRMED"
	FeedReportListingOutcomeSkipped   FeedReportListingOutcome = "SKIPPED"
	FeedReportListingOutcomeArchived  FeedReportListingOutcome = "ARCHIVED"
	FeedReportListingOutcomeMissing   FeedReportListingOutcome = "MISSING"
)

// FeedReportStatus has the values below today; others may come.
type FeedReportStatus string

// The values of FeedReportStatus that are known today.
const (
	FeedReportStatusOk              FeedReportStatus = "OK"
	FeedReportStatusEmpty           FeedReportStatus = "EMPTY"
	FeedReportStatusTruncated       FeedReportStatus = "TRUNCATED"
	FeedReportStatusNotAFeed        FeedReportStatus = "NOT_A_FEED"
	FeedReportStatusTooLarge        FeedReportStatus = "TOO_LARGE"
	FeedReportStatusTooManyListings FeedReportStatus = "TOO_MANY_LISTINGS"
	FeedReportStatusUnreachable     FeedReportStatus = "UNREACHABLE"
	FeedReportStatusShrinkGuard     FeedReportStatus = "SHRINK_GUARD"
	FeedReportStatusFailed          FeedReportStatus = "FAILED"
)

// FeedSyncResultOutcome has the values below today; others may come.
type FeedSyncResultOutcome string

// The values of FeedSyncResultOutcome that are known today.
const (
	FeedSyncResultOutcomeStarted          FeedSyncResultOutcome = "STARTED"
	FeedSyncResultOutcomeScheduled        FeedSyncResultOutcome = "SCHEDULED"
	FeedSyncResultOutcomeAlreadyScheduled FeedSyncResultOutcome = "ALREADY_SCHEDULED"
	FeedSyncResultOutcomeWouldSync        FeedSyncResultOutcome = "WOULD_SYNC"
)

// FeedSyncStatus has the values below today; others may come.
type FeedSyncStatus string

// The values of FeedSyncStatus that are known today.
const (
	FeedSyncStatusQueued          FeedSyncStatus = "QUEUED"
	FeedSyncStatusOk              FeedSyncStatus = "OK"
	FeedSyncStatusEmpty           FeedSyncStatus = "EMPTY"
	FeedSyncStatusTruncated       FeedSyncStatus = "TRUNCATED"
	FeedSyncStatusNotAFeed        FeedSyncStatus = "NOT_A_FEED"
	FeedSyncStatusTooLarge        FeedSyncStatus = "TOO_LARGE"
	FeedSyncStatusTooManyListings FeedSyncStatus = "TOO_MANY_LISTINGS"
	FeedSyncStatusUnreachable     FeedSyncStatus = "UNREACHABLE"
	FeedSyncStatusShrinkGuard     FeedSyncStatus = "SHRINK_GUARD"
	FeedSyncStatusFailed          FeedSyncStatus = "FAILED"
)

// InteractionInputType has the values below today; others may come.
type InteractionInputType string

// The values of InteractionInputType that are known today.
const (
	InteractionInputTypeCall     InteractionInputType = "CALL"
	InteractionInputTypeWhatsapp InteractionInputType = "WHATSAPP"
	InteractionInputTypeEmail    InteractionInputType = "EMAIL"
	InteractionInputTypeVisit    InteractionInputType = "VISIT"
	InteractionInputTypeMeeting  InteractionInputType = "MEETING"
	InteractionInputTypeNote     InteractionInputType = "NOTE"
	InteractionInputTypeOther    InteractionInputType = "OTHER"
)

// InvalidParamCode has the values below today; others may come.
type InvalidParamCode string

// The values of InvalidParamCode that are known today.
const (
	InvalidParamCodeRequired         InvalidParamCode = "required"
	InvalidParamCodeUnknownField     InvalidParamCode = "unknown_field"
	InvalidParamCodeUnknownParam     InvalidParamCode = "unknown_param"
	InvalidParamCodeRepeated         InvalidParamCode = "repeated"
	InvalidParamCodeWrongType        InvalidParamCode = "wrong_type"
	InvalidParamCodeNotInList        InvalidParamCode = "not_in_list"
	InvalidParamCodeTooLong          InvalidParamCode = "too_long"
	InvalidParamCodeTooShort         InvalidParamCode = "too_short"
	InvalidParamCodeTooMany          InvalidParamCode = "too_many"
	InvalidParamCodeTooFew           InvalidParamCode = "too_few"
	InvalidParamCodeTooLow           InvalidParamCode = "too_low"
	InvalidParamCodeTooHigh          InvalidParamCode = "too_high"
	InvalidParamCodeNotPositive      InvalidParamCode = "not_positive"
	InvalidParamCodeNotZero          InvalidParamCode = "not_zero"
	InvalidParamCodeInvalidFormat    InvalidParamCode = "invalid_format"
	InvalidParamCodeMalformed        InvalidParamCode = "malformed"
	InvalidParamCodeMalformedEscape  InvalidParamCode = "malformed_escape"
	InvalidParamCodeNotUtf8          InvalidParamCode = "not_utf8"
	InvalidParamCodeNotJSON          InvalidParamCode = "not_json"
	InvalidParamCodeNotAnObject      InvalidParamCode = "not_an_object"
	InvalidParamCodeNotEmpty         InvalidParamCode = "not_empty"
	InvalidParamCodeDuplicateMember  InvalidParamCode = "duplicate_member"
	InvalidParamCodeForbiddenMember  InvalidParamCode = "forbidden_member"
	InvalidParamCodeNotFinite        InvalidParamCode = "not_finite"
	InvalidParamCodeLoneSurrogate    InvalidParamCode = "lone_surrogate"
	InvalidParamCodeTooDeep          InvalidParamCode = "too_deep"
	InvalidParamCodeControlCharacter InvalidParamCode = "control_character"
	InvalidParamCodeNotACursor       InvalidParamCode = "not_a_cursor"
	InvalidParamCodeNotTaken         InvalidParamCode = "not_taken"
	InvalidParamCodeNotFound         InvalidParamCode = "not_found"
	InvalidParamCodeNotOnTeam        InvalidParamCode = "not_on_team"
	InvalidParamCodeNotInGrant       InvalidParamCode = "not_in_grant"
	InvalidParamCodeNotPublic        InvalidParamCode = "not_public"
	InvalidParamCodeNotOwnPhoto      InvalidParamCode = "not_own_photo"
	InvalidParamCodeTooOld           InvalidParamCode = "too_old"
	InvalidParamCodeInTheFuture      InvalidParamCode = "in_the_future"
	InvalidParamCodeInThePast        InvalidParamCode = "in_the_past"
	InvalidParamCodeNotInProduction  InvalidParamCode = "not_in_production"
	InvalidParamCodeRequiredOr       InvalidParamCode = "required_or"
	InvalidParamCodeBelowMinimum     InvalidParamCode = "below_minimum"
	InvalidParamCodeNotTheSame       InvalidParamCode = "not_the_same"
	InvalidParamCodeOneOf            InvalidParamCode = "one_of"
)

// InvalidParamIn has the values below today; others may come.
type InvalidParamIn string

// The values of InvalidParamIn that are known today.
const (
	InvalidParamInQuery  InvalidParamIn = "query"
	InvalidParamInPath   InvalidParamIn = "path"
	InvalidParamInHeader InvalidParamIn = "header"
	InvalidParamInBody   InvalidParamIn = "body"
)

// LaunchClientResultOutcome has the values below today; others may come.
type LaunchClientResultOutcome string

// The values of LaunchClientResultOutcome that are known today.
const (
	LaunchClientResultOutcomeRegistered        LaunchClientResultOutcome = "REGISTERED"
	LaunchClientResultOutcomeAlreadyRegistered LaunchClientResultOutcome = "ALREADY_REGISTERED"
)

// LaunchConstructionStage has the values below today; others may come.
type LaunchConstructionStage string

// The values of LaunchConstructionStage that are known today.
const (
	LaunchConstructionStageLaunch  LaunchConstructionStage = "LAUNCH"
	LaunchConstructionStageOffPlan LaunchConstructionStage = "OFF_PLAN"
	LaunchConstructionStageNew     LaunchConstructionStage = "NEW"
	LaunchConstructionStageReady   LaunchConstructionStage = "READY"
)

// LeadLack has the values below today; others may come.
type LeadLack string

// The values of LeadLack that are known today.
const (
	LeadLackPurposeMissing       LeadLack = "PURPOSE_MISSING"
	LeadLackPropertyTypesMissing LeadLack = "PROPERTY_TYPES_MISSING"
	LeadLackCityMissing          LeadLack = "CITY_MISSING"
	LeadLackCityNotInCatalog     LeadLack = "CITY_NOT_IN_CATALOG"
	LeadLackBudgetMissing        LeadLack = "BUDGET_MISSING"
	LeadLackSaleBudgetMissing    LeadLack = "SALE_BUDGET_MISSING"
	LeadLackRentBudgetMissing    LeadLack = "RENT_BUDGET_MISSING"
	LeadLackOther                LeadLack = "OTHER"
)

// LeadState has the values below today; others may come.
type LeadState string

// The values of LeadState that are known today.
const (
	LeadStateActive   LeadState = "ACTIVE"
	LeadStateArchived LeadState = "ARCHIVED"
	LeadStateDeleted  LeadState = "DELETED"
)

// LeadStateInputState has the values below today; others may come.
type LeadStateInputState string

// The values of LeadStateInputState that are known today.
const (
	LeadStateInputStateActive   LeadStateInputState = "ACTIVE"
	LeadStateInputStateArchived LeadStateInputState = "ARCHIVED"
)

// LeadStatus has the values below today; others may come.
type LeadStatus string

// The values of LeadStatus that are known today.
const (
	LeadStatusNew       LeadStatus = "NEW"
	LeadStatusAttending LeadStatus = "ATTENDING"
	LeadStatusProposal  LeadStatus = "PROPOSAL"
	LeadStatusWon       LeadStatus = "WON"
	LeadStatusLost      LeadStatus = "LOST"
)

// LeadWriteResultMatchedBy has the values below today; others may come.
type LeadWriteResultMatchedBy string

// The values of LeadWriteResultMatchedBy that are known today.
const (
	LeadWriteResultMatchedByPhone LeadWriteResultMatchedBy = "phone"
	LeadWriteResultMatchedByEmail LeadWriteResultMatchedBy = "email"
)

// LeadWriteResultOutcome has the values below today; others may come.
type LeadWriteResultOutcome string

// The values of LeadWriteResultOutcome that are known today.
const (
	LeadWriteResultOutcomeCreated         LeadWriteResultOutcome = "CREATED"
	LeadWriteResultOutcomeUpdated         LeadWriteResultOutcome = "UPDATED"
	LeadWriteResultOutcomeUnchanged       LeadWriteResultOutcome = "UNCHANGED"
	LeadWriteResultOutcomeLinked          LeadWriteResultOutcome = "LINKED"
	LeadWriteResultOutcomeArchived        LeadWriteResultOutcome = "ARCHIVED"
	LeadWriteResultOutcomeReactivated     LeadWriteResultOutcome = "REACTIVATED"
	LeadWriteResultOutcomeAlreadyArchived LeadWriteResultOutcome = "ALREADY_ARCHIVED"
	LeadWriteResultOutcomeAlreadyActive   LeadWriteResultOutcome = "ALREADY_ACTIVE"
	LeadWriteResultOutcomeDeleted         LeadWriteResultOutcome = "DELETED"
	LeadWriteResultOutcomeAlreadyDeleted  LeadWriteResultOutcome = "ALREADY_DELETED"
)

// MatchScope has the values below today; others may come.
type MatchScope string

// The values of MatchScope that are known today.
const (
	MatchScopeInternal MatchScope = "INTERNAL"
	MatchScopeNetwork  MatchScope = "NETWORK"
	MatchScopeLaunch   MatchScope = "LAUNCH"
)

// MatchStatus has the values below today; others may come.
type MatchStatus string

// The values of MatchStatus that are known today.
const (
	MatchStatusNew       MatchStatus = "NEW"
	MatchStatusFavorited MatchStatus = "FAVORITED"
	MatchStatusArchived  MatchStatus = "ARCHIVED"
	MatchStatusRequested MatchStatus = "REQUESTED"
)

// MatchWriteResultOutcome has the values below today; others may come.
type MatchWriteResultOutcome string

// The values of MatchWriteResultOutcome that are known today.
const (
	MatchWriteResultOutcomeApplied    MatchWriteResultOutcome = "APPLIED"
	MatchWriteResultOutcomeWouldApply MatchWriteResultOutcome = "WOULD_APPLY"
)

// NearMissMissing has the values below today; others may come.
type NearMissMissing string

// The values of NearMissMissing that are known today.
const (
	NearMissMissingPurpose  NearMissMissing = "PURPOSE"
	NearMissMissingCity     NearMissMissing = "CITY"
	NearMissMissingType     NearMissMissing = "TYPE"
	NearMissMissingPrice    NearMissMissing = "PRICE"
	NearMissMissingBedrooms NearMissMissing = "BEDROOMS"
	NearMissMissingArea     NearMissMissing = "AREA"
	NearMissMissingScore    NearMissMissing = "SCORE"
)

// OwnerTab has the values below today; others may come.
type OwnerTab string

// The values of OwnerTab that are known today.
const (
	OwnerTabActive   OwnerTab = "ACTIVE"
	OwnerTabCaptured OwnerTab = "CAPTURED"
	OwnerTabArchived OwnerTab = "ARCHIVED"
)

// PartnershipKind has the values below today; others may come.
type PartnershipKind string

// The values of PartnershipKind that are known today.
const (
	PartnershipKindClientForProperty PartnershipKind = "CLIENT_FOR_PROPERTY"
	PartnershipKindPropertyForClient PartnershipKind = "PROPERTY_FOR_CLIENT"
)

// PartnershipOurSide has the values below today; others may come.
type PartnershipOurSide string

// The values of PartnershipOurSide that are known today.
const (
	PartnershipOurSideRequester PartnershipOurSide = "REQUESTER"
	PartnershipOurSideAddressee PartnershipOurSide = "ADDRESSEE"
)

// PartnershipStatus has the values below today; others may come.
type PartnershipStatus string

// The values of PartnershipStatus that are known today.
const (
	PartnershipStatusPending        PartnershipStatus = "PENDING"
	PartnershipStatusAccepted       PartnershipStatus = "ACCEPTED"
	PartnershipStatusDeclined       PartnershipStatus = "DECLINED"
	PartnershipStatusCancelled      PartnershipStatus = "CANCELLED"
	PartnershipStatusLeadRegistered PartnershipStatus = "LEAD_REGISTERED"
	PartnershipStatusContacted      PartnershipStatus = "CONTACTED"
	PartnershipStatusNegotiating    PartnershipStatus = "NEGOTIATING"
	PartnershipStatusProposal       PartnershipStatus = "PROPOSAL"
	PartnershipStatusWon            PartnershipStatus = "WON"
	PartnershipStatusLost           PartnershipStatus = "LOST"
)

// PartnershipWriteResultOutcome has the values below today; others may come.
type PartnershipWriteResultOutcome string

// The values of PartnershipWriteResultOutcome that are known today.
const (
	PartnershipWriteResultOutcomeStatusSet PartnershipWriteResultOutcome = "STATUS_SET"
	PartnershipWriteResultOutcomeUnchanged PartnershipWriteResultOutcome = "UNCHANGED"
)

// PartyType has the values below today; others may come.
type PartyType string

// The values of PartyType that are known today.
const (
	PartyTypeAgency    PartyType = "AGENCY"
	PartyTypeDeveloper PartyType = "DEVELOPER"
)

// Permission has the values below today; others may come.
type Permission string

// The values of Permission that are known today.
const (
	PermissionPropertiesRead    Permission = "properties:read"
	PermissionPropertiesWrite   Permission = "properties:write"
	PermissionLeadsRead         Permission = "leads:read"
	PermissionLeadsWrite        Permission = "leads:write"
	PermissionRadarRead         Permission = "radar:read"
	PermissionRadarWrite        Permission = "radar:write"
	PermissionPartnershipsRead  Permission = "partnerships:read"
	PermissionPartnershipsWrite Permission = "partnerships:write"
	PermissionTeamRead          Permission = "team:read"
	PermissionLaunchesRead      Permission = "launches:read"
	PermissionLaunchesWrite     Permission = "launches:write"
	PermissionCaptacaoRead      Permission = "captacao:read"
	PermissionCaptacaoAccept    Permission = "captacao:accept"
	PermissionEventsRead        Permission = "events:read"
	PermissionWebhooksManage    Permission = "webhooks:manage"
)

// PhotoSyncItemState has the values below today; others may come.
type PhotoSyncItemState string

// The values of PhotoSyncItemState that are known today.
const (
	PhotoSyncItemStateWaiting PhotoSyncItemState = "WAITING"
	PhotoSyncItemStateFailed  PhotoSyncItemState = "FAILED"
)

// PhotoSyncState has the values below today; others may come.
type PhotoSyncState string

// The values of PhotoSyncState that are known today.
const (
	PhotoSyncStateQueued    PhotoSyncState = "QUEUED"
	PhotoSyncStateDone      PhotoSyncState = "DONE"
	PhotoSyncStatePartial   PhotoSyncState = "PARTIAL"
	PhotoSyncStateFailed    PhotoSyncState = "FAILED"
	PhotoSyncStateNotQueued PhotoSyncState = "NOT_QUEUED"
)

// PropertyCategory has the values below today; others may come.
type PropertyCategory string

// The values of PropertyCategory that are known today.
const (
	PropertyCategoryResidencial PropertyCategory = "RESIDENCIAL"
	PropertyCategoryComercial   PropertyCategory = "COMERCIAL"
	PropertyCategoryTerreno     PropertyCategory = "TERRENO"
	PropertyCategoryRural       PropertyCategory = "RURAL"
)

// PropertyInactiveReason has the values below today; others may come.
type PropertyInactiveReason string

// The values of PropertyInactiveReason that are known today.
const (
	PropertyInactiveReasonManual              PropertyInactiveReason = "MANUAL"
	PropertyInactiveReasonConfirmationExpired PropertyInactiveReason = "CONFIRMATION_EXPIRED"
	PropertyInactiveReasonFeedRemoved         PropertyInactiveReason = "FEED_REMOVED"
)

// PropertyKind has the values below today; others may come.
type PropertyKind string

// The values of PropertyKind that are known today.
const (
	PropertyKindProperty    PropertyKind = "PROPERTY"
	PropertyKindDevelopment PropertyKind = "DEVELOPMENT"
	PropertyKindTypology    PropertyKind = "TYPOLOGY"
)

// PropertyLack has the values below today; others may come.
type PropertyLack string

// The values of PropertyLack that are known today.
const (
	PropertyLackCityMissing              PropertyLack = "CITY_MISSING"
	PropertyLackCityNotInCatalog         PropertyLack = "CITY_NOT_IN_CATALOG"
	PropertyLackNeighborhoodMissing      PropertyLack = "NEIGHBORHOOD_MISSING"
	PropertyLackNeighborhoodNotInCatalog PropertyLack = "NEIGHBORHOOD_NOT_IN_CATALOG"
	PropertyLackTypeMissing              PropertyLack = "TYPE_MISSING"
	PropertyLackPurposeMissing           PropertyLack = "PURPOSE_MISSING"
	PropertyLackSalePriceMissing         PropertyLack = "SALE_PRICE_MISSING"
	PropertyLackRentPriceMissing         PropertyLack = "RENT_PRICE_MISSING"
	PropertyLackCoverPhotoMissing        PropertyLack = "COVER_PHOTO_MISSING"
	PropertyLackOther                    PropertyLack = "OTHER"
)

// PropertyStatus has the values below today; others may come.
type PropertyStatus string

// The values of PropertyStatus that are known today.
const (
	PropertyStatusActive   PropertyStatus = "ACTIVE"
	PropertyStatusInactive PropertyStatus = "INACTIVE"
	PropertyStatusSold     PropertyStatus = "SOLD"
	PropertyStatusRented   PropertyStatus = "RENTED"
	PropertyStatusDeleted  PropertyStatus = "DELETED"
)

// PropertyType has the values below today; others may come.
type PropertyType string

// The values of PropertyType that are known today.
const (
	PropertyTypeApartamento       PropertyType = "APARTAMENTO"
	PropertyTypeCasaRua           PropertyType = "CASA_RUA"
	PropertyTypeCasaCondominio    PropertyType = "CASA_CONDOMINIO"
	PropertyTypeCasaVila          PropertyType = "CASA_VILA"
	PropertyTypeStudio            PropertyType = "STUDIO"
	PropertyTypeFlat              PropertyType = "FLAT"
	PropertyTypeCobertura         PropertyType = "COBERTURA"
	PropertyTypeSalaComercial     PropertyType = "SALA_COMERCIAL"
	PropertyTypeLojaPonto         PropertyType = "LOJA_PONTO"
	PropertyTypeGalpao            PropertyType = "GALPAO"
	PropertyTypePredio            PropertyType = "PREDIO"
	PropertyTypeTerrenoRua        PropertyType = "TERRENO_RUA"
	PropertyTypeTerrenoCondominio PropertyType = "TERRENO_CONDOMINIO"
	PropertyTypeChacaraSitio      PropertyType = "CHACARA_SITIO"
	PropertyTypeFazenda           PropertyType = "FAZENDA"
)

// PropertyWriteResultOutcome has the values below today; others may come.
type PropertyWriteResultOutcome string

// The values of PropertyWriteResultOutcome that are known today.
const (
	PropertyWriteResultOutcomeCreated        PropertyWriteResultOutcome = "CREATED"
	PropertyWriteResultOutcomeUpdated        PropertyWriteResultOutcome = "UPDATED"
	PropertyWriteResultOutcomeUnchanged      PropertyWriteResultOutcome = "UNCHANGED"
	PropertyWriteResultOutcomeConfirmed      PropertyWriteResultOutcome = "CONFIRMED"
	PropertyWriteResultOutcomeStatusSet      PropertyWriteResultOutcome = "STATUS_SET"
	PropertyWriteResultOutcomeDeleted        PropertyWriteResultOutcome = "DELETED"
	PropertyWriteResultOutcomeAlreadyDeleted PropertyWriteResultOutcome = "ALREADY_DELETED"
)

// PropertyWriteResultPhotos has the values below today; others may come.
type PropertyWriteResultPhotos string

// The values of PropertyWriteResultPhotos that are known today.
const (
	PropertyWriteResultPhotosUnchanged     PropertyWriteResultPhotos = "UNCHANGED"
	PropertyWriteResultPhotosQueued        PropertyWriteResultPhotos = "QUEUED"
	PropertyWriteResultPhotosAlreadyQueued PropertyWriteResultPhotos = "ALREADY_QUEUED"
	PropertyWriteResultPhotosCleared       PropertyWriteResultPhotos = "CLEARED"
)

// Purpose has the values below today; others may come.
type Purpose string

// The values of Purpose that are known today.
const (
	PurposeVenda   Purpose = "VENDA"
	PurposeLocacao Purpose = "LOCACAO"
)

// RadarFilter has the values below today; others may come.
type RadarFilter string

// The values of RadarFilter that are known today.
const (
	RadarFilterPending RadarFilter = "pending"
	RadarFilterReady   RadarFilter = "ready"
)

// Source has the values below today; others may come.
type Source string

// The values of Source that are known today.
const (
	SourceAPI       Source = "API"
	SourceFeed      Source = "FEED"
	SourceDashboard Source = "DASHBOARD"
)

// State has the values below today; others may come.
type State string

// The values of State that are known today.
const (
	StateAc State = "AC"
	StateAl State = "AL"
	StateAm State = "AM"
	StateAp State = "AP"
	StateBa State = "BA"
	StateCe State = "CE"
	StateDf State = "DF"
	StateEs State = "ES"
	StateGo State = "GO"
	StateMa State = "MA"
	StateMg State = "MG"
	StateMs State = "MS"
	StateMt State = "MT"
	StatePa State = "PA"
	StatePb State = "PB"
	StatePe State = "PE"
	StatePi State = "PI"
	StatePr State = "PR"
	StateRj State = "RJ"
	StateRn State = "RN"
	StateRo State = "RO"
	StateRr State = "RR"
	StateRs State = "RS"
	StateSc State = "SC"
	StateSe State = "SE"
	StateSp State = "SP"
	StateTo State = "TO"
)

// TeamMemberRole has the values below today; others may come.
type TeamMemberRole string

// The values of TeamMemberRole that are known today.
const (
	TeamMemberRoleOwner   TeamMemberRole = "OWNER"
	TeamMemberRoleManager TeamMemberRole = "MANAGER"
	TeamMemberRoleBroker  TeamMemberRole = "BROKER"
)

// UnknownField has the values below today; others may come.
type UnknownField string

// The values of UnknownField that are known today.
const (
	UnknownFieldType        UnknownField = "type"
	UnknownFieldAddressCity UnknownField = "address.city"
)

// WebhookChangeResultOutcome has the values below today; others may come.
type WebhookChangeResultOutcome string

// The values of WebhookChangeResultOutcome that are known today.
const (
	WebhookChangeResultOutcomeUpdated   WebhookChangeResultOutcome = "UPDATED"
	WebhookChangeResultOutcomeUnchanged WebhookChangeResultOutcome = "UNCHANGED"
)

// WebhookDisabledReason has the values below today; others may come.
type WebhookDisabledReason string

// The values of WebhookDisabledReason that are known today.
const (
	WebhookDisabledReasonGone410     WebhookDisabledReason = "GONE_410"
	WebhookDisabledReasonFailureRate WebhookDisabledReason = "FAILURE_RATE"
	WebhookDisabledReasonManual      WebhookDisabledReason = "MANUAL"
)

// WebhookStatus has the values below today; others may come.
type WebhookStatus string

// The values of WebhookStatus that are known today.
const (
	WebhookStatusActive   WebhookStatus = "ACTIVE"
	WebhookStatusDisabled WebhookStatus = "DISABLED"
)

// WebhookTestOutcomeOutcome has the values below today; others may come.
type WebhookTestOutcomeOutcome string

// The values of WebhookTestOutcomeOutcome that are known today.
const (
	WebhookTestOutcomeOutcomeTested    WebhookTestOutcomeOutcome = "TESTED"
	WebhookTestOutcomeOutcomeWouldTest WebhookTestOutcomeOutcome = "WOULD_TEST"
)

// Address: Address of a property.
type Address struct {
	// Name of the neighborhood.
	Neighborhood *string `json:"neighborhood"`

	// Neighborhood of the catalogue; null while it is not recognised.
	NeighborhoodSlug *string `json:"neighborhoodSlug"`

	// Name of the city.
	City *string `json:"city"`

	// IBGE code of the city, 7 digits.
	CityID *string `json:"cityId"`

	// City and state as a slug: unique.
	CitySlug *string `json:"citySlug"`

	// State, 2 letters.
	State *State `json:"state"`

	// Street, without the number.
	Street *string `json:"street"`

	// Number in the street.
	Number *string `json:"number"`

	// Apartment, block or room.
	Complement *string `json:"complement"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Address) UnmarshalJSON(data []byte) error {
	type plain Address
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Address) MarshalJSON() ([]byte, error) {
	type plain Address
	return encodeModel(plain(m), m.Extra)
}

// AddressInput: Address of a property. The city by `cityId`, or by `city` and `state`.
type AddressInput struct {
	// IBGE code of the city, 7 digits.
	CityID Nullable[string] `json:"cityId,omitzero"`

	// Name of the city, with `state`. An unknown name answers 400 with suggestions.
	City Nullable[string] `json:"city,omitzero"`

	// State, 2 letters.
	State Nullable[State] `json:"state,omitzero"`

	// Neighborhood of the catalogue: `neighborhoodSlug` of `GET /geo/cities/{cityId}/neighborhoods`. The safe way.
	NeighborhoodSlug Nullable[string] `json:"neighborhoodSlug,omitzero"`

	// Neighborhood as text, read with a dictionary of aliases. What is not recognised waits for review, and the
	// property stays out of Radar.
	Neighborhood Nullable[string] `json:"neighborhood,omitzero"`

	// Street, without the number.
	Street Nullable[string] `json:"street,omitzero"`

	// Number in the street.
	Number Nullable[string] `json:"number,omitzero"`

	// Apartment, block or room.
	Complement Nullable[string] `json:"complement,omitzero"`
}

// Batch: A batch and its results.
type Batch struct {
	// Id of the batch.
	ID string `json:"id"`

	// properties or leads. Other values may appear.
	Type BatchType `json:"type"`

	// QUEUED, RUNNING or DONE. Other values may appear.
	Status BatchStatus `json:"status"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// How many in all.
	Total int64 `json:"total"`

	// Items done.
	Processed int64 `json:"processed"`

	// How many items by `outcome`.
	Counts map[string]int64 `json:"counts"`

	// When it was created, in UTC.
	CreatedAt string `json:"createdAt"`

	// When it began.
	StartedAt *string `json:"startedAt"`

	// When it ended.
	FinishedAt *string `json:"finishedAt"`

	// A result for each item, in the order of the request.
	Results []BatchItem `json:"results"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Batch) UnmarshalJSON(data []byte) error {
	type plain Batch
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Batch) MarshalJSON() ([]byte, error) {
	type plain Batch
	return encodeModel(plain(m), m.Extra)
}

// BatchAccepted: The batch that was accepted.
type BatchAccepted struct {
	// The batch.
	Data BatchCreated `json:"data"`

	// What became of it.
	Result BatchResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *BatchAccepted) UnmarshalJSON(data []byte) error {
	type plain BatchAccepted
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m BatchAccepted) MarshalJSON() ([]byte, error) {
	type plain BatchAccepted
	return encodeModel(plain(m), m.Extra)
}

// BatchCreated: The batch that was accepted.
type BatchCreated struct {
	// Id of the batch.
	ID string `json:"id"`

	// properties or leads. Other values may appear.
	Type BatchType `json:"type"`

	// QUEUED, RUNNING or DONE. Other values may appear.
	Status BatchStatus `json:"status"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// How many in all.
	Total int64 `json:"total"`

	// Items that wait to be worked.
	Accepted int64 `json:"accepted"`

	// Items refused for their shape.
	Rejected int64 `json:"rejected"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *BatchCreated) UnmarshalJSON(data []byte) error {
	type plain BatchCreated
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m BatchCreated) MarshalJSON() ([]byte, error) {
	type plain BatchCreated
	return encodeModel(plain(m), m.Extra)
}

// BatchDoneData: The batch that is done.
type BatchDoneData struct {
	// Id of the batch.
	ID string `json:"id"`

	// properties or leads. Other values may appear.
	Type BatchType `json:"type"`

	// DONE. Other values may appear.
	Status BatchStatus `json:"status"`

	// How many items by `outcome`.
	Counts map[string]int64 `json:"counts"`

	// Latest change, in UTC.
	UpdatedAt string `json:"updatedAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *BatchDoneData) UnmarshalJSON(data []byte) error {
	type plain BatchDoneData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m BatchDoneData) MarshalJSON() ([]byte, error) {
	type plain BatchDoneData
	return encodeModel(plain(m), m.Extra)
}

// BatchEnvelope: The answer with one object.
type BatchEnvelope struct {
	// The object.
	Data Batch `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *BatchEnvelope) UnmarshalJSON(data []byte) error {
	type plain BatchEnvelope
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m BatchEnvelope) MarshalJSON() ([]byte, error) {
	type plain BatchEnvelope
	return encodeModel(plain(m), m.Extra)
}

// BatchItem: What became of an item.
type BatchItem struct {
	// Place in the request, from 0.
	Index int64 `json:"index"`

	// Code of the item.
	ExternalRef *string `json:"externalRef"`

	// As of the PUT by code, and PENDING (waits) or REJECTED (refused). Other values may appear.
	Outcome BatchItemOutcome `json:"outcome"`

	// Id of the object written.
	ID *string `json:"id"`

	// Error code of a refused item.
	Code *string `json:"code"`

	// The reason in words, in the language asked for.
	Detail *string `json:"detail"`

	// All that is wrong with the item.
	InvalidParams []InvalidParam `json:"invalidParams"`

	// Properties only: what became of the gallery.
	Photos *string `json:"photos,omitzero"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *BatchItem) UnmarshalJSON(data []byte) error {
	type plain BatchItem
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m BatchItem) MarshalJSON() ([]byte, error) {
	type plain BatchItem
	return encodeModel(plain(m), m.Extra)
}

// BatchResult: What became of the batch.
type BatchResult struct {
	// QUEUED; DONE where no item was valid. Other values may appear.
	Outcome BatchResultOutcome `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *BatchResult) UnmarshalJSON(data []byte) error {
	type plain BatchResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m BatchResult) MarshalJSON() ([]byte, error) {
	type plain BatchResult
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoAcceptResult: What accepting did, or would do.
type CaptacaoAcceptResult struct {
	// ACCEPTED, ALREADY_ACCEPTED (no second debit); of a dry run WOULD_ACCEPT. Other values may appear.
	Outcome CaptacaoAcceptResultOutcome `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// What this call debits, or would, in cents; null where an earlier one did.
	PriceCents *int64 `json:"priceCents"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoAcceptResult) UnmarshalJSON(data []byte) error {
	type plain CaptacaoAcceptResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoAcceptResult) MarshalJSON() ([]byte, error) {
	type plain CaptacaoAcceptResult
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoAccepted: The owner accepted, with the contact.
type CaptacaoAccepted struct {
	// The owner.
	Data CaptacaoOffer `json:"data"`

	// What accepting did, or would do.
	Result CaptacaoAcceptResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoAccepted) UnmarshalJSON(data []byte) error {
	type plain CaptacaoAccepted
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoAccepted) MarshalJSON() ([]byte, error) {
	type plain CaptacaoAccepted
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoAcceptedVia: How it was accepted.
type CaptacaoAcceptedVia struct {
	// API or PANEL (dashboard). Other values may appear.
	Channel *CaptacaoAcceptedViaChannel `json:"channel"`

	// Id of the key.
	KeyID *string `json:"keyId"`

	// Name of the key.
	KeyName *string `json:"keyName"`

	// IP address of the call.
	IP *string `json:"ip"`

	// Version of the terms.
	TermsVersion *string `json:"termsVersion"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoAcceptedVia) UnmarshalJSON(data []byte) error {
	type plain CaptacaoAcceptedVia
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoAcceptedVia) MarshalJSON() ([]byte, error) {
	type plain CaptacaoAcceptedVia
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoAddress: The property's address.
type CaptacaoAddress struct {
	// Street.
	Street *string `json:"street"`

	// Number.
	Number *string `json:"number"`

	// Apartment or block.
	Complement *string `json:"complement"`

	// Neighborhood.
	Neighborhood *string `json:"neighborhood"`

	// City.
	City *string `json:"city"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoAddress) UnmarshalJSON(data []byte) error {
	type plain CaptacaoAddress
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoAddress) MarshalJSON() ([]byte, error) {
	type plain CaptacaoAddress
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoContact: The owner's contact.
type CaptacaoContact struct {
	// Name.
	Name *string `json:"name"`

	// Phone, in E.164.
	Phone *string `json:"phone"`

	// E-mail.
	Email *string `json:"email"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoContact) UnmarshalJSON(data []byte) error {
	type plain CaptacaoContact
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoContact) MarshalJSON() ([]byte, error) {
	type plain CaptacaoContact
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoOffer: An owner offered. From `owner` on, members exist once the account has accepted.
type CaptacaoOffer struct {
	// Id of the owner offered.
	ID string `json:"id"`

	// OFFERED, ACCEPTED, WITHDRAWN or EXPIRED. Other values may appear.
	Status CaptacaoOfferStatus `json:"status"`

	// VENDA (sale) or LOCACAO (rent). Other values may appear.
	Purpose Purpose `json:"purpose"`

	// Subtype of the property. Other values may appear.
	PropertyType PropertyType `json:"propertyType"`

	// City.
	City *string `json:"city"`

	// City and state as a slug.
	CitySlug *string `json:"citySlug"`

	// Neighborhood.
	Neighborhood *string `json:"neighborhood"`

	// Bedrooms.
	Bedrooms *int64 `json:"bedrooms"`

	// Suites.
	Suites *int64 `json:"suites"`

	// Bathrooms.
	Bathrooms *int64 `json:"bathrooms"`

	// Parking spots.
	ParkingSpots *int64 `json:"parkingSpots"`

	// Usable area declared, in m².
	UsableAreaDeclared *float64 `json:"usableAreaDeclared"`

	// Total area declared, in m².
	AreaDeclared *float64 `json:"areaDeclared"`

	// Price the owner expects, in BRL.
	PriceExpected *Money `json:"priceExpected"`

	// When: AGORA (now), TRES_MESES, SEIS_MESES or PESQUISANDO (looking around). Other values may appear.
	SellTimeframe *CaptacaoOfferSellTimeframe `json:"sellTimeframe"`

	// Who lives there: PROPRIO (owner), ALUGADO (let) or VAZIO (nobody). Other values may appear.
	Occupancy *CaptacaoOfferOccupancy `json:"occupancy"`

	// DONO (owner), COPROPRIETARIO (co-owner), REPRESENTANTE (agent) or OUTRO. Other values may appear.
	OwnerRelation *CaptacaoOfferOwnerRelation `json:"ownerRelation"`

	// Open to exclusivity: SIM (yes) or NAO. Other values may appear.
	ExclusivityOpenness *CaptacaoOfferExclusivityOpenness `json:"exclusivityOpenness"`

	// Said to be listed already.
	AlreadyListedDeclared bool `json:"alreadyListedDeclared"`

	// Price of accepting, in cents of BRL.
	PriceCents int64 `json:"priceCents"`

	// Until when to accept.
	Deadline string `json:"deadline"`

	// Own clients that look for this.
	MatchingClients CaptacaoOfferMatchingClients `json:"matchingClients"`

	// Clients of other accounts that look for this.
	Demand CaptacaoOfferDemand `json:"demand"`

	// Own properties in the neighborhood; null: could not be computed.
	StockNeighborhood *int64 `json:"stockNeighborhood"`

	// Name, masked.
	OwnerNameMasked *string `json:"ownerNameMasked"`

	// How the phone was checked.
	OwnerPhoneVerifiedVia *string `json:"ownerPhoneVerifiedVia"`

	// When.
	OwnerPhoneVerifiedAt *string `json:"ownerPhoneVerifiedAt"`

	// The contact has been revealed.
	Revealed bool `json:"revealed"`

	// When it was created, in UTC.
	CreatedAt string `json:"createdAt"`

	// The contact.
	Owner *CaptacaoContact `json:"owner,omitzero"`

	// The address.
	Address *CaptacaoAddress `json:"address,omitzero"`

	// When it was accepted.
	AcceptedAt *string `json:"acceptedAt,omitzero"`

	// How it was accepted.
	AcceptedVia *CaptacaoAcceptedVia `json:"acceptedVia,omitzero"`

	// Until when a refund may be asked for.
	RefundUntil *string `json:"refundUntil,omitzero"`

	// When it was refunded.
	RefundedAt *string `json:"refundedAt,omitzero"`

	// When it was sold or let.
	SoldAt *string `json:"soldAt,omitzero"`

	// NEW, CONTACTED, VISIT, CAPTURED or LOST. Other values may appear.
	Stage *CaptacaoOfferStage `json:"stage,omitzero"`

	// The stage in words.
	StageLabel *string `json:"stageLabel,omitzero"`

	// Why it was lost.
	LostReason *string `json:"lostReason,omitzero"`

	// A note.
	Note *string `json:"note,omitzero"`

	// Tab of the dashboard: ACTIVE, CAPTURED or ARCHIVED. Other values may appear.
	Tab *OwnerTab `json:"tab,omitzero"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoOffer) UnmarshalJSON(data []byte) error {
	type plain CaptacaoOffer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoOffer) MarshalJSON() ([]byte, error) {
	type plain CaptacaoOffer
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoOfferAcceptedData: The owner accepted.
type CaptacaoOfferAcceptedData struct {
	// Id of the owner offered.
	ID string `json:"id"`

	// When.
	AcceptedAt string `json:"acceptedAt"`

	// API or PANEL (dashboard). Other values may appear.
	Via CaptacaoAcceptedViaChannel `json:"via"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoOfferAcceptedData) UnmarshalJSON(data []byte) error {
	type plain CaptacaoOfferAcceptedData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoOfferAcceptedData) MarshalJSON() ([]byte, error) {
	type plain CaptacaoOfferAcceptedData
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoOfferDemand: Clients of other accounts, counted each night; not available below 10 clients or 3
// accounts.
type CaptacaoOfferDemand struct {
	// There is a number to show.
	Available bool `json:"available"`

	// How many, rounded down to fives.
	People *int64 `json:"people"`

	// CITY or NEIGHBORHOOD. Other values may appear.
	Scope *CaptacaoOfferDemandScope `json:"scope"`

	// Name of the place.
	ScopeName *string `json:"scopeName"`

	// When it was counted.
	AsOf *string `json:"asOf"`

	// The same in words.
	Label *string `json:"label"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoOfferDemand) UnmarshalJSON(data []byte) error {
	type plain CaptacaoOfferDemand
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoOfferDemand) MarshalJSON() ([]byte, error) {
	type plain CaptacaoOfferDemand
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoOfferEnvelope: The answer with one object.
type CaptacaoOfferEnvelope struct {
	// The object.
	Data CaptacaoOffer `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoOfferEnvelope) UnmarshalJSON(data []byte) error {
	type plain CaptacaoOfferEnvelope
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoOfferEnvelope) MarshalJSON() ([]byte, error) {
	type plain CaptacaoOfferEnvelope
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoOfferList: The owners offered now, and where the account stands.
type CaptacaoOfferList struct {
	// The owners.
	Data []CaptacaoOffer `json:"data"`

	// Where the account stands.
	Summary CaptacaoSummary `json:"summary"`

	// Null, as all of them come, unless `limit` asks for fewer.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoOfferList) UnmarshalJSON(data []byte) error {
	type plain CaptacaoOfferList
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoOfferList) MarshalJSON() ([]byte, error) {
	type plain CaptacaoOfferList
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoOfferMatchingClients: Own clients that look for this; null: could not be computed.
type CaptacaoOfferMatchingClients struct {
	// In the city.
	City *int64 `json:"city"`

	// In the neighborhood.
	Neighborhood *int64 `json:"neighborhood"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoOfferMatchingClients) UnmarshalJSON(data []byte) error {
	type plain CaptacaoOfferMatchingClients
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoOfferMatchingClients) MarshalJSON() ([]byte, error) {
	type plain CaptacaoOfferMatchingClients
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoOfferReceivedData: The owner offered.
type CaptacaoOfferReceivedData struct {
	// Id of the owner offered.
	ID string `json:"id"`

	// Until when to accept.
	Deadline string `json:"deadline"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoOfferReceivedData) UnmarshalJSON(data []byte) error {
	type plain CaptacaoOfferReceivedData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoOfferReceivedData) MarshalJSON() ([]byte, error) {
	type plain CaptacaoOfferReceivedData
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoOfferWithdrawnData: The offer that ended.
type CaptacaoOfferWithdrawnData struct {
	// Id of the owner offered.
	ID string `json:"id"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoOfferWithdrawnData) UnmarshalJSON(data []byte) error {
	type plain CaptacaoOfferWithdrawnData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoOfferWithdrawnData) MarshalJSON() ([]byte, error) {
	type plain CaptacaoOfferWithdrawnData
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoOwnerPage: A page of accepted owners.
type CaptacaoOwnerPage struct {
	// The items of this page.
	Data []CaptacaoOffer `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// How many on the tab.
	Total int64 `json:"total"`

	// How many on each tab.
	Counts CaptacaoOwnerPageCounts `json:"counts"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoOwnerPage) UnmarshalJSON(data []byte) error {
	type plain CaptacaoOwnerPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoOwnerPage) MarshalJSON() ([]byte, error) {
	type plain CaptacaoOwnerPage
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoOwnerPageCounts: How many on each tab.
type CaptacaoOwnerPageCounts struct {
	// Under way.
	Active int64 `json:"ACTIVE"`

	// Captured.
	Captured int64 `json:"CAPTURED"`

	// Archived.
	Archived int64 `json:"ARCHIVED"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoOwnerPageCounts) UnmarshalJSON(data []byte) error {
	type plain CaptacaoOwnerPageCounts
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoOwnerPageCounts) MarshalJSON() ([]byte, error) {
	type plain CaptacaoOwnerPageCounts
	return encodeModel(plain(m), m.Extra)
}

// CaptacaoSummary: Where the account stands with Captação.
type CaptacaoSummary struct {
	// Open offers.
	PendingCount int64 `json:"pendingCount"`

	// Balance, in cents of BRL.
	BalanceCents int64 `json:"balanceCents"`

	// The subscription is active.
	SubscriptionActive bool `json:"subscriptionActive"`

	// The platform offers owners.
	PlatformActive bool `json:"platformActive"`

	// The account is paused: nothing new is offered.
	Paused bool `json:"paused"`

	// The pause came by itself, of offers that ran out.
	PausedAuto bool `json:"pausedAuto"`

	// Offers in a row that ran out.
	ExpiredStreak int64 `json:"expiredStreak"`

	// How many in a row pause it; null: none.
	AutoPauseAfter *int64 `json:"autoPauseAfter"`

	// Still with the owners that are free of charge.
	InActivation bool `json:"inActivation"`

	// How many are left before the first charge.
	LeadsToFirstCharge *int64 `json:"leadsToFirstCharge"`

	// A recharge is under way.
	RechargePending bool `json:"rechargePending"`

	// Cities served; empty: all.
	OperatingCities []string `json:"operatingCities"`

	// Purposes served. Other values may appear.
	Purposes []Purpose `json:"purposes"`

	// Days of service. Other values may appear.
	ServiceDays []CaptacaoSummaryServiceDay `json:"serviceDays"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CaptacaoSummary) UnmarshalJSON(data []byte) error {
	type plain CaptacaoSummary
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CaptacaoSummary) MarshalJSON() ([]byte, error) {
	type plain CaptacaoSummary
	return encodeModel(plain(m), m.Extra)
}

// Change: A field that changed.
type Change struct {
	// Name of the field.
	Field string `json:"field"`

	// The value before, as the object shows it.
	From any `json:"from"`

	// The new value, as the object shows it.
	To any `json:"to"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Change) UnmarshalJSON(data []byte) error {
	type plain Change
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Change) MarshalJSON() ([]byte, error) {
	type plain Change
	return encodeModel(plain(m), m.Extra)
}

// City: A city of the catalogue.
type City struct {
	// IBGE code, 7 digits.
	CityID string `json:"cityId"`

	// Name.
	Name string `json:"name"`

	// State, 2 letters.
	UF State `json:"uf"`

	// City and state as a slug: unique.
	CitySlug string `json:"citySlug"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *City) UnmarshalJSON(data []byte) error {
	type plain City
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m City) MarshalJSON() ([]byte, error) {
	type plain City
	return encodeModel(plain(m), m.Extra)
}

// CityPage: A page of a list.
type CityPage struct {
	// The items of this page.
	Data []City `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// How many in all.
	Total int64 `json:"total"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CityPage) UnmarshalJSON(data []byte) error {
	type plain CityPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CityPage) MarshalJSON() ([]byte, error) {
	type plain CityPage
	return encodeModel(plain(m), m.Extra)
}

// ClientSnapshot: The client of an opportunity. The phone is never given.
type ClientSnapshot struct {
	// A partner's client, who is named to nobody else.
	Masked bool `json:"masked"`

	// Stage; null of a masked client. Other values may appear.
	Status *LeadStatus `json:"status"`

	// Credit is pre-approved.
	PreApproved bool `json:"preApproved"`

	// What they look for. Other values may appear.
	Purposes []Purpose `json:"purposes"`

	// Subtypes looked for. Other values may appear.
	PropertyTypes []PropertyType `json:"propertyTypes"`

	// Places looked for, as text.
	Regions []string `json:"regions"`

	// Least price in BRL.
	PriceMin *Money `json:"priceMin"`

	// Highest price in BRL.
	PriceMax *Money `json:"priceMax"`

	// Bedrooms, at least.
	Bedrooms *int64 `json:"bedrooms"`

	// Parking spots, at least.
	ParkingSpots *int64 `json:"parkingSpots"`

	// Least area in m².
	AreaMin *float64 `json:"areaMin"`

	// Of an own client, with leads:read on the key.
	Name *string `json:"name"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ClientSnapshot) UnmarshalJSON(data []byte) error {
	type plain ClientSnapshot
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ClientSnapshot) MarshalJSON() ([]byte, error) {
	type plain ClientSnapshot
	return encodeModel(plain(m), m.Extra)
}

// ConfirmItem: A property of the request.
type ConfirmItem struct {
	// Id of the property; null where the code is unknown.
	ID *string `json:"id"`

	// Code of the property.
	ExternalRef *string `json:"externalRef"`

	// CONFIRMED, ALREADY_CONFIRMED (less than 24 hours ago), NOT_FOUND or IN_TRASH. Other values may appear.
	Outcome ConfirmItemOutcome `json:"outcome"`

	// The availability after it; null where there is no property. Other values may appear.
	Status *PropertyStatus `json:"status"`

	// The dates; null where there is no property.
	Confirmation *Confirmation `json:"confirmation"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ConfirmItem) UnmarshalJSON(data []byte) error {
	type plain ConfirmItem
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ConfirmItem) MarshalJSON() ([]byte, error) {
	type plain ConfirmItem
	return encodeModel(plain(m), m.Extra)
}

// ConfirmResult: The summary of a confirmation.
type ConfirmResult struct {
	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// How many properties by `outcome`.
	Summary map[string]int64 `json:"summary"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ConfirmResult) UnmarshalJSON(data []byte) error {
	type plain ConfirmResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ConfirmResult) MarshalJSON() ([]byte, error) {
	type plain ConfirmResult
	return encodeModel(plain(m), m.Extra)
}

// Confirmation: Availability is confirmed every 60 days; a write through the API confirms too.
type Confirmation struct {
	// The latest confirmation.
	LastConfirmedAt *string `json:"lastConfirmedAt"`

	// When the next is due: 60 days after the latest.
	DueAt *string `json:"dueAt"`

	// When the notice was sent.
	NoticeAt *string `json:"noticeAt"`

	// When it goes offline: 7 days after the notice.
	OfflineAt *string `json:"offlineAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Confirmation) UnmarshalJSON(data []byte) error {
	type plain Confirmation
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Confirmation) MarshalJSON() ([]byte, error) {
	type plain Confirmation
	return encodeModel(plain(m), m.Extra)
}

// Counterpart: The partner account.
type Counterpart struct {
	// Id of the account.
	AccountID string `json:"accountId"`

	// Name of the account.
	Name string `json:"name"`

	// AGENCY or DEVELOPER. Other values may appear.
	Type PartyType `json:"type"`

	// Network or group.
	Organization *string `json:"organization"`

	// CRECI registration.
	Creci *string `json:"creci"`

	// CRECI checked by the platform.
	CreciVerified bool `json:"creciVerified"`

	// Business phone, in E.164.
	Phone *string `json:"phone"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Counterpart) UnmarshalJSON(data []byte) error {
	type plain Counterpart
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Counterpart) MarshalJSON() ([]byte, error) {
	type plain Counterpart
	return encodeModel(plain(m), m.Extra)
}

// Curation: The platform's review of the property.
type Curation struct {
	// PENDING, APPROVED or REJECTED; null: not reviewed. Other values may appear.
	Status *CurationStatus `json:"status"`

	// Reason of a refusal. Other values may appear.
	Reason *CurationReason `json:"reason"`

	// The reason of a refusal, else the status, in words, in the language asked for.
	Label *string `json:"label"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Curation) UnmarshalJSON(data []byte) error {
	type plain Curation
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Curation) MarshalJSON() ([]byte, error) {
	type plain Curation
	return encodeModel(plain(m), m.Extra)
}

// Delivery: The delivery of an event to an endpoint.
type Delivery struct {
	// Id of the delivery.
	ID string `json:"id"`

	// Id of the event; its `webhook-id`.
	EventID string `json:"eventId"`

	// Type of the event.
	Type EventType `json:"type"`

	// PENDING, RETRYING (another attempt is to come), DELIVERED, FAILED (out of attempts) or SKIPPED (endpoint
	// disabled, or no permission). Other values may appear.
	Status DeliveryStatus `json:"status"`

	// Attempts made.
	Attempts int64 `json:"attempts"`

	// Latest HTTP status.
	LastStatusCode *int64 `json:"lastStatusCode"`

	// Latest error, in a word.
	LastError *string `json:"lastError"`

	// Latest attempt.
	LastAttemptAt *string `json:"lastAttemptAt"`

	// Next attempt.
	NextAttemptAt *string `json:"nextAttemptAt"`

	// When it was delivered.
	DeliveredAt *string `json:"deliveredAt"`

	// When it was created, in UTC.
	CreatedAt string `json:"createdAt"`

	// Each attempt.
	AttemptLog []DeliveryAttempt `json:"attemptLog"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Delivery) UnmarshalJSON(data []byte) error {
	type plain Delivery
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Delivery) MarshalJSON() ([]byte, error) {
	type plain Delivery
	return encodeModel(plain(m), m.Extra)
}

// DeliveryAttempt: An attempt to deliver.
type DeliveryAttempt struct {
	// When.
	At string `json:"at"`

	// HTTP status; null without an answer.
	StatusCode *int64 `json:"statusCode"`

	// Why it failed, in a word.
	Error *string `json:"error"`

	// How long it took, in milliseconds.
	Ms int64 `json:"ms"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *DeliveryAttempt) UnmarshalJSON(data []byte) error {
	type plain DeliveryAttempt
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m DeliveryAttempt) MarshalJSON() ([]byte, error) {
	type plain DeliveryAttempt
	return encodeModel(plain(m), m.Extra)
}

// DeliveryPage: A page of a list.
type DeliveryPage struct {
	// The items of this page.
	Data []Delivery `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *DeliveryPage) UnmarshalJSON(data []byte) error {
	type plain DeliveryPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m DeliveryPage) MarshalJSON() ([]byte, error) {
	type plain DeliveryPage
	return encodeModel(plain(m), m.Extra)
}

// DeliveryRetried: The delivery as it stands now.
type DeliveryRetried struct {
	// The delivery.
	Data Delivery `json:"data"`

	// What was done.
	Result DeliveryRetryResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *DeliveryRetried) UnmarshalJSON(data []byte) error {
	type plain DeliveryRetried
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m DeliveryRetried) MarshalJSON() ([]byte, error) {
	type plain DeliveryRetried
	return encodeModel(plain(m), m.Extra)
}

// DeliveryRetryResult: What the write did, or would do.
type DeliveryRetryResult struct {
	// SCHEDULED, ALREADY_SCHEDULED. Other values may appear.
	Outcome DeliveryRetryResultOutcome `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *DeliveryRetryResult) UnmarshalJSON(data []byte) error {
	type plain DeliveryRetryResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m DeliveryRetryResult) MarshalJSON() ([]byte, error) {
	type plain DeliveryRetryResult
	return encodeModel(plain(m), m.Extra)
}

// Event: An event; `type` tells which.
type Event struct {
	// Id of the event; the `webhook-id` of its delivery.
	ID string `json:"id"`

	// Rises by the order of the account's log.
	Sequence int64 `json:"sequence"`

	// When it happened, in UTC.
	CreatedAt string `json:"createdAt"`

	Type EventType      `json:"type"`
	Data map[string]any `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Event) UnmarshalJSON(data []byte) error {
	type plain Event
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Event) MarshalJSON() ([]byte, error) {
	type plain Event
	return encodeModel(plain(m), m.Extra)
}

// EventPage: Events in order.
type EventPage struct {
	// The events of this page.
	Events []Event `json:"events"`

	// Where to go on; keep it even of an empty page.
	NextCursor string `json:"nextCursor"`

	// There is more now.
	HasMore bool `json:"hasMore"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *EventPage) UnmarshalJSON(data []byte) error {
	type plain EventPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m EventPage) MarshalJSON() ([]byte, error) {
	type plain EventPage
	return encodeModel(plain(m), m.Extra)
}

// EventTypeInfo: An event type.
type EventTypeInfo struct {
	// The type.
	Type EventType `json:"type"`

	// The read permission that grants it. Other values may appear.
	Scope Permission `json:"scope"`

	// What happened, in the language asked for.
	Description string `json:"description"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *EventTypeInfo) UnmarshalJSON(data []byte) error {
	type plain EventTypeInfo
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m EventTypeInfo) MarshalJSON() ([]byte, error) {
	type plain EventTypeInfo
	return encodeModel(plain(m), m.Extra)
}

// EventTypeInfoPage: A page of a list.
type EventTypeInfoPage struct {
	// The items of this page.
	Data []EventTypeInfo `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *EventTypeInfoPage) UnmarshalJSON(data []byte) error {
	type plain EventTypeInfoPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m EventTypeInfoPage) MarshalJSON() ([]byte, error) {
	type plain EventTypeInfoPage
	return encodeModel(plain(m), m.Extra)
}

// ExploredMatchPage: A page of opportunities, and what `include` asked for.
type ExploredMatchPage struct {
	// The items of this page.
	Data []Match `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Own pairs that almost fit, those that lack least first; null where Radar does not answer in time.
	NearMisses []NearMiss `json:"nearMisses,omitzero"`

	// How many are left after each gate.
	Funnel *Funnel `json:"funnel,omitzero"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ExploredMatchPage) UnmarshalJSON(data []byte) error {
	type plain ExploredMatchPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ExploredMatchPage) MarshalJSON() ([]byte, error) {
	type plain ExploredMatchPage
	return encodeModel(plain(m), m.Extra)
}

// FeedCounts: What a sync did, in properties.
type FeedCounts struct {
	// Created.
	Created *int64 `json:"created"`

	// Updated.
	Updated *int64 `json:"updated"`

	// Left the feed, and were missing in two whole syncs.
	Archived *int64 `json:"archived"`

	// Incomplete, or over the plan's quota.
	Skipped *int64 `json:"skipped"`

	// Unchanged.
	Unchanged *int64 `json:"unchanged"`

	// Unchanged, their availability confirmed.
	Confirmed *int64 `json:"confirmed"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *FeedCounts) UnmarshalJSON(data []byte) error {
	type plain FeedCounts
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m FeedCounts) MarshalJSON() ([]byte, error) {
	type plain FeedCounts
	return encodeModel(plain(m), m.Extra)
}

// FeedReport: What a sync would do, and why.
type FeedReport struct {
	// How it would end. Other values may appear.
	Status FeedReportStatus `json:"status"`

	// The same in words.
	Message string `json:"message"`

	// Up to 500 listings; the rest in `counts` only.
	Listings []FeedReportListing `json:"listings"`

	// How many listings by `outcome`.
	Counts map[string]int64 `json:"counts"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *FeedReport) UnmarshalJSON(data []byte) error {
	type plain FeedReport
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m FeedReport) MarshalJSON() ([]byte, error) {
	type plain FeedReport
	return encodeModel(plain(m), m.Extra)
}

// FeedReportListing: A listing of the feed.
type FeedReportListing struct {
	// Code of the listing.
	ExternalRef *string `json:"externalRef"`

	// CREATED, UPDATED, UNCHANGED, CONFIRMED, SKIPPED, ARCHIVED or MISSING. Other values may appear.
	Outcome FeedReportListingOutcome `json:"outcome"`

	// Why it is skipped or not archived: a code.
	Reason *string `json:"reason"`

	// Fields edited in the dashboard, which won and were kept.
	Conflicts []string `json:"conflicts"`

	// Reason and remarks in words.
	Message *string `json:"message"`

	// Required fields that are left out or cannot be read. Other values may appear.
	Missing []FeedReportListingMissing `json:"missing"`

	// What the listing names and no catalogue has: the property comes in and waits.
	Unknown []FeedReportListingUnknown `json:"unknown"`

	// Photos that may not be fetched, at most 5.
	RefusedPhotos []FeedReportListingRefusedPhoto `json:"refusedPhotos"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *FeedReportListing) UnmarshalJSON(data []byte) error {
	type plain FeedReportListing
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m FeedReportListing) MarshalJSON() ([]byte, error) {
	type plain FeedReportListing
	return encodeModel(plain(m), m.Extra)
}

// FeedReportListingRefusedPhoto: A refused photo.
type FeedReportListingRefusedPhoto struct {
	// Address, cut to 300 characters.
	URL string `json:"url"`

	// Why, in a word.
	Reason string `json:"reason"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *FeedReportListingRefusedPhoto) UnmarshalJSON(data []byte) error {
	type plain FeedReportListingRefusedPhoto
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m FeedReportListingRefusedPhoto) MarshalJSON() ([]byte, error) {
	type plain FeedReportListingRefusedPhoto
	return encodeModel(plain(m), m.Extra)
}

// FeedReportListingUnknown: An unknown value.
type FeedReportListingUnknown struct {
	// type or address.city. Other values may appear.
	Field UnknownField `json:"field"`

	// The feed's text.
	Value string `json:"value"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *FeedReportListingUnknown) UnmarshalJSON(data []byte) error {
	type plain FeedReportListingUnknown
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m FeedReportListingUnknown) MarshalJSON() ([]byte, error) {
	type plain FeedReportListingUnknown
	return encodeModel(plain(m), m.Extra)
}

// FeedSync: How the CRM's feed stands.
type FeedSync struct {
	// A feed is set in the dashboard.
	Configured bool `json:"configured"`

	// Format of the feed: VRSYNC. Other values may appear.
	Connector *string `json:"connector"`

	// Synced by itself every 6 hours.
	AutoSync bool `json:"autoSync"`

	// How the last sync ended; QUEUED while one runs. Other values may appear.
	Status *FeedSyncStatus `json:"status"`

	// The same in words, in the language asked for.
	Message *string `json:"message"`

	// Latest sync.
	LastSyncAt *string `json:"lastSyncAt"`

	// Listings in the feed.
	FeedCount *int64 `json:"feedCount"`

	// What the last sync did.
	Counts FeedCounts `json:"counts"`

	// Properties of which the dashboard keeps a field from the feed.
	Conflicts int64 `json:"conflicts"`

	// The sync that is scheduled.
	ScheduledFor *string `json:"scheduledFor"`

	// When the feed is next fetched without a call: a retry, the scheduled sync or the automatic one.
	NextAttemptAt *string `json:"nextAttemptAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *FeedSync) UnmarshalJSON(data []byte) error {
	type plain FeedSync
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m FeedSync) MarshalJSON() ([]byte, error) {
	type plain FeedSync
	return encodeModel(plain(m), m.Extra)
}

// FeedSyncEnvelope: The answer with one object.
type FeedSyncEnvelope struct {
	// The object.
	Data FeedSync `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *FeedSyncEnvelope) UnmarshalJSON(data []byte) error {
	type plain FeedSyncEnvelope
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m FeedSyncEnvelope) MarshalJSON() ([]byte, error) {
	type plain FeedSyncEnvelope
	return encodeModel(plain(m), m.Extra)
}

// FeedSyncResult: What the call did, or would do.
type FeedSyncResult struct {
	// STARTED, SCHEDULED, ALREADY_SCHEDULED; of a dry run WOULD_SYNC. Other values may appear.
	Outcome FeedSyncResultOutcome `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// What it is scheduled for.
	ScheduledFor *string `json:"scheduledFor"`

	// Of a dry run only: what would happen, and why.
	Report *FeedReport `json:"report"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *FeedSyncResult) UnmarshalJSON(data []byte) error {
	type plain FeedSyncResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m FeedSyncResult) MarshalJSON() ([]byte, error) {
	type plain FeedSyncResult
	return encodeModel(plain(m), m.Extra)
}

// FeedSynced: The feed, and what the call did.
type FeedSynced struct {
	// How the feed stands.
	Data FeedSync `json:"data"`

	// What the call did, or would do.
	Result FeedSyncResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *FeedSynced) UnmarshalJSON(data []byte) error {
	type plain FeedSynced
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m FeedSynced) MarshalJSON() ([]byte, error) {
	type plain FeedSynced
	return encodeModel(plain(m), m.Extra)
}

// Funnel: How many of the account's own are left after each gate.
type Funnel struct {
	// Eligible for Radar.
	Eligible int64 `json:"eligible"`

	// With a purpose in common.
	Purpose int64 `json:"purpose"`

	// In the same city.
	City int64 `json:"city"`

	// Of a subtype asked for.
	Type int64 `json:"type"`

	// Within the price.
	Price int64 `json:"price"`

	// With at most one bedroom fewer.
	Bedrooms int64 `json:"bedrooms"`

	// With 60 % of the area asked for, or more.
	Area int64 `json:"area"`

	// With a score of 60 or more.
	Score int64 `json:"score"`

	// Kept as opportunities.
	Kept int64 `json:"kept"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Funnel) UnmarshalJSON(data []byte) error {
	type plain Funnel
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Funnel) MarshalJSON() ([]byte, error) {
	type plain Funnel
	return encodeModel(plain(m), m.Extra)
}

// InteractionInput: What was done with the client.
type InteractionInput struct {
	// CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE or OTHER.
	Type InteractionInputType `json:"type"`

	// When; now where absent, never in the future.
	At *string `json:"at,omitzero"`

	// Note, up to 2,000 characters.
	Note *string `json:"note,omitzero"`

	// The property it was about.
	PropertyID *string `json:"propertyId,omitzero"`
}

// InteractionLogged: The client, and what was logged.
type InteractionLogged struct {
	// The client as it stands now.
	Data Lead `json:"data"`

	// The log.
	Result InteractionResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *InteractionLogged) UnmarshalJSON(data []byte) error {
	type plain InteractionLogged
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m InteractionLogged) MarshalJSON() ([]byte, error) {
	type plain InteractionLogged
	return encodeModel(plain(m), m.Extra)
}

// InteractionResult: What was logged.
type InteractionResult struct {
	// LOGGED. Other values may appear.
	Outcome string `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Id of the log.
	InteractionID string `json:"interactionId"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *InteractionResult) UnmarshalJSON(data []byte) error {
	type plain InteractionResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m InteractionResult) MarshalJSON() ([]byte, error) {
	type plain InteractionResult
	return encodeModel(plain(m), m.Extra)
}

// Interest: Search profile. Counts and area are minimums.
type Interest struct {
	// Looks to buy (VENDA), rent (LOCACAO) or both. Other values may appear.
	Purposes []Purpose `json:"purposes"`

	// Subtypes looked for, of `GET /reference/property-types`. Without any, Radar recommends nothing. Other values
	// may appear.
	PropertyTypes []PropertyType `json:"propertyTypes"`

	// Up to 30 places looked for.
	Locations []Location `json:"locations"`

	// Least price to buy, in BRL.
	SalePriceMin *Money `json:"salePriceMin"`

	// Highest price to buy, in BRL. Not below the least.
	SalePriceMax *Money `json:"salePriceMax"`

	// Least rent a month, in BRL.
	RentPriceMin *Money `json:"rentPriceMin"`

	// Highest rent a month, in BRL. Not below the least.
	RentPriceMax *Money `json:"rentPriceMax"`

	// Bedrooms, at least.
	Bedrooms *int64 `json:"bedrooms"`

	// Suites, at least.
	Suites *int64 `json:"suites"`

	// Bathrooms, at least.
	Bathrooms *int64 `json:"bathrooms"`

	// Parking spots, at least.
	ParkingSpots *int64 `json:"parkingSpots"`

	// Least private area, in m².
	AreaMin *float64 `json:"areaMin"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Interest) UnmarshalJSON(data []byte) error {
	type plain Interest
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Interest) MarshalJSON() ([]byte, error) {
	type plain Interest
	return encodeModel(plain(m), m.Extra)
}

// InterestInput: Search profile. To recommend, Radar needs purposes, subtypes, a city and the highest price of
// each purpose.
type InterestInput struct {
	// Looks to buy (VENDA), rent (LOCACAO) or both.
	Purposes []Purpose `json:"purposes,omitzero"`

	// Subtypes looked for, of `GET /reference/property-types`. Without any, Radar recommends nothing.
	PropertyTypes []PropertyType `json:"propertyTypes,omitzero"`

	// Up to 30 places looked for.
	Locations []LocationInput `json:"locations,omitzero"`

	// Least price to buy, in BRL.
	SalePriceMin Nullable[Money] `json:"salePriceMin,omitzero"`

	// Highest price to buy, in BRL. Not below the least.
	SalePriceMax Nullable[Money] `json:"salePriceMax,omitzero"`

	// Least rent a month, in BRL.
	RentPriceMin Nullable[Money] `json:"rentPriceMin,omitzero"`

	// Highest rent a month, in BRL. Not below the least.
	RentPriceMax Nullable[Money] `json:"rentPriceMax,omitzero"`

	// Bedrooms, at least.
	Bedrooms Nullable[int64] `json:"bedrooms,omitzero"`

	// Suites, at least.
	Suites Nullable[int64] `json:"suites,omitzero"`

	// Bathrooms, at least.
	Bathrooms Nullable[int64] `json:"bathrooms,omitzero"`

	// Parking spots, at least.
	ParkingSpots Nullable[int64] `json:"parkingSpots,omitzero"`

	// Least private area, in m².
	AreaMin Nullable[float64] `json:"areaMin,omitzero"`
}

// InvalidParam: A problem of the request.
type InvalidParam struct {
	// Where: query, path, header or body. Other values may appear.
	In InvalidParamIn `json:"in"`

	// The field, dotted.
	Name string `json:"name"`

	// JSON Pointer into the body.
	Pointer *string `json:"pointer,omitzero"`

	// A stable word. Other values may appear.
	Code InvalidParamCode `json:"code"`

	// A sentence in the language asked for.
	Reason string `json:"reason"`

	// The accepted values; of an unknown field or parameter, the names accepted there.
	Allowed []string `json:"allowed,omitzero"`

	// Cities whose names come close.
	Suggestions []City `json:"suggestions,omitzero"`

	// Of the accepted names or values, the one nearest to what came.
	DidYouMean *string `json:"didYouMean,omitzero"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *InvalidParam) UnmarshalJSON(data []byte) error {
	type plain InvalidParam
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m InvalidParam) MarshalJSON() ([]byte, error) {
	type plain InvalidParam
	return encodeModel(plain(m), m.Extra)
}

// Launch: A new development. Every field is always present.
type Launch struct {
	// Id of the development.
	DevelopmentID string `json:"developmentId"`

	// Name of the development.
	Title *string `json:"title"`

	// Text of the listing.
	Description *string `json:"description"`

	// The developer.
	Developer LaunchDeveloper `json:"developer"`

	// Address.
	Address Address `json:"address"`

	// LAUNCH, OFF_PLAN, NEW or READY. Other values may appear.
	ConstructionStage *LaunchConstructionStage `json:"constructionStage"`

	// Expected delivery, YYYY-MM-DD.
	DeliveryDate *string `json:"deliveryDate"`

	// Progress in %, 0 to 100.
	ConstructionProgress *int64 `json:"constructionProgress"`

	// The least in BRL: of the unit types, else the development's.
	PriceFrom *Money `json:"priceFrom"`

	// The most in BRL.
	PriceTo *Money `json:"priceTo"`

	// Cover photo.
	CoverPhoto *string `json:"coverPhoto"`

	// Photos, in order.
	Photos []string `json:"photos"`

	// Floor plans.
	FloorPlans []string `json:"floorPlans"`

	// What partners are offered.
	PartnershipTerms PartnershipTerms `json:"partnershipTerms"`

	// The units.
	Units LaunchUnits `json:"units"`

	// The unit types.
	Typologies []LaunchTypology `json:"typologies"`

	// Latest change, in UTC.
	UpdatedAt string `json:"updatedAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Launch) UnmarshalJSON(data []byte) error {
	type plain Launch
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Launch) MarshalJSON() ([]byte, error) {
	type plain Launch
	return encodeModel(plain(m), m.Extra)
}

// LaunchBlock: The construction of a development or unit type.
type LaunchBlock struct {
	// LAUNCH, OFF_PLAN, NEW or READY. Other values may appear.
	ConstructionStage *LaunchConstructionStage `json:"constructionStage"`

	// Expected delivery, YYYY-MM-DD.
	DeliveryDate *string `json:"deliveryDate"`

	// Progress in %, 0 to 100.
	ConstructionProgress *int64 `json:"constructionProgress"`

	// Units in all.
	UnitsTotal *int64 `json:"unitsTotal"`

	// Units available.
	UnitsAvailable *int64 `json:"unitsAvailable"`

	// Units reserved.
	UnitsReserved *int64 `json:"unitsReserved"`

	// Units sold.
	UnitsSold *int64 `json:"unitsSold"`

	// Addresses of the floor plans.
	FloorPlans []string `json:"floorPlans"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LaunchBlock) UnmarshalJSON(data []byte) error {
	type plain LaunchBlock
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LaunchBlock) MarshalJSON() ([]byte, error) {
	type plain LaunchBlock
	return encodeModel(plain(m), m.Extra)
}

// LaunchClientInput: The client to register.
type LaunchClientInput struct {
	// Id of the client.
	LeadID string `json:"leadId"`

	// Message to the developer.
	Message Nullable[string] `json:"message,omitzero"`
}

// LaunchClientRegistered: The partnership of the registration.
type LaunchClientRegistered struct {
	// The partnership.
	Data Partnership `json:"data"`

	// What was done, or would be.
	Result LaunchClientResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LaunchClientRegistered) UnmarshalJSON(data []byte) error {
	type plain LaunchClientRegistered
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LaunchClientRegistered) MarshalJSON() ([]byte, error) {
	type plain LaunchClientRegistered
	return encodeModel(plain(m), m.Extra)
}

// LaunchClientResult: What was done, or would be.
type LaunchClientResult struct {
	// REGISTERED or ALREADY_REGISTERED. Other values may appear.
	Outcome LaunchClientResultOutcome `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LaunchClientResult) UnmarshalJSON(data []byte) error {
	type plain LaunchClientResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LaunchClientResult) MarshalJSON() ([]byte, error) {
	type plain LaunchClientResult
	return encodeModel(plain(m), m.Extra)
}

// LaunchDeveloper: The developer.
type LaunchDeveloper struct {
	// Id of the account.
	AccountID string `json:"accountId"`

	// Name.
	Name string `json:"name"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LaunchDeveloper) UnmarshalJSON(data []byte) error {
	type plain LaunchDeveloper
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LaunchDeveloper) MarshalJSON() ([]byte, error) {
	type plain LaunchDeveloper
	return encodeModel(plain(m), m.Extra)
}

// LaunchPage: A page of a list.
type LaunchPage struct {
	// The items of this page.
	Data []Launch `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LaunchPage) UnmarshalJSON(data []byte) error {
	type plain LaunchPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LaunchPage) MarshalJSON() ([]byte, error) {
	type plain LaunchPage
	return encodeModel(plain(m), m.Extra)
}

// LaunchTypology: A unit type.
type LaunchTypology struct {
	// Id of the unit type.
	PropertyID string `json:"propertyId"`

	// Name.
	Title *string `json:"title"`

	// Subtype. Other values may appear.
	Type *PropertyType `json:"type"`

	// Bedrooms.
	Bedrooms *int64 `json:"bedrooms"`

	// Suites.
	Suites *int64 `json:"suites"`

	// Bathrooms.
	Bathrooms *int64 `json:"bathrooms"`

	// Parking spots.
	ParkingSpots *int64 `json:"parkingSpots"`

	// Private area in m².
	Area *float64 `json:"area"`

	// Price in BRL; the monthly rent of what is only rented.
	Price *Money `json:"price"`

	// Units available.
	UnitsAvailable *int64 `json:"unitsAvailable"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LaunchTypology) UnmarshalJSON(data []byte) error {
	type plain LaunchTypology
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LaunchTypology) MarshalJSON() ([]byte, error) {
	type plain LaunchTypology
	return encodeModel(plain(m), m.Extra)
}

// LaunchUnits: Sums over the unit types that tell them, else the development's.
type LaunchUnits struct {
	// In all.
	Total *int64 `json:"total"`

	// Available.
	Available *int64 `json:"available"`

	// Reserved.
	Reserved *int64 `json:"reserved"`

	// Sold.
	Sold *int64 `json:"sold"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LaunchUnits) UnmarshalJSON(data []byte) error {
	type plain LaunchUnits
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LaunchUnits) MarshalJSON() ([]byte, error) {
	type plain LaunchUnits
	return encodeModel(plain(m), m.Extra)
}

// Lead: A client. Every field is always present.
type Lead struct {
	// Id of the client on the platform.
	ID string `json:"id"`

	// Code in the caller's system; null where it has none.
	ExternalRef *string `json:"externalRef"`

	// ACTIVE, ARCHIVED or DELETED (trash). Other values may appear.
	State LeadState `json:"state"`

	// Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. Other values may appear.
	Status LeadStatus `json:"status"`

	// Name.
	Name string `json:"name"`

	// Phones, in the order sent.
	Phones []LeadPhone `json:"phones"`

	// E-mail, in lower case.
	Email *string `json:"email"`

	// Internal notes.
	Notes *string `json:"notes"`

	// Credit is pre-approved.
	PreApproved bool `json:"preApproved"`

	// The profile may receive partners' properties.
	SharedToNetwork bool `json:"sharedToNetwork"`

	// Search profile.
	Interest Interest `json:"interest"`

	// Broker in charge.
	OwnerAccountID *string `json:"ownerAccountId"`

	// Name of the broker.
	OwnerName *string `json:"ownerName"`

	// Where it came from: API, FEED or DASHBOARD. Other values may appear.
	Source Source `json:"source"`

	// Whether Radar recommends, and what is missing.
	Radar LeadRadar `json:"radar"`

	// Latest activity.
	LastActivityAt *string `json:"lastActivityAt"`

	// When the legal basis was declared.
	ConsentGivenAt *string `json:"consentGivenAt"`

	// When it went to the trash.
	DeletedAt *string `json:"deletedAt"`

	// When it was created, in UTC.
	CreatedAt string `json:"createdAt"`

	// Latest change, in UTC.
	UpdatedAt string `json:"updatedAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Lead) UnmarshalJSON(data []byte) error {
	type plain Lead
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Lead) MarshalJSON() ([]byte, error) {
	type plain Lead
	return encodeModel(plain(m), m.Extra)
}

// LeadBatch: Up to 500 items, in the order they are worked.
type LeadBatch struct {
	// The items, 1 to 500.
	Items []LeadBatchItem `json:"items"`
}

// LeadBatchItem: An item: its code, and what the write says.
type LeadBatchItem struct {
	// Code of the client in the caller's system, unique in the account: 1 to 80 characters.
	ExternalRef string `json:"externalRef"`

	// Name, up to 200 characters. Needed on creation.
	Name *string `json:"name,omitzero"`

	// Up to 5 phones. A creation needs a phone or an e-mail.
	Phones []PhoneInput `json:"phones,omitzero"`

	// E-mail, kept in lower case. null clears.
	Email Nullable[string] `json:"email,omitzero"`

	// Stage: NEW, ATTENDING, PROPOSAL, WON or LOST.
	Status *LeadStatus `json:"status,omitzero"`

	// Internal notes, up to 5,000 characters. Never seen by partners.
	Notes Nullable[string] `json:"notes,omitzero"`

	// Credit is pre-approved.
	PreApproved *bool `json:"preApproved,omitzero"`

	// The profile may receive partners' properties.
	SharedToNetwork *bool `json:"sharedToNetwork,omitzero"`

	// Search profile; its absent fields stay.
	Interest *InterestInput `json:"interest,omitzero"`

	// Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest active
	// clients.
	OwnerAccountID Nullable[string] `json:"ownerAccountId,omitzero"`

	// The broker by e-mail in place of the id.
	OwnerEmail *string `json:"ownerEmail,omitzero"`

	// Latest activity in the caller's system. Only moves forward; null leaves it. Over 60 days ago on creation: the
	// client is created archived.
	LastActivityAt Nullable[string] `json:"lastActivityAt,omitzero"`

	// Needed on creation, and always true: the company declares a legal basis to process the data (LGPD).
	ConsentGiven *bool `json:"consentGiven,omitzero"`
}

// LeadCreation: A new client.
type LeadCreation struct {
	// Code of the client in the caller's system, unique in the account: 1 to 80 characters.
	ExternalRef *string `json:"externalRef,omitzero"`

	// Name, up to 200 characters. Needed on creation.
	Name string `json:"name"`

	// Up to 5 phones. A creation needs a phone or an e-mail.
	Phones []PhoneInput `json:"phones,omitzero"`

	// E-mail, kept in lower case. null clears.
	Email Nullable[string] `json:"email,omitzero"`

	// Stage: NEW, ATTENDING, PROPOSAL, WON or LOST.
	Status *LeadStatus `json:"status,omitzero"`

	// Internal notes, up to 5,000 characters. Never seen by partners.
	Notes Nullable[string] `json:"notes,omitzero"`

	// Credit is pre-approved.
	PreApproved *bool `json:"preApproved,omitzero"`

	// The profile may receive partners' properties.
	SharedToNetwork *bool `json:"sharedToNetwork,omitzero"`

	// Search profile; its absent fields stay.
	Interest *InterestInput `json:"interest,omitzero"`

	// Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest active
	// clients.
	OwnerAccountID Nullable[string] `json:"ownerAccountId,omitzero"`

	// The broker by e-mail in place of the id.
	OwnerEmail *string `json:"ownerEmail,omitzero"`

	// Latest activity in the caller's system. Only moves forward; null leaves it. Over 60 days ago on creation: the
	// client is created archived.
	LastActivityAt Nullable[string] `json:"lastActivityAt,omitzero"`

	// Needed on creation, and always true: the company declares a legal basis to process the data (LGPD).
	ConsentGiven bool `json:"consentGiven"`
}

// LeadEnvelope: The answer with one object.
type LeadEnvelope struct {
	// The object.
	Data Lead `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LeadEnvelope) UnmarshalJSON(data []byte) error {
	type plain LeadEnvelope
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LeadEnvelope) MarshalJSON() ([]byte, error) {
	type plain LeadEnvelope
	return encodeModel(plain(m), m.Extra)
}

// LeadEventData: The event's client. New values are read from the client.
type LeadEventData struct {
	// Id of the client.
	ID string `json:"id"`

	// The caller's code.
	ExternalRef *string `json:"externalRef"`

	// ACTIVE, ARCHIVED or DELETED. Other values may appear.
	State LeadState `json:"state"`

	// Stage. Other values may appear.
	Status LeadStatus `json:"status"`

	// Broker in charge.
	OwnerAccountID *string `json:"ownerAccountId"`

	// Latest change, in UTC.
	UpdatedAt string `json:"updatedAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LeadEventData) UnmarshalJSON(data []byte) error {
	type plain LeadEventData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LeadEventData) MarshalJSON() ([]byte, error) {
	type plain LeadEventData
	return encodeModel(plain(m), m.Extra)
}

// LeadInput: What a write says of a client.
type LeadInput struct {
	// Name, up to 200 characters. Needed on creation.
	Name *string `json:"name,omitzero"`

	// Up to 5 phones. A creation needs a phone or an e-mail.
	Phones []PhoneInput `json:"phones,omitzero"`

	// E-mail, kept in lower case. null clears.
	Email Nullable[string] `json:"email,omitzero"`

	// Stage: NEW, ATTENDING, PROPOSAL, WON or LOST.
	Status *LeadStatus `json:"status,omitzero"`

	// Internal notes, up to 5,000 characters. Never seen by partners.
	Notes Nullable[string] `json:"notes,omitzero"`

	// Credit is pre-approved.
	PreApproved *bool `json:"preApproved,omitzero"`

	// The profile may receive partners' properties.
	SharedToNetwork *bool `json:"sharedToNetwork,omitzero"`

	// Search profile; its absent fields stay.
	Interest *InterestInput `json:"interest,omitzero"`

	// Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest active
	// clients.
	OwnerAccountID Nullable[string] `json:"ownerAccountId,omitzero"`

	// The broker by e-mail in place of the id.
	OwnerEmail *string `json:"ownerEmail,omitzero"`

	// Latest activity in the caller's system. Only moves forward; null leaves it. Over 60 days ago on creation: the
	// client is created archived.
	LastActivityAt Nullable[string] `json:"lastActivityAt,omitzero"`

	// Needed on creation, and always true: the company declares a legal basis to process the data (LGPD).
	ConsentGiven *bool `json:"consentGiven,omitzero"`
}

// LeadPage: A page of a list.
type LeadPage struct {
	// The items of this page.
	Data []Lead `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LeadPage) UnmarshalJSON(data []byte) error {
	type plain LeadPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LeadPage) MarshalJSON() ([]byte, error) {
	type plain LeadPage
	return encodeModel(plain(m), m.Extra)
}

// LeadPhone: A phone.
type LeadPhone struct {
	// In E.164.
	Number string `json:"number"`

	// Is on WhatsApp.
	IsWhatsApp bool `json:"isWhatsApp"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LeadPhone) UnmarshalJSON(data []byte) error {
	type plain LeadPhone
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LeadPhone) MarshalJSON() ([]byte, error) {
	type plain LeadPhone
	return encodeModel(plain(m), m.Extra)
}

// LeadRadar: Where the client stands with Radar.
type LeadRadar struct {
	// Receives recommendations now.
	Eligible bool `json:"eligible"`

	// What the profile lacks. Other values may appear.
	Pending []LeadLack `json:"pending"`

	// The same in words, in the language asked for.
	Labels []string `json:"labels"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LeadRadar) UnmarshalJSON(data []byte) error {
	type plain LeadRadar
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LeadRadar) MarshalJSON() ([]byte, error) {
	type plain LeadRadar
	return encodeModel(plain(m), m.Extra)
}

// LeadStateInput: The state asked for.
type LeadStateInput struct {
	// ACTIVE or ARCHIVED.
	State LeadStateInputState `json:"state"`
}

// LeadUpdatedData: The event's client. New values are read from the client.
type LeadUpdatedData struct {
	// Id of the client.
	ID string `json:"id"`

	// The caller's code.
	ExternalRef *string `json:"externalRef"`

	// ACTIVE, ARCHIVED or DELETED. Other values may appear.
	State LeadState `json:"state"`

	// Stage. Other values may appear.
	Status LeadStatus `json:"status"`

	// Broker in charge.
	OwnerAccountID *string `json:"ownerAccountId"`

	// Latest change, in UTC.
	UpdatedAt string `json:"updatedAt"`

	// Names of the fields that changed.
	ChangedFields []string `json:"changedFields"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LeadUpdatedData) UnmarshalJSON(data []byte) error {
	type plain LeadUpdatedData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LeadUpdatedData) MarshalJSON() ([]byte, error) {
	type plain LeadUpdatedData
	return encodeModel(plain(m), m.Extra)
}

// LeadWriteResult: What the write did, or would do.
type LeadWriteResult struct {
	// CREATED, UPDATED, UNCHANGED, LINKED (to a person who was a client), ARCHIVED, REACTIVATED and others. Other
	// values may appear.
	Outcome LeadWriteResultOutcome `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Fields edited in the dashboard, which won and were kept.
	Conflicts []string `json:"conflicts"`

	// By what the person was known: phone or email; null if not. Other values may appear.
	MatchedBy *LeadWriteResultMatchedBy `json:"matchedBy"`

	// What changed, field by field; of updates.
	Changes []Change `json:"changes"`

	// What it does to opportunities, where `preview=radar` asks.
	Radar *RadarPreview `json:"radar,omitzero"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LeadWriteResult) UnmarshalJSON(data []byte) error {
	type plain LeadWriteResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LeadWriteResult) MarshalJSON() ([]byte, error) {
	type plain LeadWriteResult
	return encodeModel(plain(m), m.Extra)
}

// LeadWritten: The client as it stands now, and what the write did.
type LeadWritten struct {
	// The client as it stands now; of a dry run, as it would.
	Data Lead `json:"data"`

	// What the write did, or would do.
	Result LeadWriteResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LeadWritten) UnmarshalJSON(data []byte) error {
	type plain LeadWritten
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LeadWritten) MarshalJSON() ([]byte, error) {
	type plain LeadWritten
	return encodeModel(plain(m), m.Extra)
}

// Location: A place looked for.
type Location struct {
	// IBGE code of the city, 7 digits.
	CityID string `json:"cityId"`

	// Name of the city.
	City *string `json:"city"`

	// State, 2 letters.
	State *State `json:"state"`

	// Neighborhood of the catalogue; null: the whole city.
	NeighborhoodSlug *string `json:"neighborhoodSlug"`

	// Name of the neighborhood.
	Neighborhood *string `json:"neighborhood"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Location) UnmarshalJSON(data []byte) error {
	type plain Location
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Location) MarshalJSON() ([]byte, error) {
	type plain Location
	return encodeModel(plain(m), m.Extra)
}

// LocationInput: A place looked for.
type LocationInput struct {
	// IBGE code of the city, 7 digits.
	CityID string `json:"cityId"`

	// Neighborhood of the catalogue; absent or null: the whole city.
	NeighborhoodSlug Nullable[string] `json:"neighborhoodSlug,omitzero"`
}

// Match: An opportunity: a property and a client that fit each other.
type Match struct {
	// `m#<property>#<client>#<side>`; in a path `#` is `%23`.
	ID string `json:"id"`

	// INTERNAL (own portfolio), NETWORK (with partners) or LAUNCH (new development). Other values may appear.
	Scope MatchScope `json:"scope"`

	// NEW, FAVORITED, ARCHIVED (dismissed) or REQUESTED (became a partnership request). Other values may appear.
	Status MatchStatus `json:"status"`

	// Score of 0 to 100; kept from 60 up.
	Score int64 `json:"score"`

	// The parts that add up to the score; null where an earlier formula gave it.
	Parts *MatchParts `json:"parts"`

	// Why it fits, a sentence each.
	Reasons []string `json:"reasons"`

	// What does not fit, a sentence each.
	Gaps []string `json:"gaps"`

	// Id of the property.
	PropertyID string `json:"propertyId"`

	// Id of the client.
	LeadID string `json:"leadId"`

	// The in-house broker who receives it.
	OwnerAccountID *string `json:"ownerAccountId"`

	// Name of the broker.
	OwnerName *string `json:"ownerName"`

	// A partner's, without an active subscription: the partner stays hidden.
	Locked bool `json:"locked"`

	// No longer fits after a change.
	LostRelevance bool `json:"lostRelevance"`

	// The property as this account sees it.
	Property *PropertySnapshot `json:"property"`

	// The client as this account sees it.
	Client *ClientSnapshot `json:"client"`

	// The partner account; null in-house or hidden.
	Counterpart *Counterpart `json:"counterpart"`

	// When it was created, in UTC.
	CreatedAt string `json:"createdAt"`

	// Latest change, in UTC.
	UpdatedAt string `json:"updatedAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Match) UnmarshalJSON(data []byte) error {
	type plain Match
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Match) MarshalJSON() ([]byte, error) {
	type plain Match
	return encodeModel(plain(m), m.Extra)
}

// MatchPage: A page of a list.
type MatchPage struct {
	// The items of this page.
	Data []Match `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MatchPage) UnmarshalJSON(data []byte) error {
	type plain MatchPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MatchPage) MarshalJSON() ([]byte, error) {
	type plain MatchPage
	return encodeModel(plain(m), m.Extra)
}

// MatchParts: The points of each part, which add up to the score. What the client does not ask for has all of
// them.
type MatchParts struct {
	// Place, of 35.
	Location int64 `json:"location"`

	// Price, of 30.
	Price int64 `json:"price"`

	// Bedrooms, of 15.
	Bedrooms int64 `json:"bedrooms"`

	// Area, of 10.
	Area int64 `json:"area"`

	// Parking spots, of 5.
	Parking int64 `json:"parking"`

	// Suites, of 3.
	Suites int64 `json:"suites"`

	// Bathrooms, of 2.
	Bathrooms int64 `json:"bathrooms"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MatchParts) UnmarshalJSON(data []byte) error {
	type plain MatchParts
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MatchParts) MarshalJSON() ([]byte, error) {
	type plain MatchParts
	return encodeModel(plain(m), m.Extra)
}

// MatchWriteResult: What the write did, or would do.
type MatchWriteResult struct {
	// APPLIED; of a dry run WOULD_APPLY. Other values may appear.
	Outcome MatchWriteResultOutcome `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MatchWriteResult) UnmarshalJSON(data []byte) error {
	type plain MatchWriteResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MatchWriteResult) MarshalJSON() ([]byte, error) {
	type plain MatchWriteResult
	return encodeModel(plain(m), m.Extra)
}

// MatchWritten: The opportunity as it stands now.
type MatchWritten struct {
	// The opportunity.
	Data Match `json:"data"`

	// What the write did, or would do.
	Result MatchWriteResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MatchWritten) UnmarshalJSON(data []byte) error {
	type plain MatchWritten
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MatchWritten) MarshalJSON() ([]byte, error) {
	type plain MatchWritten
	return encodeModel(plain(m), m.Extra)
}

// Me: The account, the key, and what they may do.
type Me struct {
	// The account.
	Account MeAccount `json:"account"`

	// The account is for trying things out (keys `rea_test_`): demonstration data, no e-mail, no money, never in
	// touch with live accounts.
	Sandbox bool `json:"sandbox"`

	// The grant of access.
	Access MeAccess `json:"access"`

	// The key of this call.
	Key MeKey `json:"key"`

	// The usage of this month.
	Usage MeUsage `json:"usage"`

	// Active properties, and the plan's quota.
	Properties MeProperties `json:"properties"`

	// Clients outside the trash, and how many an account may have.
	Leads MeLeads `json:"leads"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Me) UnmarshalJSON(data []byte) error {
	type plain Me
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Me) MarshalJSON() ([]byte, error) {
	type plain Me
	return encodeModel(plain(m), m.Extra)
}

// MeAccess: The grant of access to the API.
type MeAccess struct {
	// ACTIVE.
	Status string `json:"status"`

	// PILOT, STANDARD or SCALE.
	Tier string `json:"tier"`

	// End of the pilot.
	PilotUntil *string `json:"pilotUntil"`

	// The limits.
	Limits MeAccessLimits `json:"limits"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MeAccess) UnmarshalJSON(data []byte) error {
	type plain MeAccess
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MeAccess) MarshalJSON() ([]byte, error) {
	type plain MeAccess
	return encodeModel(plain(m), m.Extra)
}

// MeAccessLimits: The account's limits.
type MeAccessLimits struct {
	// Calls a second.
	RatePerSecond int64 `json:"ratePerSecond"`

	// Calls at once, at most.
	Burst int64 `json:"burst"`

	// Calls a month (UTC).
	MonthlyQuota int64 `json:"monthlyQuota"`

	// Keys, at most.
	MaxKeys int64 `json:"maxKeys"`

	// Webhook endpoints, at most.
	MaxWebhooks int64 `json:"maxWebhooks"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MeAccessLimits) UnmarshalJSON(data []byte) error {
	type plain MeAccessLimits
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MeAccessLimits) MarshalJSON() ([]byte, error) {
	type plain MeAccessLimits
	return encodeModel(plain(m), m.Extra)
}

// MeAccount: The account.
type MeAccount struct {
	// Id of the account.
	ID string `json:"id"`

	// Name of the company.
	Name string `json:"name"`

	// AGENCY or DEVELOPER.
	Type string `json:"type"`

	// The plan.
	Plan string `json:"plan"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MeAccount) UnmarshalJSON(data []byte) error {
	type plain MeAccount
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MeAccount) MarshalJSON() ([]byte, error) {
	type plain MeAccount
	return encodeModel(plain(m), m.Extra)
}

// MeEnvelope: The answer with one object.
type MeEnvelope struct {
	// The object.
	Data Me `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MeEnvelope) UnmarshalJSON(data []byte) error {
	type plain MeEnvelope
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MeEnvelope) MarshalJSON() ([]byte, error) {
	type plain MeEnvelope
	return encodeModel(plain(m), m.Extra)
}

// MeKey: The key of this call.
type MeKey struct {
	// Id of the key.
	ID string `json:"id"`

	// Name given to the key.
	Name string `json:"name"`

	// Permissions of the key. Other values may appear.
	Scopes []Permission `json:"scopes"`

	// When it expires; null: never.
	ExpiresAt *string `json:"expiresAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MeKey) UnmarshalJSON(data []byte) error {
	type plain MeKey
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MeKey) MarshalJSON() ([]byte, error) {
	type plain MeKey
	return encodeModel(plain(m), m.Extra)
}

// MeLeads: The ceiling of clients of an account.
type MeLeads struct {
	// Clients outside the trash.
	Count int64 `json:"count"`

	// Clients that an account may have.
	Limit int64 `json:"limit"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MeLeads) UnmarshalJSON(data []byte) error {
	type plain MeLeads
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MeLeads) MarshalJSON() ([]byte, error) {
	type plain MeLeads
	return encodeModel(plain(m), m.Extra)
}

// MeProperties: The plan's quota of properties.
type MeProperties struct {
	// ACTIVE properties.
	Active int64 `json:"active"`

	// ACTIVE ones that the plan allows.
	Limit int64 `json:"limit"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MeProperties) UnmarshalJSON(data []byte) error {
	type plain MeProperties
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MeProperties) MarshalJSON() ([]byte, error) {
	type plain MeProperties
	return encodeModel(plain(m), m.Extra)
}

// MeUsage: The usage of the month (UTC).
type MeUsage struct {
	// The month, YYYY-MM.
	Month string `json:"month"`

	// Calls made.
	Calls int64 `json:"calls"`

	// Calls a month.
	MonthlyQuota int64 `json:"monthlyQuota"`

	// Calls left.
	Remaining int64 `json:"remaining"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MeUsage) UnmarshalJSON(data []byte) error {
	type plain MeUsage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MeUsage) MarshalJSON() ([]byte, error) {
	type plain MeUsage
	return encodeModel(plain(m), m.Extra)
}

// NearMiss: An own pair that almost fits.
type NearMiss struct {
	// Id of the property.
	PropertyID string `json:"propertyId"`

	// Id of the client.
	LeadID string `json:"leadId"`

	// Score of the parts as they stand, 0 to 100.
	Score int64 `json:"score"`

	// The only gate that is closed: PRICE, BEDROOMS, AREA, PURPOSE or TYPE; or SCORE. CITY is not told any more:
	// another city is in the funnel alone. Other values may appear.
	Missing NearMissMissing `json:"missing"`

	// What would do it, a sentence each.
	Gaps []string `json:"gaps"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *NearMiss) UnmarshalJSON(data []byte) error {
	type plain NearMiss
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m NearMiss) MarshalJSON() ([]byte, error) {
	type plain NearMiss
	return encodeModel(plain(m), m.Extra)
}

// Neighborhood: A neighborhood of the catalogue.
type Neighborhood struct {
	// What a write sends.
	NeighborhoodSlug string `json:"neighborhoodSlug"`

	// Name.
	Name string `json:"name"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Neighborhood) UnmarshalJSON(data []byte) error {
	type plain Neighborhood
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Neighborhood) MarshalJSON() ([]byte, error) {
	type plain Neighborhood
	return encodeModel(plain(m), m.Extra)
}

// NeighborhoodPage: A page of a list.
type NeighborhoodPage struct {
	// The items of this page.
	Data []Neighborhood `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// How many in all.
	Total int64 `json:"total"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *NeighborhoodPage) UnmarshalJSON(data []byte) error {
	type plain NeighborhoodPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m NeighborhoodPage) MarshalJSON() ([]byte, error) {
	type plain NeighborhoodPage
	return encodeModel(plain(m), m.Extra)
}

// Partnership: A partnership of two accounts. Every field is always present.
type Partnership struct {
	// Id of the partnership.
	ID string `json:"id"`

	// Stage. Other values may appear.
	Status PartnershipStatus `json:"status"`

	// PROPERTY_FOR_CLIENT (the client's side asks for the property) or CLIENT_FOR_PROPERTY. Other values may appear.
	Kind PartnershipKind `json:"kind"`

	// Id of the property.
	PropertyID *string `json:"propertyId"`

	// Id of the client.
	LeadID string `json:"leadId"`

	// The opportunity that it came from, on this side.
	MatchID *string `json:"matchId"`

	// Development.
	DevelopmentID *string `json:"developmentId"`

	// Title of the development.
	DevelopmentTitle *string `json:"developmentTitle"`

	// Score of the opportunity, 0 to 100.
	Score *int64 `json:"score"`

	// What the pair was like at the request, in one sentence.
	Summary *string `json:"summary"`

	// Why it fitted, a sentence each.
	Reasons []string `json:"reasons"`

	// Message of the request.
	Message *string `json:"message"`

	// REQUESTER (asked) or ADDRESSEE (was asked). Other values may appear.
	OurSide PartnershipOurSide `json:"ourSide"`

	// The in-house broker.
	OurBrokerID *string `json:"ourBrokerId"`

	// Ours is the side that brought the client.
	CanMoveFunnel bool `json:"canMoveFunnel"`

	// Who asked.
	Requester Party `json:"requester"`

	// Who was asked.
	Addressee Party `json:"addressee"`

	// The partner account.
	Counterpart PartnershipCounterpart `json:"counterpart"`

	// The property, live until the partnership ends; null once purged.
	Property *PropertySnapshot `json:"property"`

	// The client, live until the partnership ends. `status` and, with leads:read, `name` are told of an own one
	// alone; the answer to a write has neither.
	Client *ClientSnapshot `json:"client"`

	// The last move, creation included.
	LastProgressAt string `json:"lastProgressAt"`

	// When an update was asked for that has no answer yet.
	UpdateAskedAt *string `json:"updateAskedAt"`

	// Until when a registered client is protected.
	ProtectedUntil *string `json:"protectedUntil"`

	// When the property went off the market.
	PropertyOffMarketAt *string `json:"propertyOffMarketAt"`

	// When it was created, in UTC.
	CreatedAt string `json:"createdAt"`

	// Latest change, in UTC.
	UpdatedAt string `json:"updatedAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Partnership) UnmarshalJSON(data []byte) error {
	type plain Partnership
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Partnership) MarshalJSON() ([]byte, error) {
	type plain Partnership
	return encodeModel(plain(m), m.Extra)
}

// PartnershipCounterpart: The partner account.
type PartnershipCounterpart struct {
	// Name of the account.
	Name string `json:"name"`

	// AGENCY or DEVELOPER. Other values may appear.
	Type PartyType `json:"type"`

	// Network or group.
	Organization *string `json:"organization"`

	// Its broker, else its owner; from ACCEPTED on.
	ContactName *string `json:"contactName"`

	// Phone, in E.164; from ACCEPTED on.
	Phone *string `json:"phone"`

	// E-mail; from ACCEPTED on.
	Email *string `json:"email"`

	// CRECI registration.
	Creci *string `json:"creci"`

	// CRECI checked by the platform.
	CreciVerified bool `json:"creciVerified"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PartnershipCounterpart) UnmarshalJSON(data []byte) error {
	type plain PartnershipCounterpart
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PartnershipCounterpart) MarshalJSON() ([]byte, error) {
	type plain PartnershipCounterpart
	return encodeModel(plain(m), m.Extra)
}

// PartnershipCreatedData: The partnership that was asked for.
type PartnershipCreatedData struct {
	// Id of the partnership.
	ID string `json:"id"`

	// Stage. Other values may appear.
	Status PartnershipStatus `json:"status"`

	// CLIENT_FOR_PROPERTY or PROPERTY_FOR_CLIENT. Other values may appear.
	Kind PartnershipKind `json:"kind"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PartnershipCreatedData) UnmarshalJSON(data []byte) error {
	type plain PartnershipCreatedData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PartnershipCreatedData) MarshalJSON() ([]byte, error) {
	type plain PartnershipCreatedData
	return encodeModel(plain(m), m.Extra)
}

// PartnershipEnvelope: The answer with one object.
type PartnershipEnvelope struct {
	// The object.
	Data Partnership `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PartnershipEnvelope) UnmarshalJSON(data []byte) error {
	type plain PartnershipEnvelope
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PartnershipEnvelope) MarshalJSON() ([]byte, error) {
	type plain PartnershipEnvelope
	return encodeModel(plain(m), m.Extra)
}

// PartnershipPage: A page of a list.
type PartnershipPage struct {
	// The items of this page.
	Data []Partnership `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PartnershipPage) UnmarshalJSON(data []byte) error {
	type plain PartnershipPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PartnershipPage) MarshalJSON() ([]byte, error) {
	type plain PartnershipPage
	return encodeModel(plain(m), m.Extra)
}

// PartnershipStatusInput: The stage asked for.
type PartnershipStatusInput struct {
	// The stage, of `GET /reference/partnership-statuses`.
	Status PartnershipStatus `json:"status"`
}

// PartnershipTerms: What partners are offered.
type PartnershipTerms struct {
	// Sale commission offered to partners, in % of the price (0 to 100).
	CommissionPercent *float64 `json:"commissionPercent"`

	// Rent commission, in months of rent (0 to 12).
	RentCommissionMonths *float64 `json:"rentCommissionMonths"`

	// Share of the commission kept by the listing side, in % (0 to 100).
	SplitListingPercent *float64 `json:"splitListingPercent"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PartnershipTerms) UnmarshalJSON(data []byte) error {
	type plain PartnershipTerms
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PartnershipTerms) MarshalJSON() ([]byte, error) {
	type plain PartnershipTerms
	return encodeModel(plain(m), m.Extra)
}

// PartnershipTermsInput: What partners are offered.
type PartnershipTermsInput struct {
	// Sale commission offered to partners, in % of the price (0 to 100).
	CommissionPercent Nullable[float64] `json:"commissionPercent,omitzero"`

	// Rent commission, in months of rent (0 to 12).
	RentCommissionMonths Nullable[float64] `json:"rentCommissionMonths,omitzero"`

	// Share of the commission kept by the listing side, in % (0 to 100).
	SplitListingPercent Nullable[float64] `json:"splitListingPercent,omitzero"`
}

// PartnershipUpdatedData: The partnership that changed.
type PartnershipUpdatedData struct {
	// Id of the partnership.
	ID string `json:"id"`

	// Stage now. Other values may appear.
	Status PartnershipStatus `json:"status"`

	// Stage before. Other values may appear.
	PreviousStatus *PartnershipStatus `json:"previousStatus,omitzero"`

	// Names of the fields that changed.
	ChangedFields []string `json:"changedFields"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PartnershipUpdatedData) UnmarshalJSON(data []byte) error {
	type plain PartnershipUpdatedData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PartnershipUpdatedData) MarshalJSON() ([]byte, error) {
	type plain PartnershipUpdatedData
	return encodeModel(plain(m), m.Extra)
}

// PartnershipWriteResult: What the write did, or would do.
type PartnershipWriteResult struct {
	// STATUS_SET or UNCHANGED. Other values may appear.
	Outcome PartnershipWriteResultOutcome `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PartnershipWriteResult) UnmarshalJSON(data []byte) error {
	type plain PartnershipWriteResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PartnershipWriteResult) MarshalJSON() ([]byte, error) {
	type plain PartnershipWriteResult
	return encodeModel(plain(m), m.Extra)
}

// PartnershipWritten: The partnership as it stands now.
type PartnershipWritten struct {
	// The partnership.
	Data Partnership `json:"data"`

	// What the write did, or would do.
	Result PartnershipWriteResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PartnershipWritten) UnmarshalJSON(data []byte) error {
	type plain PartnershipWritten
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PartnershipWritten) MarshalJSON() ([]byte, error) {
	type plain PartnershipWritten
	return encodeModel(plain(m), m.Extra)
}

// Party: A side of the partnership.
type Party struct {
	// Id of the account.
	AccountID string `json:"accountId"`

	// Name of the account.
	Name string `json:"name"`

	// AGENCY or DEVELOPER. Other values may appear.
	Type PartyType `json:"type"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Party) UnmarshalJSON(data []byte) error {
	type plain Party
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Party) MarshalJSON() ([]byte, error) {
	type plain Party
	return encodeModel(plain(m), m.Extra)
}

// PhoneInput: A phone.
type PhoneInput struct {
	// In any Brazilian spelling with its area code, or foreign beginning with `+`. Kept in E.164.
	Number string `json:"number"`

	// Is on WhatsApp.
	IsWhatsApp *bool `json:"isWhatsApp,omitzero"`
}

// PhotoSync: The latest gallery sent as addresses.
type PhotoSync struct {
	// QUEUED, DONE, PARTIAL (some failed), FAILED or NOT_QUEUED (the queue refused; the next request tries again).
	// Other values may appear.
	State PhotoSyncState `json:"state"`

	// Photos asked for.
	Requested *int64 `json:"requested"`

	// Photos that arrived.
	Ingested *int64 `json:"ingested"`

	// Photos that failed.
	Failed *int64 `json:"failed"`

	// When it was queued.
	QueuedAt *string `json:"queuedAt"`

	// When it ended.
	FinishedAt *string `json:"finishedAt"`

	// Only the photos that have not arrived, and why; empty when all have.
	Items []PhotoSyncItem `json:"items"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PhotoSync) UnmarshalJSON(data []byte) error {
	type plain PhotoSync
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PhotoSync) MarshalJSON() ([]byte, error) {
	type plain PhotoSync
	return encodeModel(plain(m), m.Extra)
}

// PhotoSyncItem: A photo that has not arrived.
type PhotoSyncItem struct {
	// The address, as it was sent.
	URL string `json:"url"`

	// WAITING (is tried again) or FAILED (is not, until the list changes or comes after an hour). Other values may
	// appear.
	State PhotoSyncItemState `json:"state"`

	// A stable word, such as `timeout`, `host_not_found`, `not_an_image` or `http_404`; others may come.
	Code string `json:"code"`

	// A sentence in the language asked for.
	Reason string `json:"reason"`

	// When it is tried again; null in FAILED.
	NextAttemptAt *string `json:"nextAttemptAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PhotoSyncItem) UnmarshalJSON(data []byte) error {
	type plain PhotoSyncItem
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PhotoSyncItem) MarshalJSON() ([]byte, error) {
	type plain PhotoSyncItem
	return encodeModel(plain(m), m.Extra)
}

// Problem: An error (RFC 9457).
type Problem struct {
	// The page that explains the code.
	Type string `json:"type"`

	// What happened, in a line, in the language asked for.
	Title string `json:"title"`

	// HTTP status.
	Status int64 `json:"status"`

	// A stable code, in lower case or, of access, in capitals.
	Code string `json:"code"`

	// Names the call; send it to support.
	RequestID string `json:"requestId"`

	// What happened in this case.
	Detail *string `json:"detail,omitzero"`

	// All problems of the request at once.
	InvalidParams []InvalidParam `json:"invalidParams,omitzero"`

	// Worth sending again unchanged after Retry-After.
	Retryable *bool `json:"retryable,omitzero"`

	// With external_ref_exists: the object of that code.
	ExistingID *string `json:"existingId,omitzero"`

	// With access_denied on accepting an owner: the terms to accept in the dashboard.
	TermsVersion *string `json:"termsVersion,omitzero"`

	// Where another has registered the client: until when they are protected.
	ProtectedUntil *string `json:"protectedUntil,omitzero"`

	// With invalid_cursor on the event log: the time of the oldest event kept.
	OldestAvailable *string `json:"oldestAvailable,omitzero"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Problem) UnmarshalJSON(data []byte) error {
	type plain Problem
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Problem) MarshalJSON() ([]byte, error) {
	type plain Problem
	return encodeModel(plain(m), m.Extra)
}

// PropertiesConfirmed: What became of each property.
type PropertiesConfirmed struct {
	// An item for each id and each code, in that order.
	Data []ConfirmItem `json:"data"`

	// The summary.
	Result ConfirmResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertiesConfirmed) UnmarshalJSON(data []byte) error {
	type plain PropertiesConfirmed
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertiesConfirmed) MarshalJSON() ([]byte, error) {
	type plain PropertiesConfirmed
	return encodeModel(plain(m), m.Extra)
}

// Property: A property. Every field is always present.
type Property struct {
	// Id of the property on the platform.
	ID string `json:"id"`

	// Code of the property in the caller's system; null where it has none.
	ExternalRef *string `json:"externalRef"`

	// PROPERTY (stands alone), DEVELOPMENT, or TYPOLOGY (unit type of a development). Other values may appear.
	Kind PropertyKind `json:"kind"`

	// The development of a unit type.
	DevelopmentID *string `json:"developmentId"`

	// Availability; DELETED in the trash. Other values may appear.
	Status PropertyStatus `json:"status"`

	// Subtype of the property. Other values may appear.
	Type *PropertyType `json:"type"`

	// Category, which follows from the subtype. Other values may appear.
	Category *PropertyCategory `json:"category"`

	// Purposes: VENDA (sale), LOCACAO (rent) or both. Other values may appear.
	Purposes []Purpose `json:"purposes"`

	// Sale price in BRL.
	SalePrice *Money `json:"salePrice"`

	// Rent a month in BRL.
	RentPrice *Money `json:"rentPrice"`

	// Title of the listing, up to 300 characters. HTML markup is stripped.
	Title *string `json:"title"`

	// Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is stripped.
	Description *string `json:"description"`

	// Address.
	Address Address `json:"address"`

	// Bedrooms, suites included.
	Bedrooms *int64 `json:"bedrooms"`

	// Suites.
	Suites *int64 `json:"suites"`

	// Bathrooms.
	Bathrooms *int64 `json:"bathrooms"`

	// Parking spots.
	ParkingSpots *int64 `json:"parkingSpots"`

	// Total private area in m²: the one that Radar compares.
	Area *float64 `json:"area"`

	// Covered area in m²: shown only.
	PrivateArea *float64 `json:"privateArea"`

	// Amenities, as text.
	Amenities []string `json:"amenities"`

	// The first photo. Without it the property stays out of Radar.
	CoverPhoto *string `json:"coverPhoto"`

	// Photos in the order of the gallery, at lasting addresses of this service.
	Photos []string `json:"photos"`

	// Address of the listing on the company's site, http or https.
	ListingURL *string `json:"listingUrl"`

	// Broker on the team who listed it; null: nobody.
	Captador *PropertyCaptador `json:"captador"`

	// Listing agent who is not on the team, by name.
	CaptadorName *string `json:"captadorName"`

	// Shared with partners.
	SharedToNetwork bool `json:"sharedToNetwork"`

	// What partners are offered.
	PartnershipTerms PartnershipTerms `json:"partnershipTerms"`

	// Whether Radar recommends it, and what is missing.
	Radar PropertyRadar `json:"radar"`

	// Where the review stands.
	Curation Curation `json:"curation"`

	// Dates of the confirmation of availability.
	Confirmation Confirmation `json:"confirmation"`

	// Why it is INACTIVE: MANUAL, CONFIRMATION_EXPIRED or FEED_REMOVED (left the feed). Null otherwise. Other values
	// may appear.
	InactiveReason *PropertyInactiveReason `json:"inactiveReason"`

	// When it went to the trash.
	DeletedAt *string `json:"deletedAt"`

	// The construction; of developments and unit types only.
	Launch *LaunchBlock `json:"launch"`

	// Whether the gallery has arrived; null: none was sent.
	PhotoSync *PhotoSync `json:"photoSync"`

	// When it was created, in UTC.
	CreatedAt string `json:"createdAt"`

	// Latest change, in UTC.
	UpdatedAt string `json:"updatedAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Property) UnmarshalJSON(data []byte) error {
	type plain Property
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Property) MarshalJSON() ([]byte, error) {
	type plain Property
	return encodeModel(plain(m), m.Extra)
}

// PropertyBatch: Up to 500 items, in the order they are worked.
type PropertyBatch struct {
	// The items, 1 to 500.
	Items []PropertyBatchItem `json:"items"`
}

// PropertyBatchItem: An item: its code, and what the write says.
type PropertyBatchItem struct {
	// Code of the property in the caller's system, unique in the account: 1 to 80 characters, no control characters.
	ExternalRef string `json:"externalRef"`

	// Title of the listing, up to 300 characters. HTML markup is stripped.
	Title Nullable[string] `json:"title,omitzero"`

	// Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is stripped.
	Description Nullable[string] `json:"description,omitzero"`

	// Subtype of the property, of `GET /reference/property-types`. Needed on creation.
	Type Nullable[PropertyType] `json:"type,omitzero"`

	// Purposes: VENDA (sale), LOCACAO (rent) or both. Needed on creation.
	Purposes []Purpose `json:"purposes,omitzero"`

	// Sale price in BRL, to two decimals. Needed with VENDA; null clears.
	SalePrice Nullable[Money] `json:"salePrice,omitzero"`

	// Rent a month in BRL, to two decimals. Needed with LOCACAO; null clears.
	RentPrice Nullable[Money] `json:"rentPrice,omitzero"`

	// Address, sent whole: what it leaves out becomes empty. It needs the city.
	Address *AddressInput `json:"address,omitzero"`

	// Bedrooms, suites included.
	Bedrooms Nullable[int64] `json:"bedrooms,omitzero"`

	// Suites.
	Suites Nullable[int64] `json:"suites,omitzero"`

	// Bathrooms.
	Bathrooms Nullable[int64] `json:"bathrooms,omitzero"`

	// Parking spots.
	ParkingSpots Nullable[int64] `json:"parkingSpots,omitzero"`

	// Total private area in m²: the one that Radar compares.
	Area Nullable[float64] `json:"area,omitzero"`

	// Covered area in m²: shown only.
	PrivateArea Nullable[float64] `json:"privateArea,omitzero"`

	// Address of the listing on the company's site, http or https.
	ListingURL Nullable[string] `json:"listingUrl,omitzero"`

	// Listing agent who is not on the team, by name.
	CaptadorName Nullable[string] `json:"captadorName,omitzero"`

	// Broker on the team who listed it: `accountId` of `GET /team`. Has to be active.
	CaptadorAccountID Nullable[string] `json:"captadorAccountId,omitzero"`

	// What partners are offered.
	PartnershipTerms *PartnershipTermsInput `json:"partnershipTerms,omitzero"`

	// Up to 30 addresses of photos; the first is the cover. Absent: the gallery stays; empty list: all of it goes.
	// Fetched after the answer: see `photoSync`. The same list again changes nothing; a photo that failed is tried
	// again when the list changes, or comes after an hour.
	Photos []string `json:"photos,omitzero"`
}

// PropertyCaptador: The broker who listed the property.
type PropertyCaptador struct {
	// Id of the person on the team.
	AccountID string `json:"accountId"`

	// Name; null once the person has left.
	Name *string `json:"name"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyCaptador) UnmarshalJSON(data []byte) error {
	type plain PropertyCaptador
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyCaptador) MarshalJSON() ([]byte, error) {
	type plain PropertyCaptador
	return encodeModel(plain(m), m.Extra)
}

// PropertyConfirmation: The properties: by id, by code, or both.
type PropertyConfirmation struct {
	// Ids of the platform. With `refs`, up to 200.
	Ids []string `json:"ids,omitzero"`

	// The caller's codes. With `ids`, up to 200.
	Refs []string `json:"refs,omitzero"`
}

// PropertyCreation: A new property.
type PropertyCreation struct {
	// Code of the property in the caller's system, unique in the account: 1 to 80 characters, no control characters.
	ExternalRef *string `json:"externalRef,omitzero"`

	// Title of the listing, up to 300 characters. HTML markup is stripped.
	Title Nullable[string] `json:"title,omitzero"`

	// Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is stripped.
	Description Nullable[string] `json:"description,omitzero"`

	// Subtype of the property, of `GET /reference/property-types`. Needed on creation.
	Type *PropertyType `json:"type"`

	// Purposes: VENDA (sale), LOCACAO (rent) or both. Needed on creation.
	Purposes []Purpose `json:"purposes"`

	// Sale price in BRL, to two decimals. Needed with VENDA; null clears.
	SalePrice Nullable[Money] `json:"salePrice,omitzero"`

	// Rent a month in BRL, to two decimals. Needed with LOCACAO; null clears.
	RentPrice Nullable[Money] `json:"rentPrice,omitzero"`

	// Address, sent whole: what it leaves out becomes empty. It needs the city.
	Address AddressInput `json:"address"`

	// Bedrooms, suites included.
	Bedrooms Nullable[int64] `json:"bedrooms,omitzero"`

	// Suites.
	Suites Nullable[int64] `json:"suites,omitzero"`

	// Bathrooms.
	Bathrooms Nullable[int64] `json:"bathrooms,omitzero"`

	// Parking spots.
	ParkingSpots Nullable[int64] `json:"parkingSpots,omitzero"`

	// Total private area in m²: the one that Radar compares.
	Area Nullable[float64] `json:"area,omitzero"`

	// Covered area in m²: shown only.
	PrivateArea Nullable[float64] `json:"privateArea,omitzero"`

	// Address of the listing on the company's site, http or https.
	ListingURL Nullable[string] `json:"listingUrl,omitzero"`

	// Listing agent who is not on the team, by name.
	CaptadorName Nullable[string] `json:"captadorName,omitzero"`

	// Broker on the team who listed it: `accountId` of `GET /team`. Has to be active.
	CaptadorAccountID Nullable[string] `json:"captadorAccountId,omitzero"`

	// What partners are offered.
	PartnershipTerms *PartnershipTermsInput `json:"partnershipTerms,omitzero"`

	// Up to 30 addresses of photos; the first is the cover. Absent: the gallery stays; empty list: all of it goes.
	// Fetched after the answer: see `photoSync`. The same list again changes nothing; a photo that failed is tried
	// again when the list changes, or comes after an hour.
	Photos []string `json:"photos,omitzero"`
}

// PropertyEnvelope: The answer with one object.
type PropertyEnvelope struct {
	// The object.
	Data Property `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyEnvelope) UnmarshalJSON(data []byte) error {
	type plain PropertyEnvelope
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyEnvelope) MarshalJSON() ([]byte, error) {
	type plain PropertyEnvelope
	return encodeModel(plain(m), m.Extra)
}

// PropertyEventData: The event's property. New values are read from the property.
type PropertyEventData struct {
	// Id of the property.
	ID string `json:"id"`

	// The caller's code.
	ExternalRef *string `json:"externalRef"`

	// Availability after the event. Other values may appear.
	Status PropertyStatus `json:"status"`

	// Latest change, in UTC.
	UpdatedAt string `json:"updatedAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyEventData) UnmarshalJSON(data []byte) error {
	type plain PropertyEventData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyEventData) MarshalJSON() ([]byte, error) {
	type plain PropertyEventData
	return encodeModel(plain(m), m.Extra)
}

// PropertyInput: What a write says of a property.
type PropertyInput struct {
	// Title of the listing, up to 300 characters. HTML markup is stripped.
	Title Nullable[string] `json:"title,omitzero"`

	// Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is stripped.
	Description Nullable[string] `json:"description,omitzero"`

	// Subtype of the property, of `GET /reference/property-types`. Needed on creation.
	Type Nullable[PropertyType] `json:"type,omitzero"`

	// Purposes: VENDA (sale), LOCACAO (rent) or both. Needed on creation.
	Purposes []Purpose `json:"purposes,omitzero"`

	// Sale price in BRL, to two decimals. Needed with VENDA; null clears.
	SalePrice Nullable[Money] `json:"salePrice,omitzero"`

	// Rent a month in BRL, to two decimals. Needed with LOCACAO; null clears.
	RentPrice Nullable[Money] `json:"rentPrice,omitzero"`

	// Address, sent whole: what it leaves out becomes empty. It needs the city.
	Address *AddressInput `json:"address,omitzero"`

	// Bedrooms, suites included.
	Bedrooms Nullable[int64] `json:"bedrooms,omitzero"`

	// Suites.
	Suites Nullable[int64] `json:"suites,omitzero"`

	// Bathrooms.
	Bathrooms Nullable[int64] `json:"bathrooms,omitzero"`

	// Parking spots.
	ParkingSpots Nullable[int64] `json:"parkingSpots,omitzero"`

	// Total private area in m²: the one that Radar compares.
	Area Nullable[float64] `json:"area,omitzero"`

	// Covered area in m²: shown only.
	PrivateArea Nullable[float64] `json:"privateArea,omitzero"`

	// Address of the listing on the company's site, http or https.
	ListingURL Nullable[string] `json:"listingUrl,omitzero"`

	// Listing agent who is not on the team, by name.
	CaptadorName Nullable[string] `json:"captadorName,omitzero"`

	// Broker on the team who listed it: `accountId` of `GET /team`. Has to be active.
	CaptadorAccountID Nullable[string] `json:"captadorAccountId,omitzero"`

	// What partners are offered.
	PartnershipTerms *PartnershipTermsInput `json:"partnershipTerms,omitzero"`

	// Up to 30 addresses of photos; the first is the cover. Absent: the gallery stays; empty list: all of it goes.
	// Fetched after the answer: see `photoSync`. The same list again changes nothing; a photo that failed is tried
	// again when the list changes, or comes after an hour.
	Photos []string `json:"photos,omitzero"`
}

// PropertyPage: A page of a list.
type PropertyPage struct {
	// The items of this page.
	Data []Property `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyPage) UnmarshalJSON(data []byte) error {
	type plain PropertyPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyPage) MarshalJSON() ([]byte, error) {
	type plain PropertyPage
	return encodeModel(plain(m), m.Extra)
}

// PropertyRadar: Where the property stands with Radar.
type PropertyRadar struct {
	// In recommendations now: active, and nothing missing.
	Eligible bool `json:"eligible"`

	// What keeps the property out. Other values may appear.
	Pending []PropertyLack `json:"pending"`

	// The same in words, in the language asked for.
	Labels []string `json:"labels"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyRadar) UnmarshalJSON(data []byte) error {
	type plain PropertyRadar
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyRadar) MarshalJSON() ([]byte, error) {
	type plain PropertyRadar
	return encodeModel(plain(m), m.Extra)
}

// PropertySnapshot: The property of an opportunity. Of a partner's, what is not shown is null.
type PropertySnapshot struct {
	// Title of the listing.
	Title *string `json:"title"`

	// Subtype. Other values may appear.
	Type *PropertyType `json:"type"`

	// Purpose of the pair. Other values may appear.
	Purpose Purpose `json:"purpose"`

	// Purposes of the property. Other values may appear.
	Purposes []Purpose `json:"purposes"`

	// Price in BRL: of the sale, or of a month when the pair is a rental.
	Price *Money `json:"price"`

	// The price is where prices start.
	PriceFrom bool `json:"priceFrom"`

	// Rent a month in BRL.
	RentPrice *Money `json:"rentPrice"`

	// City.
	City *string `json:"city"`

	// Neighborhood.
	Neighborhood *string `json:"neighborhood"`

	// Bedrooms.
	Bedrooms *int64 `json:"bedrooms"`

	// Bathrooms.
	Bathrooms *int64 `json:"bathrooms"`

	// Parking spots.
	ParkingSpots *int64 `json:"parkingSpots"`

	// Total private area in m².
	Area *float64 `json:"area"`

	// Cover photo.
	CoverPhoto *string `json:"coverPhoto"`

	// Address of the listing.
	ListingURL *string `json:"listingUrl"`

	// Sale commission offered, in %.
	CommissionPercent *float64 `json:"commissionPercent"`

	// Rent commission, in months.
	RentCommissionMonths *float64 `json:"rentCommissionMonths"`

	// Share of the listing side, in %.
	SplitListingPercent *float64 `json:"splitListingPercent"`

	// Latest confirmation of availability.
	LastConfirmedAt *string `json:"lastConfirmedAt"`

	// Expected delivery, YYYY-MM-DD.
	DeliveryDate *string `json:"deliveryDate"`

	// Development of a unit type.
	DevelopmentID *string `json:"developmentId"`

	// Name of the development.
	DevelopmentName *string `json:"developmentName"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertySnapshot) UnmarshalJSON(data []byte) error {
	type plain PropertySnapshot
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertySnapshot) MarshalJSON() ([]byte, error) {
	type plain PropertySnapshot
	return encodeModel(plain(m), m.Extra)
}

// PropertyStatusInput: The availability asked for.
type PropertyStatusInput struct {
	// ACTIVE (available), INACTIVE (offline), SOLD or RENTED.
	Status Availability `json:"status"`
}

// PropertyTypeGroup: The subtypes of a category.
type PropertyTypeGroup struct {
	// The category. Other values may appear.
	Category PropertyCategory `json:"category"`

	// Label in the language asked for.
	Label string `json:"label"`

	// The subtypes.
	Types []ValueLabel `json:"types"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyTypeGroup) UnmarshalJSON(data []byte) error {
	type plain PropertyTypeGroup
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyTypeGroup) MarshalJSON() ([]byte, error) {
	type plain PropertyTypeGroup
	return encodeModel(plain(m), m.Extra)
}

// PropertyTypeGroupPage: A page of a list.
type PropertyTypeGroupPage struct {
	// The items of this page.
	Data []PropertyTypeGroup `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyTypeGroupPage) UnmarshalJSON(data []byte) error {
	type plain PropertyTypeGroupPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyTypeGroupPage) MarshalJSON() ([]byte, error) {
	type plain PropertyTypeGroupPage
	return encodeModel(plain(m), m.Extra)
}

// PropertyUpdatedData: The event's property. New values are read from the property.
type PropertyUpdatedData struct {
	// Id of the property.
	ID string `json:"id"`

	// The caller's code.
	ExternalRef *string `json:"externalRef"`

	// Availability after the event. Other values may appear.
	Status PropertyStatus `json:"status"`

	// Latest change, in UTC.
	UpdatedAt string `json:"updatedAt"`

	// Names of the fields that changed.
	ChangedFields []string `json:"changedFields"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyUpdatedData) UnmarshalJSON(data []byte) error {
	type plain PropertyUpdatedData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyUpdatedData) MarshalJSON() ([]byte, error) {
	type plain PropertyUpdatedData
	return encodeModel(plain(m), m.Extra)
}

// PropertyWarning: A warning of a write that was accepted.
type PropertyWarning struct {
	// What is missing. Other values may appear.
	Code PropertyLack `json:"code"`

	// The same in words, in the language asked for.
	Label string `json:"label"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyWarning) UnmarshalJSON(data []byte) error {
	type plain PropertyWarning
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyWarning) MarshalJSON() ([]byte, error) {
	type plain PropertyWarning
	return encodeModel(plain(m), m.Extra)
}

// PropertyWriteResult: What the write did, or would do.
type PropertyWriteResult struct {
	// CREATED, UPDATED, UNCHANGED (nothing changed), CONFIRMED (only the date), STATUS_SET, DELETED, ALREADY_DELETED
	// and others. Other values may appear.
	Outcome PropertyWriteResultOutcome `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Fields edited in the dashboard, which won and were kept.
	Conflicts []string `json:"conflicts"`

	// What became of the gallery; null: the request had no `photos`. Other values may appear.
	Photos *PropertyWriteResultPhotos `json:"photos"`

	// What changed, field by field; of updates.
	Changes []Change `json:"changes"`

	// Accepted, and yet keeps the property out of Radar.
	Warnings []PropertyWarning `json:"warnings"`

	// What it does to opportunities, where `preview=radar` asks.
	Radar *RadarPreview `json:"radar,omitzero"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyWriteResult) UnmarshalJSON(data []byte) error {
	type plain PropertyWriteResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyWriteResult) MarshalJSON() ([]byte, error) {
	type plain PropertyWriteResult
	return encodeModel(plain(m), m.Extra)
}

// PropertyWritten: The property as it stands now, and what the write did.
type PropertyWritten struct {
	// The property as it stands now; of a dry run, as it would.
	Data Property `json:"data"`

	// What the write did, or would do.
	Result PropertyWriteResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyWritten) UnmarshalJSON(data []byte) error {
	type plain PropertyWritten
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyWritten) MarshalJSON() ([]byte, error) {
	type plain PropertyWritten
	return encodeModel(plain(m), m.Extra)
}

// RadarClientSummaryData: New opportunities of a client, gathered within five minutes.
type RadarClientSummaryData struct {
	// Id of the client.
	LeadID string `json:"leadId"`

	// How many.
	NewMatches int64 `json:"newMatches"`

	// The best score, 0 to 100.
	TopScore int64 `json:"topScore"`

	// Where the window begins.
	Since string `json:"since"`

	// Where the window ends.
	Until string `json:"until"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *RadarClientSummaryData) UnmarshalJSON(data []byte) error {
	type plain RadarClientSummaryData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m RadarClientSummaryData) MarshalJSON() ([]byte, error) {
	type plain RadarClientSummaryData
	return encodeModel(plain(m), m.Extra)
}

// RadarMatchLostData: An opportunity that was favorited or requested no longer fits.
type RadarMatchLostData struct {
	// Id of the opportunity.
	ID string `json:"id"`

	// Id of the property.
	PropertyID string `json:"propertyId"`

	// Id of the client.
	LeadID string `json:"leadId"`

	// Status of the opportunity. Other values may appear.
	Status MatchStatus `json:"status"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *RadarMatchLostData) UnmarshalJSON(data []byte) error {
	type plain RadarMatchLostData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m RadarMatchLostData) MarshalJSON() ([]byte, error) {
	type plain RadarMatchLostData
	return encodeModel(plain(m), m.Extra)
}

// RadarPreview: What the write does to own opportunities; null where Radar does not answer in time, and to a key
// without radar:read.
type RadarPreview struct {
	// Opportunities gained.
	Gained int64 `json:"gained"`

	// Opportunities lost.
	Lost int64 `json:"lost"`

	// Opportunities with another score.
	Changed int64 `json:"changed"`

	// The best score of the gained; null: none.
	TopScore *int64 `json:"topScore"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *RadarPreview) UnmarshalJSON(data []byte) error {
	type plain RadarPreview
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m RadarPreview) MarshalJSON() ([]byte, error) {
	type plain RadarPreview
	return encodeModel(plain(m), m.Extra)
}

// RadarPriceDropData: The price of an opportunity that was favorited or requested fell by 3 % or more.
type RadarPriceDropData struct {
	// Id of the opportunity.
	ID string `json:"id"`

	// Id of the property.
	PropertyID string `json:"propertyId"`

	// Id of the client.
	LeadID string `json:"leadId"`

	// Status of the opportunity. Other values may appear.
	Status MatchStatus `json:"status"`

	// The score at the new price, 0 to 100.
	Score int64 `json:"score"`

	// The price before, in reais.
	PreviousPrice Money `json:"previousPrice"`

	// The price now, in reais.
	Price Money `json:"price"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *RadarPriceDropData) UnmarshalJSON(data []byte) error {
	type plain RadarPriceDropData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m RadarPriceDropData) MarshalJSON() ([]byte, error) {
	type plain RadarPriceDropData
	return encodeModel(plain(m), m.Extra)
}

// ScopeInfo: A permission.
type ScopeInfo struct {
	// The permission's code. Other values may appear.
	ID Permission `json:"id"`

	// The group of permissions.
	Group string `json:"group"`

	// Label in the language asked for.
	Label string `json:"label"`

	// What it allows.
	Description string `json:"description"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ScopeInfo) UnmarshalJSON(data []byte) error {
	type plain ScopeInfo
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ScopeInfo) MarshalJSON() ([]byte, error) {
	type plain ScopeInfo
	return encodeModel(plain(m), m.Extra)
}

// ScopeInfoPage: A page of a list.
type ScopeInfoPage struct {
	// The items of this page.
	Data []ScopeInfo `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ScopeInfoPage) UnmarshalJSON(data []byte) error {
	type plain ScopeInfoPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ScopeInfoPage) MarshalJSON() ([]byte, error) {
	type plain ScopeInfoPage
	return encodeModel(plain(m), m.Extra)
}

// SecretRotated: The endpoint and the new secret.
type SecretRotated struct {
	// The endpoint as it stands now.
	Data Webhook `json:"data"`

	// Secret of the signature (Standard Webhooks): shown in this answer only. null of a dry run.
	Secret *string `json:"secret"`

	// What the write did, or would do.
	Result SecretRotationResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *SecretRotated) UnmarshalJSON(data []byte) error {
	type plain SecretRotated
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m SecretRotated) MarshalJSON() ([]byte, error) {
	type plain SecretRotated
	return encodeModel(plain(m), m.Extra)
}

// SecretRotation: How the secret is replaced.
type SecretRotation struct {
	// Hours for which the previous one still signs, 0 to 24.
	OverlapHours *float64 `json:"overlapHours,omitzero"`
}

// SecretRotationResult: What the write did, or would do.
type SecretRotationResult struct {
	// ROTATED. Other values may appear.
	Outcome string `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *SecretRotationResult) UnmarshalJSON(data []byte) error {
	type plain SecretRotationResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m SecretRotationResult) MarshalJSON() ([]byte, error) {
	type plain SecretRotationResult
	return encodeModel(plain(m), m.Extra)
}

// TeamMember: A person of the team.
type TeamMember struct {
	// Id of the person: what `ownerAccountId` and `captadorAccountId` take.
	AccountID string `json:"accountId"`

	// Name.
	Name string `json:"name"`

	// E-mail.
	Email string `json:"email"`

	// OWNER, MANAGER or BROKER. Other values may appear.
	Role TeamMemberRole `json:"role"`

	// CRECI registration.
	Creci *string `json:"creci"`

	// CRECI checked by the platform.
	CreciVerified bool `json:"creciVerified"`

	// Is active on the team.
	Active bool `json:"active"`

	// When it was created, in UTC.
	CreatedAt string `json:"createdAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *TeamMember) UnmarshalJSON(data []byte) error {
	type plain TeamMember
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m TeamMember) MarshalJSON() ([]byte, error) {
	type plain TeamMember
	return encodeModel(plain(m), m.Extra)
}

// TeamMemberPage: A page of a list.
type TeamMemberPage struct {
	// The items of this page.
	Data []TeamMember `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *TeamMemberPage) UnmarshalJSON(data []byte) error {
	type plain TeamMemberPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m TeamMemberPage) MarshalJSON() ([]byte, error) {
	type plain TeamMemberPage
	return encodeModel(plain(m), m.Extra)
}

// ValueLabel: A code and its label.
type ValueLabel struct {
	// The code, never translated.
	Value string `json:"value"`

	// Label in the language asked for.
	Label string `json:"label"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ValueLabel) UnmarshalJSON(data []byte) error {
	type plain ValueLabel
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ValueLabel) MarshalJSON() ([]byte, error) {
	type plain ValueLabel
	return encodeModel(plain(m), m.Extra)
}

// ValueLabelPage: A page of a list.
type ValueLabelPage struct {
	// The items of this page.
	Data []ValueLabel `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ValueLabelPage) UnmarshalJSON(data []byte) error {
	type plain ValueLabelPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ValueLabelPage) MarshalJSON() ([]byte, error) {
	type plain ValueLabelPage
	return encodeModel(plain(m), m.Extra)
}

// Webhook: An endpoint that receives events.
type Webhook struct {
	// Id of the endpoint.
	ID string `json:"id"`

	// The receiver's address.
	URL string `json:"url"`

	// Types it receives; empty: all the account can read.
	Types []EventType `json:"types"`

	// A note.
	Description *string `json:"description"`

	// ACTIVE or DISABLED. Other values may appear.
	Status WebhookStatus `json:"status"`

	// When it was disabled.
	DisabledAt *string `json:"disabledAt"`

	// GONE_410 (the receiver answered 410), FAILURE_RATE (half or more of at least 5 deliveries of 48 hours failed)
	// or MANUAL. Other values may appear.
	DisabledReason *WebhookDisabledReason `json:"disabledReason"`

	// When the secret was last replaced.
	SecretRotatedAt *string `json:"secretRotatedAt"`

	// Until when the previous secret signs.
	PreviousSecretValidUntil *string `json:"previousSecretValidUntil"`

	// When it was created, in UTC.
	CreatedAt string `json:"createdAt"`

	// Latest change, in UTC.
	UpdatedAt string `json:"updatedAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *Webhook) UnmarshalJSON(data []byte) error {
	type plain Webhook
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m Webhook) MarshalJSON() ([]byte, error) {
	type plain Webhook
	return encodeModel(plain(m), m.Extra)
}

// WebhookChange: What changes of an endpoint.
type WebhookChange struct {
	// The receiver's address: public https on port 443, up to 2,048 characters.
	URL *string `json:"url,omitzero"`

	// Event types to receive, of `GET /reference/event-types`; absent or empty: all the account can read.
	Types []EventType `json:"types,omitzero"`

	// A note, up to 200 characters.
	Description Nullable[string] `json:"description,omitzero"`

	// ACTIVE or DISABLED.
	Status *WebhookStatus `json:"status,omitzero"`

	// With `status` ACTIVE: deliver again what failed or was skipped since then.
	RedeliverSince *string `json:"redeliverSince,omitzero"`
}

// WebhookChangeResult: What the write did, or would do.
type WebhookChangeResult struct {
	// UPDATED, UNCHANGED. Other values may appear.
	Outcome WebhookChangeResultOutcome `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookChangeResult) UnmarshalJSON(data []byte) error {
	type plain WebhookChangeResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookChangeResult) MarshalJSON() ([]byte, error) {
	type plain WebhookChangeResult
	return encodeModel(plain(m), m.Extra)
}

// WebhookChanged: The endpoint as it stands now.
type WebhookChanged struct {
	// The endpoint as it stands now.
	Data Webhook `json:"data"`

	// What the write did, or would do.
	Result WebhookChangeResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookChanged) UnmarshalJSON(data []byte) error {
	type plain WebhookChanged
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookChanged) MarshalJSON() ([]byte, error) {
	type plain WebhookChanged
	return encodeModel(plain(m), m.Extra)
}

// WebhookCreateResult: What the write did, or would do.
type WebhookCreateResult struct {
	// CREATED. Other values may appear.
	Outcome string `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookCreateResult) UnmarshalJSON(data []byte) error {
	type plain WebhookCreateResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookCreateResult) MarshalJSON() ([]byte, error) {
	type plain WebhookCreateResult
	return encodeModel(plain(m), m.Extra)
}

// WebhookCreated: The endpoint and its secret.
type WebhookCreated struct {
	// The endpoint as it stands now.
	Data Webhook `json:"data"`

	// Secret of the signature (Standard Webhooks): shown in this answer only. null of a dry run.
	Secret *string `json:"secret"`

	// What the write did, or would do.
	Result WebhookCreateResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookCreated) UnmarshalJSON(data []byte) error {
	type plain WebhookCreated
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookCreated) MarshalJSON() ([]byte, error) {
	type plain WebhookCreated
	return encodeModel(plain(m), m.Extra)
}

// WebhookCreation: A new endpoint.
type WebhookCreation struct {
	// The receiver's address: public https on port 443, up to 2,048 characters.
	URL string `json:"url"`

	// Event types to receive, of `GET /reference/event-types`; absent or empty: all the account can read.
	Types []EventType `json:"types,omitzero"`

	// A note, up to 200 characters.
	Description Nullable[string] `json:"description,omitzero"`
}

// WebhookDeleteResult: What the write did, or would do.
type WebhookDeleteResult struct {
	// DELETED. Other values may appear.
	Outcome string `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookDeleteResult) UnmarshalJSON(data []byte) error {
	type plain WebhookDeleteResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookDeleteResult) MarshalJSON() ([]byte, error) {
	type plain WebhookDeleteResult
	return encodeModel(plain(m), m.Extra)
}

// WebhookDeleted: The endpoint that was removed.
type WebhookDeleted struct {
	// The endpoint as it stands now.
	Data Webhook `json:"data"`

	// What the write did, or would do.
	Result WebhookDeleteResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookDeleted) UnmarshalJSON(data []byte) error {
	type plain WebhookDeleted
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookDeleted) MarshalJSON() ([]byte, error) {
	type plain WebhookDeleted
	return encodeModel(plain(m), m.Extra)
}

// WebhookDisabledData: The endpoint that was disabled.
type WebhookDisabledData struct {
	// Id of the endpoint.
	ID string `json:"id"`

	// GONE_410, FAILURE_RATE or MANUAL. Other values may appear.
	Reason WebhookDisabledReason `json:"reason"`

	// When.
	DisabledAt string `json:"disabledAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookDisabledData) UnmarshalJSON(data []byte) error {
	type plain WebhookDisabledData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookDisabledData) MarshalJSON() ([]byte, error) {
	type plain WebhookDisabledData
	return encodeModel(plain(m), m.Extra)
}

// WebhookPage: A page of a list.
type WebhookPage struct {
	// The items of this page.
	Data []Webhook `json:"data"`

	// Sent back as `cursor` it brings the next page; null on the last.
	NextCursor *string `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookPage) UnmarshalJSON(data []byte) error {
	type plain WebhookPage
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookPage) MarshalJSON() ([]byte, error) {
	type plain WebhookPage
	return encodeModel(plain(m), m.Extra)
}

// WebhookRecoveredData: The endpoint that receives again.
type WebhookRecoveredData struct {
	// Id of the endpoint.
	ID string `json:"id"`

	// When.
	RecoveredAt string `json:"recoveredAt"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookRecoveredData) UnmarshalJSON(data []byte) error {
	type plain WebhookRecoveredData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookRecoveredData) MarshalJSON() ([]byte, error) {
	type plain WebhookRecoveredData
	return encodeModel(plain(m), m.Extra)
}

// WebhookTestData: What a test tells.
type WebhookTestData struct {
	// Id of the endpoint.
	WebhookID string `json:"webhookId"`

	// A sentence.
	Message string `json:"message"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookTestData) UnmarshalJSON(data []byte) error {
	type plain WebhookTestData
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookTestData) MarshalJSON() ([]byte, error) {
	type plain WebhookTestData
	return encodeModel(plain(m), m.Extra)
}

// WebhookTestOutcome: What the write did, or would do.
type WebhookTestOutcome struct {
	// TESTED, WOULD_TEST. Other values may appear.
	Outcome WebhookTestOutcomeOutcome `json:"outcome"`

	// Whether this was a dry run: nothing was written.
	DryRun bool `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookTestOutcome) UnmarshalJSON(data []byte) error {
	type plain WebhookTestOutcome
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookTestOutcome) MarshalJSON() ([]byte, error) {
	type plain WebhookTestOutcome
	return encodeModel(plain(m), m.Extra)
}

// WebhookTestResult: The receiver's answer to the test.
type WebhookTestResult struct {
	// The receiver answered 2xx.
	Delivered bool `json:"delivered"`

	// HTTP status; null without an answer.
	StatusCode *int64 `json:"statusCode"`

	// Why it failed, in a word.
	Error *string `json:"error"`

	// How long it took, in milliseconds.
	Ms *int64 `json:"ms"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookTestResult) UnmarshalJSON(data []byte) error {
	type plain WebhookTestResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookTestResult) MarshalJSON() ([]byte, error) {
	type plain WebhookTestResult
	return encodeModel(plain(m), m.Extra)
}

// WebhookTested: What the receiver answered the test.
type WebhookTested struct {
	// The receiver's answer.
	Data WebhookTestResult `json:"data"`

	// What was done.
	Result WebhookTestOutcome `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookTested) UnmarshalJSON(data []byte) error {
	type plain WebhookTested
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookTested) MarshalJSON() ([]byte, error) {
	type plain WebhookTested
	return encodeModel(plain(m), m.Extra)
}

// MeResource has the operations below /me.
type MeResource struct {
	transport *transport
}

// Get: The account behind the key.
//
// Every integration starts here: it confirms that the key works and shows the account, the key's permissions, the
// limits and the usage. It does not use the monthly quota.
//
// Any valid key.
//
// The options may be nil.
func (r *MeResource) Get(ctx context.Context, options *CallOptions) (*MeEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"me"}}
	return send[MeEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// ReferenceListPropertyTypesOptions are those of ListPropertyTypes.
type ReferenceListPropertyTypesOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// ReferenceListPurposesOptions are those of ListPurposes.
type ReferenceListPurposesOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// ReferenceListPropertyStatusesOptions are those of ListPropertyStatuses.
type ReferenceListPropertyStatusesOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// ReferenceListLeadStatusesOptions are those of ListLeadStatuses.
type ReferenceListLeadStatusesOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// ReferenceListPartnershipStatusesOptions are those of ListPartnershipStatuses.
type ReferenceListPartnershipStatusesOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// ReferenceListConstructionStagesOptions are those of ListConstructionStages.
type ReferenceListConstructionStagesOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// ReferenceListScopesOptions are those of ListScopes.
type ReferenceListScopesOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// ReferenceListEventTypesOptions are those of ListEventTypes.
type ReferenceListEventTypesOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// ReferenceResource has the operations below /reference.
type ReferenceResource struct {
	transport *transport
}

// ListPropertyTypes: Property subtypes by category.
//
// The whole list, labels in the language asked for. It does not change between two releases; new values may
// appear.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListPropertyTypes(ctx context.Context, options *ReferenceListPropertyTypesOptions) (*PropertyTypeGroupPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "property-types"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[PropertyTypeGroupPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListPropertyTypesAll are the items of all pages of ListPropertyTypes; an error is the last of them.
func (r *ReferenceResource) ListPropertyTypesAll(ctx context.Context, options *ReferenceListPropertyTypesOptions) iter.Seq2[PropertyTypeGroup, error] {
	return items(func(cursor string) ([]PropertyTypeGroup, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListPropertyTypes(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// ListPurposes: Purposes: sale and rent.
//
// The whole list, labels in the language asked for. It does not change between two releases; new values may
// appear.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListPurposes(ctx context.Context, options *ReferenceListPurposesOptions) (*ValueLabelPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "purposes"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[ValueLabelPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListPurposesAll are the items of all pages of ListPurposes; an error is the last of them.
func (r *ReferenceResource) ListPurposesAll(ctx context.Context, options *ReferenceListPurposesOptions) iter.Seq2[ValueLabel, error] {
	return items(func(cursor string) ([]ValueLabel, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListPurposes(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// ListPropertyStatuses: Statuses of a property.
//
// The whole list, labels in the language asked for. It does not change between two releases; new values may
// appear.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListPropertyStatuses(ctx context.Context, options *ReferenceListPropertyStatusesOptions) (*ValueLabelPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "property-statuses"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[ValueLabelPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListPropertyStatusesAll are the items of all pages of ListPropertyStatuses; an error is the last of them.
func (r *ReferenceResource) ListPropertyStatusesAll(ctx context.Context, options *ReferenceListPropertyStatusesOptions) iter.Seq2[ValueLabel, error] {
	return items(func(cursor string) ([]ValueLabel, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListPropertyStatuses(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// ListLeadStatuses: Stages of a client.
//
// The whole list, labels in the language asked for. It does not change between two releases; new values may
// appear.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListLeadStatuses(ctx context.Context, options *ReferenceListLeadStatusesOptions) (*ValueLabelPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "lead-statuses"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[ValueLabelPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListLeadStatusesAll are the items of all pages of ListLeadStatuses; an error is the last of them.
func (r *ReferenceResource) ListLeadStatusesAll(ctx context.Context, options *ReferenceListLeadStatusesOptions) iter.Seq2[ValueLabel, error] {
	return items(func(cursor string) ([]ValueLabel, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListLeadStatuses(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// ListPartnershipStatuses: Stages of a partnership.
//
// The whole list, labels in the language asked for. It does not change between two releases; new values may
// appear.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListPartnershipStatuses(ctx context.Context, options *ReferenceListPartnershipStatusesOptions) (*ValueLabelPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "partnership-statuses"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[ValueLabelPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListPartnershipStatusesAll are the items of all pages of ListPartnershipStatuses; an error is the last of them.
func (r *ReferenceResource) ListPartnershipStatusesAll(ctx context.Context, options *ReferenceListPartnershipStatusesOptions) iter.Seq2[ValueLabel, error] {
	return items(func(cursor string) ([]ValueLabel, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListPartnershipStatuses(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// ListConstructionStages: Construction stages.
//
// The whole list, labels in the language asked for. It does not change between two releases; new values may
// appear.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListConstructionStages(ctx context.Context, options *ReferenceListConstructionStagesOptions) (*ValueLabelPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "construction-stages"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[ValueLabelPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListConstructionStagesAll are the items of all pages of ListConstructionStages; an error is the last of them.
func (r *ReferenceResource) ListConstructionStagesAll(ctx context.Context, options *ReferenceListConstructionStagesOptions) iter.Seq2[ValueLabel, error] {
	return items(func(cursor string) ([]ValueLabel, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListConstructionStages(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// ListScopes: Permissions a key can have.
//
// The whole list, labels in the language asked for. It does not change between two releases; new values may
// appear.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListScopes(ctx context.Context, options *ReferenceListScopesOptions) (*ScopeInfoPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "scopes"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[ScopeInfoPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListScopesAll are the items of all pages of ListScopes; an error is the last of them.
func (r *ReferenceResource) ListScopesAll(ctx context.Context, options *ReferenceListScopesOptions) iter.Seq2[ScopeInfo, error] {
	return items(func(cursor string) ([]ScopeInfo, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListScopes(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// ListEventTypes: Event types and the permission that grants each.
//
// The whole list, labels in the language asked for. It does not change between two releases; new values may
// appear.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListEventTypes(ctx context.Context, options *ReferenceListEventTypesOptions) (*EventTypeInfoPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "event-types"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[EventTypeInfoPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListEventTypesAll are the items of all pages of ListEventTypes; an error is the last of them.
func (r *ReferenceResource) ListEventTypesAll(ctx context.Context, options *ReferenceListEventTypesOptions) iter.Seq2[EventTypeInfo, error] {
	return items(func(cursor string) ([]EventTypeInfo, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListEventTypes(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// GeoListCitiesOptions are those of ListCities.
type GeoListCitiesOptions struct {
	CallOptions

	// State, 2 letters.
	UF State

	// Part of the name; accents are ignored.
	Q string

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// GeoListNeighborhoodsOptions are those of ListNeighborhoods.
type GeoListNeighborhoodsOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// GeoResource has the operations below /geo.
type GeoResource struct {
	transport *transport
}

// ListCities: Cities, by state and part of the name.
//
// The 5,570 municipalities of the IBGE and the Federal District, by name.
//
// Any valid key.
//
// The options may be nil.
func (r *GeoResource) ListCities(ctx context.Context, options *GeoListCitiesOptions) (*CityPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"geo", "cities"}, query: params("uf", set.UF, "q", set.Q, "limit", set.Limit, "cursor", set.Cursor)}
	return send[CityPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListCitiesAll are the items of all pages of ListCities; an error is the last of them.
func (r *GeoResource) ListCitiesAll(ctx context.Context, options *GeoListCitiesOptions) iter.Seq2[City, error] {
	return items(func(cursor string) ([]City, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListCities(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// ListNeighborhoods: Neighborhoods of a city.
//
// Those of the catalogue. What it lacks is learnt when properties are reviewed.
//
// Any valid key.
//
// The options may be nil.
func (r *GeoResource) ListNeighborhoods(ctx context.Context, cityID string, options *GeoListNeighborhoodsOptions) (*NeighborhoodPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"geo", "cities", cityID, "neighborhoods"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[NeighborhoodPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListNeighborhoodsAll are the items of all pages of ListNeighborhoods; an error is the last of them.
func (r *GeoResource) ListNeighborhoodsAll(ctx context.Context, cityID string, options *GeoListNeighborhoodsOptions) iter.Seq2[Neighborhood, error] {
	return items(func(cursor string) ([]Neighborhood, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListNeighborhoods(ctx, cityID, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// PropertiesListOptions are those of List.
type PropertiesListOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string

	// Only those with this status.
	Status PropertyStatus

	// Only those of this purpose.
	Purpose Purpose

	// Only those of this subtype.
	Type PropertyType

	// Only those of this city: `citySlug` of `GET /geo/cities`.
	CitySlug string

	// Only what changed since this moment (ISO 8601); latest change first.
	UpdatedSince string

	// `ready`: only those in Radar; `pending`: only those that lack something.
	Radar RadarFilter
}

// PropertiesCreateOptions are those of Create.
type PropertiesCreateOptions struct {
	WriteOptions

	// `radar`: tells in `result.radar` what the write does to own opportunities.
	Preview string
}

// PropertiesPutByRefOptions are those of PutByRef.
type PropertiesPutByRefOptions struct {
	WriteOptions

	// `radar`: tells in `result.radar` what the write does to own opportunities.
	Preview string
}

// PropertiesPatchOptions are those of Patch.
type PropertiesPatchOptions struct {
	WriteOptions

	// `radar`: tells in `result.radar` what the write does to own opportunities.
	Preview string
}

// PropertiesSetStatusOptions are those of SetStatus.
type PropertiesSetStatusOptions struct {
	WriteOptions

	// `radar`: tells in `result.radar` what the write does to own opportunities.
	Preview string
}

// PropertiesListMatchesOptions are those of ListMatches.
type PropertiesListMatchesOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string

	// Only those with this status.
	Status MatchStatus

	// `nearMisses`: own pairs that almost fit; `funnel`: how many are left after each gate. A comma between them.
	Include string
}

// PropertiesResource has the operations below /properties.
type PropertiesResource struct {
	transport *transport
}

// List: The portfolio, newest first.
//
// Without `status`, everything that is not in the trash. With `updatedSince`, latest change first: that is how a
// portfolio is followed. A page is full unless fewer match: only a search that looked at 20,000 entries of an
// index ends before, with a `nextCursor` to go on from.
//
// Permission: `properties:read`.
//
// The options may be nil.
func (r *PropertiesResource) List(ctx context.Context, options *PropertiesListOptions) (*PropertyPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"properties"}, query: params("limit", set.Limit, "cursor", set.Cursor, "status", set.Status, "purpose", set.Purpose, "type", set.Type, "citySlug", set.CitySlug, "updatedSince", set.UpdatedSince, "radar", set.Radar)}
	return send[PropertyPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListAll are the items of all pages of List; an error is the last of them.
func (r *PropertiesResource) ListAll(ctx context.Context, options *PropertiesListOptions) iter.Seq2[Property, error] {
	return items(func(cursor string) ([]Property, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.List(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Create: Create a property.
//
// Needs type, purposes, the price of each purpose and an address with its city (422 `invalid_property` lists all
// that is missing). An `externalRef` that exists answers 409 `external_ref_exists` with the property's id: to
// create or update, use the PUT by code.
//
// Permission: `properties:write`.
//
// The options may be nil.
func (r *PropertiesResource) Create(ctx context.Context, body PropertyCreation, options *PropertiesCreateOptions) (*PropertyWritten, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"properties"}, query: params("preview", set.Preview, "dryRun", set.DryRun), body: body, isKeyed: true}
	return send[PropertyWritten](ctx, r.transport, asked, set.WriteOptions)
}

// GetByRef: One property by the caller's code.
//
// The code is percent-encoded in the path: `/` is `%2F`, a space `%20`.
//
// Permission: `properties:read`.
//
// The options may be nil.
func (r *PropertiesResource) GetByRef(ctx context.Context, ref string, options *CallOptions) (*PropertyEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"properties", "by-ref", ref}}
	return send[PropertyEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// PutByRef: Create or update a property by the caller's code.
//
// The way to mirror a register: a new code creates (201), a known one updates (200). A creation needs type,
// purposes, the price of each purpose and an address with its city (422 `invalid_property` lists all that is
// missing). In an update, absent fields stay and null clears; what was edited in the dashboard wins and is listed
// in `result.conflicts`. The same body again answers UNCHANGED and writes nothing. For Radar to take it, a new
// property is reviewed and needs a cover photo.
//
// Permission: `properties:write`.
//
// The options may be nil.
func (r *PropertiesResource) PutByRef(ctx context.Context, ref string, body PropertyInput, options *PropertiesPutByRefOptions) (*PropertyWritten, error) {
	set := orZero(options)
	asked := call{method: "PUT", path: []string{"properties", "by-ref", ref}, query: params("preview", set.Preview, "dryRun", set.DryRun), body: body, isKeyed: true}
	return send[PropertyWritten](ctx, r.transport, asked, set.WriteOptions)
}

// Get: One property.
//
// One in the trash too, with `status` DELETED, until it is removed for good.
//
// Permission: `properties:read`.
//
// The options may be nil.
func (r *PropertiesResource) Get(ctx context.Context, propertyID string, options *CallOptions) (*PropertyEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"properties", propertyID}}
	return send[PropertyEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// Patch: Change fields of a property.
//
// Only what is sent changes; null clears a field. What was edited in the dashboard stays, and is listed in
// `result.conflicts`. Any write renews the confirmation of availability.
//
// Permission: `properties:write`.
//
// The options may be nil.
func (r *PropertiesResource) Patch(ctx context.Context, propertyID string, body PropertyInput, options *PropertiesPatchOptions) (*PropertyWritten, error) {
	set := orZero(options)
	asked := call{method: "PATCH", path: []string{"properties", propertyID}, query: params("preview", set.Preview, "dryRun", set.DryRun), body: body, isKeyed: true}
	return send[PropertyWritten](ctx, r.transport, asked, set.WriteOptions)
}

// Delete: Move a property to the trash.
//
// Kept 30 days and restorable in the dashboard. In 24 hours at most 20 % of the portfolio may go, or 10 properties
// if that is more: beyond that it answers 409 `shrink_guard`. Deleting again answers ALREADY_DELETED.
//
// Permission: `properties:write`.
//
// The options may be nil.
func (r *PropertiesResource) Delete(ctx context.Context, propertyID string, options *WriteOptions) (*PropertyWritten, error) {
	set := orZero(options)
	asked := call{method: "DELETE", path: []string{"properties", propertyID}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[PropertyWritten](ctx, r.transport, asked, set)
}

// SetStatus: Set the availability of a property.
//
// ACTIVE uses the plan's quota: a full one answers 409 `plan_limit_reached`. A SOLD property does not come back
// through the feed.
//
// Permission: `properties:write`.
//
// The options may be nil.
func (r *PropertiesResource) SetStatus(ctx context.Context, propertyID string, body PropertyStatusInput, options *PropertiesSetStatusOptions) (*PropertyWritten, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"properties", propertyID, "status"}, query: params("preview", set.Preview, "dryRun", set.DryRun), body: body, isKeyed: true}
	return send[PropertyWritten](ctx, r.transport, asked, set.WriteOptions)
}

// Confirm: Confirm that properties are still available.
//
// Up to 200 ids and codes together; one confirmed less than 24 hours ago is not rewritten (ALREADY_CONFIRMED).
// What went offline for want of a confirmation comes back, if the quota allows.
//
// Permission: `properties:write`.
//
// The options may be nil.
func (r *PropertiesResource) Confirm(ctx context.Context, body PropertyConfirmation, options *WriteOptions) (*PropertiesConfirmed, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"properties", "confirm"}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[PropertiesConfirmed](ctx, r.transport, asked, set)
}

// ListMatches: Own clients that fit a property, best first.
//
// Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells besides what almost
// fits, and null where Radar does not answer in time.
//
// Permission: `radar:read`.
//
// The options may be nil.
func (r *PropertiesResource) ListMatches(ctx context.Context, propertyID string, options *PropertiesListMatchesOptions) (*ExploredMatchPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"properties", propertyID, "matches"}, query: params("limit", set.Limit, "cursor", set.Cursor, "status", set.Status, "include", set.Include)}
	return send[ExploredMatchPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListMatchesAll are the items of all pages of ListMatches; an error is the last of them.
func (r *PropertiesResource) ListMatchesAll(ctx context.Context, propertyID string, options *PropertiesListMatchesOptions) iter.Seq2[Match, error] {
	return items(func(cursor string) ([]Match, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListMatches(ctx, propertyID, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// CreateBatch: Create or update up to 500 properties by the caller's codes.
//
// Each item follows the rules of the PUT by code, 4 items per second and account. A malformed item comes back
// REJECTED and stops no other; so does a code that an earlier item has. A dry run decides the items and writes
// none. `Location` tells where to follow it.
//
// Permission: `properties:write`.
//
// The options may be nil.
func (r *PropertiesResource) CreateBatch(ctx context.Context, body PropertyBatch, options *WriteOptions) (*BatchAccepted, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"properties", "batch"}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[BatchAccepted](ctx, r.transport, asked, set)
}

// GetBatch: A batch of properties and what became of its items.
//
// Kept 7 days. Until it is done, `Retry-After` says when to look again.
//
// Permission: `properties:read`.
//
// The options may be nil.
func (r *PropertiesResource) GetBatch(ctx context.Context, batchID string, options *CallOptions) (*BatchEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"properties", "batch", batchID}}
	return send[BatchEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// FeedResource has the operations below /feed.
type FeedResource struct {
	transport *transport
}

// Get: How the feed stands.
//
// Without a feed, `configured` is false. The link is never given out.
//
// Permission: `properties:read`.
//
// The options may be nil.
func (r *FeedResource) Get(ctx context.Context, options *CallOptions) (*FeedSyncEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"feed"}}
	return send[FeedSyncEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// Sync: Sync the feed now.
//
// The first call of each 10-minute window syncs at once; later ones leave one sync scheduled for its end. Of a dry
// run the feed is read, and `report` tells what would become of each listing.
//
// Permission: `properties:write`.
//
// The options may be nil.
func (r *FeedResource) Sync(ctx context.Context, options *WriteOptions) (*FeedSynced, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"feed", "sync"}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[FeedSynced](ctx, r.transport, asked, set)
}

// LeadsListOptions are those of List.
type LeadsListOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string

	// ACTIVE (default), ARCHIVED or DELETED (trash).
	State LeadState

	// Only those of this stage.
	Status LeadStatus

	// Only those of this broker: `accountId` of `GET /team`.
	OwnerAccountID string

	// Only what changed since this moment (ISO 8601); latest change first.
	UpdatedSince string

	// `ready`: only those in Radar; `pending`: only those that lack something.
	Radar RadarFilter
}

// LeadsCreateOptions are those of Create.
type LeadsCreateOptions struct {
	WriteOptions

	// `radar`: tells in `result.radar` what the write does to own opportunities.
	Preview string
}

// LeadsPatchOptions are those of Patch.
type LeadsPatchOptions struct {
	WriteOptions

	// `radar`: tells in `result.radar` what the write does to own opportunities.
	Preview string
}

// LeadsPutByRefOptions are those of PutByRef.
type LeadsPutByRefOptions struct {
	WriteOptions

	// `radar`: tells in `result.radar` what the write does to own opportunities.
	Preview string
}

// LeadsSetStateOptions are those of SetState.
type LeadsSetStateOptions struct {
	WriteOptions

	// `radar`: tells in `result.radar` what the write does to own opportunities.
	Preview string
}

// LeadsListMatchesOptions are those of ListMatches.
type LeadsListMatchesOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string

	// Only those with this status.
	Status MatchStatus

	// `nearMisses`: own pairs that almost fit; `funnel`: how many are left after each gate. A comma between them.
	Include string
}

// LeadsResource has the operations below /leads.
type LeadsResource struct {
	transport *transport
}

// List: The clients, newest first.
//
// Without `state`, active ones only. With `updatedSince`, latest change first. A page is full unless fewer match:
// only a search that looked at 20,000 entries of an index ends before, with a `nextCursor` to go on from.
//
// Permission: `leads:read`.
//
// The options may be nil.
func (r *LeadsResource) List(ctx context.Context, options *LeadsListOptions) (*LeadPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"leads"}, query: params("limit", set.Limit, "cursor", set.Cursor, "state", set.State, "status", set.Status, "ownerAccountId", set.OwnerAccountID, "updatedSince", set.UpdatedSince, "radar", set.Radar)}
	return send[LeadPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListAll are the items of all pages of List; an error is the last of them.
func (r *LeadsResource) ListAll(ctx context.Context, options *LeadsListOptions) iter.Seq2[Lead, error] {
	return items(func(cursor string) ([]Lead, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.List(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Create: Create a client.
//
// Needs name, a phone or an e-mail, and `consentGiven: true`. A person who is a client already is updated: LINKED
// when a code was sent, else UPDATED or UNCHANGED. Beyond the ceiling of clients (`leads` of `GET /me`) a creation
// is refused.
//
// Permission: `leads:write`.
//
// The options may be nil.
func (r *LeadsResource) Create(ctx context.Context, body LeadCreation, options *LeadsCreateOptions) (*LeadWritten, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"leads"}, query: params("preview", set.Preview, "dryRun", set.DryRun), body: body, isKeyed: true}
	return send[LeadWritten](ctx, r.transport, asked, set.WriteOptions)
}

// Get: One client.
//
// An archived one, or one in the trash, too.
//
// Permission: `leads:read`.
//
// The options may be nil.
func (r *LeadsResource) Get(ctx context.Context, leadID string, options *CallOptions) (*LeadEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"leads", leadID}}
	return send[LeadEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// Patch: Change fields of a client.
//
// Only what is sent changes; null clears a field. What was edited in the dashboard stays, and is listed in
// `result.conflicts`.
//
// Permission: `leads:write`.
//
// The options may be nil.
func (r *LeadsResource) Patch(ctx context.Context, leadID string, body LeadInput, options *LeadsPatchOptions) (*LeadWritten, error) {
	set := orZero(options)
	asked := call{method: "PATCH", path: []string{"leads", leadID}, query: params("preview", set.Preview, "dryRun", set.DryRun), body: body, isKeyed: true}
	return send[LeadWritten](ctx, r.transport, asked, set.WriteOptions)
}

// GetByRef: One client by the caller's code.
//
// The code is percent-encoded in the path: `/` is `%2F`.
//
// Permission: `leads:read`.
//
// The options may be nil.
func (r *LeadsResource) GetByRef(ctx context.Context, ref string, options *CallOptions) (*LeadEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"leads", "by-ref", ref}}
	return send[LeadEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// PutByRef: Create, link or update a client by the caller's code.
//
// A new code creates (201) and needs a name, a phone or an e-mail, and `consentGiven: true`. A person who is a
// client already, by phone or e-mail, gains the code instead of a second record: LINKED. A known code updates
// (200): absent fields stay, null clears, what was edited in the dashboard wins. Beyond the ceiling of clients
// (`leads` of `GET /me`) a creation is refused.
//
// Permission: `leads:write`.
//
// The options may be nil.
func (r *LeadsResource) PutByRef(ctx context.Context, ref string, body LeadInput, options *LeadsPutByRefOptions) (*LeadWritten, error) {
	set := orZero(options)
	asked := call{method: "PUT", path: []string{"leads", "by-ref", ref}, query: params("preview", set.Preview, "dryRun", set.DryRun), body: body, isKeyed: true}
	return send[LeadWritten](ctx, r.transport, asked, set.WriteOptions)
}

// SetState: Archive or reactivate a client.
//
// Reactivating sets `lastActivityAt` to now.
//
// Permission: `leads:write`.
//
// The options may be nil.
func (r *LeadsResource) SetState(ctx context.Context, leadID string, body LeadStateInput, options *LeadsSetStateOptions) (*LeadWritten, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"leads", leadID, "state"}, query: params("preview", set.Preview, "dryRun", set.DryRun), body: body, isKeyed: true}
	return send[LeadWritten](ctx, r.transport, asked, set.WriteOptions)
}

// LogInteraction: Log what was done with a client.
//
// Moves `lastActivityAt` forward. The note is kept and never given out.
//
// Permission: `leads:write`.
//
// The options may be nil.
func (r *LeadsResource) LogInteraction(ctx context.Context, leadID string, body InteractionInput, options *WriteOptions) (*InteractionLogged, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"leads", leadID, "interactions"}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[InteractionLogged](ctx, r.transport, asked, set)
}

// ListMatches: Properties that fit a client, own and partners', best first.
//
// Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells besides what almost
// fits, and null where Radar does not answer in time.
//
// Permission: `radar:read`.
//
// The options may be nil.
func (r *LeadsResource) ListMatches(ctx context.Context, leadID string, options *LeadsListMatchesOptions) (*ExploredMatchPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"leads", leadID, "matches"}, query: params("limit", set.Limit, "cursor", set.Cursor, "status", set.Status, "include", set.Include)}
	return send[ExploredMatchPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListMatchesAll are the items of all pages of ListMatches; an error is the last of them.
func (r *LeadsResource) ListMatchesAll(ctx context.Context, leadID string, options *LeadsListMatchesOptions) iter.Seq2[Match, error] {
	return items(func(cursor string) ([]Match, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListMatches(ctx, leadID, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// CreateBatch: Create or update up to 500 clients by the caller's codes.
//
// Each item follows the rules of the PUT by code, 4 items per second and account. A malformed item comes back
// REJECTED and stops no other; so does a code that an earlier item has. A dry run decides the items and writes
// none. `Location` tells where to follow it.
//
// Permission: `leads:write`.
//
// The options may be nil.
func (r *LeadsResource) CreateBatch(ctx context.Context, body LeadBatch, options *WriteOptions) (*BatchAccepted, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"leads", "batch"}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[BatchAccepted](ctx, r.transport, asked, set)
}

// GetBatch: A batch of clients and what became of its items.
//
// Kept 7 days. Until it is done, `Retry-After` says when to look again.
//
// Permission: `leads:read`.
//
// The options may be nil.
func (r *LeadsResource) GetBatch(ctx context.Context, batchID string, options *CallOptions) (*BatchEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"leads", "batch", batchID}}
	return send[BatchEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// MatchesListOptions are those of List.
type MatchesListOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string

	// Only those with this status.
	Status MatchStatus

	// INTERNAL (own portfolio), NETWORK (partners) or LAUNCH (new developments).
	Scope MatchScope

	// Only those of this broker: `accountId` of `GET /team`.
	OwnerAccountID string
}

// MatchesResource has the operations below /matches.
type MatchesResource struct {
	transport *transport
}

// List: The opportunities, newest first.
//
// Without `status`, dismissed ones too. Opportunities follow a write within seconds, not within the call.
//
// Permission: `radar:read`.
//
// The options may be nil.
func (r *MatchesResource) List(ctx context.Context, options *MatchesListOptions) (*MatchPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"matches"}, query: params("limit", set.Limit, "cursor", set.Cursor, "status", set.Status, "scope", set.Scope, "ownerAccountId", set.OwnerAccountID)}
	return send[MatchPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListAll are the items of all pages of List; an error is the last of them.
func (r *MatchesResource) ListAll(ctx context.Context, options *MatchesListOptions) iter.Seq2[Match, error] {
	return items(func(cursor string) ([]Match, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.List(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Dismiss: Dismiss an opportunity.
//
// One that is dismissed already stays so; a favorited or requested one answers 422 `request_refused`.
//
// Permission: `radar:write`.
//
// The options may be nil.
func (r *MatchesResource) Dismiss(ctx context.Context, matchID string, options *WriteOptions) (*MatchWritten, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"matches", matchID, "dismiss"}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[MatchWritten](ctx, r.transport, asked, set)
}

// Restore: Bring a dismissed opportunity back.
//
// It is NEW again.
//
// Permission: `radar:write`.
//
// The options may be nil.
func (r *MatchesResource) Restore(ctx context.Context, matchID string, options *WriteOptions) (*MatchWritten, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"matches", matchID, "restore"}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[MatchWritten](ctx, r.transport, asked, set)
}

// TeamListOptions are those of List.
type TeamListOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// TeamResource has the operations below /team.
type TeamResource struct {
	transport *transport
}

// List: The people of the account, newest first.
//
// Who is inactive is listed too, with `active` false.
//
// Permission: `team:read`.
//
// The options may be nil.
func (r *TeamResource) List(ctx context.Context, options *TeamListOptions) (*TeamMemberPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"team"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[TeamMemberPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListAll are the items of all pages of List; an error is the last of them.
func (r *TeamResource) ListAll(ctx context.Context, options *TeamListOptions) iter.Seq2[TeamMember, error] {
	return items(func(cursor string) ([]TeamMember, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.List(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// PartnershipsListOptions are those of List.
type PartnershipsListOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// Only those of this stage.
	Status PartnershipStatus

	// Only what changed since this moment (ISO 8601); latest change first.
	UpdatedSince string

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// PartnershipsResource has the operations below /partnerships.
type PartnershipsResource struct {
	transport *transport
}

// List: The partnerships, newest first.
//
// Those that this account asked for and those asked of it. A request is made in the dashboard.
//
// Permission: `partnerships:read`.
//
// The options may be nil.
func (r *PartnershipsResource) List(ctx context.Context, options *PartnershipsListOptions) (*PartnershipPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"partnerships"}, query: params("limit", set.Limit, "status", set.Status, "updatedSince", set.UpdatedSince, "cursor", set.Cursor)}
	return send[PartnershipPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListAll are the items of all pages of List; an error is the last of them.
func (r *PartnershipsResource) ListAll(ctx context.Context, options *PartnershipsListOptions) iter.Seq2[Partnership, error] {
	return items(func(cursor string) ([]Partnership, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.List(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Get: One partnership.
//
// As this account sees it: the partner's contact from ACCEPTED on only.
//
// Permission: `partnerships:read`.
//
// The options may be nil.
func (r *PartnershipsResource) Get(ctx context.Context, partnershipID string, options *CallOptions) (*PartnershipEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"partnerships", partnershipID}}
	return send[PartnershipEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// SetStatus: Set the stage of a partnership.
//
// A PENDING request is answered ACCEPTED or DECLINED by whom it was asked, and CANCELLED by who asked. From then
// on the side that brought the client (`canMoveFunnel`) moves freely among CONTACTED, NEGOTIATING and PROPOSAL,
// and ends in WON or LOST. The other side may only set LOST, 15 days after asking for an update that got no
// answer. Anything else answers 422 `request_refused`.
//
// Permission: `partnerships:write`.
//
// The options may be nil.
func (r *PartnershipsResource) SetStatus(ctx context.Context, partnershipID string, body PartnershipStatusInput, options *WriteOptions) (*PartnershipWritten, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"partnerships", partnershipID, "status"}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[PartnershipWritten](ctx, r.transport, asked, set)
}

// LaunchesListOptions are those of List.
type LaunchesListOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string

	// State, 2 letters.
	UF State

	// IBGE code of the city, 7 digits.
	CityID string

	// `citySlug` of `GET /geo/cities`.
	CitySlug string

	// LAUNCH, OFF_PLAN, NEW or READY.
	ConstructionStage LaunchConstructionStage

	// Only what changed since this moment (ISO 8601); latest change first.
	UpdatedSince string
}

// LaunchesResource has the operations below /launches.
type LaunchesResource struct {
	transport *transport
}

// List: The catalog of new developments.
//
// Of every developer on the platform. With `updatedSince`, latest change first.
//
// Permission: `launches:read`.
//
// The options may be nil.
func (r *LaunchesResource) List(ctx context.Context, options *LaunchesListOptions) (*LaunchPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"launches"}, query: params("limit", set.Limit, "cursor", set.Cursor, "uf", set.UF, "cityId", set.CityID, "citySlug", set.CitySlug, "constructionStage", set.ConstructionStage, "updatedSince", set.UpdatedSince)}
	return send[LaunchPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListAll are the items of all pages of List; an error is the last of them.
func (r *LaunchesResource) ListAll(ctx context.Context, options *LaunchesListOptions) iter.Seq2[Launch, error] {
	return items(func(cursor string) ([]Launch, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.List(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// RegisterClient: Register a client with the developer.
//
// The client is protected for 90 days: a partnership LEAD_REGISTERED is made (201). Again it answers 200
// ALREADY_REGISTERED.
//
// Permission: `launches:write`.
//
// The options may be nil.
func (r *LaunchesResource) RegisterClient(ctx context.Context, developmentID string, body LaunchClientInput, options *WriteOptions) (*LaunchClientRegistered, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"launches", developmentID, "clients"}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[LaunchClientRegistered](ctx, r.transport, asked, set)
}

// CaptacaoListOffersOptions are those of ListOffers.
type CaptacaoListOffersOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// CaptacaoListOwnersOptions are those of ListOwners.
type CaptacaoListOwnersOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string

	// ACTIVE (default), CAPTURED or ARCHIVED.
	Tab OwnerTab
}

// CaptacaoResource has the operations below /captacao.
type CaptacaoResource struct {
	transport *transport
}

// ListOffers: Owners offered now, the nearest deadline first.
//
// All of them on one page; their contact is hidden until the account accepts.
//
// Permission: `captacao:read`.
//
// The options may be nil.
func (r *CaptacaoResource) ListOffers(ctx context.Context, options *CaptacaoListOffersOptions) (*CaptacaoOfferList, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"captacao", "offers"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[CaptacaoOfferList](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListOffersAll are the items of all pages of ListOffers; an error is the last of them.
func (r *CaptacaoResource) ListOffersAll(ctx context.Context, options *CaptacaoListOffersOptions) iter.Seq2[CaptacaoOffer, error] {
	return items(func(cursor string) ([]CaptacaoOffer, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListOffers(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// GetOffer: One owner.
//
// Offered now, without contact, or accepted by the account, with it.
//
// Permission: `captacao:read`.
//
// The options may be nil.
func (r *CaptacaoResource) GetOffer(ctx context.Context, offerID string, options *CallOptions) (*CaptacaoOfferEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"captacao", "offers", offerID}}
	return send[CaptacaoOfferEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// ListOwners: Accepted owners by tab, the newest acceptance first.
//
// Pages of 10. `total` is of the tab; `counts` are of all three.
//
// Permission: `captacao:read`.
//
// The options may be nil.
func (r *CaptacaoResource) ListOwners(ctx context.Context, options *CaptacaoListOwnersOptions) (*CaptacaoOwnerPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"captacao", "owners"}, query: params("limit", set.Limit, "cursor", set.Cursor, "tab", set.Tab)}
	return send[CaptacaoOwnerPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListOwnersAll are the items of all pages of ListOwners; an error is the last of them.
func (r *CaptacaoResource) ListOwnersAll(ctx context.Context, options *CaptacaoListOwnersOptions) iter.Seq2[CaptacaoOffer, error] {
	return items(func(cursor string) ([]CaptacaoOffer, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListOwners(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// AcceptOffer: Accept an owner: debits the price and reveals the contact.
//
// The only route that spends money. The account's owner must have accepted the current API terms in the dashboard,
// else 403 with `termsVersion`. Too low a balance: 422 `request_refused`. Accepting again is ALREADY_ACCEPTED,
// without a second debit.
//
// Permission: `captacao:accept`.
//
// The options may be nil.
func (r *CaptacaoResource) AcceptOffer(ctx context.Context, offerID string, options *WriteOptions) (*CaptacaoAccepted, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"captacao", "offers", offerID, "accept"}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[CaptacaoAccepted](ctx, r.transport, asked, set)
}

// EventsReadOptions are those of Read.
type EventsReadOptions struct {
	CallOptions

	// From when on, ISO 8601, up to 30 days ago; without `cursor` only.
	Since string

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string

	// Only these types, commas between.
	Types string

	// Events on a page, at most.
	Limit int64
}

// EventsResource has the operations below /events.
type EventsResource struct {
	transport *transport
}

// Read: The account's event log, in order.
//
// Keep `nextCursor` and send it back as `cursor`; with `hasMore` true read again at once. To begin now, send
// `since` with the present time; without anything, from the oldest kept. Kept 30 days. Types the key may not read
// are passed over. Events of one's own writes come too.
//
// Permission: `events:read`.
//
// The options may be nil.
func (r *EventsResource) Read(ctx context.Context, options *EventsReadOptions) (*EventPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"events"}, query: params("since", set.Since, "cursor", set.Cursor, "types", set.Types, "limit", set.Limit)}
	return send[EventPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// WebhooksListOptions are those of List.
type WebhooksListOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string
}

// WebhooksListDeliveriesOptions are those of ListDeliveries.
type WebhooksListDeliveriesOptions struct {
	CallOptions

	// Items on a page, at most.
	Limit int64

	// `nextCursor` of the page before; good for its route, account and filters only.
	Cursor string

	// Only those with this status.
	Status DeliveryStatus
}

// WebhooksResource has the operations below /webhooks.
type WebhooksResource struct {
	transport *transport
}

// List: The account's webhook endpoints.
//
// All of them on one page; no secret is shown.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) List(ctx context.Context, options *WebhooksListOptions) (*WebhookPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"webhooks"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[WebhookPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListAll are the items of all pages of List; an error is the last of them.
func (r *WebhooksResource) ListAll(ctx context.Context, options *WebhooksListOptions) iter.Seq2[Webhook, error] {
	return items(func(cursor string) ([]Webhook, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.List(ctx, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Create: Register a webhook endpoint.
//
// The secret is shown in this answer only. In local development http and this very machine will do.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) Create(ctx context.Context, body WebhookCreation, options *DryRunOptions) (*WebhookCreated, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"webhooks"}, query: params("dryRun", set.DryRun), body: body}
	return send[WebhookCreated](ctx, r.transport, asked, WriteOptions{DryRunOptions: set})
}

// Change: Change, disable or enable a webhook endpoint.
//
// ACTIVE enables it again and clears the reason; with `redeliverSince` every delivery FAILED or SKIPPED since then
// gets a new round.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) Change(ctx context.Context, webhookID string, body WebhookChange, options *WriteOptions) (*WebhookChanged, error) {
	set := orZero(options)
	asked := call{method: "PATCH", path: []string{"webhooks", webhookID}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[WebhookChanged](ctx, r.transport, asked, set)
}

// Delete: Stop deliveries and delete a webhook endpoint.
//
// What is pending is not delivered any more.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) Delete(ctx context.Context, webhookID string, options *WriteOptions) (*WebhookDeleted, error) {
	set := orZero(options)
	asked := call{method: "DELETE", path: []string{"webhooks", webhookID}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[WebhookDeleted](ctx, r.transport, asked, set)
}

// RotateSecret: Make a new secret.
//
// The previous one goes on signing for `overlapHours`, 24 unless told: each delivery carries both signatures.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) RotateSecret(ctx context.Context, webhookID string, body SecretRotation, options *DryRunOptions) (*SecretRotated, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"webhooks", webhookID, "rotate-secret"}, query: params("dryRun", set.DryRun), body: body}
	return send[SecretRotated](ctx, r.transport, asked, WriteOptions{DryRunOptions: set})
}

// Test: Deliver a signed webhook.test now.
//
// Does not count toward disabling the endpoint.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) Test(ctx context.Context, webhookID string, options *WriteOptions) (*WebhookTested, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"webhooks", webhookID, "test"}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[WebhookTested](ctx, r.transport, asked, set)
}

// ListDeliveries: Deliveries of a webhook endpoint, newest first.
//
// Each with its attempts. Kept 30 days.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) ListDeliveries(ctx context.Context, webhookID string, options *WebhooksListDeliveriesOptions) (*DeliveryPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"webhooks", webhookID, "deliveries"}, query: params("limit", set.Limit, "cursor", set.Cursor, "status", set.Status)}
	return send[DeliveryPage](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// ListDeliveriesAll are the items of all pages of ListDeliveries; an error is the last of them.
func (r *WebhooksResource) ListDeliveriesAll(ctx context.Context, webhookID string, options *WebhooksListDeliveriesOptions) iter.Seq2[Delivery, error] {
	return items(func(cursor string) ([]Delivery, *string, error) {
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.ListDeliveries(ctx, webhookID, &from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// RetryDelivery: Open a new round of attempts.
//
// The same `webhook-id` and the same body as before, now, also where a later attempt waits; ALREADY_SCHEDULED
// where one is about to go.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) RetryDelivery(ctx context.Context, webhookID string, deliveryID string, options *WriteOptions) (*DeliveryRetried, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"webhooks", webhookID, "deliveries", deliveryID, "retry"}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[DeliveryRetried](ctx, r.transport, asked, set)
}

// TypedData is what the event brings: a pointer to the model of its type, or nil of a type that this SDK does not know.
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
	case "property.created":
		known = &PropertyEventData{}
	case "property.updated":
		known = &PropertyUpdatedData{}
	case "property.deleted":
		known = &PropertyEventData{}
	case "property.restored":
		known = &PropertyEventData{}
	case "property.purged":
		known = &PropertyEventData{}
	case "lead.created":
		known = &LeadEventData{}
	case "lead.updated":
		known = &LeadUpdatedData{}
	case "lead.deleted":
		known = &LeadEventData{}
	case "lead.restored":
		known = &LeadEventData{}
	case "lead.purged":
		known = &LeadEventData{}
	case "radar.client_summary":
		known = &RadarClientSummaryData{}
	case "radar.price_drop":
		known = &RadarPriceDropData{}
	case "radar.match_lost":
		known = &RadarMatchLostData{}
	case "partnership.created":
		known = &PartnershipCreatedData{}
	case "partnership.updated":
		known = &PartnershipUpdatedData{}
	case "captacao.offer_received":
		known = &CaptacaoOfferReceivedData{}
	case "captacao.offer_accepted":
		known = &CaptacaoOfferAcceptedData{}
	case "captacao.offer_withdrawn":
		known = &CaptacaoOfferWithdrawnData{}
	case "webhook.disabled":
		known = &WebhookDisabledData{}
	case "webhook.recovered":
		known = &WebhookRecoveredData{}
	case "batch.done":
		known = &BatchDoneData{}
	case "webhook.test":
		known = &WebhookTestData{}
	default:
		return nil, nil
	}
	text, err := json.Marshal(data)
	if err != nil {
		return nil, err
	}
	return known, json.Unmarshal(text, known)
}

// Client is an account, as its key may see it.
type Client struct {
	Me           *MeResource
	Reference    *ReferenceResource
	Geo          *GeoResource
	Properties   *PropertiesResource
	Feed         *FeedResource
	Leads        *LeadsResource
	Matches      *MatchesResource
	Team         *TeamResource
	Partnerships *PartnershipsResource
	Launches     *LaunchesResource
	Captacao     *CaptacaoResource
	Events       *EventLog
	Webhooks     *WebhooksResource
}

var webAddress = regexp.MustCompile(`(?i)^https?://([^\s/?#@:]+|\[[0-9a-f:.]+\])(:\d+)?(/[^\s?#]*)?$`)

// keyText is all that can stand in the header that carries a key.
var keyText = regexp.MustCompile(`^[!-~]+$`)

// NewClient makes a client; baseURL ends in its version segment. The options may be nil. A base URL or a key that
// cannot be one is an error.
func NewClient(baseURL, apiKey string, options *ClientOptions) (*Client, error) {
	if !webAddress.MatchString(baseURL) {
		return nil, errors.New("the base URL is empty, or no http or https address like https://api.example.com/v1")
	}
	if !keyText.MatchString(apiKey) {
		return nil, errors.New("the API key is empty, or has characters that no key has, such as spaces")
	}
	t := &transport{baseURL: strings.TrimRight(baseURL, "/"), apiKey: apiKey, options: orZero(options)}
	if t.options.HTTPClient != nil {
		t.http = *t.options.HTTPClient
	}
	t.http.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &Client{
		Me:           &MeResource{t},
		Reference:    &ReferenceResource{t},
		Geo:          &GeoResource{t},
		Properties:   &PropertiesResource{t},
		Feed:         &FeedResource{t},
		Leads:        &LeadsResource{t},
		Matches:      &MatchesResource{t},
		Team:         &TeamResource{t},
		Partnerships: &PartnershipsResource{t},
		Launches:     &LaunchesResource{t},
		Captacao:     &CaptacaoResource{t},
		Events:       &EventLog{EventsResource{t}},
		Webhooks:     &WebhooksResource{t},
	}, nil
}

// CursorStore is where the caller keeps how far a log was followed: a file, a row, a key of a cache.
type CursorStore interface {
	// Load gives what was saved last, or nothing.
	Load(ctx context.Context) (string, error)
	Save(ctx context.Context, position string) error
}

// FileStore keeps the position in the file of that name, which holds a whole one whenever a program dies.
type FileStore string

// Load reads the file.
func (f FileStore) Load(context.Context) (string, error) {
	text, err := os.ReadFile(string(f))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return string(text), err
}

// Save writes the file anew.
func (f FileStore) Save(_ context.Context, position string) error {
	written := string(f) + ".new"
	if err := os.WriteFile(written, []byte(position), 0o600); err != nil {
		return err
	}
	return os.Rename(written, string(f))
}

// FollowOptions tell from where and how a log is followed.
type FollowOptions struct {
	CallOptions
	Store CursorStore
	// Where to begin when the store is empty; else with the oldest event kept.
	Since string
	Types []EventType
	// Events a page.
	Limit int64
	// Between two looks when nothing is new. 60 s.
	Poll time.Duration
	// Returns when nothing is new, as for a scheduled task.
	UntilCurrent bool
}

type position struct {
	Cursor *string `json:"cursor"`
	Since  *string `json:"since"`
	// Of the last event handled since that cursor.
	Sequence int64 `json:"sequence"`
}

// EventLog is the account's ordered log.
type EventLog struct {
	EventsResource
}

// Follow hands each event to handle, in order, and keeps after each how far it came: the next call with the same store
// goes on with the event after the last one handled. An error of handle ends it, and that event comes again.
func (l *EventLog) Follow(
	ctx context.Context, handle func(ctx context.Context, event Event) error, options FollowOptions,
) error {
	at, err := loadPosition(ctx, options)
	if err != nil {
		return err
	}
	// Since it was last current; each page of what is left has one of its own.
	seen := map[string]bool{}
	for {
		page, err := l.Read(ctx, at.query(options))
		if err != nil {
			return err
		}
		for _, event := range page.Events {
			if event.Sequence <= at.Sequence {
				continue
			}
			if err := handle(ctx, event); err != nil {
				return err
			}
			at.Sequence = event.Sequence
			if err := at.save(ctx, options.Store); err != nil {
				return err
			}
		}
		seen[*firstSet(at.Cursor, Ptr(""))] = true
		if page.HasMore && seen[page.NextCursor] {
			return &RepeatedCursorError{page.NextCursor}
		}
		if at.Cursor == nil || *at.Cursor != page.NextCursor {
			at = position{&page.NextCursor, nil, at.Sequence}
			if err := at.save(ctx, options.Store); err != nil {
				return err
			}
		}
		if page.HasMore {
			continue
		}
		if options.UntilCurrent {
			return nil
		}
		clear(seen)
		if err := pause(ctx, *firstSet(unlessZero(options.Poll), Ptr(time.Minute))); err != nil {
			return err
		}
	}
}

func loadPosition(ctx context.Context, options FollowOptions) (position, error) {
	at := position{Since: unlessZero(options.Since)}
	kept, err := options.Store.Load(ctx)
	if err != nil || kept == "" {
		return at, err
	}
	if !strings.HasPrefix(kept, "{") {
		return position{Cursor: &kept}, nil
	}
	at = position{}
	err = json.Unmarshal([]byte(kept), &at)
	return at, err
}

func (p position) query(options FollowOptions) *EventsReadOptions {
	types := make([]string, len(options.Types))
	for at, one := range options.Types {
		types[at] = string(one)
	}
	query := EventsReadOptions{CallOptions: options.CallOptions, Types: strings.Join(types, ","), Limit: options.Limit}
	if p.Cursor != nil {
		query.Cursor = *p.Cursor
	} else if p.Since != nil {
		query.Since = *p.Since
	}
	return &query
}

func (p position) save(ctx context.Context, store CursorStore) error {
	text, err := json.Marshal(p)
	if err != nil {
		return err
	}
	return store.Save(ctx, string(text))
}

// WebhookMessage is what a webhook brings.
type WebhookMessage struct {
	// The event's id: the same on every attempt and redelivery.
	ID        string         `json:"id"`
	Type      EventType      `json:"type"`
	Timestamp string         `json:"timestamp"`
	Data      map[string]any `json:"data"`
}

// SignedWebhook is a delivery to be sent.
type SignedWebhook struct {
	Headers http.Header
	Body    []byte
}

// VerifyOptions are for tests and for clocks that are not to be trusted.
type VerifyOptions struct {
	// How far the message's clock may be from this one. 5 min.
	Tolerance time.Duration
	Now       time.Time
}

var webhookTimestamp = regexp.MustCompile(`^\d{1,12}$`)

func signatureOf(secret, id, timestamp string, body []byte) (string, error) {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	// An empty key would be anybody's.
	if err != nil || len(key) == 0 {
		return "", &WebhookVerificationError{"the secret is empty, or none"}
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	return "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)), nil
}

// VerifyWebhook reads a delivery whose body is as it was received: raw, not parsed and written again. Several secrets
// may be given while one replaces another. The options may be nil.
func VerifyWebhook(
	body []byte, headers http.Header, secrets []string, options *VerifyOptions,
) (*WebhookMessage, error) {
	set := orZero(options)
	id, timestamp := headers.Get("Webhook-Id"), headers.Get("Webhook-Timestamp")
	if id == "" || !webhookTimestamp.MatchString(timestamp) {
		return nil, &WebhookVerificationError{"headers are missing"}
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil {
		return nil, &WebhookVerificationError{"the timestamp is none"}
	}
	now := *firstSet(unlessZero(set.Now), Ptr(time.Now()))
	tolerance := *firstSet(unlessZero(set.Tolerance), Ptr(5*time.Minute))
	if now.Sub(time.Unix(seconds, 0)).Abs() > tolerance {
		return nil, &WebhookVerificationError{"the message is not of now"}
	}
	matches := false
	for _, secret := range secrets {
		expected, err := signatureOf(secret, id, timestamp, body)
		if err != nil {
			return nil, err
		}
		for _, given := range strings.Split(headers.Get("Webhook-Signature"), " ") {
			if hmac.Equal([]byte(expected), []byte(given)) {
				matches = true
			}
		}
	}
	if !matches {
		return nil, &WebhookVerificationError{"no signature matches"}
	}
	message := &WebhookMessage{}
	if err := json.Unmarshal(body, message); err != nil {
		return nil, err
	}
	message.ID = id
	return message, nil
}

// TestMessage is what a test delivery brings; ID and Timestamp may be left out.
type TestMessage struct {
	ID        string
	Type      EventType
	Timestamp time.Time
	Data      any
}

// MakeTestDelivery makes a delivery as the service would send it, to try a receiver with.
func MakeTestDelivery(secret string, message TestMessage) (*SignedWebhook, error) {
	at := *firstSet(unlessZero(message.Timestamp), Ptr(time.Now()))
	id := *firstSet(unlessZero(message.ID), Ptr("evt_"+rand.Text()))
	body, err := json.Marshal(map[string]any{
		"type":      message.Type,
		"timestamp": at.UTC().Format("2006-01-02T15:04:05.000Z"),
		"data":      message.Data,
	})
	if err != nil {
		return nil, err
	}
	timestamp := strconv.FormatInt(at.Unix(), 10)
	signature, err := signatureOf(secret, id, timestamp, body)
	if err != nil {
		return nil, err
	}
	headers := http.Header{}
	headers.Set("Webhook-Id", id)
	headers.Set("Webhook-Timestamp", timestamp)
	headers.Set("Webhook-Signature", signature)
	return &SignedWebhook{headers, body}, nil
}
