import type { Deps } from '../deps/deps.ts'
import { mailOnce } from '../mail/mail-once.ts'

/** The schedule: minute, hour, day, month and weekday (UTC), then the task. */
export const crontabOf = ({ features }: Pick<Deps, 'features'>): string =>
  features.flatMap(({ crontab = [] }) => crontab).join('\n')

/** Without a job where it is not the queue that runs it. */
type Task = (payload: unknown, queue?: { job: { id: string } }) => Promise<void>

/** All handlers in the queue's own form. A task that throws is retried with increasing delays. */
export function taskList(deps: Deps): Record<string, Task> {
  const handlers = Object.assign({}, ...deps.features.map(({ tasks }) => tasks ?? {})) as Record<
    string,
    (deps: Deps, payload: unknown) => Promise<void>
  >
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]): [string, Task] => [
      name,
      (payload, queue) =>
        handler(queue ? { ...deps, mail: mailOnce(deps.mail, queue.job.id) } : deps, payload),
    ]),
  )
}
