import type { Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import type { NamedRecord } from '../../../entries/record-names.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import { note } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { type Funding, finishFunding, getFunding } from './fundings.ts'
import { balanceAdded } from './journals.ts'
import { fundingLifecycle } from './lifecycles.ts'
import { providerCustomerOf } from './queries.ts'

type FundingKey = { companyId: string; fundingId: string }

/**
 * Asks the provider for the money, with no transaction open, then writes down what came of it. Safe to repeat at any
 * point: the provider knows the key, and our books move only with the one change of state. Still `requested` afterwards
 * where the provider has not settled it either.
 */
export async function settleFunding(deps: Deps, { companyId, fundingId }: FundingKey): Promise<Funding> {
  const scope = systemScope(companyId)
  const funding = await getFunding(deps.db, scope, fundingId)
  if (funding.state !== 'requested') return funding
  const customer = await providerCustomerOf(deps.db, scope)
  deps.crashAt('payback_before_call')
  const answer = await deps.payments.fund({ key: fundingId, customer, amount: funding.amount })
  deps.crashAt('payback_after_call')
  if (answer.status === 'processing') return funding
  await book(deps, funding, { ...answer, state: answer.status })
  deps.crashAt('payback_after_post')
  return getFunding(deps.db, scope, fundingId)
}

async function book(
  deps: Deps,
  funding: Funding,
  outcome: { state: 'added' | 'rejected'; reason?: string; providerReference?: string },
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    if (!(await finishFunding(tx, funding, { ...outcome, at }))) return
    if (outcome.state === 'added') await postJournal(tx, balanceAdded(funding, at))
    else if (isOwed(funding)) await noteDebt(tx, deps, funding, { at, reason: outcome.reason })
  })
}

/** Money that the customer is promised already; the others are added again by the customer. */
const isOwed = ({ kind }: Funding): boolean => kind === 'refund' || kind === 'claim'

/** Opens a task of the back office: nothing else would pay the customer. */
async function noteDebt(
  tx: Tx,
  deps: Deps,
  { companyId, fundingId: id, amount, description }: Funding,
  { at, reason }: { at: Date; reason: string | undefined },
): Promise<void> {
  const subject = await findSubject(tx, deps, { companyId, id })
  await note(tx, fundingLifecycle, {
    scope: systemScope(companyId),
    id,
    what: 'still_owed',
    by: 'provider',
    at,
    reason,
    facts: { amount: formatMoney(amount), description, ...(subject && { subject }) },
  })
}

/** The service whose record is paid for: a refund, and what is paid for a claim, has the record's id. */
async function findSubject(tx: Tx, deps: Deps, record: NamedRecord) {
  for (const { info, nameRecords } of servicesOf(deps))
    if ((await nameRecords?.[info.subject]?.(tx, [record]))?.has(record.id)) return info.subject
  return undefined
}

/** The job: throws while the outcome is open, so that the queue asks again, later and later. */
export async function finishAddingBalance(deps: Deps, key: Tasks['add-balance']): Promise<void> {
  const { state } = await settleFunding(deps, key)
  if (state === 'requested') throw new Error(`funding ${key.fundingId} is still being processed`)
}
