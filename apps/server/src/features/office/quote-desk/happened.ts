import type { Action } from '@tradelane/contract/lifecycle/action-table'
import type { ErrorCode } from '@tradelane/contract/primitives/errors'
import type { QuoteCaseState } from '@tradelane/contract/quote-desk/states'
import { onlyAnsweredStates, quoteCaseStateTable } from '@tradelane/contract/quote-desk/states'
import type { Tx } from '@tradelane/db'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { Scope } from '../../../access/scope.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { findNewestMove } from '../../../lifecycle/events.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import type { CaseRow } from './cases.ts'

type ActionOfCase<Facts> = {
  action: Action<QuoteCaseState, Facts>
  facts: NoInfer<Facts>
  /** Of what the facts close. */
  code?: ErrorCode | undefined
}

/** Refuses what is closed for the request. Where its state has closed it, the second of two reads what the first has done, and not the reason. */
export async function requireOpenFor<Facts>(
  tx: Tx,
  scope: Scope,
  row: CaseRow,
  { action, facts, code }: ActionOfCase<Facts>,
): Promise<void> {
  if (action.states[row.state] !== true) return refuseWithWhatHappened(tx, scope, row)
  requireOpen(action, { state: row.state, ...facts }, code)
}

/** Refuses with ILLEGAL_STATE. */
export async function refuseWithWhatHappened(tx: Tx, scope: Scope, row: CaseRow): Promise<never> {
  throw new Refusal('ILLEGAL_STATE', { message: await whatHappened(tx, scope, row) })
}

/** "Denied by Asha Rao on 28 Nov 2026, 19:02 UTC. Reload the page to see it." What nobody has done says why. To customers every administrator is Tradelane. */
async function whatHappened(
  tx: Tx,
  scope: Scope,
  { case_id, state, state_reason }: CaseRow,
): Promise<string> {
  const moved = await findNewestMove(tx, { subject: 'quote_case', subjectId: case_id, to: state })
  const actor = moved?.actor ?? ''
  const by = scope.kind === 'office' ? await nameForOffice(tx, actor) : nameForCustomer(actor)
  const on = moved ? ` on ${instantText(moved.at, null)}` : ''
  // Nobody has ended it: its record went on, or was cancelled by the carrier.
  const when = actor === 'system' && state_reason ? `${on}: ${state_reason}` : on
  const isApproved = state === 'accepted' && moved?.from !== 'quoted'
  const { label } = isApproved ? onlyAnsweredStates.accepted : quoteCaseStateTable[state]
  return `${label} by ${by}${when}. Reload the page to see it.`
}

const nameForOffice = async (tx: Tx, actor: string): Promise<string> =>
  actor === 'system'
    ? 'the system'
    : ((await namesOfAdministrators(tx, [actor])).get(actor) ?? 'the customer')

const nameForCustomer = (actor: string): string => (actor.startsWith('user:') ? 'your company' : 'Tradelane')
