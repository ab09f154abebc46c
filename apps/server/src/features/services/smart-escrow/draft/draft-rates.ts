import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import { type EscrowFigures, figuresOfPrice, figuresOfSent } from '@tradelane/contract/smart-escrow/figures'
import type { NewEscrow } from '@tradelane/contract/smart-escrow/forms'
import { leastEscrowAmount } from '@tradelane/contract/smart-escrow/options'
import type { Db, Tx } from '@tradelane/db'
import { compare, findMoney, parseMoney } from '@tradelane/money'
import { endOfRate, getRate, type PriceRate, rateInForce } from '../../../money/price-rates/index.ts'
import { amountIn, type EscrowRow } from '../escrows.ts'

/**
 * The rate in force, and the one that a draft was priced by, where that is another: until when it can be approved by it. Without the rate where the
 * fee follows none: then it never could.
 */
export type DraftRates = {
  current: PriceRate
  earlier?: { rate: PriceRate | undefined; until: Date; holds: boolean } | undefined
}

export async function ratesOfDraft(db: Db | Tx, row: EscrowRow, at: Date): Promise<DraftRates> {
  const { uid: companyId, updated_at: savedAt } = row
  const current = await rateInForce(db, 'smart_escrow', { companyId, at })
  const rate = await pricedBy(db, row)
  if (!rate)
    return followsRate(row, current)
      ? { current }
      : { current, earlier: { rate, until: savedAt, holds: false } }
  const ended = await endOfRate(db, rate.rateId, { companyId, at })
  if (!ended) return { current }
  const until = new Date(ended.getTime() + promisedMs('escrowFee'))
  return { current, earlier: { rate, until, holds: at < until } }
}

/**
 * The version that a draft was saved with. A process of before saved fees without it, or beside another one: then the one in force at that time.
 * Undefined where the fee does not follow it.
 */
async function pricedBy(db: Db | Tx, row: EscrowRow): Promise<PriceRate | undefined> {
  const { uid: companyId, fee_rate_id, updated_at: at } = row
  const stored = fee_rate_id === null ? undefined : await getRate(db, fee_rate_id)
  if (stored && followsRate(row, stored)) return stored
  const ofThen = await rateInForce(db, 'smart_escrow', { companyId, at })
  return followsRate(row, ofThen) ? ofThen : undefined
}

const followsRate = (row: EscrowRow, { basisPoints }: PriceRate): boolean =>
  figuresOfSent(amountIn(row, row.amount_sent), basisPoints).fee.amount === row.fee_amount

/** By which version a draft is approved; undefined where it has to be priced again. What its fee follows counts. */
export function rateOfDraft(row: EscrowRow, { current, earlier }: DraftRates): PriceRate | undefined {
  const rates = [earlier?.holds ? earlier.rate : undefined, current]
  return rates.find((rate) => rate && followsRate(row, rate))
}

/** What a draft would be if it was priced now. */
const figuresByNow = (row: EscrowRow, { current: { basisPoints } }: DraftRates): EscrowFigures =>
  row.transation_amount === null
    ? figuresOfSent(amountIn(row, row.amount_sent), basisPoints)
    : figuresOfPrice(amountIn(row, row.transation_amount), row.fees_payed_by, basisPoints)

/** Where a change of our rate means another fee for a draft: that one, and until when the fee that was shown holds. */
export function newFeeOf(row: EscrowRow, rates: DraftRates) {
  const { fee } = figuresByNow(row, rates)
  return rates.earlier && fee.amount !== row.fee_amount ? { fee, ...rates.earlier } : undefined
}

/**
 * What a draft is priced by where its amount stays: the version that it was saved with, as long as it can be approved by it, and unless it would
 * be lower by now. A lower rate that needs a higher amount is no gain: then it stays too.
 */
export function rateThatStays(row: EscrowRow, rates: DraftRates): PriceRate {
  const { current, earlier } = rates
  if (!earlier?.rate || !earlier.holds) return current
  const { fee } = figuresByNow(row, rates)
  const least = parseMoney(String(leastEscrowAmount), fee.currency)
  const isTooLow = current.basisPoints > 0 && compare(fee, least) < 0
  return isTooLow || fee.amount >= row.fee_amount ? earlier.rate : current
}

/**
 * By which version a form is saved: the one in force. A draft whose amount stays keeps the fee that was shown. With the simple form, which names the
 * fee, that is so until the approval; with the other one while it stays.
 */
export function rateOfForm(form: NewEscrow, saved: EscrowRow, rates: DraftRates): PriceRate {
  const { current, earlier } = rates
  if (!earlier?.rate) return current
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
  return stays ? rateThatStays(saved, rates) : current
}
