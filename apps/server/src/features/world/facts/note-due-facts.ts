import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { listFacts } from './facts.ts'

/**
 * The job: a fact that has reached its age opens a task of the office, once; a fact that was loaded since closes it. Lists that are not loaded count in
 * production alone: the sandbox has invented names. Safe to repeat.
 */
export async function noteDueFacts(deps: Deps): Promise<void> {
  const at = deps.clock.now()
  const facts = await listFacts(deps)
  const isDue = ({ state }: (typeof facts)[number]) =>
    state === 'due' || (state === 'not_loaded' && !deps.config.isSandbox)
  const due = facts.filter(isDue)
  await inTransaction(deps.db, async (tx) => {
    const alerted = await tx.selectFrom('fact_alerts').select('fact').forUpdate().execute()
    for (const { fact } of alerted) {
      if (due.some(({ key }) => key === fact)) continue
      await tx.deleteFrom('fact_alerts').where('fact', '=', fact).execute()
      await recordEvent(tx, { ...eventOf(fact, at), to: 'current' })
    }
    for (const { key, what, read_on } of due) {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('fact_alerts')
        .values({ fact: key, alerted_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 1n)
        await recordEvent(tx, { ...eventOf(key, at), to: 'due', after: { what, read_on } })
    }
  })
}

const eventOf = (subjectId: string, at: Date) =>
  ({ companyId: null, subject: 'fact', subjectId, from: null, actor: 'system', at }) as const
