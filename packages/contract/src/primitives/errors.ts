/** Every way a request can be refused: the HTTP status, and the text a person reads unless the call says it better. */
export const refusals = {
  INVALID_REQUEST: { status: 400, message: 'Some of the details need correcting.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in again.' },
  FORBIDDEN: { status: 403, message: 'You may not do this.' },
  ROLE_NOT_ALLOWED: { status: 403, message: 'Your role in the company does not allow this.' },
  NOT_FOUND: { status: 404, message: 'There is no such record.' },
  CONFLICT: { status: 409, message: 'This was changed in the meantime. Reload and try again.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'This key was used for another request.' },
  IDEMPOTENCY_KEY_BUSY: { status: 409, message: 'The same request is still being worked on.' },
  TOO_LARGE: { status: 413, message: 'That is too large.' },
  WRONG_FILE_TYPE: { status: 415, message: 'Rejected, please try again' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  DEPENDENCY_UNAVAILABLE: { status: 503, message: 'This is not available right now. Please try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },

  WRONG_CREDENTIALS: { status: 401, message: 'Wrong Credentials' },
  WRONG_CODE: { status: 422, message: 'Wrong OTP, please try again' },
  CODE_SENT_RECENTLY: { status: 429, message: 'A code was sent a moment ago. Please wait 30 seconds.' },
  WEAK_PASSWORD: { status: 422, message: 'This password is easy to guess. Make it longer or less common.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your email first.' },
  INVITATION_DEAD: {
    status: 404,
    message: 'This invitation is not good any more. Ask whoever invited you for a new one.',
  },
  SELF_APPROVAL: { status: 403, message: 'You prepared this payment: a second person must release it.' },
  RESET_LINK_DEAD: { status: 401, message: 'Wrong credentials!' },

  KYB_REQUIRED: {
    status: 422,
    message: 'Please complete your KYB to make a payment, go to Business Info and complete your KYB',
  },
  KYB_PENDING: { status: 422, message: 'Your KYB status is still in progress' },
  ILLEGAL_STATE: { status: 409, message: 'This can no longer be done in its present state.' },
  INSUFFICIENT_FUNDS: { status: 422, message: 'There is not enough money in this account.' },
  QUOTE_EXPIRED: { status: 422, message: 'The quoted rate has expired. Please take a new one.' },
  QUOTE_USED: { status: 409, message: 'This quote has been used already.' },
  PROVIDER_REFUSED: { status: 422, message: 'The payments provider has refused this.' },
  DOCUMENT_SPACE_FULL: {
    status: 422,
    message: 'Your space for documents is full. Write to us to get more.',
  },
  LIST_FULL: { status: 422, message: 'This list is full. Remove somebody first.' },
  LAST_AUTHORISED_PERSON: { status: 422, message: 'The last authorized person cannot be removed.' },
  WALLET_EXISTS: { status: 409, message: 'You have an account in this currency already.' },
  NO_ROUTE: { status: 422, message: 'There is no way between these two places.' },
  OVER_CAPACITY: { status: 422, message: 'This is more than can be carried that way.' },
  CONTAINER_NOT_CARRIED: { status: 422, message: 'This way does not carry that container.' },
  CARRIER_REFUSED: { status: 422, message: 'The carrier has refused this booking.' },
  QUOTE_ALTERED: { status: 409, message: 'This is not what was quoted. Please search again.' },
  NOT_INSURABLE: { status: 422, message: 'This cannot be insured.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof refusals

/** The body of every failure. */
export type FailureAnswer = {
  status: 'fail'
  message: string
  error: { code: ErrorCode; fields?: Record<string, string> }
}
