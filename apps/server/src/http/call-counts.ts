import { randomUUID } from 'node:crypto'
import type pg from 'pg'

type Count = { calls: number; startedAt: number; most: number; ofOthers: number }

const minuteMs = 60_000
const mostKept = 10_000

/**
 * How many calls each account and address has made in its current minute. A process counts its own in memory; those of callers who have used
 * a quarter of their limit are shared, each second, so several processes allow together about what one allows, and who asks rarely costs nothing.
 */
export class CallCounts {
  readonly #pool: pg.Pool
  readonly #process = randomUUID()
  /** In the order in which their minutes began. */
  readonly #counts = new Map<string, Count>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Counts one more; with what other processes had counted when they were last asked. */
  add(caller: string, most: number, now = Date.now()): { current: number; ttl: number } {
    const known = this.#counts.get(caller)
    const count = known && isLive(known, now) ? known : { calls: 0, startedAt: now, most, ofOthers: 0 }
    if (count !== known) {
      // A known one would keep its old place.
      this.#counts.delete(caller)
      this.#makeRoom(now)
      this.#counts.set(caller, count)
    }
    count.calls++
    return { current: count.calls + count.ofOthers, ttl: count.startedAt + minuteMs - now }
  }

  /** The last call does not count after all. */
  takeBack(caller: string): void {
    const count = this.#counts.get(caller)
    if (count && count.calls > 0) count.calls--
  }

  /** Writes down what others have to know, and reads what they counted; nothing where nobody asks much. */
  async share(now = Date.now()): Promise<void> {
    const busy = [...this.#counts].filter(([, count]) => isLive(count, now) && count.calls * 4 >= count.most)
    if (busy.length === 0) return
    const { rows } = await this.#pool.query<{ caller: string; calls: number }>({
      name: 'share-call-counts',
      text: shareCounts,
      values: [
        this.#process,
        busy.map(([caller]) => caller),
        busy.map(([, { calls }]) => calls),
        busy.map(([, { startedAt }]) => now - startedAt),
      ],
    })
    const ofOthers = new Map(rows.map(({ caller, calls }) => [caller, calls]))
    for (const [caller, count] of busy) count.ofOthers = ofOthers.get(caller) ?? 0
  }

  /** Those whose minute is over go, and who came first where all are of this minute. */
  #makeRoom(now: number): void {
    for (const [caller, count] of this.#counts) {
      if (isLive(count, now) && this.#counts.size < mostKept) return
      this.#counts.delete(caller)
    }
  }
}

const isLive = ({ startedAt }: Count, now: number): boolean => now < startedAt + minuteMs

/**
 * Rows of earlier hours go with it, a few at a time. The start of a minute is worked out at each share, so it differs by milliseconds: the first one
 * stays until there is one of another minute, since it is indexed; what is not new is not written.
 */
const shareCounts = `
  with old as (
    delete from call_counts where (caller, process) in (
      select caller, process from call_counts where started_at < now() - interval '1 hour' limit 20 for update skip locked)
  ), own as (
    insert into call_counts (caller, process, calls, started_at)
      select caller, $1::uuid, calls, now() - age * interval '1 millisecond'
        from unnest($2::text[], $3::int[], $4::float8[]) as busy (caller, calls, age)
    on conflict (caller, process) do update
      set calls = excluded.calls,
          started_at = case when abs(extract(epoch from excluded.started_at - call_counts.started_at)) < 30
                            then call_counts.started_at else excluded.started_at end
      where call_counts.calls <> excluded.calls
         or abs(extract(epoch from excluded.started_at - call_counts.started_at)) >= 30
  )
  select caller, sum(calls)::int as calls from call_counts
   where caller = any ($2) and process <> $1 and started_at > now() - interval '1 minute' group by caller`
