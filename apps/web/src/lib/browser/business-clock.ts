import { useSyncExternalStore } from 'react'

/** Undefined until the server has said that it is a sandbox; then how far its business clock is ahead. */
let aheadMs: number | undefined
const readers = new Set<() => void>()

/** The header with which a sandbox answers every call. */
export function noteSandboxClock(header: string | null): void {
  if (header === null || Number(header) === aheadMs) return
  aheadMs = Number(header)
  for (const tell of readers) tell()
}

/** Now, for all that is business: due dates, validity, ages. In the sandbox its clock may be ahead. */
export const businessNow = (): Date => new Date(Date.now() + (aheadMs ?? 0))

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** How far the sandbox's business clock is ahead, in milliseconds; undefined outside the sandbox. */
export const useSandboxClock = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => aheadMs,
    () => undefined,
  )

/** The business time, for what stays on the page while the clock moves: the first answer may come after the first view. */
export function useBusinessNow(): Date {
  useSandboxClock()
  return businessNow()
}
