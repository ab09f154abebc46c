import pg from 'pg'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'

/** So many connections of their own, at most, do the acts of a process hold. */
const mostHolders = 8
const acting = new Set<string>()

/**
 * One act about a record at a time, over all processes: what a party does next follows from what it has done. On a connection of its own,
 * so that many at once do not wait for each other's. Refuses with ILLEGAL_STATE while another one is under way, and while many others are.
 */
export async function oneAtATime<T>(deps: Deps, id: string, act: () => Promise<T>): Promise<T> {
  // In capitals it is the same record.
  const record = id.toLowerCase()
  if (acting.has(record)) throw isActing()
  if (acting.size >= mostHolders)
    throw new Refusal('ILLEGAL_STATE', { message: 'Many parties are acting now. Try again in a moment.' })
  acting.add(record)
  try {
    return await overAllProcesses(deps, record, act)
  } finally {
    acting.delete(record)
  }
}

async function overAllProcesses<T>({ pool }: Deps, record: string, act: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({
    connectionString: String(pool.options.connectionString),
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  holder.on('error', () => undefined)
  await holder.connect()
  try {
    const { rows } = await holder.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [`sandbox party of ${record}`],
    )
    if (!rows[0]?.mine) throw isActing()
    return await act()
  } finally {
    // The end of the connection gives the lock back too, but only some time after it was closed here: the next caller may come before.
    await holder.query('select pg_advisory_unlock_all()').catch(() => undefined)
    await holder.end()
  }
}

const isActing = () =>
  new Refusal('ILLEGAL_STATE', { message: 'This party is acting already. Try again in a moment.' })
