/** Each movement of a factored invoice's money: the outside party has acted and we do not know, or our books have just moved. */
export const factoringCrashPoints = [
  'transfer_after_call',
  'transfer_after_post',
  'advance_after_call',
  'advance_after_post',
  'collection_before_post',
  'collection_after_post',
  'repayment_after_call',
  'repayment_after_post',
  'remainder_after_call',
  'remainder_after_post',
] as const
