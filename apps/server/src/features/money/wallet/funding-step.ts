import type { Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import { type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { NamedRecord } from '../../../entries/record-names.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import { note } from '../../../lifecycle/move.ts'
import { beginStep, makeStep, moneyStep, settledAs } from '../steps/index.ts'
import { type Funding, toFunding } from './fundings.ts'
import { balanceAdded } from './journals.ts'
import { fundingLifecycle } from './lifecycles.ts'

/** Balance that the provider adds from the platform's pool. */
export const fundingStep = moneyStep({
  lifecycle: fundingLifecycle,
  asked: 'requested',
  done: 'added',
  rejected: 'rejected',
  askedAt: 'requested_at',
  isAtProvider: true,
  crashPoints: {
    beforeCall: 'payback_before_call',
    afterCall: 'payback_after_call',
    afterPost: 'payback_after_post',
  },
  ask: async ({ payments }, { row, ...asked }) =>
    settledAs(await payments.fund({ ...asked, amount: toFunding(row).amount }), 'added'),
  facts: ({ row }) => ({ amount: formatMoney(toFunding(row).amount), kind: row.kind }),
  async book(tx, { row, answer, at, deps }) {
    const funding = toFunding(row)
    if (funding.state === 'added') await postJournal(tx, balanceAdded(funding, at))
    else if (isOwed(funding)) await noteDebt(tx, deps, funding, { at, reason: answer.reason })
  },
})

type NewFunding = Pick<Funding, 'fundingId' | 'kind' | 'amount'> & {
  scope: Scope
  description?: string
  payer?: string
  number?: string
  requestKey?: string | undefined
  at: Date
}

/**
 * Stores a funding with its event and the job that asks for it. False where the company has its opening balance already, or was given this
 * very refund or claim before.
 */
export async function beginFunding(tx: Tx, funding: NewFunding): Promise<boolean> {
  const { fundingId, scope, kind, description, payer, number, amount, requestKey, at } = funding
  const started = await beginStep(tx, fundingStep, {
    scope,
    at,
    askedBy: isOwed(funding) ? 'job' : 'request',
    isOnce: kind !== 'added',
    facts: { amount: formatMoney(amount), kind },
    values: {
      funding_id: fundingId,
      kind,
      description: description ?? null,
      payer_name: payer ?? null,
      record_number: number ?? null,
      currency: amount.currency,
      amount: amount.amount,
      request_key: requestKey ?? null,
      requested_at: at,
    },
  })
  return started !== undefined
}

/** Asks the provider and books its answer. Still `requested` where the provider has not settled it. Safe to repeat. */
export const settleFunding = async (
  deps: Deps,
  { companyId, fundingId: id }: { companyId: string; fundingId: string },
): Promise<Funding> => toFunding(await makeStep(deps, fundingStep, { companyId, id }))

/** Money that the customer is promised already; the others are added again by the customer. */
const isOwed = ({ kind }: Pick<Funding, 'kind'>): boolean => kind === 'refund' || kind === 'claim'

type Debt = { at: Date; reason: string | undefined }

/** Opens a task of the back office: nothing else would pay the customer. */
async function noteDebt(tx: Tx, deps: Deps, funding: Funding, { at, reason }: Debt): Promise<void> {
  const { companyId, fundingId: id, amount, description } = funding
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
