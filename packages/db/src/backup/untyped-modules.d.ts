// The parts that we use of a library without types of its own.

declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** `rowCount` is known when the stream has ended. */
  export function to(text: string): Readable & Submittable & { rowCount: number }
  export function from(text: string): Writable & Submittable & { rowCount: number }
}
