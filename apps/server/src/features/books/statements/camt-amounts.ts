import { decimalText, isNegative, isZero, type Money, minus, money, negate } from '@tradelane/money'
import type { Exchange } from './entry-facts.ts'
import type { LineBeside } from './lines-beside.ts'
import type { StatementLine } from './statement-line.ts'
import { element } from './xml.ts'

export const camtAmount = (name: string, amount: Money): string =>
  element(name, decimalText(amount), ` Ccy="${amount.currency}"`)

export const absolute = ({ amount, currency }: Money): Money =>
  money(amount < 0n ? -amount : amount, currency)

export const directionOf = ({ amount }: Money): string => (amount < 0n ? 'DBIT' : 'CRDT')

/** What moved no balance has a direction, too: a payout of an escrow went out. */
export const directionOfLine = ({ amount, role, returnReason }: StatementLine | LineBeside): string =>
  isZero(amount) && role === 'creditor' && returnReason === undefined ? 'DBIT' : directionOf(amount)

/** AmtDtls where nothing was exchanged: readers look for the amount of the transaction here. The fee inside the entry is no part of it. */
export function transactionAmount({ amount, fee, counterAmount }: StatementLine): string {
  const withoutFee = () => (fee && isNegative(amount) ? minus(absolute(amount), fee) : absolute(amount))
  return element('AmtDtls', [element('TxAmt', [camtAmount('Amt', counterAmount ?? withoutFee())])])
}

/**
 * AmtDtls: what was ordered, what of it was exchanged, and what came out. The amount of the transaction, times the rate, is the counter
 * value; together with the charges it is the amount ordered.
 */
export function amountDetails({ source, net, target, rate, rateOrigin }: Exchange): string {
  const exchange = element('CcyXchg', [
    element('SrcCcy', source.currency),
    element('TrgtCcy', target.currency),
    element('UnitCcy', source.currency),
    element('XchgRate', baseOneRate(rate)),
    element('QtnDt', rateOrigin?.asOf.toISOString() ?? ''),
  ])
  return element('AmtDtls', [
    element('InstdAmt', [camtAmount('Amt', source)]),
    element('TxAmt', [camtAmount('Amt', net)]),
    element('CntrValAmt', [camtAmount('Amt', target), exchange]),
  ])
}

/** The schema's BaseOneRate has at most ten decimals, and eleven digits in all. */
export function baseOneRate(rate: string): string {
  const [whole = '0', decimals = ''] = rate.split('.')
  const digitsBefore = whole === '0' ? 0 : whole.length
  const kept = decimals.slice(0, Math.min(10, Math.max(0, 11 - digitsBefore)))
  return kept === '' ? whole : `${whole}.${kept}`
}

/** Chrgs: the fee, inside the amount of the entry. What came back is a credit. */
export function charges(fee: Money | undefined): string {
  if (!fee || isZero(fee)) return ''
  const size = absolute(fee)
  return element('Chrgs', [
    camtAmount('TtlChrgsAndTaxAmt', size),
    element('Rcrd', [
      camtAmount('Amt', size),
      element('CdtDbtInd', directionOf(negate(fee))),
      element('ChrgInclInd', 'true'),
      element('Tp', [element('Prtry', [element('Id', 'Service fee'), element('Issr', 'Tradelane')])]),
    ]),
  ])
}

/** Intrst: what was paid to a finance partner out of the same payment. */
export function paidInterest(interest: Money | undefined): string {
  if (!interest || isZero(interest)) return ''
  return element('Intrst', [
    camtAmount('TtlIntrstAndTaxAmt', interest),
    element('Rcrd', [camtAmount('Amt', interest), element('CdtDbtInd', 'DBIT')]),
  ])
}
