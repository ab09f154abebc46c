import type { EscrowBlock } from '@tradelane/contract/smart-escrow/forms'
import { releaseEventNames } from '@tradelane/contract/smart-escrow/release-events'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { refuseFields } from '../../../../refusal.ts'
import type { StoredRelease } from '../blocks.ts'
import { getEscrow } from '../escrows.ts'
import { happenedAt, mayHappen, namesOfRecords, recordsOf } from './release-records.ts'

/** The events of an escrow's trade that can meet a condition; records that ended without the event are left out. Refuses with NOT_FOUND. */
export async function listReleaseChoices(deps: Deps, scope: OneCompanyScope, escrowId: string) {
  const { transaction_id: transactionId } = await getEscrow(deps.db, scope, escrowId)
  const found = []
  for (const event of releaseEventNames)
    for (const id of await recordsOf(deps, deps.db, scope, event, { transactionId })) {
      const has_happened = (await happenedAt(deps.db, scope, event, id)) !== undefined
      if (has_happened || (await mayHappen(deps.db, scope, event, id)))
        found.push({ event, id, has_happened })
    }
  const names = await namesOfRecords(deps, deps.db, scope, found)
  return found.map(({ event, id, has_happened }) => ({
    ...{ event, subject_id: id, has_happened, name: names.get(id) ?? '' },
  }))
}

/**
 * The blocks of a form as they are kept: the events that meet their conditions with the records' names, and from when on others count.
 * Refuses by field a record that is not in the trade.
 */
export async function withReleases(
  deps: Deps,
  scope: OneCompanyScope,
  blocks: readonly EscrowBlock[],
  { transactionId, at }: { transactionId: string; at: Date },
): Promise<EscrowBlock[]> {
  const kept = blocks.map((block) => ({ ...block, condition_approval: [...block.condition_approval] }))
  for (const [index, { condition_approval: conditions }] of kept.entries())
    for (const [place, condition] of conditions.entries()) {
      const { event, subject_id: id } = condition.released_by ?? {}
      if (event === undefined) continue
      const [found] = id ? await recordsOf(deps, deps.db, scope, event, { transactionId, id }) : []
      if (id && !found)
        refuseFields({
          [`conditions.${index}.condition_approval.${place}.released_by`]: 'Select a record of this trade',
        })
      const names = id ? await namesOfRecords(deps, deps.db, scope, [{ event, id }]) : undefined
      const released_by: StoredRelease = {
        ...{ event, subject_id: id ?? null, record: (id && names?.get(id)) ?? null },
        since: at.toISOString(),
      }
      conditions[place] = { ...condition, released_by }
    }
  return kept
}
