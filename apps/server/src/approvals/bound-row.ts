import { requireVerified } from '../access/require-verified.ts'
import type { ApprovedAction, Reading } from '../entries/approved-action.ts'
import { requireAnotherPerson } from './release-requests.ts'

/** What the action asks of its row, before the code is sent, before it is checked, and once more on the locked row. */
export async function requireAllowed<Which, Row>(
  action: ApprovedAction<Which, Row>,
  at: Reading,
  row: Row,
): Promise<void> {
  if (action.isForVerified) await requireVerified(at.db, at.actor)
  await action.require(at, row)
  if (typeof action.release !== 'string') await requireAnotherPerson(action, at, row)
}
