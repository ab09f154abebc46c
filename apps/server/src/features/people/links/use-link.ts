import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../access/scope.ts'
import type { LinkRow } from '../../../entries/link-purpose.ts'
import { change, move } from '../../../lifecycle/move.ts'
import { factsOf } from './change-link.ts'
import { linkLifecycle } from './lifecycle.ts'
import { tellRecord } from './tell-record.ts'

/** Counts a use of a locked link. The last one ends it. A link that lasts is not used up: its record says what was done by it. */
export async function countUse(tx: Tx, link: LinkRow, at: Date): Promise<void> {
  if (link.lasts_until !== null) return
  const { uid, link_id: id, max_uses, state } = link
  const uses = link.uses + 1
  const step = { scope: systemScope(uid), id, at, facts: factsOf(link) }
  const isLast = uses >= max_uses
  if (isLast) await move(tx, linkLifecycle, { ...step, to: 'done', set: { uses, token_hash: null } })
  else if (state === 'sent') await move(tx, linkLifecycle, { ...step, to: 'opened', set: { uses } })
  else await change(tx, linkLifecycle, { ...step, set: { uses } })
  await tellRecord(tx, link, { what: isLast ? 'link_done' : 'link_used', by: 'system', at })
}
