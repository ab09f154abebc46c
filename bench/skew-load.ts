import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Design } from './skew-designs.ts'

export type SkewLoad = {
  design: Design
  connectionString: string
  accounts: number
  exponent: number
  /** Transfers a second that one client asks for, whether or not earlier ones were answered. */
  rate: number
  /** A client that waits for so many answers drops what is due next. */
  mostWaiting: number
  warmUpSeconds: number
  seconds: number
}

/** Of the measured seconds, but for `acceptedInAll`, which counts the books. */
export type SkewCounts = {
  accepted: number
  refused: number
  errors: number
  deadlocks: number
  dropped: number
  acceptedInAll: number
  postedTwice: number
  firstError?: string
}
export type ClientResult = SkewCounts & { latencies: number[] }
export type SkewResult = SkewCounts & { acceptedPerSecond: number; p50Ms: number; p99Ms: number }

/** The same load from several processes, each with connections of its own, at the same time. */
export async function applySkew(load: SkewLoad, clients: number): Promise<SkewResult> {
  const results = await Promise.all(Array.from({ length: clients }, () => runClient(load)))
  const sum = (name: Exclude<keyof SkewCounts, 'firstError'>) =>
    results.reduce((total, result) => total + result[name], 0)
  const latencies = Float64Array.from(results.flatMap((result) => result.latencies)).sort()
  const firstError = results.find((result) => result.firstError)?.firstError
  return {
    accepted: sum('accepted'),
    refused: sum('refused'),
    errors: sum('errors'),
    deadlocks: sum('deadlocks'),
    dropped: sum('dropped'),
    acceptedInAll: sum('acceptedInAll'),
    postedTwice: sum('postedTwice'),
    ...(firstError && { firstError }),
    acceptedPerSecond: sum('accepted') / load.seconds,
    p50Ms: latencies[Math.floor(latencies.length * 0.5)] ?? 0,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  }
}

async function runClient(load: SkewLoad): Promise<ClientResult> {
  const client = fork(join(import.meta.dirname, 'skew-client.ts'))
  const ended = once(client, 'exit').then(([code]) => {
    throw new Error(`A client ended with ${code}`)
  })
  client.send(load)
  const [result] = await Promise.race([once(client, 'message'), ended])
  await ended.catch(() => undefined)
  return result as ClientResult
}
