import { setTimeout as delay } from 'node:timers/promises'

export type Watch = {
  /** Each time the server has been started again. */
  restarted(): void
  /** It could not be started again for a minute: the process cannot go on. */
  failed(error: unknown): void
}

type Watched = { isThere(): boolean; startAgain(): Promise<void> }

const lookEveryMs = 100
const patienceMs = 60_000

/** Starts a server again whenever its process is gone, until the returned function is called. */
export function watchServer({ isThere, startAgain }: Watched, watch: Watch): () => Promise<void> {
  let isOver = false
  let restarting: Promise<void> | undefined

  const look = setInterval(() => {
    if (restarting || isThere()) return
    restarting = restart().finally(() => {
      restarting = undefined
    })
  }, lookEveryMs).unref()

  async function restart(): Promise<void> {
    const giveUpAt = Date.now() + patienceMs
    while (!isOver) {
      try {
        await startAgain()
        return watch.restarted()
      } catch (error) {
        if (Date.now() < giveUpAt) await delay(lookEveryMs)
        else return end(error)
      }
    }
  }

  function end(error: unknown): void {
    clearInterval(look)
    watch.failed(error)
  }

  return async () => {
    isOver = true
    clearInterval(look)
    await restarting
  }
}
