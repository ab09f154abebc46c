import type { PaymentRow } from '../payments.ts'

type Prepared = Pick<PaymentRow, 'prepared_by' | 'changed_by' | 'approval_requested_by'>

/** Whether this person prepared the payment, changed it last, or submitted it: then another one must release it. */
export const isOwnPayment = (row: Prepared, userId: string): boolean =>
  [row.prepared_by, row.changed_by, row.approval_requested_by].includes(userId)
