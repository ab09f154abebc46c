import { payment } from '@tradelane/contract/simple-payment/service-info'
import { recordNumber } from '../../../lifecycle/numbers.ts'

/** PY-2026-000123 */
export const paymentNumber = ({ number, created_at }: { number: bigint; created_at: Date }): string =>
  recordNumber(payment.numberPrefix, number, created_at)
