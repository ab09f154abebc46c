import type { Output } from '@tradelane/contract'
import type { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { Db } from '@tradelane/db'
import { type Currency, decimalText, isPositive, type Money, minus, money } from '@tradelane/money'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { type OneCompanyScope, type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { dayIn } from '../../../lifecycle/local-days.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { findEInvoice } from '../../papers/documents/index.ts'
import { hasLiveLink } from '../../people/links/index.ts'
import { daysBetween } from './engine/accrued-interest.ts'
import { annualOf, flatOf, type Offer } from './engine/offer.ts'
import { asOf, interestDue, totalDue } from './engine/position.ts'
import { fileNamesOf } from './file-names.ts'
import {
  amountIn,
  daysOverdueOf,
  type FundingRow,
  getFunding,
  isUnfunded,
  positionOf,
  receivableOfRow,
  shortBy,
  toFunding,
  xmlDifferencesOf,
} from './fundings.ts'
import { fundingLifecycle } from './lifecycle.ts'
import { arrivalsInWallet } from './movements/arrival-in-wallet.ts'
import { collectionAccountOf, collectionLines } from './movements/collection-account.ts'
import { invoiceOfRow } from './offer/invoice-of.ts'
import { type PricedInvoice, priceFunding } from './offer/price-funding.ts'

type Detail = Output<typeof invoiceFactoring.get>

/** A funding in scope with all that belongs to it. Refuses with NOT_FOUND. */
export async function describeFunding(deps: Deps, scope: Scope, id: string): Promise<Omit<Detail, 'status'>> {
  const row = await getFunding(deps.db, scope, id)
  const now = deps.clock.now()
  const own = systemScope(row.uid)
  const isDraft = row.state === 'draft'
  const priced =
    isDraft || row.state === 'requested'
      ? await priceFunding(deps.db, own, invoiceOfRow(row, now), now)
      : undefined
  const country = (await countriesOfCompanies(deps.db, [row.uid])).get(row.uid) ?? null
  const arrivals = await arrivalsInWallet(deps.db, row, now)
  const next = await nextOf(deps, own, row, now)
  return {
    // A draft's limit may have been renewed with other payment terms: what is paid in advance belongs to its offer of now.
    funding: toFunding(isDraft && priced ? { ...row, prepaid_amount: priced.prepaid.amount } : row),
    offer: isDraft && priced ? offerAnswer(priced) : acceptedOffer(row, country),
    checks: priced?.checks ?? [],
    e_invoice: (await findEInvoice(deps.db, own, row.invoice_sha256)) ?? null,
    xml_differences: isDraft && priced ? priced.xmlDifferences : xmlDifferencesOf(row),
    payments: await listPayments(deps.db, row),
    file_names: await fileNamesOf(deps, row),
    position: positionAnswer(row, dayIn(country, now)),
    arrivals,
    account: accountOf(row),
    timeline: await timelineOf(deps.db, fundingLifecycle, scope, { companyId: row.uid, id }),
    // Who sends the advance does so by the day on which it is to arrive.
    next: next && row.state === 'approved' ? { ...next, by: arrivals[0]?.ends_at ?? null } : next,
  }
}

/** While the buyer has no link that works, nobody asks it: then it is the customer's turn. */
async function nextOf(deps: Deps, own: OneCompanyScope, row: FundingRow, now: Date): Promise<NextStep> {
  const isAnswered = row.buyer_confirmed_at !== null || row.buyer_disputed_at !== null
  const about = { subject: 'invoice_factoring', subjectId: row.invoice_factoring_id } as const
  if (row.state !== 'requested' || isAnswered || (await hasLiveLink(deps, own, about)))
    return nextStepOf(fundingLifecycle, row, now)
  return {
    who: 'customer',
    text: 'The buyer has no link that works. Send it again under Links, or tell us how the buyer has confirmed the invoice.',
    by: row.respond_due_at,
  }
}

export const offerAnswer = ({
  prepaid,
  offer,
  terms,
  dueDate,
}: Pick<PricedInvoice, 'prepaid' | 'offer' | 'terms' | 'dueDate'>) => ({
  prepaid: decimalText(prepaid),
  ...figuresOf(offer),
  annual_rate: terms.annualRateBasisPoints / 100,
  due_date: dueDate,
})

const figuresOf = (offer: Offer) => ({
  currency: offer.advance.currency,
  advance: decimalText(offer.advance),
  interest: decimalText(offer.interest),
  fee: decimalText(offer.fee),
  total_cost: decimalText(offer.totalCost),
  flat_percent: offer.flatBasisPoints / 100,
  annual_cost: offer.annualBasisPoints / 100,
  net: decimalText(offer.net),
  remainder: decimalText(offer.remainder),
  days: offer.days,
})

/** The offer as it was accepted; null before. */
function acceptedOffer(row: FundingRow, country: string | null): Detail['offer'] {
  const { advance_amount, interest_amount, fee_amount, requested_at, due_date } = row
  if (
    advance_amount === null ||
    interest_amount === null ||
    fee_amount === null ||
    requested_at === null ||
    due_date === null
  )
    return null
  const cost = interest_amount + fee_amount
  const receivable = receivableOfRow(row).amount
  const text = (amount: bigint) => decimalText(amountIn(row, amount))
  const [totalCost, advance] = [amountIn(row, cost), amountIn(row, advance_amount)]
  const days = Math.max(0, daysBetween(dayIn(country, requested_at), due_date))
  return {
    currency: row.currency as Currency,
    prepaid: text(row.prepaid_amount),
    advance: text(advance_amount),
    annual_rate: (row.annual_rate_basis_points ?? 0) / 100,
    interest: text(interest_amount),
    fee: text(fee_amount),
    total_cost: text(cost),
    flat_percent: flatOf(totalCost, advance) / 100,
    annual_cost: annualOf(totalCost, advance, days) / 100,
    net: text(receivable - cost),
    remainder: text(receivable - cost - advance_amount),
    days,
    due_date,
  }
}

function positionAnswer(row: FundingRow, today: string): Detail['position'] {
  const known = positionOf(row)
  if (!known) return null
  const position = asOf(known, today)
  const isOpen = row.state === 'funded' || row.state === 'overdue'
  return {
    as_of: today,
    principal: decimalText(position.principal),
    interest: decimalText(interestDue(position)),
    fee: decimalText(position.feeDue),
    total_due: decimalText(totalDue(position)),
    buyer_paid: decimalText(amountIn(row, row.buyer_paid)),
    customer_paid: decimalText(amountIn(row, row.customer_paid)),
    overpaid: decimalText(overpaidOf(row)),
    short_by: decimalText(shortBy(row, today)),
    days_overdue: daysOverdueOf(row, today),
    may_repay: isOpen,
  }
}

/** It was passed on to the customer. */
function overpaidOf(row: FundingRow): Money {
  const excess = minus(amountIn(row, row.buyer_paid), receivableOfRow(row))
  return isPositive(excess) ? excess : minus(excess, excess)
}

function accountOf(row: FundingRow): Detail['account'] {
  const account = collectionAccountOf(row)
  if (!account || row.requested_at === null || isUnfunded(row)) return null
  const { holder, account: number, reference } = account
  return { holder, account: number, reference, lines: collectionLines(row, account) }
}

async function listPayments(db: Db, { uid, invoice_factoring_id }: FundingRow): Promise<Detail['payments']> {
  const rows = await db
    .selectFrom('factoring_payments')
    .selectAll()
    .where('uid', '=', uid)
    .where('invoice_factoring_id', '=', invoice_factoring_id)
    .orderBy('created_at')
    .orderBy('payment_id')
    .execute()
  return rows.map((row) => {
    const text = (amount: bigint | null) =>
      amount === null ? null : decimalText(money(amount, row.currency as Currency))
    return {
      payment_id: row.payment_id,
      payer: row.payer,
      state: row.state,
      currency: row.currency as Currency,
      amount: decimalText(money(row.amount, row.currency as Currency)),
      paid_on: row.paid_on,
      sender: row.sender,
      reference: row.reference,
      interest: text(row.interest_amount),
      principal: text(row.principal_amount),
      fee: text(row.fee_amount),
      rest: text(row.rest_amount),
    }
  })
}
