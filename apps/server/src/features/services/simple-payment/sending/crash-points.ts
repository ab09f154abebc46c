/** All steps of a payment between the click and the arrival of the money. */
export const paymentCrashPoints = [
  'before_hold',
  'after_hold',
  'before_call',
  'after_call',
  'before_post',
  'after_post',
] as const
