import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'

/** The address of a draft's wizard step, or of a payment's page. */
export const paymentLink = ({
  simple_payment_id,
  save_as_draft,
}: Pick<WireSimplePayment, 'simple_payment_id' | 'save_as_draft'>): string =>
  save_as_draft === 1
    ? `/simple-payment?simple_payment_id=${simple_payment_id}`
    : `/payments/${simple_payment_id}`
