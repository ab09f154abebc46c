import { formatMoney, zero } from '@tradelane/money'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { InvoiceFact } from '../../../../entries/service-entry.ts'
import { percentText } from '../../../../lifecycle/percent-text.ts'
import { findTermsVersion } from '../../../office/finance-partners/index.ts'
import { amountIn, currencyOf, getFunding, receivableOfRow } from '../fundings.ts'

/** What an invoice says of a fee on a funding: of what it is a part, and by which version of the terms. It may be taken in parts, each with its own invoice. */
export async function fundingInvoiceFacts(
  { db }: Deps,
  scope: OneCompanyScope,
  fundingId: string,
): Promise<InvoiceFact[]> {
  const row = await getFunding(db, scope, fundingId)
  const { finance_partner_id, terms_version, fee_amount } = row
  if (terms_version === null || fee_amount === null) return []
  const terms = await findTermsVersion(db, finance_partner_id, terms_version)
  if (!terms) return []
  const currency = currencyOf(row)
  const least = terms.currencies.find((one) => one.currency === currency)?.leastFee ?? zero(currency)
  const rate = `${percentText(terms.feeBasisPoints)} of what the buyer owes, at least ${formatMoney(least)}`
  return [
    ['The buyer owes', formatMoney(receivableOfRow(row))],
    ['Rate of the fee', `${rate}, version ${terms_version} of the terms of ${terms.name}`],
    ['The whole fee', formatMoney(amountIn(row, fee_amount))],
  ]
}
