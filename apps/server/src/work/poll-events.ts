import type { Deps } from '../boot/deps.ts'
import { tellEvents } from '../features/notifications/index.ts'

const everyMs = 1_000

/**
 * Tells of new events soon after they have happened, until the returned function is called. It looks instead of being
 * called: a signal in every payment's transaction would cost more than a look at an empty table each second.
 */
export function startTellingEvents(deps: Deps): () => Promise<void> {
  let isStopped = false
  let wake = () => {}
  const turns = (async () => {
    while (!isStopped) {
      const told = await tellEvents(deps).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'events could not be processed; they wait for the next poll')
        return 0
      })
      if (told > 0) continue
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, everyMs).unref()
      })
    }
  })()
  return async () => {
    isStopped = true
    wake()
    await turns
  }
}
