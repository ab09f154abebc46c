import type { PayoutRequest } from '@tradelane/providers'
import { toBeneficiary } from './payee.ts'
import type { PaymentOrder } from './payment-order.ts'

type Paid = Pick<
  PaymentOrder,
  'source' | 'fee' | 'target' | 'payee' | 'reference' | 'purposeCode' | 'sourceOfFunds' | 'exemptionCode'
>

/** A payment in the payments provider's format. */
export const payoutOf = ({
  payee,
  source,
  fee,
  target,
  reference,
  ...payment
}: Paid): Omit<PayoutRequest, 'key' | 'customer'> => ({
  source,
  fee,
  target,
  beneficiary: toBeneficiary(payee),
  reference,
  purposeCode: payment.purposeCode,
  sourceOfFunds: payment.sourceOfFunds,
  exemptionCode: payment.exemptionCode,
  payoutMethod: payee.account.payoutMethod,
})
