import type { FailureAnswer } from '@tradelane/contract/primitives/errors'
import { sessionDied } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import type { ApiRequest } from './api-request.ts'
import { settleIdempotencyKey } from './idempotency-key.ts'

/** `total`: how long a list is whose answer is the bare rows, and `isLeast` where it is longer. */
export type RawAnswer = {
  status: number
  text: string
  requestId: string | undefined
  total?: number
  isLeast?: boolean
}

/** The decoded JSON of a successful response. Everything else throws `ApiError`; also handles expired sessions. */
export function readAnswer(request: ApiRequest, answer: RawAnswer): unknown {
  const content = parsed(answer.text)
  // The same write may still be running: a retry must send the same key.
  if (answer.status !== 503 && !isBusy(content)) settleIdempotencyKey(request.fingerprint)
  if (answer.status < 400 && content !== undefined) return content
  throw refusalOf(request, answer, content)
}

export function refusalOf(request: ApiRequest, answer: RawAnswer, content: unknown): ApiError {
  const failure = content as Partial<FailureAnswer> | undefined
  const code = failure?.error?.code ?? 'INTERNAL'
  if (code === 'UNAUTHENTICATED' && request.speaker) sessionDied(request.speaker)
  return new ApiError({
    code,
    message: failure?.message ?? 'Network response was not ok',
    status: answer.status,
    fields: failure?.error?.fields,
    requestId: answer.requestId,
  })
}

/** The first sending of this request has no outcome yet. */
export const isBusy = (content: unknown): boolean =>
  (content as Partial<FailureAnswer> | undefined)?.error?.code === 'IDEMPOTENCY_KEY_BUSY'

export function networkFailure(): ApiError {
  return new ApiError({
    code: 'NETWORK',
    message: 'We could not reach Tradelane. Check your connection and try again.',
    status: 0,
  })
}

export function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}
