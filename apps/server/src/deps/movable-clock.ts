import { type Listening, listenTo } from '@tradelane/db'
import type { Clock } from '@tradelane/providers'

/** The business clock of the sandbox, the same in all processes of a database. */
export type MovableClock = Clock & {
  /** How far it is ahead of the machine's clock. */
  readonly offsetMs: number
  /** For the process that moves it; all others are notified by the database. */
  movedTo(offsetMs: number): void
  listen(): Promise<void>
  close: Listening['close']
}

/** Reads its offset once it listens; until then it is the machine's clock. */
export function movableClock(wallClock: Clock, connectionString: string): MovableClock {
  let offsetMs = 0
  const movedTo = (ms: number) => {
    // It only moves forward: a notice may arrive after a newer one was read.
    offsetMs = Math.max(offsetMs, ms)
  }
  const listening = listenTo(connectionString, 'business_clock_moved', {
    notice: (payload) => movedTo(Number(payload)),
    started: async (client) => {
      const { rows } = await client.query<{ offset_ms: string }>('select offset_ms from business_clock')
      movedTo(Number(rows[0]?.offset_ms ?? 0))
    },
  })
  return {
    now: () => new Date(wallClock.now().getTime() + offsetMs),
    get offsetMs() {
      return offsetMs
    },
    movedTo,
    listen: listening.start,
    close: listening.close,
  }
}
