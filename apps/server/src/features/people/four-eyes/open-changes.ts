import type { Db } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { OpenWork } from '../../../entries/open-work.ts'

/** The changes that a second person has to decide. */
export async function waitingChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<OpenWork[]> {
  return [
    {
      key: 'changes-waiting',
      title: 'Changes that need a second person',
      explanation: 'A colleague has asked for them.',
      count: await countWaiting(db, clock.now()),
      amounts: [],
      link: '/admin/approvals',
    },
  ]
}

async function countWaiting(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('pending_changes')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}
