import type { ErrorCode } from '@tradelane/contract/primitives/errors'

/** Why a call failed. `NETWORK` means that there was no response: the call may have been executed or not. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'NETWORK'
  /** The HTTP status; 0 without a response. */
  readonly status: number
  /** One message per invalid field, by its name in the API. */
  readonly fields: Readonly<Record<string, string>>
  /** For the user to give to support. */
  readonly requestId: string | undefined

  constructor(facts: {
    code: ErrorCode | 'NETWORK'
    message: string
    status: number
    fields?: Record<string, string> | undefined
    requestId?: string | undefined
  }) {
    super(facts.message)
    this.name = 'ApiError'
    this.code = facts.code
    this.status = facts.status
    this.fields = facts.fields ?? {}
    this.requestId = facts.requestId
  }
}

/** The message for users; `otherwise` is for failures without a written message. */
export function messageOf(error: unknown, otherwise = 'Something went wrong please try again'): string {
  const isWritten = error instanceof ApiError && error.code !== 'NETWORK'
  return withRequestId(isWritten ? error.message : otherwise, error)
}

/**
 * Adds the request id of an unexpected failure, which our support needs to find it. The message of a refusal says what to do:
 * an id would only distract.
 */
export function withRequestId(text: string, error: unknown): string {
  if (!(error instanceof ApiError) || !error.requestId) return text
  return error.status >= 500 || error.code === 'INTERNAL' ? `${text} Request id: ${error.requestId}` : text
}

/** Whether the same call may be answered next time: no refusal, which names what has to be changed first. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

/**
 * No record has this address: asking again does not help. For calls that ask only for what the address names: what the server calls invalid is a
 * damaged address.
 */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_REQUEST')

export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NETWORK'
}
