/** All refusals: the HTTP status, and the default text for users. */
export const refusals = {
  INVALID_REQUEST: { status: 400, message: 'Some details are invalid. Correct them and try again.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in again.' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  ROLE_NOT_ALLOWED: { status: 403, message: 'Your role in the company does not allow this. Ask an owner.' },
  NOT_FOUND: { status: 404, message: 'This record was not found.' },
  CONFLICT: { status: 409, message: 'This was changed in the meantime. Reload and try again.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'This idempotency key was used for another request.' },
  IDEMPOTENCY_KEY_BUSY: {
    status: 409,
    message: 'The same request is still in progress. Try again in a moment.',
  },
  TOO_LARGE: { status: 413, message: 'This is too large. Choose a smaller file.' },
  WRONG_FILE_TYPE: { status: 415, message: 'Rejected, please try again' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  DEPENDENCY_UNAVAILABLE: { status: 503, message: 'This is not available right now. Please try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },

  WRONG_CREDENTIALS: { status: 401, message: 'Wrong Credentials' },
  WRONG_CODE: { status: 422, message: 'Wrong OTP, please try again' },
  CODE_SENT_RECENTLY: { status: 429, message: 'A code was sent a moment ago. Please wait 30 seconds.' },
  WEAK_PASSWORD: { status: 422, message: 'This password is easy to guess. Make it longer or less common.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your email first.' },
  INVITATION_DEAD: {
    status: 404,
    message: 'This invitation is no longer valid. Ask the person who invited you for a new one.',
  },
  LINK_DEAD: {
    status: 404,
    message: 'This link is no longer valid. Ask the person who sent it for a new one.',
  },
  SELF_APPROVAL: { status: 403, message: 'You prepared this payment: a second person must release it.' },
  RESET_LINK_DEAD: { status: 401, message: 'Wrong credentials!' },

  KYB_REQUIRED: {
    status: 422,
    message: 'Please complete your KYB to make a payment, go to Business Info and complete your KYB',
  },
  KYB_PENDING: { status: 422, message: 'Your KYB status is still in progress' },
  ILLEGAL_STATE: {
    status: 409,
    message: 'This is not possible in the current state. Reload the page to see what has changed.',
  },
  INSUFFICIENT_FUNDS: {
    status: 422,
    message: 'There is not enough money in this account. Add money to it, then try again.',
  },
  QUOTE_EXPIRED: { status: 422, message: 'The quoted rate has expired. Please request a new one.' },
  QUOTE_USED: { status: 409, message: 'This quote has already been used.' },
  RATE_UNAVAILABLE: {
    status: 422,
    message: 'There is no exchange rate for these currencies at the moment. Try again later.',
  },
  PROVIDER_REFUSED: { status: 422, message: 'The payments provider has refused this.' },
  DOCUMENT_SPACE_FULL: {
    status: 422,
    message: 'Your space for documents is full. Contact us to get more.',
  },
  LIST_FULL: { status: 422, message: 'This list is full. Remove an entry first.' },
  LAST_AUTHORISED_PERSON: { status: 422, message: 'The last authorized person cannot be removed.' },
  LAST_VERIFIED_PERSON: {
    status: 422,
    message:
      'This is your only verified authorized person. Add a new entry first: you can change or remove this one when we have verified the new one.',
  },
  WALLET_EXISTS: { status: 409, message: 'You already have an account in this currency.' },
  NO_ROUTE: { status: 422, message: 'There is no route between these two places.' },
  OVER_CAPACITY: { status: 422, message: 'This exceeds the capacity of this route.' },
  CONTAINER_NOT_CARRIED: { status: 422, message: 'This container cannot be carried on this route.' },
  CARRIER_REFUSED: { status: 422, message: 'The carrier has refused this booking.' },
  QUOTE_ALTERED: { status: 409, message: 'This differs from the quote. Please search again.' },
  COUNTRY_REQUIRED: { status: 422, message: 'Select the country of each place.' },
  NOT_ELIGIBLE: { status: 422, message: 'This invoice cannot be funded.' },
  NOT_INSURABLE: { status: 422, message: 'This cannot be insured.' },
  REASON_REQUIRED: { status: 422, message: 'Confirm this with a reason.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof refusals

/** The body of every failure. */
export type FailureAnswer = {
  status: 'fail'
  message: string
  error: { code: ErrorCode; fields?: Record<string, string> }
}
