/**
 * All refusals: the HTTP status, the default text for users, and what a repeated request (`Idempotency-Key`) is answered.
 *
 * `lasts`: what is refused so stays refused, or is the outcome of something that was done. The repeat gets the same answer, also so
 * that it does not count as another attempt. Every other refusal can change, with the balance, a decision, a role or a day: it frees
 * the key, and the repeat is judged by what is true then.
 */
export const refusals = {
  INVALID_REQUEST: {
    lasts: false,
    status: 400,
    message: 'Some details are invalid. Correct them and try again.',
  },
  UNAUTHENTICATED: { lasts: false, status: 401, message: 'Please sign in again.' },
  FORBIDDEN: { lasts: false, status: 403, message: 'You do not have permission to do this.' },
  ROLE_NOT_ALLOWED: {
    lasts: false,
    status: 403,
    message: 'Your role in the company does not allow this. Ask an owner.',
  },
  VIEW_ONLY: {
    lasts: false,
    status: 403,
    message: 'You only view this account for Tradelane. Nothing can be changed.',
  },
  NOT_FOUND: { lasts: false, status: 404, message: 'This record was not found.' },
  CONFLICT: { lasts: false, status: 409, message: 'This was changed in the meantime. Reload and try again.' },
  IDEMPOTENCY_KEY_REUSED: {
    lasts: false,
    status: 409,
    message: 'This idempotency key was used for another request.',
  },
  IDEMPOTENCY_KEY_BUSY: {
    lasts: false,
    status: 409,
    message: 'The same request is still in progress. Try again in a moment.',
  },
  TOO_LARGE: { lasts: true, status: 413, message: 'This is too large. Choose a smaller file.' },
  WRONG_FILE_TYPE: { lasts: true, status: 415, message: 'Rejected, please try again' },
  TOO_MANY_REQUESTS: {
    lasts: false,
    status: 429,
    message: 'Too many attempts. Please wait a moment and try again.',
  },
  DEPENDENCY_UNAVAILABLE: {
    lasts: false,
    status: 503,
    message: 'This is not available right now. Please try again.',
  },
  OUTCOME_UNKNOWN: {
    lasts: false,
    status: 503,
    message: 'We cannot say yet whether this was done. Try again: nothing is paid twice.',
  },
  INTERNAL: { lasts: false, status: 500, message: 'Something went wrong on our side.' },

  WRONG_CREDENTIALS: { lasts: false, status: 401, message: 'Wrong Credentials' },
  WRONG_CODE: { lasts: true, status: 422, message: 'Wrong OTP, please try again' },
  CODE_SENT_RECENTLY: {
    lasts: false,
    status: 429,
    message: 'A code was sent a moment ago. Please wait 30 seconds.',
  },
  WEAK_PASSWORD: {
    lasts: true,
    status: 422,
    message: 'This password is easy to guess. Make it longer or less common.',
  },
  EMAIL_NOT_VERIFIED: { lasts: false, status: 403, message: 'Please verify your email first.' },
  INVITATION_DEAD: {
    lasts: true,
    status: 404,
    message: 'This invitation is no longer valid. Ask the person who invited you for a new one.',
  },
  LINK_DEAD: {
    lasts: false,
    status: 404,
    message: 'This link is no longer valid. Ask the person who sent it for a new one.',
  },
  SELF_APPROVAL: {
    lasts: false,
    status: 403,
    message: 'You prepared this payment: a second person must release it.',
  },
  OWN_CHANGE: {
    lasts: false,
    status: 403,
    message: 'You asked for this change: a colleague decides it.',
  },
  PAYEE_NAME_UNCONFIRMED: {
    lasts: false,
    status: 422,
    message:
      'The bank of this account has another name for its holder. Ask the payee, and type the name to confirm the payment.',
  },
  /** Nobody has asked the bank about the account as it is now: it was changed a moment ago. */
  PAYEE_NAME_UNCHECKED: {
    lasts: false,
    status: 409,
    message:
      'The account of this payee was changed a moment ago, and its bank was not asked for the name yet. Look at the payee, and try again.',
  },
  TOO_MANY_NAME_CHECKS: {
    lasts: false,
    status: 429,
    message: 'The names of many accounts were checked in the last hours. Please try again later.',
  },
  RESET_LINK_DEAD: { lasts: false, status: 401, message: 'Wrong credentials!' },

  KYB_REQUIRED: {
    lasts: false,
    status: 422,
    message: 'Please complete your KYB to make a payment, go to Business Info and complete your KYB',
  },
  KYB_PENDING: { lasts: false, status: 422, message: 'Your KYB status is still in progress' },
  ILLEGAL_STATE: {
    lasts: false,
    status: 409,
    message: 'This is not possible in the current state. Reload the page to see what has changed.',
  },
  INSUFFICIENT_FUNDS: {
    lasts: false,
    status: 422,
    message: 'There is not enough money in this account. Add money to it, then try again.',
  },
  QUOTE_EXPIRED: {
    lasts: false,
    status: 422,
    message: 'The quoted rate has expired. Please request a new one.',
  },
  OFFER_EXPIRED: {
    lasts: false,
    status: 409,
    message: 'This offer has expired. Ask for a new one.',
  },
  QUOTE_USED: { lasts: false, status: 409, message: 'This quote has already been used.' },
  RATE_UNAVAILABLE: {
    lasts: false,
    status: 422,
    message: 'There is no exchange rate for these currencies at the moment. Try again later.',
  },
  PROVIDER_REFUSED: { lasts: true, status: 422, message: 'The payments provider has refused this.' },
  /** The payee lacks what payments in its corridor must say. */
  PAYEE_INCOMPLETE: {
    lasts: false,
    status: 422,
    message: 'Something that banks need is missing with this beneficiary. Edit it in your partners.',
  },
  PURPOSE_NOT_ALLOWED: {
    lasts: false,
    status: 422,
    message: 'This purpose is not possible for payments to this country. Select another one.',
  },
  /** What the payments provider said before any money was held. */
  PAYOUT_NOT_ALLOWED: {
    lasts: false,
    status: 422,
    message: 'The payments provider would refuse this payment.',
  },
  DOCUMENT_SPACE_FULL: {
    lasts: false,
    status: 422,
    message: 'Your space for documents is full. Contact us to get more.',
  },
  LIST_FULL: { lasts: false, status: 422, message: 'This list is full. Remove an entry first.' },
  LAST_AUTHORISED_PERSON: {
    lasts: false,
    status: 422,
    message: 'The last authorized person cannot be removed.',
  },
  LAST_VERIFIED_PERSON: {
    lasts: false,
    status: 422,
    message:
      'This is your only verified authorized person. Add a new entry first: you can change or remove this one when we have verified the new one.',
  },
  WALLET_EXISTS: { lasts: false, status: 409, message: 'You already have an account in this currency.' },
  NO_ROUTE: { lasts: false, status: 422, message: 'There is no route between these two places.' },
  OVER_CAPACITY: { lasts: false, status: 422, message: 'This exceeds the capacity of this route.' },
  CONTAINER_NOT_CARRIED: {
    lasts: false,
    status: 422,
    message: 'This container cannot be carried on this route.',
  },
  CARRIER_REFUSED: { lasts: true, status: 422, message: 'The carrier has refused this booking.' },
  QUOTE_ALTERED: { lasts: false, status: 409, message: 'This differs from the quote. Please search again.' },
  COUNTRY_REQUIRED: { lasts: false, status: 422, message: 'Select the country of each place.' },
  NOT_ELIGIBLE: { lasts: false, status: 422, message: 'This invoice cannot be funded.' },
  NOT_INSURABLE: { lasts: false, status: 422, message: 'This cannot be insured.' },
  REASON_REQUIRED: { lasts: false, status: 422, message: 'Confirm this with a reason.' },
} as const satisfies Record<string, { lasts: boolean; status: number; message: string }>

export type ErrorCode = keyof typeof refusals

/** The body of every failure. */
export type FailureAnswer = {
  status: 'fail'
  message: string
  error: { code: ErrorCode; fields?: Record<string, string> }
}

/** Whose answer is stored for a repeated request. */
export const lastingRefusals = (Object.keys(refusals) as ErrorCode[]).filter((code) => refusals[code].lasts)
