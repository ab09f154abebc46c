import type { WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import type { Currency } from '@tradelane/money'
import type { EscrowPageData } from '../parts/escrow-queries.ts'
import type { DetailValues } from './details-values.ts'

/** The simple form has the amounts of the saved draft. The server keeps their fee also after a change of our rate: they are not calculated again. */
export const isSavedAmount = (
  { amount_sent, fees }: Pick<DetailValues, 'amount_sent' | 'fees'>,
  escrow: WireSmartEscrow | undefined,
  currency: Currency,
): boolean =>
  escrow?.amount_sent_currency === currency &&
  Number(amount_sent) === escrow.amount_sent &&
  Number(fees) === escrow.fees

const isSavedPrice = (
  { transation_amount, fees_payed_by }: DetailValues,
  escrow: WireSmartEscrow,
  currency: Currency,
): boolean =>
  escrow.transaction_pi_currency === currency &&
  escrow.fees_payed_by === fees_payed_by &&
  escrow.transation_amount === Number(transation_amount)

type InForce = { currency: Currency; isFull: boolean; basisPoints: number }

/** The rate that a form is judged by: that of the draft, where the server keeps it because its price stays, else the one in force. */
export function judgedBy(
  values: DetailValues,
  page: Pick<EscrowPageData, 'smart_escrow' | 'kept_basis_points'> | undefined,
  { currency, isFull, basisPoints }: InForce,
): number {
  if (!page) return basisPoints
  const isSaved = (isFull ? isSavedPrice : isSavedAmount)(values, page.smart_escrow, currency)
  return isSaved ? (page.kept_basis_points ?? basisPoints) : basisPoints
}
