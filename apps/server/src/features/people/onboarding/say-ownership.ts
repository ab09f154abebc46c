import { kybActions } from '@tradelane/contract/onboarding/actions'
import type { ownershipForm } from '@tradelane/contract/onboarding/founders'
import type { z } from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { change, note } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { founderLifecycle, kybLifecycle } from './lifecycles.ts'
import { ownersNow, requireOwnership } from './ownership.ts'
import { type FounderRow, findRegistrationRow, listFounderRows } from './registration-rows.ts'

type SaidOwnership = z.output<typeof ownershipForm>

/**
 * Says who owns how much of a company, of all its persons at once. The persons themselves stay as they were reviewed. Refuses with
 * ILLEGAL_STATE while the registration itself is open, with NOT_FOUND who is no person of the company, and with CONFLICT where one of them
 * is missing, or owns something else than the form began with: somebody else was faster.
 */
export async function sayOwnership(
  deps: Deps,
  actor: CustomerActor,
  { owners, no_other_owner }: SaidOwnership,
): Promise<{ isChanged: boolean }> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const company = await lockRow(tx, kybLifecycle, { scope: actor, id: actor.companyId })
    requireOpen(kybActions.sayOwnership, { state: company.kyb_status ?? 'null' })
    const persons = await listFounderRows(tx, actor)
    const said = owners.map((owner) => sayOf(owner, persons))
    const fids = new Set(said.map(({ fid }) => fid))
    if (fids.size < persons.length || fids.size < said.length)
      throw new Refusal('CONFLICT', { message: otherPersons })
    if (said.some(({ seen, before }) => seen !== undefined && seen !== before))
      throw new Refusal('CONFLICT', { message: saidMeanwhile })
    requireOwnership(said, (index) => `owners.${index}.ownership_percent`)
    const changed = said.filter(({ before, ownership_percent }) => before !== ownership_percent)
    const registration = await findRegistrationRow(tx, actor)
    if (changed.length === 0 && registration?.no_other_owner === no_other_owner) return { isChanged: false }
    // With a higher version: the office decides on nothing that it has not seen.
    for (const { fid, ownership_percent } of changed)
      await change(tx, founderLifecycle, { scope: actor, id: fid, at, set: { ownership_percent } })
    await tx.updateTable('registrations').set({ no_other_owner }).where('uid', '=', actor.companyId).execute()
    const facts = { owners: await ownersNow(tx, actor) }
    await note(tx, kybLifecycle, { scope: actor, id: actor.companyId, what: 'ownership', at, facts })
    return { isChanged: true }
  })
}

const otherPersons = 'The persons of the company were changed meanwhile. Look at them, and save again.'

const saidMeanwhile =
  'Another person changed the ownership meanwhile. Look at what they saved, or save again to replace it with yours.'

type Owner = SaidOwnership['owners'][number]

function sayOf({ fid, ownership_percent, before: seen }: Owner, persons: readonly FounderRow[]) {
  const person = persons.find((one) => one.fid === fid)
  if (!person) throw new Refusal('NOT_FOUND', { message: otherPersons })
  return { ...person, before: person.ownership_percent, seen, ownership_percent }
}
