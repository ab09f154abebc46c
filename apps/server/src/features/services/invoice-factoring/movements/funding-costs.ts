import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import { fundingMoney } from '@tradelane/contract/invoice-factoring/states'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Db } from '@tradelane/db'
import { isPositive, type Money, minus } from '@tradelane/money'
import type { Scope } from '../../../../access/scope.ts'
import type { CostLine } from '../../../../entries/service-entry.ts'
import { daysOfCompanies } from '../../../../lifecycle/day-of-company.ts'
import { findTermsVersion } from '../../../office/finance-partners/index.ts'
import { dayAfter } from '../engine/accrued-interest.ts'
import { daysOverdue } from '../engine/ageing.ts'
import { makeOffer } from '../engine/offer.ts'
import { asOf, interestDue } from '../engine/position.ts'
import {
  amountIn,
  currencyOf,
  type FundingRow,
  fundingNumber,
  positionOf,
  receivableOfRow,
  selectFundings,
} from '../fundings.ts'

/**
 * Interest and fee of these fundings: as offered while the offer is valid, as accepted until the advance, then what was paid and what is still to
 * come. The advance itself is no cost: it is paid back.
 */
export async function costsOfFundings(
  db: Db,
  scope: Scope,
  ids: readonly string[],
  now: Date,
): Promise<CostLine[]> {
  if (ids.length === 0) return []
  const rows = await selectFundings(db, scope)
    .where('funding.invoice_factoring_id', 'in', ids)
    .orderBy('funding.created_at')
    .execute()
  const todayOf = await daysOfCompanies(
    db,
    rows.map(({ uid }) => uid),
    now,
  )
  const lines = await Promise.all(rows.map((row) => costsOf(db, row, { now, today: todayOf(row.uid) })))
  return lines.flat()
}

type Cost = Pick<CostLine, 'kind' | 'standing' | 'amount' | 'due'> & { title: string }

/** `today`: where the company is. */
type Moment = { now: Date; today: string }

async function costsOf(db: Db, row: FundingRow, moment: Moment): Promise<CostLine[]> {
  const costs = row.state === 'draft' ? await offered(db, row, moment) : accepted(row, moment)
  return costs
    .filter(({ amount }) => isPositive(amount))
    .map(({ title, ...cost }) => ({
      ...cost,
      subject: invoiceFactoring.subject,
      id: row.invoice_factoring_id,
      description: `${title}, invoice funding ${fundingNumber(row)}`,
    }))
}

/** By the terms that the draft was offered, from today. */
async function offered(db: Db, row: FundingRow, { now, today }: Moment): Promise<Cost[]> {
  const { finance_partner_id, terms_version: version, offer_expires_at: expiresAt } = row
  if (version === null || expiresAt === null || expiresAt <= now) return []
  const terms = await findTermsVersion(db, finance_partner_id, version)
  const lent = terms?.currencies.find(({ currency }) => currency === currencyOf(row))
  if (!terms || !lent) return []
  const dueDate = dayAfter(row.shipment_date, row.finance_term)
  const { interest, fee } = makeOffer({
    receivable: receivableOfRow(row),
    percent: row.payment_request,
    from: today,
    dueDate,
    terms: { ...terms, leastFee: lent.leastFee },
  })
  return planned('quoted', { interest, fee, until: dueDate })
}

function accepted(row: FundingRow, { today }: Moment): Cost[] {
  const { state, interest_amount, fee_amount, due_date } = row
  if (interest_amount === null || fee_amount === null || due_date === null) return []
  const fee = amountIn(row, fee_amount)
  if (fundingMoney[state] === 'promised')
    return planned('committed', { interest: amountIn(row, interest_amount), fee, until: due_date }, due_date)
  const position = positionOf(row)
  if (!position) return []
  const paid: Cost[] = [
    { kind: 'interest', title: 'Interest', standing: 'paid', amount: position.interestPaid },
    { kind: 'fee', title: 'Fee', standing: 'paid', amount: minus(fee, position.feeDue) },
  ]
  if (fundingMoney[state] !== 'lent') return paid
  const until = daysOverdue(due_date, today) > 0 ? today : due_date
  const interest = interestDue(asOf(position, until))
  return [...paid, ...planned('committed', { interest, fee: position.feeDue, until }, due_date)]
}

type Planned = { interest: Money; fee: Money; until: string }

const planned = (
  standing: 'quoted' | 'committed',
  { interest, fee, until }: Planned,
  due?: string,
): Cost[] => {
  const line = { standing, ...(due && { due }) }
  return [
    { ...line, kind: 'planned_interest', title: `Interest until ${dayText(until)}`, amount: interest },
    { ...line, kind: 'planned_fee', title: 'Fee', amount: fee },
  ]
}
