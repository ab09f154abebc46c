import { amendmentActions } from '@tradelane/contract/smart-escrow/actions'
import { proposeAmendmentRequest } from '@tradelane/contract/smart-escrow/code-request'
import type { Db, Tx } from '@tradelane/db'
import { formatMoney, isPositive } from '@tradelane/money'
import { type OneCompanyScope, systemScope } from '../../../../access/scope.ts'
import type { Reading, ReleasedAction } from '../../../../entries/approved-action.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal } from '../../../../refusal.ts'
import { type PriceRate, rateText } from '../../../money/price-rates/index.ts'
import { findPayee, type Payee, recheckName } from '../../../trade/partners/index.ts'
import { isOtherName, whyTwo } from '../../simple-payment/index.ts'
import { type EscrowRow, escrowNumber, getEscrow, lockEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { hasNewDoubt } from '../payouts/approved-payee.ts'
import { type Plan, planOf } from './amendment-plan.ts'
import { type AmendmentRow, changesIn, getAmendment, lockAmendment, type StoredChange } from './amendments.ts'
import { refuseFaults, requireAmendable, standingOf } from './save-amendment.ts'

type AmendmentKey = { amendment_id: string }
/** A prepared change with its escrow, and what it comes to now. */
export type ProposableAmendment = {
  row: EscrowRow
  amendment: AmendmentRow
  plan: Plan
  rate: PriceRate
  at: Date
}

/**
 * Proposing a change: the code is for each of its changes, and for the money that it sets aside or gives back. It is the buyer's consent; the
 * seller's is all that is missing afterwards.
 */
export const amendmentApproval: ReleasedAction<AmendmentKey, ProposableAmendment> = {
  purpose: 'escrow amendment',
  who: 'approver',
  isForVerified: true,
  request: proposeAmendmentRequest,
  askBefore: async (outside, actor, { amendment_id: id }) => askPayeesBank(outside, actor, id),
  load: async ({ db, actor, now }, { amendment_id: id }) => {
    const amendment = await getAmendment(db, actor, id)
    const row = await getEscrow(db, actor, amendment.smart_escrow_id)
    return withPlan(db, row, amendment, now)
  },
  lock: async ({ tx, actor, now }, { amendment_id: id }) => {
    const { smart_escrow_id } = await getAmendment(tx, actor, id)
    const row = await lockEscrow(tx, actor, smart_escrow_id)
    return withPlan(tx, row, await lockAmendment(tx, row, id), now)
  },
  require: requireProposable,
  binding: ({ row, amendment, plan }) => ({
    escrow: row.smart_escrow_id,
    amendment: amendment.amendment_id,
    changes: amendment.changes,
    differences: plan.differences,
    note: amendment.note,
    currency: row.currency,
    held: plan.money.held.amount,
    fee: plan.money.fee.amount,
    back: plan.money.back.amount,
  }),
  release: {
    amount: ({ plan }) => plan.money.held,
    lifecycle: escrowLifecycle,
    id: ({ row }) => row.smart_escrow_id,
    // More money for a payee whose bank had another name is as much of a risk as the first.
    takesTwo: ({ row, plan }) =>
      isPositive(plan.money.held) && isOtherName(row.payee as Payee) ? whyTwo : undefined,
  },
  summary: ({ row, plan, rate }) => ({
    mailSubject: 'Your Tradelane code to propose a change of an escrow',
    mailLead: `{code} is your code to propose a change of smart escrow ${escrowNumber(row)}:`,
    ...(isPositive(plan.money.held) && { amount: plan.money.held }),
    payee: (row.payee as Payee).partner.company_name,
    facts: factsOf(plan, rate),
  }),
}

/** The answer that the escrow was approved with may be old by now. */
export async function askPayeesBank(
  outside: Parameters<typeof recheckName>[0],
  scope: OneCompanyScope,
  amendmentId: string,
): Promise<void> {
  const { smart_escrow_id } = await getAmendment(outside.db, scope, amendmentId)
  const { beneficiary_account_id: accountId } = await getEscrow(outside.db, scope, smart_escrow_id)
  await recheckName(outside, scope, accountId)
}

export async function withPlan(
  db: Db | Tx,
  row: EscrowRow,
  amendment: AmendmentRow,
  at: Date,
): Promise<ProposableAmendment> {
  const standing = await standingOf(db, row, at)
  return { row, amendment, plan: planOf(standing, changesIn(amendment)), rate: standing.rate, at }
}

async function requireProposable(
  { db, now }: Reading,
  { row, amendment, plan }: ProposableAmendment,
): Promise<void> {
  requireOpen(amendmentActions.propose, { state: amendment.state })
  await requireAmendable(db, row, now)
  refuseFaults(plan)
  if (isPositive(plan.money.held)) await requireApprovedName(db, row)
}

/** More money is set aside for a payee only under the name that it was approved with. */
async function requireApprovedName(db: Db | Tx, row: EscrowRow): Promise<void> {
  const scope = systemScope(row.uid)
  const current = await findPayee(db, scope, row.beneficiary_id, row.beneficiary_account_id)
  if (current && hasNewDoubt(row.payee as Payee, current))
    throw new Refusal('ILLEGAL_STATE', {
      message:
        'The bank has another name for the beneficiary than when the escrow was approved. Ask the beneficiary, and approve it again before you add money.',
    })
}

const factsOf = ({ differences, money: { held, fee, back } }: Plan, rate: PriceRate): string[] => [
  ...(isPositive(held)
    ? [
        `${formatMoney(held)} are set aside, including a fee of ${formatMoney(fee)}`,
        `rate of the fee: ${rateText(rate)}`,
      ]
    : []),
  ...(isPositive(back) ? [`${formatMoney(back)} come back once the seller agrees`] : []),
  ...differences.map(textOf),
]

/** "Expiry date: 31 Dec 2026 → 15 Jan 2027" */
const textOf = ({ what, before, after }: StoredChange): string =>
  `${what}: ${[before, after].filter((each) => each !== null).join(' → ')}`
