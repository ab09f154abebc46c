import type { FundingState } from '@tradelane/contract/invoice-factoring/states'
import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import { findShippedTo, type ShippedTo } from '../../shipments/index.ts'
import type { KnownFunding } from '../fundings.ts'

type Shown = { buyerName: string; booking: ShippedTo | undefined; hasShippingFile: boolean }

/**
 * Said of an invoice that is funded before its goods are there: who has not got them may dispute it. It is no reason to refuse it, since goods that are
 * on their way are financed (decision 127).
 */
export function beforeDelivery({ buyerName, booking, hasShippingFile }: Shown): string | undefined {
  if (booking?.isDelivered) return undefined
  const goods = booking
    ? asSentence(`The goods of booking ${booking.number} have not been delivered yet`)
    : asSentence(`Nothing shows yet that the goods were delivered to ${buyerName}`)
  const paper = hasShippingFile ? '' : ' No bill of lading or other transport document is attached.'
  return `${goods}${paper} The buyer may dispute an invoice for goods that it has not got.`
}

/** In its trade, until the buyer has started to pay; one that is late has worse news. */
export async function warningOf(db: Db, scope: OneCompanyScope, row: KnownFunding) {
  if (!atRisk.includes(row.state) || row.buyer_paid > 0n) return {}
  const { transaction_id: transactionId, company_name: buyerName } = row
  const booking = await findShippedTo(db, scope, { transactionId, buyerName })
  const warning = beforeDelivery({ buyerName, booking, hasShippingFile: row.shipping_file !== null })
  return { ...(warning && { warning }) }
}

const atRisk = statesWhere<FundingState>({
  draft: false,
  requested: true,
  approved: true,
  funded: true,
  overdue: false,
  collected: false,
  closed: false,
  denied: false,
  withdrawn: false,
})
