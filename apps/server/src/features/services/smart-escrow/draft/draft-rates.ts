import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import { figuresOfPrice, figuresOfSent } from '@tradelane/contract/smart-escrow/figures'
import type { NewEscrow } from '@tradelane/contract/smart-escrow/forms'
import type { Db, Tx } from '@tradelane/db'
import { findMoney, type Money } from '@tradelane/money'
import { endOfRate, getRate, type PriceRate, rateInForce } from '../../../money/price-rates/index.ts'
import { amountIn, type EscrowRow } from '../escrows.ts'

/** The rate in force, and the one that a draft was priced by, where that is another: until when it can be approved by it. */
export type DraftRates = {
  current: PriceRate
  earlier?: { rate: PriceRate; until: Date; holds: boolean } | undefined
}

type Draft = { uid: string; fee_rate_id: string | null }

export async function ratesOfDraft(
  db: Db | Tx,
  { uid: companyId, fee_rate_id: rateId }: Draft,
  at: Date,
): Promise<DraftRates> {
  const current = await rateInForce(db, 'smart_escrow', { companyId, at })
  const ended = rateId === null ? undefined : await endOfRate(db, rateId, { companyId, at })
  if (rateId === null || !ended) return { current }
  const until = new Date(ended.getTime() + promisedMs('escrowFee'))
  return { current, earlier: { rate: await getRate(db, rateId), until, holds: at < until } }
}

/**
 * By which version a draft is approved; undefined where it has to be priced again. A process of before saved fees without their version, or beside
 * another one: what the fee follows counts.
 */
export function rateOfDraft(row: EscrowRow, { current, earlier }: DraftRates): PriceRate | undefined {
  const rates = [earlier?.holds ? earlier.rate : undefined, current]
  const sent = amountIn(row, row.amount_sent)
  return rates.find((rate) => rate && figuresOfSent(sent, rate.basisPoints).fee.amount === row.fee_amount)
}

/** What the fee of a draft would be if it was priced now. */
const feeByNow = (row: EscrowRow, { current: { basisPoints } }: DraftRates): Money =>
  row.transation_amount === null
    ? figuresOfSent(amountIn(row, row.amount_sent), basisPoints).fee
    : figuresOfPrice(amountIn(row, row.transation_amount), row.fees_payed_by, basisPoints).fee

/** Where a change of our rate means another fee for a draft: that one, and until when the fee that was shown holds. */
export function newFeeOf(row: EscrowRow, rates: DraftRates) {
  const fee = feeByNow(row, rates)
  return rates.earlier && fee.amount !== row.fee_amount ? { fee, ...rates.earlier } : undefined
}

/**
 * By which version a form is saved: the one in force. A draft whose amount stays keeps the fee that was shown. With the simple form, which names the
 * fee, that is so until the approval; with the other one as long as it can be approved by it, and unless it would be lower by now.
 */
export function rateOfForm(form: NewEscrow, saved: EscrowRow, rates: DraftRates): PriceRate {
  const { current, earlier } = rates
  if (!earlier) return current
  const { currency } = amountIn(saved, 0n)
  const isSame = (text: string, amount: bigint | null) => findMoney(text, currency)?.amount === amount
  if (form.condition_based_payment === 0) {
    const stays =
      form.amount_sent_currency === currency &&
      isSame(form.amount_sent, saved.amount_sent) &&
      isSame(form.fees, saved.fee_amount)
    return stays ? earlier.rate : current
  }
  const stays =
    form.transaction_pi_currency === currency &&
    form.fees_payed_by === saved.fees_payed_by &&
    isSame(form.transation_amount, saved.transation_amount)
  return stays && earlier.holds && feeByNow(saved, rates).amount >= saved.fee_amount ? earlier.rate : current
}
