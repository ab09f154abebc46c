const unanswered = new Map<string, string>()

/**
 * The idempotency key of a write. The same request keeps its key until it has a response, so a double click or a retry
 * after a lost response is one write for the server.
 */
export function idempotencyKey(request: string): string {
  const known = unanswered.get(request)
  if (known) return known
  const key = randomId()
  unanswered.set(request, key)
  return key
}

/** After any response, the next equal request is a new one. */
export function settleIdempotencyKey(request: string): void {
  unanswered.delete(request)
}

/** A UUID; `crypto.randomUUID` is missing on pages that were loaded over plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
