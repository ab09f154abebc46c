import { type ErrorCode, refusals } from '@tradelane/contract'

export type RefusalDetails = {
  /** Instead of the code's own text. */
  message?: string
  /** One message for each bad field of the request. */
  fields?: Record<string, string>
  /** With TOO_MANY_REQUESTS: when to come back. */
  retryAfterSeconds?: number
  /** More that the endpoint's answer promises beside status, message and error. */
  extra?: Record<string, unknown>
}

/** A "no" that the caller is meant to see. Anything else that is thrown is a fault of ours. */
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

/** The answer for bad fields that only the server could see are bad. */
export function refuseFields(fields: Record<string, string>): never {
  const [first] = Object.values(fields)
  throw new Refusal('INVALID_REQUEST', { fields, ...(first === undefined ? {} : { message: first }) })
}
