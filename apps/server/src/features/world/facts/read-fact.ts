import type { FactReading } from '@tradelane/contract/facts/calls'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { dayOfClock } from './facts.ts'
import { shippedFacts } from './shipped-facts.ts'

/**
 * Records that somebody has read a fact again; its task ends. Refuses with NOT_FOUND what is no fact, with ILLEGAL_STATE what is loaded, with
 * CONFLICT where somebody else has read it since, and at their fields a day in the future or before the newest reading, and a change without
 * words.
 */
export async function readFact(
  deps: Deps,
  { administratorId }: AdminActor,
  { fact: key, readings, outcome, read_on, source, note }: FactReading,
): Promise<void> {
  const fact = shippedFacts.find((one) => one.key === key)
  if (!fact) throw new Refusal('NOT_FOUND')
  if (fact.isLoaded)
    throw new Refusal('ILLEGAL_STATE', { message: 'This fact is loaded. Load it again; its day follows.' })
  if (read_on > dayOfClock(deps)) refuseFields({ read_on: 'The day is in the future' })
  if (outcome === 'changed' && !note) refuseFields({ note: 'Say what has changed' })
  const at = deps.clock.now()
  const by = `administrator:${administratorId}` as const
  await inTransaction(deps.db, async (tx) => {
    const before = await tx
      .selectFrom('fact_readings')
      .select(['number', 'read_on'])
      .where('fact', '=', key)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    if ((before?.number ?? 0) !== readings) throw new Refusal('CONFLICT')
    const newest = before && before.read_on > (fact.readOn ?? '') ? before.read_on : fact.readOn
    if (newest !== null && read_on < newest)
      refuseFields({ read_on: `It was read on ${dayText(newest)} already` })
    const reading = { outcome, read_on, source, note: note ?? null, saved_by: by, saved_at: at }
    // Two at once have the same number: the constraint lets one of them through.
    await tx
      .insertInto('fact_readings')
      .values({ fact: key, number: readings + 1, ...reading })
      .execute()
    await tx.deleteFrom('fact_alerts').where('fact', '=', key).execute()
    await recordEvent(tx, {
      ...{ companyId: null, subject: 'fact', subjectId: key, from: null, to: outcome, actor: by, at },
      after: { what: fact.what, read_on, source, ...(note && { note }) },
    })
  })
}
