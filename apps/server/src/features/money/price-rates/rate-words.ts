import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Db, Tx } from '@tradelane/db'
import { formatMoney, type Money } from '@tradelane/money'
import type { ChangedValues } from '../../../entries/change-kind.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { percentText } from '../../../lifecycle/percent-text.ts'
import { type Charged, chargedBy, type PriceRateRow } from './price-rate.ts'
import { rateInForce } from './rates-in-time.ts'
import { isReplacedBy } from './replaced-versions.ts'

/** What the second person reads of a change: the rate that the customers have, and the one that they would have. */
export async function changedValues(
  tx: Db | Tx,
  asked: PriceRateRow,
  at: Date,
): Promise<{ before: ChangedValues; after: ChangedValues }> {
  // No company has this id: the rate for all.
  const companyId = asked.uid ?? '00000000-0000-0000-0000-000000000000'
  const current = await rateInForce(tx, asked.service as PriceService, { companyId, at })
  const planned = await plannedText(tx, asked, at)
  return {
    before: figuresOf(current),
    after: {
      ...figuresOf(chargedBy(asked)),
      begins: asked.asked_from ? instantText(asked.asked_from) : 'With the approval',
      ...(asked.asked_to && { ends: instantText(asked.asked_to) }),
      ...(planned && { replaces_planned: planned }),
    },
  }
}

/** The versions of the same service and customer that have been confirmed and would not begin, or would end earlier than planned. */
async function plannedText(tx: Db | Tx, asked: PriceRateRow, at: Date): Promise<string> {
  const planned = await tx
    .selectFrom('price_rates')
    .select(['basis_points', 'valid_from'])
    .where(isReplacedBy(asked, at))
    .where('valid_from', '>', at)
    .orderBy('valid_from')
    .execute()
  const texts = planned.map(
    ({ basis_points, valid_from }) =>
      `${percentText(basis_points)} from ${valid_from && instantText(valid_from)}`,
  )
  return texts.join(', ')
}

const figuresOf = ({ basisPoints, least, most }: Charged) => ({
  rate: percentText(basisPoints),
  at_least: amountText(least),
  at_most: amountText(most),
})

const amountText = (amount: Money | undefined) => (amount ? formatMoney(amount) : null)
