import type { Served } from './open-product.ts'

/** The time limit for work in progress before the process exits in any case. */
const patienceMs = 10_000

/** SIGTERM and Ctrl-C: finish work in progress, then exit. A second signal exits at once. */
export function endGracefully(served: Pick<Served, 'stop'>): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) process.exit(1)
    isEnding = true
    setTimeout(() => process.exit(1), patienceMs).unref()
    await served.stop()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
