import type { Served } from './open-product.ts'

/** How long work under way may take before the process ends all the same. */
const patienceMs = 10_000

/** SIGTERM and Ctrl-C: finish what is under way, then end. A second one does not wait. */
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
