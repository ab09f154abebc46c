/** The page of one payment: its facts, its time line, its proof. */
export const paymentAddress = (simplePaymentId: string): string => `/simple-payment/${simplePaymentId}`
