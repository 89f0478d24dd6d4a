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
	"iter"
	"math/big"
	mathrand "math/rand/v2"
	"net/http"
	"net/url"
	"reflect"
	"regexp"
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
}

// CallOptions are what any call may set for itself.
type CallOptions struct {
	Language string
	Timeout  time.Duration
	Retries  *int
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
	title := e.Title
	if title == "" {
		title = fmt.Sprintf("the service answered %d", e.Status)
	}
	if e.Detail == "" {
		return title
	}
	return title + ": " + e.Detail
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
	e := &APIError{Status: response.StatusCode, RequestID: response.Header.Get("X-Request-Id")}
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
		err := t.attempt(ctx, timeout, c.method, target, headers, body, answer)
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
		headers.Set("Idempotency-Key", *firstSet(unlessZero(options.IdempotencyKey), Ptr(rand.Text())))
	}
	return headers
}

func (t *transport) attempt(
	ctx context.Context, timeout time.Duration, method, target string, headers http.Header, body []byte, answer any,
) error {
	limited, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	request, err := http.NewRequestWithContext(limited, method, target, bytes.NewReader(body))
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
	if response.StatusCode < 200 || response.StatusCode > 299 {
		return apiErrorOf(response, text)
	}
	if err := json.Unmarshal(text, answer); err != nil {
		return &TransportError{err}
	}
	return nil
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

// ChangeWebhookAnswerResultOutcome has the values below today; others may come.
type ChangeWebhookAnswerResultOutcome string

// The values of ChangeWebhookAnswerResultOutcome that are known today.
const (
	ChangeWebhookAnswerResultOutcomeUpdated   ChangeWebhookAnswerResultOutcome = "UPDATED"
	ChangeWebhookAnswerResultOutcomeUnchanged ChangeWebhookAnswerResultOutcome = "UNCHANGED"
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

// CreateLeadBatchAnswerResultOutcome has the values below today; others may come.
type CreateLeadBatchAnswerResultOutcome string

// The values of CreateLeadBatchAnswerResultOutcome that are known today.
const (
	CreateLeadBatchAnswerResultOutcomeQueued CreateLeadBatchAnswerResultOutcome = "QUEUED"
	CreateLeadBatchAnswerResultOutcomeDone   CreateLeadBatchAnswerResultOutcome = "DONE"
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
	NearMissMissingPurpose NearMissMissing = "PURPOSE"
	NearMissMissingCity    NearMissMissing = "CITY"
	NearMissMissingType    NearMissMissing = "TYPE"
	NearMissMissingPrice   NearMissMissing = "PRICE"
	NearMissMissingScore   NearMissMissing = "SCORE"
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

// RetryWebhookDeliveryAnswerResultOutcome has the values below today; others may come.
type RetryWebhookDeliveryAnswerResultOutcome string

// The values of RetryWebhookDeliveryAnswerResultOutcome that are known today.
const (
	RetryWebhookDeliveryAnswerResultOutcomeScheduled        RetryWebhookDeliveryAnswerResultOutcome = "SCHEDULED"
	RetryWebhookDeliveryAnswerResultOutcomeAlreadyScheduled RetryWebhookDeliveryAnswerResultOutcome = "ALREADY_SCHEDULED"
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

// TestWebhookAnswerResultOutcome has the values below today; others may come.
type TestWebhookAnswerResultOutcome string

// The values of TestWebhookAnswerResultOutcome that are known today.
const (
	TestWebhookAnswerResultOutcomeTested    TestWebhookAnswerResultOutcome = "TESTED"
	TestWebhookAnswerResultOutcomeWouldTest TestWebhookAnswerResultOutcome = "WOULD_TEST"
)

// UnknownField has the values below today; others may come.
type UnknownField string

// The values of UnknownField that are known today.
const (
	UnknownFieldType        UnknownField = "type"
	UnknownFieldAddressCity UnknownField = "address.city"
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

// AcceptCaptacaoOfferAnswer is part of the contract.
type AcceptCaptacaoOfferAnswer struct {
	Data   CaptacaoOffer        `json:"data"`
	Result CaptacaoAcceptResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *AcceptCaptacaoOfferAnswer) UnmarshalJSON(data []byte) error {
	type plain AcceptCaptacaoOfferAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m AcceptCaptacaoOfferAnswer) MarshalJSON() ([]byte, error) {
	type plain AcceptCaptacaoOfferAnswer
	return encodeModel(plain(m), m.Extra)
}

// Address is part of the contract.
type Address struct {
	Neighborhood *string `json:"neighborhood"`

	// Null while the neighborhood is unrecognised.
	NeighborhoodSlug *string `json:"neighborhoodSlug"`

	City       *string `json:"city"`
	CityID     *string `json:"cityId"`
	CitySlug   *string `json:"citySlug"`
	State      *string `json:"state"`
	Street     *string `json:"street"`
	Number     *string `json:"number"`
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

// AddressInput is part of the contract.
type AddressInput struct {
	CityID           Nullable[string] `json:"cityId,omitzero"`
	City             Nullable[string] `json:"city,omitzero"`
	State            Nullable[string] `json:"state,omitzero"`
	NeighborhoodSlug Nullable[string] `json:"neighborhoodSlug,omitzero"`
	Neighborhood     Nullable[string] `json:"neighborhood,omitzero"`
	Street           Nullable[string] `json:"street,omitzero"`
	Number           Nullable[string] `json:"number,omitzero"`
	Complement       Nullable[string] `json:"complement,omitzero"`
}

// Batch is part of the contract.
type Batch struct {
	ID        string      `json:"id"`
	Type      BatchType   `json:"type"`
	Status    BatchStatus `json:"status"`
	DryRun    bool        `json:"dryRun"`
	Total     int64       `json:"total"`
	Processed int64       `json:"processed"`

	// How many items have each outcome.
	Counts map[string]any `json:"counts"`

	CreatedAt  string  `json:"createdAt"`
	StartedAt  *string `json:"startedAt"`
	FinishedAt *string `json:"finishedAt"`

	// In the order of the request.
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

// BatchCreated is part of the contract.
type BatchCreated struct {
	ID     string      `json:"id"`
	Type   BatchType   `json:"type"`
	Status BatchStatus `json:"status"`
	DryRun bool        `json:"dryRun"`
	Total  int64       `json:"total"`

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

// BatchEnvelope is part of the contract.
type BatchEnvelope struct {
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

// BatchItem is part of the contract.
type BatchItem struct {
	Index       int64            `json:"index"`
	ExternalRef *string          `json:"externalRef"`
	Outcome     BatchItemOutcome `json:"outcome"`
	ID          *string          `json:"id"`

	// Error code of a refused item.
	Code *string `json:"code"`

	Detail        *string          `json:"detail"`
	InvalidParams []map[string]any `json:"invalidParams"`

	// Properties only.
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

// CaptacaoAcceptResult is part of the contract.
type CaptacaoAcceptResult struct {
	Outcome CaptacaoAcceptResultOutcome `json:"outcome"`
	DryRun  bool                        `json:"dryRun"`

	// What this call debits, or would; null where an earlier one did.
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

// CaptacaoAcceptedVia is part of the contract.
type CaptacaoAcceptedVia struct {
	Channel      *CaptacaoAcceptedViaChannel `json:"channel"`
	KeyID        *string                     `json:"keyId"`
	KeyName      *string                     `json:"keyName"`
	IP           *string                     `json:"ip"`
	TermsVersion *string                     `json:"termsVersion"`

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

// CaptacaoAddress is part of the contract.
type CaptacaoAddress struct {
	Street       *string `json:"street"`
	Number       *string `json:"number"`
	Complement   *string `json:"complement"`
	Neighborhood *string `json:"neighborhood"`
	City         *string `json:"city"`

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

// CaptacaoContact is part of the contract.
type CaptacaoContact struct {
	Name  *string `json:"name"`
	Phone *string `json:"phone"`
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

// CaptacaoOffer: From `owner` on, members exist once the account has accepted, and not before.
type CaptacaoOffer struct {
	ID                    string                            `json:"id"`
	Status                CaptacaoOfferStatus               `json:"status"`
	Purpose               Purpose                           `json:"purpose"`
	PropertyType          PropertyType                      `json:"propertyType"`
	City                  *string                           `json:"city"`
	CitySlug              *string                           `json:"citySlug"`
	Neighborhood          *string                           `json:"neighborhood"`
	Bedrooms              *int64                            `json:"bedrooms"`
	Suites                *int64                            `json:"suites"`
	Bathrooms             *int64                            `json:"bathrooms"`
	ParkingSpots          *int64                            `json:"parkingSpots"`
	UsableAreaDeclared    *float64                          `json:"usableAreaDeclared"`
	AreaDeclared          *float64                          `json:"areaDeclared"`
	PriceExpected         *Money                            `json:"priceExpected"`
	SellTimeframe         *CaptacaoOfferSellTimeframe       `json:"sellTimeframe"`
	Occupancy             *CaptacaoOfferOccupancy           `json:"occupancy"`
	OwnerRelation         *CaptacaoOfferOwnerRelation       `json:"ownerRelation"`
	ExclusivityOpenness   *CaptacaoOfferExclusivityOpenness `json:"exclusivityOpenness"`
	AlreadyListedDeclared bool                              `json:"alreadyListedDeclared"`
	PriceCents            int64                             `json:"priceCents"`
	Deadline              string                            `json:"deadline"`

	// Own clients that look for this; null: could not be computed.
	MatchingClients CaptacaoOfferMatchingClients `json:"matchingClients"`

	// Clients of all accounts, counted each night; not available below 10.
	Demand CaptacaoOfferDemand `json:"demand"`

	StockNeighborhood     *int64               `json:"stockNeighborhood"`
	OwnerNameMasked       *string              `json:"ownerNameMasked"`
	OwnerPhoneVerifiedVia *string              `json:"ownerPhoneVerifiedVia"`
	OwnerPhoneVerifiedAt  *string              `json:"ownerPhoneVerifiedAt"`
	Revealed              bool                 `json:"revealed"`
	CreatedAt             string               `json:"createdAt"`
	Owner                 *CaptacaoContact     `json:"owner,omitzero"`
	Address               *CaptacaoAddress     `json:"address,omitzero"`
	AcceptedAt            *string              `json:"acceptedAt,omitzero"`
	AcceptedVia           *CaptacaoAcceptedVia `json:"acceptedVia,omitzero"`
	RefundUntil           *string              `json:"refundUntil,omitzero"`
	RefundedAt            *string              `json:"refundedAt,omitzero"`
	SoldAt                *string              `json:"soldAt,omitzero"`
	Stage                 *CaptacaoOfferStage  `json:"stage,omitzero"`
	StageLabel            *string              `json:"stageLabel,omitzero"`
	LostReason            *string              `json:"lostReason,omitzero"`
	Note                  *string              `json:"note,omitzero"`
	Tab                   *OwnerTab            `json:"tab,omitzero"`

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

// CaptacaoOfferDemand: Clients of all accounts, counted each night; not available below 10.
type CaptacaoOfferDemand struct {
	Available bool                      `json:"available"`
	People    *int64                    `json:"people"`
	Scope     *CaptacaoOfferDemandScope `json:"scope"`
	ScopeName *string                   `json:"scopeName"`
	AsOf      *string                   `json:"asOf"`
	Label     *string                   `json:"label"`

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

// CaptacaoOfferEnvelope is part of the contract.
type CaptacaoOfferEnvelope struct {
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

// CaptacaoOfferMatchingClients: Own clients that look for this; null: could not be computed.
type CaptacaoOfferMatchingClients struct {
	City         *int64 `json:"city"`
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

// CaptacaoSummary is part of the contract.
type CaptacaoSummary struct {
	PendingCount       int64                       `json:"pendingCount"`
	BalanceCents       int64                       `json:"balanceCents"`
	SubscriptionActive bool                        `json:"subscriptionActive"`
	PlatformActive     bool                        `json:"platformActive"`
	Paused             bool                        `json:"paused"`
	PausedAuto         bool                        `json:"pausedAuto"`
	ExpiredStreak      int64                       `json:"expiredStreak"`
	AutoPauseAfter     *int64                      `json:"autoPauseAfter"`
	InActivation       bool                        `json:"inActivation"`
	LeadsToFirstCharge *int64                      `json:"leadsToFirstCharge"`
	RechargePending    bool                        `json:"rechargePending"`
	OperatingCities    []string                    `json:"operatingCities"`
	Purposes           []Purpose                   `json:"purposes"`
	ServiceDays        []CaptacaoSummaryServiceDay `json:"serviceDays"`

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

// Change is part of the contract.
type Change struct {
	Field string `json:"field"`
	From  any    `json:"from,omitzero"`
	To    any    `json:"to,omitzero"`

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

// ChangeWebhookAnswer is part of the contract.
type ChangeWebhookAnswer struct {
	Data   Webhook                   `json:"data"`
	Result ChangeWebhookAnswerResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ChangeWebhookAnswer) UnmarshalJSON(data []byte) error {
	type plain ChangeWebhookAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ChangeWebhookAnswer) MarshalJSON() ([]byte, error) {
	type plain ChangeWebhookAnswer
	return encodeModel(plain(m), m.Extra)
}

// ChangeWebhookAnswerResult is part of the contract.
type ChangeWebhookAnswerResult struct {
	Outcome ChangeWebhookAnswerResultOutcome `json:"outcome"`
	DryRun  bool                             `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ChangeWebhookAnswerResult) UnmarshalJSON(data []byte) error {
	type plain ChangeWebhookAnswerResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ChangeWebhookAnswerResult) MarshalJSON() ([]byte, error) {
	type plain ChangeWebhookAnswerResult
	return encodeModel(plain(m), m.Extra)
}

// City is part of the contract.
type City struct {
	// The 7-digit IBGE code.
	CityID string `json:"cityId"`

	Name     string `json:"name"`
	UF       string `json:"uf"`
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

// ClientSnapshot is part of the contract.
type ClientSnapshot struct {
	// A partner's client, who is named to nobody else.
	Masked bool `json:"masked"`

	// Null of a masked client.
	Status *LeadStatus `json:"status"`

	PreApproved   bool           `json:"preApproved"`
	Purposes      []Purpose      `json:"purposes"`
	PropertyTypes []PropertyType `json:"propertyTypes"`
	Regions       []string       `json:"regions"`
	PriceMin      *Money         `json:"priceMin"`
	PriceMax      *Money         `json:"priceMax"`
	Bedrooms      *int64         `json:"bedrooms"`
	ParkingSpots  *int64         `json:"parkingSpots"`
	AreaMin       *float64       `json:"areaMin"`

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

// ConfirmItem is part of the contract.
type ConfirmItem struct {
	ID          *string            `json:"id"`
	ExternalRef *string            `json:"externalRef"`
	Outcome     ConfirmItemOutcome `json:"outcome"`

	// What the property is after it; null where there is none.
	Status *PropertyStatus `json:"status"`

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

// ConfirmPropertiesAnswer is part of the contract.
type ConfirmPropertiesAnswer struct {
	Data   []ConfirmItem                 `json:"data"`
	Result ConfirmPropertiesAnswerResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ConfirmPropertiesAnswer) UnmarshalJSON(data []byte) error {
	type plain ConfirmPropertiesAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ConfirmPropertiesAnswer) MarshalJSON() ([]byte, error) {
	type plain ConfirmPropertiesAnswer
	return encodeModel(plain(m), m.Extra)
}

// ConfirmPropertiesAnswerResult is part of the contract.
type ConfirmPropertiesAnswerResult struct {
	DryRun  bool                                 `json:"dryRun"`
	Summary ConfirmPropertiesAnswerResultSummary `json:"summary"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ConfirmPropertiesAnswerResult) UnmarshalJSON(data []byte) error {
	type plain ConfirmPropertiesAnswerResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ConfirmPropertiesAnswerResult) MarshalJSON() ([]byte, error) {
	type plain ConfirmPropertiesAnswerResult
	return encodeModel(plain(m), m.Extra)
}

// ConfirmPropertiesAnswerResultSummary is part of the contract.
type ConfirmPropertiesAnswerResultSummary struct {
	Confirmed        *int64 `json:"CONFIRMED,omitzero"`
	AlreadyConfirmed *int64 `json:"ALREADY_CONFIRMED,omitzero"`
	NotFound         *int64 `json:"NOT_FOUND,omitzero"`
	InTrash          *int64 `json:"IN_TRASH,omitzero"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ConfirmPropertiesAnswerResultSummary) UnmarshalJSON(data []byte) error {
	type plain ConfirmPropertiesAnswerResultSummary
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ConfirmPropertiesAnswerResultSummary) MarshalJSON() ([]byte, error) {
	type plain ConfirmPropertiesAnswerResultSummary
	return encodeModel(plain(m), m.Extra)
}

// Confirmation is part of the contract.
type Confirmation struct {
	LastConfirmedAt *string `json:"lastConfirmedAt"`
	DueAt           *string `json:"dueAt"`
	NoticeAt        *string `json:"noticeAt"`
	OfflineAt       *string `json:"offlineAt"`

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

// CreateLeadBatchAnswer is part of the contract.
type CreateLeadBatchAnswer struct {
	Data   BatchCreated                `json:"data"`
	Result CreateLeadBatchAnswerResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CreateLeadBatchAnswer) UnmarshalJSON(data []byte) error {
	type plain CreateLeadBatchAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CreateLeadBatchAnswer) MarshalJSON() ([]byte, error) {
	type plain CreateLeadBatchAnswer
	return encodeModel(plain(m), m.Extra)
}

// CreateLeadBatchAnswerResult is part of the contract.
type CreateLeadBatchAnswerResult struct {
	Outcome CreateLeadBatchAnswerResultOutcome `json:"outcome"`
	DryRun  bool                               `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CreateLeadBatchAnswerResult) UnmarshalJSON(data []byte) error {
	type plain CreateLeadBatchAnswerResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CreateLeadBatchAnswerResult) MarshalJSON() ([]byte, error) {
	type plain CreateLeadBatchAnswerResult
	return encodeModel(plain(m), m.Extra)
}

// CreatePropertyBatchAnswer is part of the contract.
type CreatePropertyBatchAnswer struct {
	Data   BatchCreated                    `json:"data"`
	Result CreatePropertyBatchAnswerResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CreatePropertyBatchAnswer) UnmarshalJSON(data []byte) error {
	type plain CreatePropertyBatchAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CreatePropertyBatchAnswer) MarshalJSON() ([]byte, error) {
	type plain CreatePropertyBatchAnswer
	return encodeModel(plain(m), m.Extra)
}

// CreatePropertyBatchAnswerResult is part of the contract.
type CreatePropertyBatchAnswerResult struct {
	Outcome CreateLeadBatchAnswerResultOutcome `json:"outcome"`
	DryRun  bool                               `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CreatePropertyBatchAnswerResult) UnmarshalJSON(data []byte) error {
	type plain CreatePropertyBatchAnswerResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CreatePropertyBatchAnswerResult) MarshalJSON() ([]byte, error) {
	type plain CreatePropertyBatchAnswerResult
	return encodeModel(plain(m), m.Extra)
}

// CreateWebhookAnswer is part of the contract.
type CreateWebhookAnswer struct {
	Data   Webhook                   `json:"data"`
	Secret *string                   `json:"secret"`
	Result CreateWebhookAnswerResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CreateWebhookAnswer) UnmarshalJSON(data []byte) error {
	type plain CreateWebhookAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CreateWebhookAnswer) MarshalJSON() ([]byte, error) {
	type plain CreateWebhookAnswer
	return encodeModel(plain(m), m.Extra)
}

// CreateWebhookAnswerResult is part of the contract.
type CreateWebhookAnswerResult struct {
	Outcome string `json:"outcome"`
	DryRun  bool   `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *CreateWebhookAnswerResult) UnmarshalJSON(data []byte) error {
	type plain CreateWebhookAnswerResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m CreateWebhookAnswerResult) MarshalJSON() ([]byte, error) {
	type plain CreateWebhookAnswerResult
	return encodeModel(plain(m), m.Extra)
}

// Curation is part of the contract.
type Curation struct {
	Status *CurationStatus `json:"status"`
	Reason *CurationReason `json:"reason"`
	Label  *string         `json:"label"`

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

// DeleteWebhookAnswer is part of the contract.
type DeleteWebhookAnswer struct {
	Data   Webhook                   `json:"data"`
	Result DeleteWebhookAnswerResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *DeleteWebhookAnswer) UnmarshalJSON(data []byte) error {
	type plain DeleteWebhookAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m DeleteWebhookAnswer) MarshalJSON() ([]byte, error) {
	type plain DeleteWebhookAnswer
	return encodeModel(plain(m), m.Extra)
}

// DeleteWebhookAnswerResult is part of the contract.
type DeleteWebhookAnswerResult struct {
	Outcome string `json:"outcome"`
	DryRun  bool   `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *DeleteWebhookAnswerResult) UnmarshalJSON(data []byte) error {
	type plain DeleteWebhookAnswerResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m DeleteWebhookAnswerResult) MarshalJSON() ([]byte, error) {
	type plain DeleteWebhookAnswerResult
	return encodeModel(plain(m), m.Extra)
}

// Delivery is part of the contract.
type Delivery struct {
	ID             string            `json:"id"`
	EventID        string            `json:"eventId"`
	Type           string            `json:"type"`
	Status         DeliveryStatus    `json:"status"`
	Attempts       int64             `json:"attempts"`
	LastStatusCode *int64            `json:"lastStatusCode"`
	LastError      *string           `json:"lastError"`
	LastAttemptAt  *string           `json:"lastAttemptAt"`
	NextAttemptAt  *string           `json:"nextAttemptAt"`
	DeliveredAt    *string           `json:"deliveredAt"`
	CreatedAt      string            `json:"createdAt"`
	AttemptLog     []DeliveryAttempt `json:"attemptLog"`

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

// DeliveryAttempt is part of the contract.
type DeliveryAttempt struct {
	At         string  `json:"at"`
	StatusCode *int64  `json:"statusCode"`
	Error      *string `json:"error"`
	Ms         int64   `json:"ms"`

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

// DeliveryPage is part of the contract.
type DeliveryPage struct {
	Data       []Delivery `json:"data"`
	NextCursor *string    `json:"nextCursor"`

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

// Event is part of the contract.
type Event struct {
	ID   string `json:"id"`
	Type string `json:"type"`

	// Rises by the order of the account's log.
	Sequence int64 `json:"sequence"`

	CreatedAt string         `json:"createdAt"`
	Data      map[string]any `json:"data"`

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

// EventTypeInfo is part of the contract.
type EventTypeInfo struct {
	Type        string     `json:"type"`
	Scope       Permission `json:"scope"`
	Description string     `json:"description"`

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

// EventTypeInfoList is part of the contract.
type EventTypeInfoList struct {
	Data []EventTypeInfo `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *EventTypeInfoList) UnmarshalJSON(data []byte) error {
	type plain EventTypeInfoList
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m EventTypeInfoList) MarshalJSON() ([]byte, error) {
	type plain EventTypeInfoList
	return encodeModel(plain(m), m.Extra)
}

// FeedCounts is part of the contract.
type FeedCounts struct {
	Created *int64 `json:"created"`
	Updated *int64 `json:"updated"`

	// Left the feed, and were missing in two whole syncs.
	Archived *int64 `json:"archived"`

	// Incomplete, or over the plan's quota.
	Skipped *int64 `json:"skipped"`

	Unchanged *int64 `json:"unchanged"`
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

// FeedReport: On a dry run: what would happen, and why.
type FeedReport struct {
	Status   FeedReportStatus    `json:"status"`
	Message  string              `json:"message"`
	Listings []FeedReportListing `json:"listings"`
	Counts   map[string]int64    `json:"counts"`

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

// FeedReportListing is part of the contract.
type FeedReportListing struct {
	ExternalRef *string                  `json:"externalRef"`
	Outcome     FeedReportListingOutcome `json:"outcome"`

	// Why it is skipped or not archived: a code.
	Reason *string `json:"reason"`

	Conflicts []string `json:"conflicts"`

	// Reason and remarks in words.
	Message *string `json:"message"`

	// Required fields that the listing leaves out or that cannot be read.
	Missing []FeedReportListingMissing `json:"missing"`

	// What the listing names and no catalogue has: the property comes in and waits.
	Unknown []FeedReportListingUnknown `json:"unknown"`

	// Addresses that may not be fetched, and why: at most 5, each cut to 300 characters.
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

// FeedReportListingRefusedPhoto is part of the contract.
type FeedReportListingRefusedPhoto struct {
	URL    string `json:"url"`
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

// FeedReportListingUnknown is part of the contract.
type FeedReportListingUnknown struct {
	Field UnknownField `json:"field"`
	Value string       `json:"value"`

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

// FeedSync is part of the contract.
type FeedSync struct {
	Configured bool    `json:"configured"`
	Connector  *string `json:"connector"`

	// Synced by itself every 6 hours.
	AutoSync bool `json:"autoSync"`

	// How the last sync ended; QUEUED while one runs.
	Status *FeedSyncStatus `json:"status"`

	// The same in words, with what came in the way of fetching the feed.
	Message *string `json:"message"`

	LastSyncAt *string    `json:"lastSyncAt"`
	FeedCount  *int64     `json:"feedCount"`
	Counts     FeedCounts `json:"counts"`

	// Properties of which the dashboard keeps a field from the feed.
	Conflicts int64 `json:"conflicts"`

	ScheduledFor *string `json:"scheduledFor"`

	// When the feed is next fetched without a call: the retry of a sync that waits for the feed's server, the
	// scheduled sync, or the automatic one.
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

// FeedSyncEnvelope is part of the contract.
type FeedSyncEnvelope struct {
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

// FeedSyncResult is part of the contract.
type FeedSyncResult struct {
	Outcome      FeedSyncResultOutcome `json:"outcome"`
	DryRun       bool                  `json:"dryRun"`
	ScheduledFor *string               `json:"scheduledFor"`
	Report       *FeedReport           `json:"report"`

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

// Funnel: How many of the account's own are left after each gate.
type Funnel struct {
	Eligible int64 `json:"eligible"`
	Purpose  int64 `json:"purpose"`
	City     int64 `json:"city"`
	Type     int64 `json:"type"`
	Price    int64 `json:"price"`
	Score    int64 `json:"score"`
	Kept     int64 `json:"kept"`

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

// InteractionInput is part of the contract.
type InteractionInput struct {
	Type InteractionInputType `json:"type"`

	// Now when absent; never in the future.
	At *string `json:"at,omitzero"`

	Note       *string `json:"note,omitzero"`
	PropertyID *string `json:"propertyId,omitzero"`
}

// InteractionResult is part of the contract.
type InteractionResult struct {
	Outcome       string `json:"outcome"`
	DryRun        bool   `json:"dryRun"`
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

// Interest: Counts and area are minimums.
type Interest struct {
	Purposes      []Purpose      `json:"purposes"`
	PropertyTypes []PropertyType `json:"propertyTypes"`
	Locations     []Location     `json:"locations"`
	SalePriceMin  *Money         `json:"salePriceMin"`
	SalePriceMax  *Money         `json:"salePriceMax"`
	RentPriceMin  *Money         `json:"rentPriceMin"`
	RentPriceMax  *Money         `json:"rentPriceMax"`
	Bedrooms      *int64         `json:"bedrooms"`
	Suites        *int64         `json:"suites"`
	Bathrooms     *int64         `json:"bathrooms"`
	ParkingSpots  *int64         `json:"parkingSpots"`
	AreaMin       *float64       `json:"areaMin"`

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

// InterestInput is part of the contract.
type InterestInput struct {
	Purposes      []Purpose         `json:"purposes,omitzero"`
	PropertyTypes []PropertyType    `json:"propertyTypes,omitzero"`
	Locations     []LocationInput   `json:"locations,omitzero"`
	SalePriceMin  Nullable[Money]   `json:"salePriceMin,omitzero"`
	SalePriceMax  Nullable[Money]   `json:"salePriceMax,omitzero"`
	RentPriceMin  Nullable[Money]   `json:"rentPriceMin,omitzero"`
	RentPriceMax  Nullable[Money]   `json:"rentPriceMax,omitzero"`
	Bedrooms      Nullable[int64]   `json:"bedrooms,omitzero"`
	Suites        Nullable[int64]   `json:"suites,omitzero"`
	Bathrooms     Nullable[int64]   `json:"bathrooms,omitzero"`
	ParkingSpots  Nullable[int64]   `json:"parkingSpots,omitzero"`
	AreaMin       Nullable[float64] `json:"areaMin,omitzero"`
}

// InvalidParam is part of the contract.
type InvalidParam struct {
	In   InvalidParamIn `json:"in"`
	Name string         `json:"name"`

	// JSON Pointer into the body.
	Pointer *string `json:"pointer,omitzero"`

	// A stable word; new ones may appear.
	Code InvalidParamCode `json:"code"`

	// A sentence in the Accept-Language language.
	Reason string `json:"reason"`

	// The accepted values.
	Allowed []string `json:"allowed,omitzero"`

	// Cities whose names come close.
	Suggestions []City `json:"suggestions,omitzero"`

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

// Launch is part of the contract.
type Launch struct {
	DevelopmentID     string                   `json:"developmentId"`
	Title             *string                  `json:"title"`
	Description       *string                  `json:"description"`
	Developer         LaunchDeveloper          `json:"developer"`
	Address           Address                  `json:"address"`
	ConstructionStage *LaunchConstructionStage `json:"constructionStage"`
	DeliveryDate      *string                  `json:"deliveryDate"`

	// Percent
	ConstructionProgress *int64 `json:"constructionProgress"`

	// The least of the unit types, else the development's.
	PriceFrom *Money `json:"priceFrom"`

	// The most of the unit types, else the development's.
	PriceTo *Money `json:"priceTo"`

	CoverPhoto       *string          `json:"coverPhoto"`
	Photos           []string         `json:"photos"`
	FloorPlans       []string         `json:"floorPlans"`
	PartnershipTerms PartnershipTerms `json:"partnershipTerms"`

	// Sums over the unit types that tell them, else the development's.
	Units LaunchUnits `json:"units"`

	Typologies []LaunchTypology `json:"typologies"`
	UpdatedAt  string           `json:"updatedAt"`

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

// LaunchBlock is part of the contract.
type LaunchBlock struct {
	ConstructionStage    *LaunchConstructionStage `json:"constructionStage"`
	DeliveryDate         *string                  `json:"deliveryDate"`
	ConstructionProgress *int64                   `json:"constructionProgress"`
	UnitsTotal           *int64                   `json:"unitsTotal"`
	UnitsAvailable       *int64                   `json:"unitsAvailable"`
	UnitsReserved        *int64                   `json:"unitsReserved"`
	UnitsSold            *int64                   `json:"unitsSold"`
	FloorPlans           []string                 `json:"floorPlans"`

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

// LaunchClientInput is part of the contract.
type LaunchClientInput struct {
	LeadID  string           `json:"leadId"`
	Message Nullable[string] `json:"message,omitzero"`
}

// LaunchClientRegistered is part of the contract.
type LaunchClientRegistered struct {
	Data   Partnership        `json:"data"`
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

// LaunchClientResult is part of the contract.
type LaunchClientResult struct {
	Outcome LaunchClientResultOutcome `json:"outcome"`
	DryRun  bool                      `json:"dryRun"`

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

// LaunchDeveloper is part of the contract.
type LaunchDeveloper struct {
	AccountID string `json:"accountId"`
	Name      string `json:"name"`

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

// LaunchPage is part of the contract.
type LaunchPage struct {
	Data       []Launch `json:"data"`
	NextCursor *string  `json:"nextCursor"`

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

// LaunchTypology is part of the contract.
type LaunchTypology struct {
	PropertyID   string        `json:"propertyId"`
	Title        *string       `json:"title"`
	Type         *PropertyType `json:"type"`
	Bedrooms     *int64        `json:"bedrooms"`
	Suites       *int64        `json:"suites"`
	Bathrooms    *int64        `json:"bathrooms"`
	ParkingSpots *int64        `json:"parkingSpots"`
	Area         *float64      `json:"area"`

	// BRL; the monthly rent of what is only rented.
	Price *Money `json:"price"`

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
	Total     *int64 `json:"total"`
	Available *int64 `json:"available"`
	Reserved  *int64 `json:"reserved"`
	Sold      *int64 `json:"sold"`

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

// Lead is part of the contract.
type Lead struct {
	ID              string      `json:"id"`
	ExternalRef     *string     `json:"externalRef"`
	State           LeadState   `json:"state"`
	Status          LeadStatus  `json:"status"`
	Name            string      `json:"name"`
	Phones          []LeadPhone `json:"phones"`
	Email           *string     `json:"email"`
	Notes           *string     `json:"notes"`
	PreApproved     bool        `json:"preApproved"`
	SharedToNetwork bool        `json:"sharedToNetwork"`
	Interest        Interest    `json:"interest"`
	OwnerAccountID  *string     `json:"ownerAccountId"`
	OwnerName       *string     `json:"ownerName"`
	Source          Source      `json:"source"`
	Radar           LeadRadar   `json:"radar"`
	LastActivityAt  *string     `json:"lastActivityAt"`
	ConsentGivenAt  *string     `json:"consentGivenAt"`
	DeletedAt       *string     `json:"deletedAt"`
	CreatedAt       string      `json:"createdAt"`
	UpdatedAt       string      `json:"updatedAt"`

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

// LeadBatch is part of the contract.
type LeadBatch struct {
	Items []LeadBatchItem `json:"items"`
}

// LeadBatchItem is part of the contract.
type LeadBatchItem struct {
	ExternalRef     string           `json:"externalRef"`
	Name            *string          `json:"name,omitzero"`
	Phones          []PhoneInput     `json:"phones,omitzero"`
	Email           Nullable[string] `json:"email,omitzero"`
	Status          *LeadStatus      `json:"status,omitzero"`
	Notes           Nullable[string] `json:"notes,omitzero"`
	PreApproved     *bool            `json:"preApproved,omitzero"`
	SharedToNetwork *bool            `json:"sharedToNetwork,omitzero"`
	Interest        *InterestInput   `json:"interest,omitzero"`
	OwnerAccountID  Nullable[string] `json:"ownerAccountId,omitzero"`
	OwnerEmail      *string          `json:"ownerEmail,omitzero"`

	// Only moves forward: null leaves it.
	LastActivityAt Nullable[string] `json:"lastActivityAt,omitzero"`

	// Must be true on creation: there is a legal basis to process the data.
	ConsentGiven *bool `json:"consentGiven,omitzero"`
}

// LeadCreation is part of the contract.
type LeadCreation struct {
	ExternalRef     *string          `json:"externalRef,omitzero"`
	Name            *string          `json:"name,omitzero"`
	Phones          []PhoneInput     `json:"phones,omitzero"`
	Email           Nullable[string] `json:"email,omitzero"`
	Status          *LeadStatus      `json:"status,omitzero"`
	Notes           Nullable[string] `json:"notes,omitzero"`
	PreApproved     *bool            `json:"preApproved,omitzero"`
	SharedToNetwork *bool            `json:"sharedToNetwork,omitzero"`
	Interest        *InterestInput   `json:"interest,omitzero"`
	OwnerAccountID  Nullable[string] `json:"ownerAccountId,omitzero"`
	OwnerEmail      *string          `json:"ownerEmail,omitzero"`

	// Only moves forward: null leaves it.
	LastActivityAt Nullable[string] `json:"lastActivityAt,omitzero"`

	// Must be true on creation: there is a legal basis to process the data.
	ConsentGiven *bool `json:"consentGiven,omitzero"`
}

// LeadEnvelope is part of the contract.
type LeadEnvelope struct {
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

// LeadInput is part of the contract.
type LeadInput struct {
	Name            *string          `json:"name,omitzero"`
	Phones          []PhoneInput     `json:"phones,omitzero"`
	Email           Nullable[string] `json:"email,omitzero"`
	Status          *LeadStatus      `json:"status,omitzero"`
	Notes           Nullable[string] `json:"notes,omitzero"`
	PreApproved     *bool            `json:"preApproved,omitzero"`
	SharedToNetwork *bool            `json:"sharedToNetwork,omitzero"`
	Interest        *InterestInput   `json:"interest,omitzero"`
	OwnerAccountID  Nullable[string] `json:"ownerAccountId,omitzero"`
	OwnerEmail      *string          `json:"ownerEmail,omitzero"`

	// Only moves forward: null leaves it.
	LastActivityAt Nullable[string] `json:"lastActivityAt,omitzero"`

	// Must be true on creation: there is a legal basis to process the data.
	ConsentGiven *bool `json:"consentGiven,omitzero"`
}

// LeadPage is part of the contract.
type LeadPage struct {
	Data       []Lead  `json:"data"`
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

// LeadPhone is part of the contract.
type LeadPhone struct {
	// E.164
	Number string `json:"number"`

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

// LeadRadar is part of the contract.
type LeadRadar struct {
	Eligible bool       `json:"eligible"`
	Pending  []LeadLack `json:"pending"`
	Labels   []string   `json:"labels"`

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

// LeadStateInput is part of the contract.
type LeadStateInput struct {
	State LeadStateInputState `json:"state"`
}

// LeadWriteResult is part of the contract.
type LeadWriteResult struct {
	Outcome LeadWriteResultOutcome `json:"outcome"`
	DryRun  bool                   `json:"dryRun"`

	// Fields edited in the dashboard, which were kept.
	Conflicts []string `json:"conflicts"`

	// By what the person was known already.
	MatchedBy *LeadWriteResultMatchedBy `json:"matchedBy"`

	Changes []Change      `json:"changes"`
	Radar   *RadarPreview `json:"radar,omitzero"`

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

// LeadWritten is part of the contract.
type LeadWritten struct {
	Data   Lead            `json:"data"`
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

// ListCaptacaoOffersAnswer is part of the contract.
type ListCaptacaoOffersAnswer struct {
	Data       []CaptacaoOffer `json:"data"`
	Summary    CaptacaoSummary `json:"summary"`
	NextCursor any             `json:"nextCursor"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ListCaptacaoOffersAnswer) UnmarshalJSON(data []byte) error {
	type plain ListCaptacaoOffersAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ListCaptacaoOffersAnswer) MarshalJSON() ([]byte, error) {
	type plain ListCaptacaoOffersAnswer
	return encodeModel(plain(m), m.Extra)
}

// ListCaptacaoOwnersAnswer is part of the contract.
type ListCaptacaoOwnersAnswer struct {
	Data       []CaptacaoOffer                `json:"data"`
	NextCursor *string                        `json:"nextCursor"`
	Total      int64                          `json:"total"`
	Counts     ListCaptacaoOwnersAnswerCounts `json:"counts"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ListCaptacaoOwnersAnswer) UnmarshalJSON(data []byte) error {
	type plain ListCaptacaoOwnersAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ListCaptacaoOwnersAnswer) MarshalJSON() ([]byte, error) {
	type plain ListCaptacaoOwnersAnswer
	return encodeModel(plain(m), m.Extra)
}

// ListCaptacaoOwnersAnswerCounts is part of the contract.
type ListCaptacaoOwnersAnswerCounts struct {
	Active   int64 `json:"ACTIVE"`
	Captured int64 `json:"CAPTURED"`
	Archived int64 `json:"ARCHIVED"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ListCaptacaoOwnersAnswerCounts) UnmarshalJSON(data []byte) error {
	type plain ListCaptacaoOwnersAnswerCounts
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ListCaptacaoOwnersAnswerCounts) MarshalJSON() ([]byte, error) {
	type plain ListCaptacaoOwnersAnswerCounts
	return encodeModel(plain(m), m.Extra)
}

// ListCitiesAnswer is part of the contract.
type ListCitiesAnswer struct {
	Data       []City  `json:"data"`
	NextCursor *string `json:"nextCursor"`
	Total      int64   `json:"total"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ListCitiesAnswer) UnmarshalJSON(data []byte) error {
	type plain ListCitiesAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ListCitiesAnswer) MarshalJSON() ([]byte, error) {
	type plain ListCitiesAnswer
	return encodeModel(plain(m), m.Extra)
}

// ListLeadMatchesAnswer is part of the contract.
type ListLeadMatchesAnswer struct {
	Data       []Match    `json:"data"`
	NextCursor *string    `json:"nextCursor"`
	NearMisses []NearMiss `json:"nearMisses,omitzero"`
	Funnel     *Funnel    `json:"funnel,omitzero"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ListLeadMatchesAnswer) UnmarshalJSON(data []byte) error {
	type plain ListLeadMatchesAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ListLeadMatchesAnswer) MarshalJSON() ([]byte, error) {
	type plain ListLeadMatchesAnswer
	return encodeModel(plain(m), m.Extra)
}

// ListNeighborhoodsAnswer is part of the contract.
type ListNeighborhoodsAnswer struct {
	Data       []Neighborhood `json:"data"`
	NextCursor *string        `json:"nextCursor"`
	Total      int64          `json:"total"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ListNeighborhoodsAnswer) UnmarshalJSON(data []byte) error {
	type plain ListNeighborhoodsAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ListNeighborhoodsAnswer) MarshalJSON() ([]byte, error) {
	type plain ListNeighborhoodsAnswer
	return encodeModel(plain(m), m.Extra)
}

// ListPropertyMatchesAnswer is part of the contract.
type ListPropertyMatchesAnswer struct {
	Data       []Match    `json:"data"`
	NextCursor *string    `json:"nextCursor"`
	NearMisses []NearMiss `json:"nearMisses,omitzero"`
	Funnel     *Funnel    `json:"funnel,omitzero"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ListPropertyMatchesAnswer) UnmarshalJSON(data []byte) error {
	type plain ListPropertyMatchesAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ListPropertyMatchesAnswer) MarshalJSON() ([]byte, error) {
	type plain ListPropertyMatchesAnswer
	return encodeModel(plain(m), m.Extra)
}

// Location is part of the contract.
type Location struct {
	CityID string  `json:"cityId"`
	City   *string `json:"city"`
	State  *string `json:"state"`

	// Null: the whole city.
	NeighborhoodSlug *string `json:"neighborhoodSlug"`

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

// LocationInput: Without neighborhoodSlug, the whole city.
type LocationInput struct {
	CityID           string           `json:"cityId"`
	NeighborhoodSlug Nullable[string] `json:"neighborhoodSlug,omitzero"`
}

// LogInteractionAnswer is part of the contract.
type LogInteractionAnswer struct {
	Data   Lead              `json:"data"`
	Result InteractionResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *LogInteractionAnswer) UnmarshalJSON(data []byte) error {
	type plain LogInteractionAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m LogInteractionAnswer) MarshalJSON() ([]byte, error) {
	type plain LogInteractionAnswer
	return encodeModel(plain(m), m.Extra)
}

// Match is part of the contract.
type Match struct {
	ID     string      `json:"id"`
	Scope  MatchScope  `json:"scope"`
	Status MatchStatus `json:"status"`
	Score  int64       `json:"score"`

	// Why it fits.
	Reasons []string `json:"reasons"`

	// What does not.
	Gaps []string `json:"gaps"`

	PropertyID string `json:"propertyId"`
	LeadID     string `json:"leadId"`

	// The in-house broker who receives it.
	OwnerAccountID *string `json:"ownerAccountId"`

	OwnerName *string `json:"ownerName"`

	// A partner's, without an active subscription: the partner stays hidden.
	Locked bool `json:"locked"`

	// No longer fits after a change.
	LostRelevance bool `json:"lostRelevance"`

	Property *PropertySnapshot `json:"property"`
	Client   *ClientSnapshot   `json:"client"`

	// Null in-house or hidden.
	Counterpart *MatchCounterpart `json:"counterpart"`

	CreatedAt string `json:"createdAt"`
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

// MatchCounterpart: Null in-house or hidden.
type MatchCounterpart struct {
	AccountID     string    `json:"accountId"`
	Name          string    `json:"name"`
	Type          PartyType `json:"type"`
	Organization  *string   `json:"organization"`
	Creci         *string   `json:"creci"`
	CreciVerified bool      `json:"creciVerified"`

	// The business phone.
	Phone *string `json:"phone"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *MatchCounterpart) UnmarshalJSON(data []byte) error {
	type plain MatchCounterpart
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m MatchCounterpart) MarshalJSON() ([]byte, error) {
	type plain MatchCounterpart
	return encodeModel(plain(m), m.Extra)
}

// MatchPage is part of the contract.
type MatchPage struct {
	Data       []Match `json:"data"`
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

// MatchWriteResult is part of the contract.
type MatchWriteResult struct {
	Outcome MatchWriteResultOutcome `json:"outcome"`
	DryRun  bool                    `json:"dryRun"`

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

// MatchWritten is part of the contract.
type MatchWritten struct {
	Data   Match            `json:"data"`
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

// Me is part of the contract.
type Me struct {
	Account    MeAccount    `json:"account"`
	Access     MeAccess     `json:"access"`
	Key        MeKey        `json:"key"`
	Usage      MeUsage      `json:"usage"`
	Properties MeProperties `json:"properties"`

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

// MeAccess is part of the contract.
type MeAccess struct {
	Status     string         `json:"status"`
	Tier       string         `json:"tier"`
	PilotUntil *string        `json:"pilotUntil"`
	Limits     MeAccessLimits `json:"limits"`

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

// MeAccessLimits is part of the contract.
type MeAccessLimits struct {
	RatePerSecond int64 `json:"ratePerSecond"`
	Burst         int64 `json:"burst"`
	MonthlyQuota  int64 `json:"monthlyQuota"`
	MaxKeys       int64 `json:"maxKeys"`
	MaxWebhooks   int64 `json:"maxWebhooks"`

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

// MeAccount is part of the contract.
type MeAccount struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Type string `json:"type"`
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

// MeEnvelope is part of the contract.
type MeEnvelope struct {
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

// MeKey is part of the contract.
type MeKey struct {
	ID        string       `json:"id"`
	Name      string       `json:"name"`
	Scopes    []Permission `json:"scopes"`
	ExpiresAt *string      `json:"expiresAt"`

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

// MeProperties is part of the contract.
type MeProperties struct {
	Active int64 `json:"active"`
	Limit  int64 `json:"limit"`

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

// MeUsage is part of the contract.
type MeUsage struct {
	Month        string `json:"month"`
	Calls        int64  `json:"calls"`
	MonthlyQuota int64  `json:"monthlyQuota"`
	Remaining    int64  `json:"remaining"`

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

// NearMiss is part of the contract.
type NearMiss struct {
	PropertyID string `json:"propertyId"`
	LeadID     string `json:"leadId"`

	// Of the parts as they stand.
	Score int64 `json:"score"`

	// The only gate that is closed, or the score.
	Missing NearMissMissing `json:"missing"`

	// What would do it.
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

// Neighborhood is part of the contract.
type Neighborhood struct {
	NeighborhoodSlug string `json:"neighborhoodSlug"`
	Name             string `json:"name"`

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

// Partnership is part of the contract.
type Partnership struct {
	ID         string            `json:"id"`
	Status     PartnershipStatus `json:"status"`
	Kind       PartnershipKind   `json:"kind"`
	PropertyID *string           `json:"propertyId"`
	LeadID     string            `json:"leadId"`

	// The opportunity that it came from, on this side.
	MatchID *string `json:"matchId"`

	DevelopmentID    *string `json:"developmentId"`
	DevelopmentTitle *string `json:"developmentTitle"`
	Score            *int64  `json:"score"`

	// What the pair was like at the request, in one sentence.
	Summary *string `json:"summary"`

	Reasons     []string           `json:"reasons"`
	Message     *string            `json:"message"`
	OurSide     PartnershipOurSide `json:"ourSide"`
	OurBrokerID *string            `json:"ourBrokerId"`

	// Ours is the side that brought the client.
	CanMoveFunnel bool `json:"canMoveFunnel"`

	Requester   Party                  `json:"requester"`
	Addressee   Party                  `json:"addressee"`
	Counterpart PartnershipCounterpart `json:"counterpart"`

	// Live until the partnership ends; null once purged.
	Property *PartnershipProperty `json:"property"`

	// Live until the partnership ends; null once purged. It names nobody: an own client is read by `leadId`.
	Client *PartnershipClient `json:"client"`

	// The last move, creation included.
	LastProgressAt string `json:"lastProgressAt"`

	// When the property's side asked for an update that has no answer yet.
	UpdateAskedAt *string `json:"updateAskedAt"`

	ProtectedUntil      *string `json:"protectedUntil"`
	PropertyOffMarketAt *string `json:"propertyOffMarketAt"`
	CreatedAt           string  `json:"createdAt"`
	UpdatedAt           string  `json:"updatedAt"`

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

// PartnershipClient: Live until the partnership ends; null once purged. It names nobody: an own client is read by
// `leadId`.
type PartnershipClient struct {
	// A partner's client, who is named to nobody else.
	Masked bool `json:"masked"`

	// Null of a masked client.
	Status *LeadStatus `json:"status"`

	PreApproved   bool           `json:"preApproved"`
	Purposes      []Purpose      `json:"purposes"`
	PropertyTypes []PropertyType `json:"propertyTypes"`
	Regions       []string       `json:"regions"`
	PriceMin      *Money         `json:"priceMin"`
	PriceMax      *Money         `json:"priceMax"`
	Bedrooms      *int64         `json:"bedrooms"`
	ParkingSpots  *int64         `json:"parkingSpots"`
	AreaMin       *float64       `json:"areaMin"`

	// Of an own client, with leads:read on the key.
	Name *string `json:"name"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PartnershipClient) UnmarshalJSON(data []byte) error {
	type plain PartnershipClient
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PartnershipClient) MarshalJSON() ([]byte, error) {
	type plain PartnershipClient
	return encodeModel(plain(m), m.Extra)
}

// PartnershipCounterpart is part of the contract.
type PartnershipCounterpart struct {
	Name         string    `json:"name"`
	Type         PartyType `json:"type"`
	Organization *string   `json:"organization"`

	// Its broker, else its owner; with phone and e-mail from ACCEPTED on.
	ContactName *string `json:"contactName"`

	Phone         *string `json:"phone"`
	Email         *string `json:"email"`
	Creci         *string `json:"creci"`
	CreciVerified bool    `json:"creciVerified"`

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

// PartnershipEnvelope is part of the contract.
type PartnershipEnvelope struct {
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

// PartnershipPage is part of the contract.
type PartnershipPage struct {
	Data       []Partnership `json:"data"`
	NextCursor *string       `json:"nextCursor"`

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

// PartnershipProperty: Live until the partnership ends; null once purged.
type PartnershipProperty struct {
	Title *string       `json:"title"`
	Type  *PropertyType `json:"type"`

	// Of the pair.
	Purpose Purpose `json:"purpose"`

	Purposes []Purpose `json:"purposes"`

	// BRL: of the sale, or of a month when the pair is a rental.
	Price *Money `json:"price"`

	// The price is where prices start.
	PriceFrom bool `json:"priceFrom"`

	RentPrice            *Money   `json:"rentPrice"`
	City                 *string  `json:"city"`
	Neighborhood         *string  `json:"neighborhood"`
	Bedrooms             *int64   `json:"bedrooms"`
	Bathrooms            *int64   `json:"bathrooms"`
	ParkingSpots         *int64   `json:"parkingSpots"`
	Area                 *float64 `json:"area"`
	CoverPhoto           *string  `json:"coverPhoto"`
	ListingURL           *string  `json:"listingUrl"`
	CommissionPercent    *float64 `json:"commissionPercent"`
	RentCommissionMonths *float64 `json:"rentCommissionMonths"`
	SplitListingPercent  *float64 `json:"splitListingPercent"`
	LastConfirmedAt      *string  `json:"lastConfirmedAt"`
	DeliveryDate         *string  `json:"deliveryDate"`
	DevelopmentID        *string  `json:"developmentId"`
	DevelopmentName      *string  `json:"developmentName"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PartnershipProperty) UnmarshalJSON(data []byte) error {
	type plain PartnershipProperty
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PartnershipProperty) MarshalJSON() ([]byte, error) {
	type plain PartnershipProperty
	return encodeModel(plain(m), m.Extra)
}

// PartnershipStatusInput is part of the contract.
type PartnershipStatusInput struct {
	Status PartnershipStatus `json:"status"`
}

// PartnershipTerms is part of the contract.
type PartnershipTerms struct {
	CommissionPercent    *float64 `json:"commissionPercent"`
	RentCommissionMonths *float64 `json:"rentCommissionMonths"`
	SplitListingPercent  *float64 `json:"splitListingPercent"`

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

// PartnershipTermsInput is part of the contract.
type PartnershipTermsInput struct {
	CommissionPercent    Nullable[float64] `json:"commissionPercent,omitzero"`
	RentCommissionMonths Nullable[float64] `json:"rentCommissionMonths,omitzero"`
	SplitListingPercent  Nullable[float64] `json:"splitListingPercent,omitzero"`
}

// PartnershipWriteResult is part of the contract.
type PartnershipWriteResult struct {
	Outcome PartnershipWriteResultOutcome `json:"outcome"`
	DryRun  bool                          `json:"dryRun"`

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

// PartnershipWritten is part of the contract.
type PartnershipWritten struct {
	Data   Partnership            `json:"data"`
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

// Party is part of the contract.
type Party struct {
	AccountID string    `json:"accountId"`
	Name      string    `json:"name"`
	Type      PartyType `json:"type"`

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

// PhoneInput is part of the contract.
type PhoneInput struct {
	// Any Brazilian spelling, or a foreign number that begins with a plus.
	Number string `json:"number"`

	IsWhatsApp *bool `json:"isWhatsApp,omitzero"`
}

// PhotoSync is part of the contract.
type PhotoSync struct {
	State      PhotoSyncState `json:"state"`
	Requested  *int64         `json:"requested"`
	Ingested   *int64         `json:"ingested"`
	Failed     *int64         `json:"failed"`
	QueuedAt   *string        `json:"queuedAt"`
	FinishedAt *string        `json:"finishedAt"`

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

// Problem is part of the contract.
type Problem struct {
	// The page that explains the code.
	Type string `json:"type"`

	Title     string  `json:"title"`
	Status    int64   `json:"status"`
	Code      string  `json:"code"`
	RequestID string  `json:"requestId"`
	Detail    *string `json:"detail,omitzero"`

	// All problems of the request at once.
	InvalidParams []InvalidParam `json:"invalidParams,omitzero"`

	// Worth sending again unchanged after Retry-After.
	Retryable *bool `json:"retryable,omitzero"`

	// With external_ref_exists: the object of that code.
	ExistingID *string `json:"existingId,omitzero"`

	// With access_denied on accepting an owner: the terms that are to be accepted.
	TermsVersion *string `json:"termsVersion,omitzero"`

	// With request_refused on registering a client: until when another account protects the person.
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

// Property is part of the contract.
type Property struct {
	ID            string            `json:"id"`
	ExternalRef   *string           `json:"externalRef"`
	Kind          PropertyKind      `json:"kind"`
	DevelopmentID *string           `json:"developmentId"`
	Status        PropertyStatus    `json:"status"`
	Type          *PropertyType     `json:"type"`
	Category      *PropertyCategory `json:"category"`
	Purposes      []Purpose         `json:"purposes"`

	// BRL
	SalePrice *Money `json:"salePrice"`

	// BRL a month
	RentPrice *Money `json:"rentPrice"`

	Title        *string `json:"title"`
	Description  *string `json:"description"`
	Address      Address `json:"address"`
	Bedrooms     *int64  `json:"bedrooms"`
	Suites       *int64  `json:"suites"`
	Bathrooms    *int64  `json:"bathrooms"`
	ParkingSpots *int64  `json:"parkingSpots"`

	// Total private area in m²: the one compared by Radar.
	Area *float64 `json:"area"`

	// Covered area in m²: display only.
	PrivateArea *float64 `json:"privateArea"`

	Amenities        []string                `json:"amenities"`
	CoverPhoto       *string                 `json:"coverPhoto"`
	Photos           []string                `json:"photos"`
	ListingURL       *string                 `json:"listingUrl"`
	Captador         *PropertyCaptador       `json:"captador"`
	CaptadorName     *string                 `json:"captadorName"`
	SharedToNetwork  bool                    `json:"sharedToNetwork"`
	PartnershipTerms PartnershipTerms        `json:"partnershipTerms"`
	Radar            PropertyRadar           `json:"radar"`
	Curation         Curation                `json:"curation"`
	Confirmation     Confirmation            `json:"confirmation"`
	InactiveReason   *PropertyInactiveReason `json:"inactiveReason"`
	DeletedAt        *string                 `json:"deletedAt"`
	Launch           *LaunchBlock            `json:"launch"`
	PhotoSync        *PhotoSync              `json:"photoSync"`
	CreatedAt        string                  `json:"createdAt"`
	UpdatedAt        string                  `json:"updatedAt"`

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

// PropertyBatch is part of the contract.
type PropertyBatch struct {
	Items []PropertyBatchItem `json:"items"`
}

// PropertyBatchItem is part of the contract.
type PropertyBatchItem struct {
	ExternalRef       string                 `json:"externalRef"`
	Title             Nullable[string]       `json:"title,omitzero"`
	Description       Nullable[string]       `json:"description,omitzero"`
	Type              Nullable[PropertyType] `json:"type,omitzero"`
	Purposes          []Purpose              `json:"purposes,omitzero"`
	SalePrice         Nullable[Money]        `json:"salePrice,omitzero"`
	RentPrice         Nullable[Money]        `json:"rentPrice,omitzero"`
	Address           *AddressInput          `json:"address,omitzero"`
	Bedrooms          Nullable[int64]        `json:"bedrooms,omitzero"`
	Suites            Nullable[int64]        `json:"suites,omitzero"`
	Bathrooms         Nullable[int64]        `json:"bathrooms,omitzero"`
	ParkingSpots      Nullable[int64]        `json:"parkingSpots,omitzero"`
	Area              Nullable[float64]      `json:"area,omitzero"`
	PrivateArea       Nullable[float64]      `json:"privateArea,omitzero"`
	ListingURL        Nullable[string]       `json:"listingUrl,omitzero"`
	CaptadorName      Nullable[string]       `json:"captadorName,omitzero"`
	CaptadorAccountID Nullable[string]       `json:"captadorAccountId,omitzero"`
	PartnershipTerms  *PartnershipTermsInput `json:"partnershipTerms,omitzero"`

	// First is the cover; empty removes. The same list again changes nothing: a photo that failed is tried again when
	// the list changes.
	Photos []string `json:"photos,omitzero"`
}

// PropertyCaptador is part of the contract.
type PropertyCaptador struct {
	AccountID string  `json:"accountId"`
	Name      *string `json:"name"`

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

// PropertyConfirmation is part of the contract.
type PropertyConfirmation struct {
	Ids  []string `json:"ids,omitzero"`
	Refs []string `json:"refs,omitzero"`
}

// PropertyCreation is part of the contract.
type PropertyCreation struct {
	ExternalRef       *string                `json:"externalRef,omitzero"`
	Title             Nullable[string]       `json:"title,omitzero"`
	Description       Nullable[string]       `json:"description,omitzero"`
	Type              Nullable[PropertyType] `json:"type,omitzero"`
	Purposes          []Purpose              `json:"purposes,omitzero"`
	SalePrice         Nullable[Money]        `json:"salePrice,omitzero"`
	RentPrice         Nullable[Money]        `json:"rentPrice,omitzero"`
	Address           *AddressInput          `json:"address,omitzero"`
	Bedrooms          Nullable[int64]        `json:"bedrooms,omitzero"`
	Suites            Nullable[int64]        `json:"suites,omitzero"`
	Bathrooms         Nullable[int64]        `json:"bathrooms,omitzero"`
	ParkingSpots      Nullable[int64]        `json:"parkingSpots,omitzero"`
	Area              Nullable[float64]      `json:"area,omitzero"`
	PrivateArea       Nullable[float64]      `json:"privateArea,omitzero"`
	ListingURL        Nullable[string]       `json:"listingUrl,omitzero"`
	CaptadorName      Nullable[string]       `json:"captadorName,omitzero"`
	CaptadorAccountID Nullable[string]       `json:"captadorAccountId,omitzero"`
	PartnershipTerms  *PartnershipTermsInput `json:"partnershipTerms,omitzero"`

	// First is the cover; empty removes. The same list again changes nothing: a photo that failed is tried again when
	// the list changes.
	Photos []string `json:"photos,omitzero"`
}

// PropertyEnvelope is part of the contract.
type PropertyEnvelope struct {
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

// PropertyInput is part of the contract.
type PropertyInput struct {
	Title             Nullable[string]       `json:"title,omitzero"`
	Description       Nullable[string]       `json:"description,omitzero"`
	Type              Nullable[PropertyType] `json:"type,omitzero"`
	Purposes          []Purpose              `json:"purposes,omitzero"`
	SalePrice         Nullable[Money]        `json:"salePrice,omitzero"`
	RentPrice         Nullable[Money]        `json:"rentPrice,omitzero"`
	Address           *AddressInput          `json:"address,omitzero"`
	Bedrooms          Nullable[int64]        `json:"bedrooms,omitzero"`
	Suites            Nullable[int64]        `json:"suites,omitzero"`
	Bathrooms         Nullable[int64]        `json:"bathrooms,omitzero"`
	ParkingSpots      Nullable[int64]        `json:"parkingSpots,omitzero"`
	Area              Nullable[float64]      `json:"area,omitzero"`
	PrivateArea       Nullable[float64]      `json:"privateArea,omitzero"`
	ListingURL        Nullable[string]       `json:"listingUrl,omitzero"`
	CaptadorName      Nullable[string]       `json:"captadorName,omitzero"`
	CaptadorAccountID Nullable[string]       `json:"captadorAccountId,omitzero"`
	PartnershipTerms  *PartnershipTermsInput `json:"partnershipTerms,omitzero"`

	// First is the cover; empty removes. The same list again changes nothing: a photo that failed is tried again when
	// the list changes.
	Photos []string `json:"photos,omitzero"`
}

// PropertyPage is part of the contract.
type PropertyPage struct {
	Data       []Property `json:"data"`
	NextCursor *string    `json:"nextCursor"`

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

// PropertyRadar is part of the contract.
type PropertyRadar struct {
	Eligible bool           `json:"eligible"`
	Pending  []PropertyLack `json:"pending"`
	Labels   []string       `json:"labels"`

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

// PropertySnapshot is part of the contract.
type PropertySnapshot struct {
	Title *string       `json:"title"`
	Type  *PropertyType `json:"type"`

	// Of the pair.
	Purpose Purpose `json:"purpose"`

	Purposes []Purpose `json:"purposes"`

	// BRL: of the sale, or of a month when the pair is a rental.
	Price *Money `json:"price"`

	// The price is where prices start.
	PriceFrom bool `json:"priceFrom"`

	RentPrice            *Money   `json:"rentPrice"`
	City                 *string  `json:"city"`
	Neighborhood         *string  `json:"neighborhood"`
	Bedrooms             *int64   `json:"bedrooms"`
	Bathrooms            *int64   `json:"bathrooms"`
	ParkingSpots         *int64   `json:"parkingSpots"`
	Area                 *float64 `json:"area"`
	CoverPhoto           *string  `json:"coverPhoto"`
	ListingURL           *string  `json:"listingUrl"`
	CommissionPercent    *float64 `json:"commissionPercent"`
	RentCommissionMonths *float64 `json:"rentCommissionMonths"`
	SplitListingPercent  *float64 `json:"splitListingPercent"`
	LastConfirmedAt      *string  `json:"lastConfirmedAt"`
	DeliveryDate         *string  `json:"deliveryDate"`
	DevelopmentID        *string  `json:"developmentId"`
	DevelopmentName      *string  `json:"developmentName"`

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

// PropertyStatusInput is part of the contract.
type PropertyStatusInput struct {
	Status Availability `json:"status"`
}

// PropertyTypeGroup is part of the contract.
type PropertyTypeGroup struct {
	Category PropertyCategory `json:"category"`
	Label    string           `json:"label"`
	Types    []ValueLabel     `json:"types"`

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

// PropertyTypeGroupList is part of the contract.
type PropertyTypeGroupList struct {
	Data []PropertyTypeGroup `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *PropertyTypeGroupList) UnmarshalJSON(data []byte) error {
	type plain PropertyTypeGroupList
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m PropertyTypeGroupList) MarshalJSON() ([]byte, error) {
	type plain PropertyTypeGroupList
	return encodeModel(plain(m), m.Extra)
}

// PropertyWarning is part of the contract.
type PropertyWarning struct {
	Code  PropertyLack `json:"code"`
	Label string       `json:"label"`

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

// PropertyWriteResult is part of the contract.
type PropertyWriteResult struct {
	Outcome PropertyWriteResultOutcome `json:"outcome"`
	DryRun  bool                       `json:"dryRun"`

	// Fields edited in the dashboard, which were kept.
	Conflicts []string `json:"conflicts"`

	Photos  *PropertyWriteResultPhotos `json:"photos"`
	Changes []Change                   `json:"changes"`

	// Accepted, and yet keeps the property out of recommendations.
	Warnings []PropertyWarning `json:"warnings"`

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

// PropertyWritten is part of the contract.
type PropertyWritten struct {
	Data   Property            `json:"data"`
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

// RadarPreview: What the write does to opportunities of own objects; null where Radar does not answer in time, and
// to a key without radar:read.
type RadarPreview struct {
	Gained  int64 `json:"gained"`
	Lost    int64 `json:"lost"`
	Changed int64 `json:"changed"`

	// Of the gained; null: none.
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

// ReadEventsAnswer is part of the contract.
type ReadEventsAnswer struct {
	Events     []Event `json:"events"`
	NextCursor string  `json:"nextCursor"`
	HasMore    bool    `json:"hasMore"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ReadEventsAnswer) UnmarshalJSON(data []byte) error {
	type plain ReadEventsAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ReadEventsAnswer) MarshalJSON() ([]byte, error) {
	type plain ReadEventsAnswer
	return encodeModel(plain(m), m.Extra)
}

// RetryWebhookDeliveryAnswer is part of the contract.
type RetryWebhookDeliveryAnswer struct {
	Data   Delivery                         `json:"data"`
	Result RetryWebhookDeliveryAnswerResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *RetryWebhookDeliveryAnswer) UnmarshalJSON(data []byte) error {
	type plain RetryWebhookDeliveryAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m RetryWebhookDeliveryAnswer) MarshalJSON() ([]byte, error) {
	type plain RetryWebhookDeliveryAnswer
	return encodeModel(plain(m), m.Extra)
}

// RetryWebhookDeliveryAnswerResult is part of the contract.
type RetryWebhookDeliveryAnswerResult struct {
	Outcome RetryWebhookDeliveryAnswerResultOutcome `json:"outcome"`
	DryRun  bool                                    `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *RetryWebhookDeliveryAnswerResult) UnmarshalJSON(data []byte) error {
	type plain RetryWebhookDeliveryAnswerResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m RetryWebhookDeliveryAnswerResult) MarshalJSON() ([]byte, error) {
	type plain RetryWebhookDeliveryAnswerResult
	return encodeModel(plain(m), m.Extra)
}

// RotateWebhookSecretAnswer is part of the contract.
type RotateWebhookSecretAnswer struct {
	Data   Webhook                         `json:"data"`
	Secret *string                         `json:"secret"`
	Result RotateWebhookSecretAnswerResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *RotateWebhookSecretAnswer) UnmarshalJSON(data []byte) error {
	type plain RotateWebhookSecretAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m RotateWebhookSecretAnswer) MarshalJSON() ([]byte, error) {
	type plain RotateWebhookSecretAnswer
	return encodeModel(plain(m), m.Extra)
}

// RotateWebhookSecretAnswerResult is part of the contract.
type RotateWebhookSecretAnswerResult struct {
	Outcome string `json:"outcome"`
	DryRun  bool   `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *RotateWebhookSecretAnswerResult) UnmarshalJSON(data []byte) error {
	type plain RotateWebhookSecretAnswerResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m RotateWebhookSecretAnswerResult) MarshalJSON() ([]byte, error) {
	type plain RotateWebhookSecretAnswerResult
	return encodeModel(plain(m), m.Extra)
}

// ScopeInfo is part of the contract.
type ScopeInfo struct {
	ID          Permission `json:"id"`
	Group       string     `json:"group"`
	Label       string     `json:"label"`
	Description string     `json:"description"`

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

// ScopeInfoList is part of the contract.
type ScopeInfoList struct {
	Data []ScopeInfo `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ScopeInfoList) UnmarshalJSON(data []byte) error {
	type plain ScopeInfoList
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ScopeInfoList) MarshalJSON() ([]byte, error) {
	type plain ScopeInfoList
	return encodeModel(plain(m), m.Extra)
}

// SecretRotation is part of the contract.
type SecretRotation struct {
	OverlapHours *float64 `json:"overlapHours,omitzero"`
}

// SyncFeedAnswer is part of the contract.
type SyncFeedAnswer struct {
	Data   FeedSync       `json:"data"`
	Result FeedSyncResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *SyncFeedAnswer) UnmarshalJSON(data []byte) error {
	type plain SyncFeedAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m SyncFeedAnswer) MarshalJSON() ([]byte, error) {
	type plain SyncFeedAnswer
	return encodeModel(plain(m), m.Extra)
}

// TeamMember is part of the contract.
type TeamMember struct {
	AccountID     string         `json:"accountId"`
	Name          string         `json:"name"`
	Email         string         `json:"email"`
	Role          TeamMemberRole `json:"role"`
	Creci         *string        `json:"creci"`
	CreciVerified bool           `json:"creciVerified"`
	Active        bool           `json:"active"`
	CreatedAt     string         `json:"createdAt"`

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

// TeamMemberPage is part of the contract.
type TeamMemberPage struct {
	Data       []TeamMember `json:"data"`
	NextCursor *string      `json:"nextCursor"`

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

// TestWebhookAnswer is part of the contract.
type TestWebhookAnswer struct {
	Data   WebhookTestResult       `json:"data"`
	Result TestWebhookAnswerResult `json:"result"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *TestWebhookAnswer) UnmarshalJSON(data []byte) error {
	type plain TestWebhookAnswer
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m TestWebhookAnswer) MarshalJSON() ([]byte, error) {
	type plain TestWebhookAnswer
	return encodeModel(plain(m), m.Extra)
}

// TestWebhookAnswerResult is part of the contract.
type TestWebhookAnswerResult struct {
	Outcome TestWebhookAnswerResultOutcome `json:"outcome"`
	DryRun  bool                           `json:"dryRun"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *TestWebhookAnswerResult) UnmarshalJSON(data []byte) error {
	type plain TestWebhookAnswerResult
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m TestWebhookAnswerResult) MarshalJSON() ([]byte, error) {
	type plain TestWebhookAnswerResult
	return encodeModel(plain(m), m.Extra)
}

// ValueLabel is part of the contract.
type ValueLabel struct {
	Value string `json:"value"`
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

// ValueLabelList is part of the contract.
type ValueLabelList struct {
	Data []ValueLabel `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *ValueLabelList) UnmarshalJSON(data []byte) error {
	type plain ValueLabelList
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ValueLabelList) MarshalJSON() ([]byte, error) {
	type plain ValueLabelList
	return encodeModel(plain(m), m.Extra)
}

// Webhook is part of the contract.
type Webhook struct {
	ID  string `json:"id"`
	URL string `json:"url"`

	// Empty: all the account can read.
	Types []string `json:"types"`

	Description              *string                `json:"description"`
	Status                   WebhookStatus          `json:"status"`
	DisabledAt               *string                `json:"disabledAt"`
	DisabledReason           *WebhookDisabledReason `json:"disabledReason"`
	SecretRotatedAt          *string                `json:"secretRotatedAt"`
	PreviousSecretValidUntil *string                `json:"previousSecretValidUntil"`
	CreatedAt                string                 `json:"createdAt"`
	UpdatedAt                string                 `json:"updatedAt"`

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

// WebhookChange is part of the contract.
type WebhookChange struct {
	URL *string `json:"url,omitzero"`

	// Absent or empty: all the account can read.
	Types []EventType `json:"types,omitzero"`

	Description    Nullable[string] `json:"description,omitzero"`
	Status         *WebhookStatus   `json:"status,omitzero"`
	RedeliverSince *string          `json:"redeliverSince,omitzero"`
}

// WebhookCreation is part of the contract.
type WebhookCreation struct {
	URL string `json:"url"`

	// Absent or empty: all the account can read.
	Types []EventType `json:"types,omitzero"`

	Description Nullable[string] `json:"description,omitzero"`
}

// WebhookList is part of the contract.
type WebhookList struct {
	Data []Webhook `json:"data"`

	// Members that this SDK does not know.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *WebhookList) UnmarshalJSON(data []byte) error {
	type plain WebhookList
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m WebhookList) MarshalJSON() ([]byte, error) {
	type plain WebhookList
	return encodeModel(plain(m), m.Extra)
}

// WebhookTestResult is part of the contract.
type WebhookTestResult struct {
	// The receiver answered 2xx.
	Delivered bool `json:"delivered"`

	StatusCode *int64  `json:"statusCode"`
	Error      *string `json:"error"`
	Ms         *int64  `json:"ms"`

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

// MeResource has the operations below /me.
type MeResource struct {
	transport *transport
}

// Get: The account behind the key.
//
// Confirms that the key works and shows the account, the key's permissions, the limits and the usage.
//
// Any valid key.
//
// The options may be nil.
func (r *MeResource) Get(ctx context.Context, options *CallOptions) (*MeEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"me"}}
	return send[MeEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// ReferenceResource has the operations below /reference.
type ReferenceResource struct {
	transport *transport
}

// ListPropertyTypes: Property subtypes by category.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListPropertyTypes(ctx context.Context, options *CallOptions) (*PropertyTypeGroupList, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "property-types"}}
	return send[PropertyTypeGroupList](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// ListPurposes: Purposes: sale and rent.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListPurposes(ctx context.Context, options *CallOptions) (*ValueLabelList, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "purposes"}}
	return send[ValueLabelList](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// ListPropertyStatuses: Statuses of a property.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListPropertyStatuses(ctx context.Context, options *CallOptions) (*ValueLabelList, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "property-statuses"}}
	return send[ValueLabelList](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// ListLeadStatuses: Stages of a client.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListLeadStatuses(ctx context.Context, options *CallOptions) (*ValueLabelList, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "lead-statuses"}}
	return send[ValueLabelList](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// ListPartnershipStatuses: Stages of a partnership.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListPartnershipStatuses(ctx context.Context, options *CallOptions) (*ValueLabelList, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "partnership-statuses"}}
	return send[ValueLabelList](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// ListConstructionStages: Construction stages.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListConstructionStages(ctx context.Context, options *CallOptions) (*ValueLabelList, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "construction-stages"}}
	return send[ValueLabelList](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// ListScopes: Permissions a key can have.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListScopes(ctx context.Context, options *CallOptions) (*ScopeInfoList, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "scopes"}}
	return send[ScopeInfoList](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// ListEventTypes: Event types and the permission that grants each.
//
// Any valid key.
//
// The options may be nil.
func (r *ReferenceResource) ListEventTypes(ctx context.Context, options *CallOptions) (*EventTypeInfoList, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"reference", "event-types"}}
	return send[EventTypeInfoList](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// GeoListCitiesOptions are those of ListCities.
type GeoListCitiesOptions struct {
	CallOptions

	// State, two letters.
	UF State

	// Part of the name; accents are ignored.
	Q string

	Limit int64

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string
}

// GeoListNeighborhoodsOptions are those of ListNeighborhoods.
type GeoListNeighborhoodsOptions struct {
	CallOptions

	Limit int64

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string
}

// GeoResource has the operations below /geo.
type GeoResource struct {
	transport *transport
}

// ListCities: Cities, by state and part of the name.
//
// Any valid key.
//
// The options may be nil.
func (r *GeoResource) ListCities(ctx context.Context, options *GeoListCitiesOptions) (*ListCitiesAnswer, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"geo", "cities"}, query: params("uf", set.UF, "q", set.Q, "limit", set.Limit, "cursor", set.Cursor)}
	return send[ListCitiesAnswer](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
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
// Any valid key.
//
// The options may be nil.
func (r *GeoResource) ListNeighborhoods(ctx context.Context, cityID string, options *GeoListNeighborhoodsOptions) (*ListNeighborhoodsAnswer, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"geo", "cities", cityID, "neighborhoods"}, query: params("limit", set.Limit, "cursor", set.Cursor)}
	return send[ListNeighborhoodsAnswer](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
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

	Limit int64

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string

	Status       PropertyStatus
	Purpose      Purpose
	Type         PropertyType
	CitySlug     string
	UpdatedSince string
	Radar        RadarFilter
}

// PropertiesCreateOptions are those of Create.
type PropertiesCreateOptions struct {
	WriteOptions

	// `radar`: what the write does to own opportunities, in `result.radar`.
	Preview string
}

// PropertiesPutByRefOptions are those of PutByRef.
type PropertiesPutByRefOptions struct {
	WriteOptions

	// `radar`: what the write does to own opportunities, in `result.radar`.
	Preview string
}

// PropertiesPatchOptions are those of Patch.
type PropertiesPatchOptions struct {
	WriteOptions

	// `radar`: what the write does to own opportunities, in `result.radar`.
	Preview string
}

// PropertiesSetStatusOptions are those of SetStatus.
type PropertiesSetStatusOptions struct {
	WriteOptions

	// `radar`: what the write does to own opportunities, in `result.radar`.
	Preview string
}

// PropertiesListMatchesOptions are those of ListMatches.
type PropertiesListMatchesOptions struct {
	CallOptions

	Limit int64

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string

	Status MatchStatus

	// Comma-separated. `nearMisses`: own pairs that almost fit; `funnel`: how many are left after each gate.
	Include string
}

// PropertiesResource has the operations below /properties.
type PropertiesResource struct {
	transport *transport
}

// List: The portfolio, newest first.
//
// Without `status`, everything that is not in the trash. With `updatedSince`, latest change first. A page is full
// unless fewer match: only a search that looked at 20,000 entries of an index ends before, with a `nextCursor` to
// go on from.
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
// Needs type, purposes, the price of each purpose, and an address with the city.
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
// Kept 30 days and restorable in the dashboard; at most 20 % of the portfolio in 24 hours.
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
// Up to 200 ids and codes together; one confirmed less than 24 hours ago is not rewritten.
//
// Permission: `properties:write`.
//
// The options may be nil.
func (r *PropertiesResource) Confirm(ctx context.Context, body PropertyConfirmation, options *WriteOptions) (*ConfirmPropertiesAnswer, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"properties", "confirm"}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[ConfirmPropertiesAnswer](ctx, r.transport, asked, set)
}

// ListMatches: Own clients that fit a property, best first.
//
// Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells besides what almost
// fits, and null where Radar does not answer in time.
//
// Permission: `radar:read`.
//
// The options may be nil.
func (r *PropertiesResource) ListMatches(ctx context.Context, propertyID string, options *PropertiesListMatchesOptions) (*ListPropertyMatchesAnswer, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"properties", propertyID, "matches"}, query: params("limit", set.Limit, "cursor", set.Cursor, "status", set.Status, "include", set.Include)}
	return send[ListPropertyMatchesAnswer](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
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
// none; its results are read like any other's.
//
// Permission: `properties:write`.
//
// The options may be nil.
func (r *PropertiesResource) CreateBatch(ctx context.Context, body PropertyBatch, options *WriteOptions) (*CreatePropertyBatchAnswer, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"properties", "batch"}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[CreatePropertyBatchAnswer](ctx, r.transport, asked, set)
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
// The first call of each 10-minute window syncs at once; later ones leave one sync scheduled for its end.
//
// Permission: `properties:write`.
//
// The options may be nil.
func (r *FeedResource) Sync(ctx context.Context, options *WriteOptions) (*SyncFeedAnswer, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"feed", "sync"}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[SyncFeedAnswer](ctx, r.transport, asked, set)
}

// LeadsListOptions are those of List.
type LeadsListOptions struct {
	CallOptions

	Limit int64

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string

	State          LeadState
	Status         LeadStatus
	OwnerAccountID string
	UpdatedSince   string
	Radar          RadarFilter
}

// LeadsCreateOptions are those of Create.
type LeadsCreateOptions struct {
	WriteOptions

	// `radar`: what the write does to own opportunities, in `result.radar`.
	Preview string
}

// LeadsPatchOptions are those of Patch.
type LeadsPatchOptions struct {
	WriteOptions

	// `radar`: what the write does to own opportunities, in `result.radar`.
	Preview string
}

// LeadsPutByRefOptions are those of PutByRef.
type LeadsPutByRefOptions struct {
	WriteOptions

	// `radar`: what the write does to own opportunities, in `result.radar`.
	Preview string
}

// LeadsSetStateOptions are those of SetState.
type LeadsSetStateOptions struct {
	WriteOptions

	// `radar`: what the write does to own opportunities, in `result.radar`.
	Preview string
}

// LeadsListMatchesOptions are those of ListMatches.
type LeadsListMatchesOptions struct {
	CallOptions

	Limit int64

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string

	Status MatchStatus

	// Comma-separated. `nearMisses`: own pairs that almost fit; `funnel`: how many are left after each gate.
	Include string
}

// LeadsResource has the operations below /leads.
type LeadsResource struct {
	transport *transport
}

// List: The clients, newest first.
//
// With `updatedSince`, latest change first. A page is full unless fewer match: only a search that looked at 20,000
// entries of an index ends before, with a `nextCursor` to go on from.
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
// when a code was sent, else UPDATED or UNCHANGED.
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
// A person who is a client already, by phone or e-mail, gains the code instead of a second record: outcome LINKED.
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
// Reactivating sets lastActivityAt to now.
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
// Moves lastActivityAt forward. The note is kept and never given out.
//
// Permission: `leads:write`.
//
// The options may be nil.
func (r *LeadsResource) LogInteraction(ctx context.Context, leadID string, body InteractionInput, options *WriteOptions) (*LogInteractionAnswer, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"leads", leadID, "interactions"}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[LogInteractionAnswer](ctx, r.transport, asked, set)
}

// ListMatches: Properties that fit a client, own and partners', best first.
//
// Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells besides what almost
// fits, and null where Radar does not answer in time.
//
// Permission: `radar:read`.
//
// The options may be nil.
func (r *LeadsResource) ListMatches(ctx context.Context, leadID string, options *LeadsListMatchesOptions) (*ListLeadMatchesAnswer, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"leads", leadID, "matches"}, query: params("limit", set.Limit, "cursor", set.Cursor, "status", set.Status, "include", set.Include)}
	return send[ListLeadMatchesAnswer](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
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
// none; its results are read like any other's.
//
// Permission: `leads:write`.
//
// The options may be nil.
func (r *LeadsResource) CreateBatch(ctx context.Context, body LeadBatch, options *WriteOptions) (*CreateLeadBatchAnswer, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"leads", "batch"}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[CreateLeadBatchAnswer](ctx, r.transport, asked, set)
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

	Limit int64

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string

	Status         MatchStatus
	Scope          MatchScope
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
// One that is dismissed already stays so; a favorited or requested one is refused.
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

	Limit int64

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string
}

// TeamResource has the operations below /team.
type TeamResource struct {
	transport *transport
}

// List: The people of the account, newest first.
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

	Status       PartnershipStatus
	UpdatedSince string

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string
}

// PartnershipsResource has the operations below /partnerships.
type PartnershipsResource struct {
	transport *transport
}

// List: The account's partnerships, from either side, newest first.
//
// With `updatedSince`, latest change first. Up to 1,000 in one answer, then `nextCursor`.
//
// Permission: `partnerships:read`.
//
// The options may be nil.
func (r *PartnershipsResource) List(ctx context.Context, options *PartnershipsListOptions) (*PartnershipPage, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"partnerships"}, query: params("status", set.Status, "updatedSince", set.UpdatedSince, "cursor", set.Cursor)}
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
// Permission: `partnerships:read`.
//
// The options may be nil.
func (r *PartnershipsResource) Get(ctx context.Context, partnershipID string, options *CallOptions) (*PartnershipEnvelope, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"partnerships", partnershipID}}
	return send[PartnershipEnvelope](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// SetStatus: Answer a request, or move a partnership on.
//
// The addressee accepts or declines, the requester cancels. Then the side that brought the client moves it; the
// other side may close it as LOST, 15 days after an update it asked for and did not get.
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

	Limit int64

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string

	// State, two letters.
	UF State

	CityID            string
	CitySlug          string
	ConstructionStage LaunchConstructionStage
	UpdatedSince      string
}

// LaunchesResource has the operations below /launches.
type LaunchesResource struct {
	transport *transport
}

// List: New developments of every developer, newest first.
//
// The public catalogue, own developments included: those on offer that are neither under nor failed in review.
// With `updatedSince`, latest change first; a change of a unit type counts as one of its development.
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
// Makes a partnership whose client is protected for 90 days: until then the developer takes no registration of the
// same phone or e-mail by another account, which is refused with `protectedUntil`. The developer sees a masked
// client. An open registration of the same client and development is answered as it is.
//
// Permission: `launches:write`.
//
// The options may be nil.
func (r *LaunchesResource) RegisterClient(ctx context.Context, developmentID string, body LaunchClientInput, options *WriteOptions) (*LaunchClientRegistered, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"launches", developmentID, "clients"}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[LaunchClientRegistered](ctx, r.transport, asked, set)
}

// CaptacaoListOwnersOptions are those of ListOwners.
type CaptacaoListOwnersOptions struct {
	CallOptions

	Tab OwnerTab

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string
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
func (r *CaptacaoResource) ListOffers(ctx context.Context, options *CallOptions) (*ListCaptacaoOffersAnswer, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"captacao", "offers"}}
	return send[ListCaptacaoOffersAnswer](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
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
func (r *CaptacaoResource) ListOwners(ctx context.Context, options *CaptacaoListOwnersOptions) (*ListCaptacaoOwnersAnswer, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"captacao", "owners"}, query: params("tab", set.Tab, "cursor", set.Cursor)}
	return send[ListCaptacaoOwnersAnswer](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
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
// else 403 with `termsVersion`. Accepting again is ALREADY_ACCEPTED, without a second debit.
//
// Permission: `captacao:accept`.
//
// The options may be nil.
func (r *CaptacaoResource) AcceptOffer(ctx context.Context, offerID string, options *WriteOptions) (*AcceptCaptacaoOfferAnswer, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"captacao", "offers", offerID, "accept"}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[AcceptCaptacaoOfferAnswer](ctx, r.transport, asked, set)
}

// EventsReadOptions are those of Read.
type EventsReadOptions struct {
	CallOptions

	Since string

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string

	// Comma-separated.
	Types string

	Limit int64
}

// EventsResource has the operations below /events.
type EventsResource struct {
	transport *transport
}

// Read: The account's event log, in order.
//
// Keep `nextCursor` and send it back as `cursor`; with `hasMore` true read again at once. Kept 30 days. Types the
// key may not read are passed over.
//
// Permission: `events:read`.
//
// The options may be nil.
func (r *EventsResource) Read(ctx context.Context, options *EventsReadOptions) (*ReadEventsAnswer, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"events"}, query: params("since", set.Since, "cursor", set.Cursor, "types", set.Types, "limit", set.Limit)}
	return send[ReadEventsAnswer](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set.CallOptions}})
}

// WebhooksListDeliveriesOptions are those of ListDeliveries.
type WebhooksListDeliveriesOptions struct {
	CallOptions

	Limit int64

	// `nextCursor` of the page before; good for its route and account only.
	Cursor string

	Status DeliveryStatus
}

// WebhooksResource has the operations below /webhooks.
type WebhooksResource struct {
	transport *transport
}

// List: The account's webhook endpoints.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) List(ctx context.Context, options *CallOptions) (*WebhookList, error) {
	set := orZero(options)
	asked := call{method: "GET", path: []string{"webhooks"}}
	return send[WebhookList](ctx, r.transport, asked, WriteOptions{DryRunOptions: DryRunOptions{CallOptions: set}})
}

// Create: Register a webhook endpoint.
//
// The secret is shown in this answer only.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) Create(ctx context.Context, body WebhookCreation, options *DryRunOptions) (*CreateWebhookAnswer, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"webhooks"}, query: params("dryRun", set.DryRun), body: body}
	return send[CreateWebhookAnswer](ctx, r.transport, asked, WriteOptions{DryRunOptions: set})
}

// Change: Change, disable or enable a webhook endpoint.
//
// ACTIVE enables it again and clears the reason; with `redeliverSince` every delivery FAILED or SKIPPED since then
// gets a new round.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) Change(ctx context.Context, webhookID string, body WebhookChange, options *WriteOptions) (*ChangeWebhookAnswer, error) {
	set := orZero(options)
	asked := call{method: "PATCH", path: []string{"webhooks", webhookID}, query: params("dryRun", set.DryRun), body: body, isKeyed: true}
	return send[ChangeWebhookAnswer](ctx, r.transport, asked, set)
}

// Delete: Stop deliveries and delete a webhook endpoint.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) Delete(ctx context.Context, webhookID string, options *WriteOptions) (*DeleteWebhookAnswer, error) {
	set := orZero(options)
	asked := call{method: "DELETE", path: []string{"webhooks", webhookID}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[DeleteWebhookAnswer](ctx, r.transport, asked, set)
}

// RotateSecret: Make a new secret.
//
// The previous one goes on signing for `overlapHours`, 24 unless told.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) RotateSecret(ctx context.Context, webhookID string, body SecretRotation, options *DryRunOptions) (*RotateWebhookSecretAnswer, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"webhooks", webhookID, "rotate-secret"}, query: params("dryRun", set.DryRun), body: body}
	return send[RotateWebhookSecretAnswer](ctx, r.transport, asked, WriteOptions{DryRunOptions: set})
}

// Test: Deliver a signed webhook.test now.
//
// Does not count toward disabling the endpoint.
//
// Permission: `webhooks:manage`.
//
// The options may be nil.
func (r *WebhooksResource) Test(ctx context.Context, webhookID string, options *WriteOptions) (*TestWebhookAnswer, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"webhooks", webhookID, "test"}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[TestWebhookAnswer](ctx, r.transport, asked, set)
}

// ListDeliveries: Deliveries of a webhook endpoint, newest first.
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
func (r *WebhooksResource) RetryDelivery(ctx context.Context, webhookID string, deliveryID string, options *WriteOptions) (*RetryWebhookDeliveryAnswer, error) {
	set := orZero(options)
	asked := call{method: "POST", path: []string{"webhooks", webhookID, "deliveries", deliveryID, "retry"}, query: params("dryRun", set.DryRun), isKeyed: true}
	return send[RetryWebhookDeliveryAnswer](ctx, r.transport, asked, set)
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

// NewClient makes a client; baseURL ends in its version segment. The options may be nil.
func NewClient(baseURL, apiKey string, options *ClientOptions) *Client {
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
	}
}

// CursorStore is where the caller keeps how far a log was followed: a file, a row, a key of a cache.
type CursorStore interface {
	// Load gives what was saved last, or nothing.
	Load(ctx context.Context) (string, error)
	Save(ctx context.Context, position string) error
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
	if err != nil {
		return "", err
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
