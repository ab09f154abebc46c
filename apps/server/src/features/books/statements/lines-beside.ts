import type { Db } from '@tradelane/db'
import { type BookedEntry, listBookedApart } from '@tradelane/ledger'
import { type Currency, isPositive, zero } from '@tradelane/money'
import { systemScope } from '../../../access/scope.ts'
import { listTakenCosts, type TakenCost } from '../../services/invoice-factoring/index.ts'
import type { EntryFacts } from './entry-facts.ts'
import { momentsOf } from './period.ts'
import { readEntryFacts } from './read-entry-facts.ts'
import type { StatementLine } from './statement-line.ts'
import type { Statement } from './stored-statements.ts'

/** A line that leaves the balance as it is. */
export type LineBeside = Omit<StatementLine, 'balance'>

type StatedPeriod = Pick<Statement, 'companyId' | 'currency' | 'from' | 'to' | 'closesAt'>

/**
 * What a statement says beside its entries, oldest first: interest and fees that were taken from a buyer's payment, and what escrows paid to
 * others, out of money that left the balance when they were funded.
 */
export async function listLinesBeside(db: Db, period: StatedPeriod): Promise<LineBeside[]> {
  const { companyId, currency, closesAt } = period
  const scope = systemScope(companyId)
  const between = { currency, from: momentsOf(period, closesAt).opensAt, to: closesAt }
  const costs = await listTakenCosts(db, scope, between)
  const apart = await listBookedApart(db, { owner: companyId, ...between })
  const named = apart.map((entry) => ({ ...entry, currency }))
  const factsOf = await readEntryFacts(db, scope, named)
  return [
    ...costs.map((cost) => costLine(cost, currency)),
    ...named.map((entry) => apartLine(entry, factsOf(entry))),
  ].sort((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime())
}

/** Interest and fee that were taken from a buyer's payment. */
function costLine(cost: TakenCost, currency: Currency): LineBeside {
  const { paymentId, subject, takenAt, paidOn, number, counterparty, reference, fee, interest } = cost
  return {
    place: null,
    entryReference: paymentId.replaceAll('-', ''),
    kind: 'factoring.collected',
    description: `Cost taken from a payment of the buyer, invoice funding ${number}`,
    bookedAt: takenAt,
    eventAt: new Date(`${paidOn}T00:00:00Z`),
    amount: zero(currency),
    subject,
    ...{ number, counterparty, counterpartyAccount: '', role: 'debtor', reference },
    ...(isPositive(fee) && { fee }),
    ...(isPositive(interest) && { interest }),
  }
}

const apartLine = (
  {
    journalId,
    currency,
    kind,
    description,
    bookedAt,
    eventAt,
    subject,
  }: BookedEntry & { currency: Currency },
  facts: EntryFacts,
): LineBeside => ({
  ...{ place: null, entryReference: String(journalId), amount: zero(currency) },
  ...{ kind, description, bookedAt, eventAt, subject },
  ...facts,
})
