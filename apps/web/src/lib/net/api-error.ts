import type { ErrorCode } from '@tradelane/contract/primitives/errors'

/** Why a call did not succeed. `NETWORK` means that no answer came: whether the call was carried out is unknown. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'NETWORK'
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  /** One message per faulty field, by its name on the wire. */
  readonly fields: Readonly<Record<string, string>>
  /** To be quoted to support. */
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

/** What to tell a person; `otherwise` is for failures that nobody wrote a message for. */
export function messageOf(error: unknown, otherwise = 'Something went wrong please try again'): string {
  return error instanceof ApiError && error.code !== 'NETWORK' ? error.message : otherwise
}

export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NETWORK'
}
