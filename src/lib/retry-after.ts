/**
 * Seconds that a Retry-After header asks to wait: whole seconds or an HTTP date (RFC 9110 section 10.2.3), never
 * negative. Undefined when the header is absent or says neither.
 */
export const retryAfterSeconds = (header: string | null, now: number): number | undefined => {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Date.parse alone accepts almost anything as a date, even "-5".
  if (!/^[A-Z][a-z]{2,8}, .* GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1_000));
};
