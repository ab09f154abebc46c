import pg from 'pg'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'

/**
 * One act about a record at a time, over all processes: what a party does next follows from what it has done. On a connection of its own,
 * so that many at once do not wait for each other's. Refuses with ILLEGAL_STATE while another one is under way.
 */
export async function oneAtATime<T>({ pool }: Deps, id: string, act: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: String(pool.options.connectionString) })
  holder.on('error', () => undefined)
  await holder.connect()
  try {
    const { rows } = await holder.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [`sandbox party of ${id}`],
    )
    if (!rows[0]?.mine)
      throw new Refusal('ILLEGAL_STATE', { message: 'This party is acting already. Try again in a moment.' })
    return await act()
  } finally {
    // The end of the connection gives the lock back too, but only some time after it was closed here: the next caller may come before.
    await holder.query('select pg_advisory_unlock_all()').catch(() => undefined)
    await holder.end()
  }
}
