import type { EligibilityCheck } from '@tradelane/contract/invoice-factoring/eligibility'
import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { compare, formatMoney, isPositive, type Money, minus, plus } from '@tradelane/money'
import { percentText } from '../../../../lifecycle/percent-text.ts'
import type { ShippedTo } from '../../shipments/index.ts'
import { longOverdueDays } from '../collection/long-overdue.ts'
import { daysBetween } from '../engine/accrued-interest.ts'
import { isCovered, type Offer } from '../engine/offer.ts'
import { beforeDelivery } from './before-delivery.ts'
import type { FactoredBefore } from './factored-before.ts'
import type { Lent } from './sum-lent.ts'

/** Everything that the checks look at, read before: they decide, and read nothing. */
export type Evidence = {
  buyerName: string
  limit: { isUsable: boolean; isWithPartner: boolean; partnerName: string; approved: Money } | undefined
  partner: {
    name: string
    financeTerms: readonly number[]
    mostAdvancePercent: number
    mostAnnualCostBasisPoints: number
    caps: { buyerCap: Money; totalCap: Money } | undefined
  }
  today: string
  dueDate: string
  term: number
  percent: number
  currency: string
  /** In the currency of the invoice: the advance is paid into it. */
  hasWallet: boolean
  /** What the buyer pays in advance, and what it owes on the due date. */
  prepaid: Money
  receivable: Money
  offer: Offer
  /** Without this invoice. */
  lent: Lent
  /** TRX-2026-000123, and its booking that ships the goods to the buyer. */
  trade: { number: string; booking: ShippedTo | undefined } | undefined
  shipmentDate: string
  hasShippingFile: boolean
  factoredBefore: FactoredBefore['found']
  /** For more than 30 days, with any invoice of any company. */
  isBuyerOverdue: boolean
  /** What the electronic invoice says that it is; undefined where it is none. */
  isCreditNote: boolean | undefined
}

export type Checked = { check: EligibilityCheck; passed: boolean; reason: string; warning?: string }

/** No longer is financed (specification 2, landing page). */
const longestDays = 120

/** Each check with its reason, in the order in which a person would mend them. */
export function checkEligibility(evidence: Evidence): Checked[] {
  return [
    limitActive(evidence),
    currencyLent(evidence),
    walletOpen(evidence),
    dueDate(evidence),
    term(evidence),
    paymentTerms(evidence),
    percentage(evidence),
    limitAmount(evidence),
    partnerCap(evidence),
    shipped(evidence),
    buyerPays(evidence),
    notFactored(evidence),
    ...isInvoice(evidence),
    costCovered(evidence),
  ]
}

const answer = (check: EligibilityCheck, passed: boolean, yes: string, no: string): Checked => ({
  check,
  passed,
  reason: passed ? yes : no,
})

function limitActive({ limit, buyerName, partner }: Evidence): Checked {
  if (!limit?.isUsable)
    return answer(
      'limit_active',
      false,
      '',
      `${asSentence(`There is no active credit limit for ${buyerName}`)} Request one first.`,
    )
  return answer(
    'limit_active',
    limit.isWithPartner,
    asSentence(`The credit limit for ${buyerName} is ${formatMoney(limit.approved)} with ${partner.name}`),
    `${asSentence(`The credit limit for ${buyerName} is with ${limit.partnerName}`)} Choose this finance partner.`,
  )
}

const currencyLent = ({ partner, currency }: Evidence): Checked =>
  answer(
    'currency',
    partner.caps !== undefined,
    `${partner.name} funds invoices in ${currency}.`,
    `${partner.name} does not fund invoices in ${currency}.`,
  )

const walletOpen = ({ hasWallet, currency }: Evidence): Checked =>
  answer(
    'wallet',
    hasWallet,
    `The advance is paid into your ${currency} account.`,
    `Open a ${currency} account in your wallet first. The advance is paid into it.`,
  )

const dueDate = ({ today, dueDate: due }: Evidence): Checked =>
  answer(
    'due_date',
    due > today,
    `The invoice is due on ${dayText(due)}.`,
    due === today
      ? 'The invoice is due today. Only invoices that are due later are funded.'
      : `The due date ${dayText(due)} has passed.`,
  )

function term({ partner, term: days, today, dueDate: due }: Evidence): Checked {
  if (!partner.financeTerms.includes(days))
    return answer('term', false, '', `${partner.name} does not offer a term of ${days} days.`)
  const left = daysBetween(today, due)
  // That it has passed is a check of its own.
  if (left <= 0) return answer('term', true, `${partner.name} offers a term of ${days} days.`, '')
  const remain = left === 1 ? '1 day remains until the due date.' : `${left} days remain until the due date.`
  return answer('term', left <= longestDays, remain, `${remain} At most ${longestDays} are funded.`)
}

const percentage = ({ partner, percent }: Evidence): Checked =>
  answer(
    'percentage',
    percent <= partner.mostAdvancePercent,
    `${partner.name} advances up to ${partner.mostAdvancePercent} %.`,
    `${partner.name} advances at most ${partner.mostAdvancePercent} %.`,
  )

/** Only what is still owed after the shipment can be lent on (decision 127). */
function paymentTerms({ buyerName, prepaid, receivable }: Evidence): Checked {
  const yes = isPositive(prepaid)
    ? `${buyerName} pays ${formatMoney(prepaid)} in advance. ${formatMoney(receivable)} can be funded.`
    : `${buyerName} pays the whole invoice after the shipment.`
  return answer(
    'payment_terms',
    isPositive(receivable),
    yes,
    `${buyerName} pays the whole invoice in advance, by the payment terms of its credit limit. Nothing is left to fund.`,
  )
}

function limitAmount({ limit, offer, lent }: Evidence): Checked {
  if (!limit || limit.approved.currency !== lent.ofLimit.currency)
    return answer('limit_amount', false, '', 'There is no credit limit to compare the advance with.')
  const free = minus(limit.approved, lent.ofLimit)
  const left = isPositive(free) ? free : minus(free, free)
  return answer(
    'limit_amount',
    compare(offer.advance, free) <= 0,
    `${formatMoney(free)} of the credit limit are free.`,
    `Only ${formatMoney(left)} of the credit limit are free. The advance is ${formatMoney(offer.advance)}.`,
  )
}

function partnerCap({ partner, offer, lent }: Evidence): Checked {
  const { caps } = partner
  const fits =
    caps !== undefined &&
    compare(plus(lent.ofBuyer, offer.advance), caps.buyerCap) <= 0 &&
    compare(plus(lent.ofPartner, offer.advance), caps.totalCap) <= 0
  return answer(
    'partner_cap',
    fits,
    `The advance is within what ${partner.name} lends.`,
    `The advance is more than ${partner.name} can lend now. Choose a lower percentage or the other finance partner.`,
  )
}

/** A booking in which the customer ships to this buyer, or a transport document (decision 127). */
function shipped({ buyerName, trade, hasShippingFile, shipmentDate, today }: Evidence): Checked {
  const booking = trade?.booking
  const proof = booking && `Booking ${booking.number} of trade ${trade.number}`
  const done = booking?.isDelivered ? 'were delivered' : 'are on their way'
  const yes = proof
    ? asSentence(`${proof} shows that the goods ${done} to ${buyerName}`)
    : 'A transport document is attached.'
  const isLater = hasShippingFile && shipmentDate > today
  const checked = answer(
    'shipped',
    proof !== undefined || (hasShippingFile && !isLater),
    yes,
    isLater
      ? `The shipment date ${dayText(shipmentDate)} is in the future. Submit the invoice once the goods have been shipped.`
      : `${asSentence(`No booking${trade ? ` of trade ${trade.number}` : ''} shows that you shipped goods to ${buyerName}`)} Attach a transport document, or change the trade.`,
  )
  const warning = checked.passed ? beforeDelivery({ buyerName, booking, hasShippingFile }) : undefined
  return { ...checked, ...(warning && { warning }) }
}

const buyerPays = ({ buyerName, isBuyerOverdue }: Evidence): Checked =>
  answer(
    'buyer_pays',
    !isBuyerOverdue,
    `${buyerName} is not long overdue with another funded invoice.`,
    `${buyerName} is more than ${longOverdueDays} days overdue with a funded invoice. New invoices can be funded once it is paid.`,
  )

const notFactored = ({ factoredBefore }: Evidence): Checked =>
  answer(
    'not_factored',
    factoredBefore === 'no' || factoredBefore === 'alike',
    factoredBefore === 'alike'
      ? 'An invoice without a number, with this buyer, amount and shipment date, was submitted before. We compare the two before we approve this one.'
      : 'This invoice has not been submitted before.',
    factoredBefore === 'number_needed'
      ? 'Enter the invoice number. Another invoice with this buyer, amount and shipment date was submitted before.'
      : 'This invoice was submitted for funding before. An invoice can be funded once.',
  )

/** A credit note takes away what an invoice asks for: nobody pays it to the finance partner. */
const isInvoice = ({ isCreditNote }: Evidence): Checked[] =>
  isCreditNote === undefined
    ? []
    : [
        answer(
          'is_invoice',
          !isCreditNote,
          'The electronic document is an invoice.',
          'The electronic document is a credit note or a correction. Upload the invoice.',
        ),
      ]

/** Out of what is kept back, and not more than anybody would sign: a least fee on a small advance costs thousands of percent a year. */
function costCovered({ partner, offer }: Evidence): Checked {
  const { annualBasisPoints } = offer
  const most = partner.mostAnnualCostBasisPoints
  const cost = `Interest and fee of ${formatMoney(offer.totalCost)} on an advance of ${formatMoney(offer.advance)}`
  if (isCovered(offer) && annualBasisPoints > most)
    return answer(
      'cost_covered',
      false,
      '',
      `${cost} would cost ${percentText(annualBasisPoints)} a year. ${partner.name} funds at most at ${percentText(most)}. Choose a higher percentage or a longer term.`,
    )
  return answer(
    'cost_covered',
    isCovered(offer),
    'What is kept back covers interest and fee.',
    'Interest and fee are more than what is kept back. Choose a lower percentage.',
  )
}
