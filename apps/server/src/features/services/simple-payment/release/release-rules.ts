import type { PaymentRow } from '../payments.ts'

type Prepared = Pick<PaymentRow, 'prepared_by' | 'changed_by' | 'approval_requested_by'>

/** Nobody releases a payment that they prepared, changed last, or submitted. */
export const isOwnPayment = (row: Prepared, userId: string): boolean =>
  [row.prepared_by, row.changed_by, row.approval_requested_by].includes(userId)
