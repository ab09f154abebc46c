import { type ErrorCode, refusals } from '@tradelane/contract'

export type RefusalDetails = {
  /** Replaces the code's own text. */
  message?: string
  /** One message per invalid field of the request. */
  fields?: Record<string, string>
  /** With TOO_MANY_REQUESTS: when to retry. */
  retryAfterSeconds?: number
  /** Further fields of the endpoint's answer besides status, message and error. */
  extra?: Record<string, unknown>
}

/** A refusal that the caller should see. Every other error is a fault of ours. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? refusals[code].message)
    this.code = code
    this.details = details
  }
}

/** The answer for invalid fields that only the server can detect. */
export function refuseFields(fields: Record<string, string>): never {
  const [first] = Object.values(fields)
  throw new Refusal('INVALID_REQUEST', { fields, ...(first === undefined ? {} : { message: first }) })
}
