import type { Deps } from '../../../deps/deps.ts'
import { processEvents } from './index.ts'

const everyMs = 1_000

/**
 * Processes new events shortly after they happen, until the returned function is called. It polls: a notification in
 * every payment's transaction would cost more than a query of an empty table each second.
 */
export function startPollingEvents(deps: Deps): () => Promise<void> {
  let isStopped = false
  let wake = () => {}
  const turns = (async () => {
    while (!isStopped) {
      const processed = await processEvents(deps).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'events could not be processed; they wait for the next poll')
        return 0
      })
      if (processed > 0) continue
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
