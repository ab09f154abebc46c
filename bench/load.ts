import { fork } from 'node:child_process'
import { join } from 'node:path'

export type Load = {
  address: string
  /** Sent in turn, over whichever connection is free: a GET, or with a body a POST. */
  requests: { path: string; headers: Record<string, string>; body?: object }[]
  connections: number
  /** Without it every request is sent once, and all of them are measured. */
  seconds?: number
  /** Requests a second, sent at even distances whether or not earlier ones were answered; as many as go when absent. */
  rate?: number
}

export type LoadResult = {
  /** Those that were answered before the end. */
  requestsPerSecond: number
  /** Of all that were sent, also of those that were answered later; NaN where there are none. */
  p50Ms: number
  p99Ms: number
  failures: number
  /** The first answer that was not 200. */
  firstFailure?: string
}

/** Puts a load on a server from a process of its own, of one thread, that shares the machine with it. */
export function applyLoad(load: Load): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const generator = fork(join(import.meta.dirname, 'load-generator.ts'), { serialization: 'advanced' })
    generator.send(load)
    generator.on('message', (result) => resolve(result as LoadResult))
    generator.on('exit', (code) => reject(new Error(`The load generator ended with ${code}`)))
  })
}
