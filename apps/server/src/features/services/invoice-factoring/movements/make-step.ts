import type { Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue, type Tasks } from '../../../../entries/jobs.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { providerCustomerOf } from '../../../money/wallet/index.ts'
import { advanced } from '../engine/position.ts'
import {
  amountIn,
  type FundingRow,
  fundingNumber,
  getFunding,
  lockFunding,
  positionColumns,
} from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { closeIfDone } from './close-funding.ts'
import { openCollection } from './collection-account.ts'
import type { factoringCrashPoints } from './crash-points.ts'
import { paidOut, repaid, transferred } from './journals.ts'
import { beginStep, finishStep, getStep, type Step, type StepOutcome } from './steps.ts'

/**
 * Makes one movement of a funding's money: asks the outside party with no transaction open, then writes down what came of it, with the next step.
 * Safe to repeat at any point: the party knows the step's id, and our books move only with the one change of state. Throws while the outcome is
 * open, so that the queue asks again.
 */
export async function makeStep(
  deps: Deps,
  { companyId, stepId }: Tasks['make-factoring-step'],
): Promise<void> {
  const step = await getStep(deps.db, systemScope(companyId), stepId)
  if (step.state !== 'asked') return
  const outcome = await ask(deps, step)
  if (!outcome) throw new Error(`factoring step ${stepId} is still under way`)
  crash(deps, step, 'after_call')
  await inTransaction(deps.db, (tx) => book(deps, tx, step, outcome))
  crash(deps, step, 'after_post')
}

const crash = (deps: Deps, { kind }: Step, when: 'after_call' | 'after_post') =>
  deps.crashAt(`${kind}_${when}` satisfies (typeof factoringCrashPoints)[number])

/** Undefined while it is open. */
async function ask(deps: Deps, step: Step): Promise<StepOutcome | undefined> {
  const { companyId, fundingId, stepId: key, kind, amount } = step
  const scope = systemScope(companyId)
  if (kind === 'advance' || kind === 'remainder') {
    const customer = await providerCustomerOf(deps.db, scope)
    const { status, ...answer } = await deps.payments.fund({ key, customer, amount })
    return status === 'processing'
      ? undefined
      : { ...answer, state: status === 'added' ? 'done' : 'rejected' }
  }
  const funding = await getFunding(deps.db, scope, fundingId)
  const reference = `${fundingNumber(funding)} ${funding.company_name}`
  const transfer = { key, financePartnerId: funding.finance_partner_id, amount, reference }
  // Before any money is sent, so that the buyer can be informed where to pay.
  if (kind === 'transfer') await openCollection(deps, funding)
  const { status, ...answer } =
    kind === 'transfer'
      ? await deps.financePartners.sendAdvance(transfer)
      : await deps.financePartners.repay(transfer)
  return status === 'accepted' ? undefined : { ...answer, state: status }
}

async function book(deps: Deps, tx: Tx, step: Step, outcome: StepOutcome): Promise<void> {
  const at = deps.clock.now()
  const scope = systemScope(step.companyId)
  // The funding before its step: everybody locks in this order.
  const funding = await lockFunding(tx, scope, step.fundingId)
  if (!(await finishStep(tx, step, outcome, at))) return
  if (outcome.state === 'rejected') return refuse(tx, step, outcome, at)
  const booked = { ...step, description: descriptionOf(step, funding) }
  const which = { scope, id: step.fundingId, by: 'provider', at } as const
  const facts = { amount: formatMoney(step.amount) }
  if (step.isLate) await note(tx, fundingLifecycle, { ...which, what: 'step_confirmed', facts })
  switch (step.kind) {
    case 'transfer':
      await postJournal(tx, transferred(booked, at))
      return beginStep(tx, {
        companyId: step.companyId,
        fundingId: step.fundingId,
        kind: 'advance',
        amount: step.amount,
        at,
      })
    case 'advance':
      await postJournal(tx, paidOut(booked, 'advance', at))
      await move(tx, fundingLifecycle, { ...which, to: 'funded', facts, set: firstPosition(funding, at) })
      return enqueue(tx, 'mail-assignment-notice', { companyId: step.companyId, fundingId: step.fundingId })
    case 'repayment':
      await postJournal(tx, repaid(booked, at))
      return closeIfDone(tx, scope, step.fundingId, at)
    case 'remainder':
      await postJournal(tx, paidOut(booked, 'remainder', at))
      await note(tx, fundingLifecycle, { ...which, what: 'remainder_paid', facts })
      return closeIfDone(tx, scope, step.fundingId, at)
  }
}

/** Nothing was advanced yet: the partner's "no" ends it. Later a refusal is for the back office to clear. */
async function refuse(
  tx: Tx,
  step: Step,
  { reason = 'No reason was given.' }: StepOutcome,
  at: Date,
): Promise<void> {
  const which = {
    scope: systemScope(step.companyId),
    id: step.fundingId,
    by: 'provider',
    at,
    reason,
  } as const
  if (step.kind === 'transfer') await move(tx, fundingLifecycle, { ...which, to: 'denied', set: { reason } })
  else
    await note(tx, fundingLifecycle, {
      ...which,
      what: 'step_refused',
      facts: { kind: step.kind, amount: formatMoney(step.amount) },
    })
}

const firstPosition = (funding: FundingRow, at: Date) =>
  positionColumns(
    advanced({
      day: dayOf(at),
      advance: amountIn(funding, funding.advance_amount ?? 0n),
      fee: amountIn(funding, funding.fee_amount ?? 0n),
      annualRateBasisPoints: funding.annual_rate_basis_points ?? 0,
    }),
  )

function descriptionOf({ kind }: Step, funding: FundingRow): string {
  const titles = {
    transfer: 'Advance received from the finance partner',
    advance: 'Advance on invoice',
    repayment: 'Principal and interest to the finance partner',
    remainder: 'Remainder of invoice',
  }
  return `${titles[kind]} ${fundingNumber(funding)}`
}
