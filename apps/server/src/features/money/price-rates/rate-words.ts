import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Db, Tx } from '@tradelane/db'
import { formatMoney, type Money } from '@tradelane/money'
import type { ChangedValues } from '../../../entries/change-kind.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { type Charged, chargedBy, type PriceRateRow } from './price-rate.ts'
import { valueText } from './rate-text.ts'
import { rateInForce } from './rates-in-time.ts'
import { isReplacedBy } from './replaced-versions.ts'

/** What the second person reads of a change: the rate that the customers have, and the one that they would have. */
export async function changedValues(
  tx: Db | Tx,
  asked: PriceRateRow,
  at: Date,
): Promise<{ before: ChangedValues; after: ChangedValues }> {
  const current = await rateInForce(tx, asked.service as PriceService, { companyId: asked.uid, at })
  const planned = await plannedText(tx, asked, at)
  const next =
    asked.asked_to &&
    (await rateInForce(tx, asked.service as PriceService, { companyId: null, at: asked.asked_to }))
  return {
    before: figuresOf(current),
    after: {
      ...figuresOf(chargedBy(asked)),
      begins: asked.asked_from ? instantText(asked.asked_from) : 'With the approval',
      ...(asked.asked_to && { ends: instantText(asked.asked_to) }),
      // Not the customer's own rate of before: that ends where this one begins.
      ...(next && { afterwards: `${valueText(next)}, the rate for all` }),
      ...(planned && { replaces_planned: planned }),
    },
  }
}

/** The versions of the same service and customer that have been confirmed and would not begin, or would end earlier than planned. */
async function plannedText(tx: Db | Tx, asked: PriceRateRow, at: Date): Promise<string> {
  const planned = await tx
    .selectFrom('price_rates')
    .selectAll()
    .where(isReplacedBy(asked, at))
    .where('valid_from', '>', at)
    .orderBy('valid_from')
    .execute()
  const texts = planned.map(
    (row) => `${valueText(chargedBy(row))} from ${row.valid_from && instantText(row.valid_from)}`,
  )
  return texts.join(', ')
}

const figuresOf = (charged: Charged) => ({
  rate: valueText(charged),
  at_least: amountText(charged.least),
  at_most: amountText(charged.most),
})

const amountText = (amount: Money | undefined) => (amount ? formatMoney(amount) : null)
