/** Each movement of an escrow's money: before and after our books have moved, and while only the provider knows. */
export const escrowCrashPoints = [
  'escrow_before_fund',
  'escrow_after_fund',
  'fee_after_call',
  'fee_after_post',
  'release_before_call',
  'release_after_call',
  'release_before_post',
  'release_after_post',
  'refund_before_post',
  'refund_after_post',
  'cancel_before_post',
  'cancel_after_post',
  'silence_before_post',
  'silence_after_post',
] as const
/** The split of a dispute: before and after our books have moved; its payout is a step as every other. */
export const disputeCrashPoints = ['dispute_before_post', 'dispute_after_post'] as const
/** A change of a running escrow: around what its proposal sets aside, and around its end, by which more money moves. */
export const amendmentCrashPoints = [
  'amendment_before_hold',
  'amendment_after_hold',
  'amendment_before_end',
  'amendment_after_end',
] as const
