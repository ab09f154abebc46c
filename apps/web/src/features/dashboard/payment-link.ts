/** Where a payment is continued or looked at. */
export const paymentLink = ({ simple_payment_id }: { simple_payment_id: string }): string =>
  `/simple-payment?simple_payment_id=${simple_payment_id}`
