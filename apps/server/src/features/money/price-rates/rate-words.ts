import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, formatMoney, type Money, money } from '@tradelane/money'
import type { ChangedValues } from '../../../entries/change-kind.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { percentText } from '../../../lifecycle/percent-text.ts'
import type { PriceRate, PriceRateRow } from './price-rate.ts'
import { rateInForce } from './rates-in-time.ts'

/** What the second person reads of a change: the rate that the customers have, and the one that they would have. */
export async function changedValues(
  tx: Db | Tx,
  asked: PriceRateRow,
  at: Date,
): Promise<{ before: ChangedValues; after: ChangedValues }> {
  // No company has this id: the rate for all.
  const companyId = asked.uid ?? '00000000-0000-0000-0000-000000000000'
  const current = await rateInForce(tx, asked.service as PriceService, { companyId, at })
  const limit = (amount: bigint | null) =>
    amount === null ? undefined : money(amount, asked.currency as Currency)
  return {
    before: figuresOf(current),
    after: {
      ...figuresOf({
        basisPoints: asked.basis_points,
        least: limit(asked.least),
        most: limit(asked.most),
      }),
      begins: asked.asked_from ? instantText(asked.asked_from) : 'With the approval',
      ...(asked.asked_to && { ends: instantText(asked.asked_to) }),
    },
  }
}

const figuresOf = ({ basisPoints, least, most }: Pick<PriceRate, 'basisPoints' | 'least' | 'most'>) => ({
  rate: percentText(basisPoints),
  at_least: amountText(least),
  at_most: amountText(most),
})

const amountText = (amount: Money | undefined) => (amount ? formatMoney(amount) : null)
