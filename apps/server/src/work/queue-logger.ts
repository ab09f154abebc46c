import { Logger } from 'graphile-worker'
import type { Deps } from '../deps/deps.ts'

/** The queue's own log lines are for debugging it; operations need to see failed jobs. */
export function queueLogger({ log }: Pick<Deps, 'log'>): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ from: 'worker' }, message)
    else if (level === 'warning') log.warn({ from: 'worker' }, message)
  })
}
