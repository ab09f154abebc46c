/** The page of one payment: its facts, its time line, its proof. */
export const paymentAddress = (simplePaymentId: string): string => `/payments/${simplePaymentId}`

/** Where a draft goes on. */
export const draftAddress = (simplePaymentId: string): string =>
  `/simple-payment?simple_payment_id=${simplePaymentId}`
