import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'

/** Where a draft is continued, and a payment looked at. */
export const paymentLink = ({
  simple_payment_id,
  save_as_draft,
}: Pick<WireSimplePayment, 'simple_payment_id' | 'save_as_draft'>): string =>
  save_as_draft === 1
    ? `/simple-payment?simple_payment_id=${simple_payment_id}`
    : `/payments/${simple_payment_id}`
