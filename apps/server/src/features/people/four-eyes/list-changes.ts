import type { Output } from '@tradelane/contract'
import type { fourEyes } from '@tradelane/contract/four-eyes/calls'
import type { ChangeState } from '@tradelane/contract/four-eyes/states'
import { capitals } from '@tradelane/contract/primitives/identifier'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ChangedValues } from '../../../entries/change-kind.ts'
import type { AdminActor } from '../../../http/routes.ts'

type Listed = Output<typeof fourEyes.list>['changes']

const mostDecided = 100

/** Those that wait, the first to expire first; then what was decided last. It writes nothing: what has expired is shown so. */
export async function listChanges(deps: Deps, { administratorId, role }: AdminActor): Promise<Listed> {
  const now = deps.clock.now()
  const all = deps.db.selectFrom('pending_changes').selectAll()
  const open = await all.where('state', '=', 'open').orderBy('expires_at').orderBy('change_id').execute()
  const decided = await all
    .where('state', '<>', 'open')
    .orderBy('decided_at', 'desc')
    .orderBy('change_id')
    .limit(mostDecided)
    .execute()
  const rows = [...open, ...decided]
  const names = await namesOfAdministrators(
    deps.db,
    rows.flatMap(({ asked_by, decided_by }) => [
      `administrator:${asked_by}`,
      decided_by && `administrator:${decided_by}`,
    ]),
  )
  const nameOf = (id: string) => names.get(`administrator:${id}`) ?? 'Tradelane'
  const kinds = new Map(
    deps.features.flatMap(({ changes = [] }) => changes.map((one) => [one.kind, one] as const)),
  )
  return rows.map((row) => ({
    ...{ change_id: row.change_id, kind: row.kind, subject: row.title, subject_id: row.subject_id },
    ...{ asked_by: nameOf(row.asked_by), asked_at: row.asked_at, reason: row.reason },
    before: row.before as ChangedValues | null,
    after: row.after as ChangedValues | null,
    expires_at: row.expires_at,
    state: row.state === 'open' && row.expires_at <= now ? 'EXPIRED' : (capitals(row.state) as ChangeState),
    decided_by: row.decided_by && nameOf(row.decided_by),
    ...{ decided_at: row.decided_at, decision_reason: row.decision_reason },
    is_own: row.asked_by === administratorId,
    may_decide: kinds.get(row.kind)?.decidedBy.includes(role) ?? false,
  }))
}
