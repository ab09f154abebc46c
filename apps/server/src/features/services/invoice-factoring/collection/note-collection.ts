import type { Input } from '@tradelane/contract'
import type { officeCollections } from '@tradelane/contract/invoice-factoring/collections-calls'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { isTooFar, tooFar, yearOf } from '../../../../lifecycle/far-days.ts'
import { dayIn } from '../../../../lifecycle/local-days.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { fundingLifecycle } from '../lifecycle.ts'

type Noted = Input<typeof officeCollections.note>['body']

/**
 * Adds a note to a funding that is not repaid, which only the back office reads, and plans the next contact with the buyer. Refuses with
 * NOT_FOUND, with ILLEGAL_STATE where nothing is to be collected, and a day that has passed or is too far.
 */
export async function noteCollection(
  deps: Deps,
  actor: AdminActor,
  { invoice_factoring_id: id, text, next_contact_on }: Noted,
): Promise<void> {
  const at = deps.clock.now()
  if (next_contact_on !== undefined && next_contact_on < dayIn(deps.config.officeCountry, at))
    refuseFields({ next_contact_on: 'Choose today or a later day' })
  if (next_contact_on !== undefined && isTooFar(yearOf(next_contact_on), at))
    refuseFields({ next_contact_on: tooFar })
  await inTransaction(deps.db, async (tx) => {
    const { state } = await lockRow(tx, fundingLifecycle, { scope: actor, id })
    if (state !== 'funded' && state !== 'overdue') throw new Refusal('ILLEGAL_STATE')
    await note(tx, fundingLifecycle, {
      scope: actor,
      id,
      what: 'collection_note',
      at,
      reason: text,
      facts: { next: next_contact_on ? ` (next contact: ${dayText(next_contact_on)})` : '' },
      set: { next_contact_on: next_contact_on ?? null },
    })
  })
}
