import type { Output } from '@tradelane/contract'
import type { factoringEstimate } from '@tradelane/contract/invoice-factoring/estimate-call'
import { compare, decimalText, type Money, parseMoney } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import type { Deps } from '../../../../deps/deps.ts'
import { refuseFields } from '../../../../refusal.ts'
import { findTerms, listActivePartners, type PartnerTerms } from '../../../office/finance-partners/index.ts'
import { dayAfter } from '../engine/accrued-interest.ts'
import { isCovered, makeOffer, type Offer } from '../engine/offer.ts'

type EstimateForm = { amount: string; finance_term: number; yearly_turnover: string }
type Estimate = Output<typeof factoringEstimate.estimate>['estimates'][number]

/**
 * What each finance partner that lends dollars for so many days would advance and charge, at its terms of now and paid on the due date.
 * No estimate where the offer would fail, because the cost is more than what is kept back. Binds nobody. Refuses at its field an amount that is more than the yearly turnover.
 */
export async function estimateFactoring({ db, clock }: Deps, asked: EstimateForm): Promise<Estimate[]> {
  const [amount, turnover] = [parseMoney(asked.amount, 'USD'), parseMoney(asked.yearly_turnover, 'USD')]
  if (compare(amount, turnover) > 0) refuseFields({ amount: 'Enter at most the yearly turnover' })
  const today = dayOf(clock.now())
  const partners = await listActivePartners(db)
  const terms = await Promise.all(partners.map((one) => findTerms(db, one.finance_partner_id)))
  return terms.flatMap((one) => {
    const lent = one?.currencies.find(({ currency }) => currency === 'USD')
    if (!one || !lent || !one.financeTerms.includes(asked.finance_term)) return []
    const offerFor = (receivable: Money) =>
      makeOffer({
        receivable,
        percent: one.mostAdvancePercent,
        from: today,
        dueDate: dayAfter(today, asked.finance_term),
        terms: { ...one, leastFee: lent.leastFee },
      })
    const offer = offerFor(amount)
    // An advance of nothing, of an amount of a cent, has no rate.
    if (offer.advance.amount === 0n || !isCovered(offer)) return []
    return [toEstimate(one, offer, offerFor(turnover).totalCost)]
  })
}

function toEstimate(
  terms: PartnerTerms,
  { advance, interest, fee, totalCost, net, annualBasisPoints }: Offer,
  costOfTurnover: Money,
): Estimate {
  return {
    finance_partner_id: terms.financePartnerId,
    finance_partner_name: terms.name,
    advance_percent: terms.mostAdvancePercent,
    advance: decimalText(advance),
    annual_rate: terms.annualRateBasisPoints / 100,
    interest: decimalText(interest),
    fee: decimalText(fee),
    total_cost: decimalText(totalCost),
    net: decimalText(net),
    annual_cost: annualBasisPoints / 100,
    cost_of_turnover: decimalText(costOfTurnover),
  }
}
