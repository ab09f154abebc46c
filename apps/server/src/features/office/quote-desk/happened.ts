import type { QuoteCaseState } from '@tradelane/contract/quote-desk/states'
import { onlyAnsweredStates, quoteCaseStateTable } from '@tradelane/contract/quote-desk/states'
import type { Tx } from '@tradelane/db'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { Scope } from '../../../access/scope.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { findNewestMove } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import type { CaseRow } from './cases.ts'

/** Refuses with ILLEGAL_STATE unless the state allows it, and says to the second of two what the first has done. */
export async function requireOpenFor(
  tx: Tx,
  scope: Scope,
  row: CaseRow,
  isOpen: (state: QuoteCaseState) => boolean,
): Promise<void> {
  if (isOpen(row.state)) return
  throw new Refusal('ILLEGAL_STATE', { message: await whatHappened(tx, scope, row) })
}

/** "Denied by Asha Rao on 28 Nov 2026, 19:02 UTC. Reload the page to see it." To customers every administrator is Tradelane. */
export async function whatHappened(tx: Tx, scope: Scope, { case_id, state }: CaseRow): Promise<string> {
  const moved = await findNewestMove(tx, { subject: 'quote_case', subjectId: case_id, to: state })
  const actor = moved?.actor ?? ''
  const by = scope.kind === 'office' ? await nameForOffice(tx, actor) : nameForCustomer(actor)
  const when = moved ? ` on ${instantText(moved.at, null)}` : ''
  const isApproved = state === 'accepted' && moved?.from !== 'quoted'
  const { label } = isApproved ? onlyAnsweredStates.accepted : quoteCaseStateTable[state]
  return `${label} by ${by}${when}. Reload the page to see it.`
}

const nameForOffice = async (tx: Tx, actor: string): Promise<string> =>
  (await namesOfAdministrators(tx, [actor])).get(actor) ?? 'the customer'

const nameForCustomer = (actor: string): string => (actor.startsWith('user:') ? 'your company' : 'Tradelane')
