import type { Tx } from '@tradelane/db'
import { systemScope } from '../access/scope.ts'
import type { ReleasedAction } from '../entries/approved-action.ts'
import { note } from '../lifecycle/move.ts'
import { bindingOf } from './binding-of.ts'
import { decideRequest, findRequest } from './release-requests.ts'

/** Why an offer that is paid on the page of its record is not waiting any more. */
export const releaseEnds = {
  accepted: 'The offer was accepted meanwhile.',
  replaced: 'There is a new offer. Nothing was paid.',
  ended: 'The offer has ended. Nothing was paid.',
} as const

type Ending<Row> = {
  companyId: string
  /** The record of the request, which is locked. */
  id: string
  /** Only what was approved of this row; left out, any request about the record. */
  row?: Row
  /** Whole sentences for the company. */
  reason: string
  at: Date
}

/**
 * What waits for a second person can be done no longer, or is done already: its request ends, and the company reads why, once. A code for it
 * is refused by the action itself.
 */
export async function endReleaseOf<Which, Row>(
  tx: Tx,
  action: Pick<ReleasedAction<Which, Row>, 'purpose' | 'binding' | 'release'>,
  { companyId, id, row, reason, at }: Ending<Row>,
): Promise<void> {
  const scope = systemScope(companyId)
  const request = await findRequest(tx, scope, { purpose: action.purpose, subjectId: id })
  if (!request || (row && request.binding !== bindingOf(action, { companyId }, row))) return
  await note(tx, action.release.lifecycle, { scope, id, what: 'release_ended', at, reason })
  await decideRequest(tx, { request, state: 'void', actor: null, at })
}
