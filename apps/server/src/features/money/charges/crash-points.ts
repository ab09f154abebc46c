/** A service's bill from the click to the order, and its money on the way back. */
export const chargeCrashPoints = [
  'charge_before_hold',
  'charge_after_hold',
  'charge_after_call',
  'charge_before_post',
  'charge_after_post',
] as const
export const paybackCrashPoints = [
  'payback_before_store',
  'payback_before_call',
  'payback_after_call',
  'payback_after_post',
] as const
