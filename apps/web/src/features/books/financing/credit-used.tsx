import { formatMoney, parseMoney, percentOf } from '@tradelane/money'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { CreditBar } from './credit-bar.tsx'
import type { BuyerFigures, FinancingDetails } from './financing-queries.ts'

/** The advances that are outstanding against the signed limit. Before there is one, the specification's bar: the requested share. */
export function CreditUsed({
  details,
  figures,
}: {
  details: FinancingDetails
  figures: BuyerFigures | undefined
}) {
  if (figures?.limit == null) return <RequestedShare details={details} />
  const { outstanding, currency, used_percent } = figures
  return <CreditBar used={formatAmount(outstanding, currency)} percent={used_percent ?? 0} />
}

function RequestedShare({ details }: { details: FinancingDetails }) {
  const { beneficiary_data: buyer, invoice_factoring_data: factoring } = details
  const percent = factoring?.payment_request ?? 0
  const share = { numerator: BigInt(percent), denominator: 100n }
  const limit = parseMoney(String(buyer.limit_request), buyer.limit_currency)
  return <CreditBar used={formatMoney(percentOf(limit, share, 'half-up'))} percent={percent} />
}
