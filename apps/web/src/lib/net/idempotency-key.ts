const unanswered = new Map<string, string>()

/**
 * The key of a write. As long as the same request has had no answer it keeps its key: a double click, and a second
 * try after a lost answer, are then one write to the server.
 */
export function idempotencyKey(request: string): string {
  const known = unanswered.get(request)
  if (known) return known
  const key = randomId()
  unanswered.set(request, key)
  return key
}

/** An answer came, good or bad: the next request like it is a new one. */
export function settleIdempotencyKey(request: string): void {
  unanswered.delete(request)
}

/** A UUID; `crypto.randomUUID` itself is missing from pages that came over plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
