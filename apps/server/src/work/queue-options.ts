import type { RunnerOptions } from 'graphile-worker'
import type { Deps } from '../deps/deps.ts'
import { queueLogger } from './queue-logger.ts'

/**
 * For every runner of the queue. Without a delay the queue writes the end of a job down without looking after the
 * outcome: a lost connection then is an unhandled rejection, which ends the process. With one, of no length, it reports a
 * failure and stops.
 */
export const queueOptions = (deps: Pick<Deps, 'log'>) =>
  ({
    noHandleSignals: true,
    logger: queueLogger(deps),
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }) satisfies RunnerOptions
