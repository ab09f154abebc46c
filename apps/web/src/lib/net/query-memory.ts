import { dehydrate, hydrate } from '@tanstack/react-query'
import { isView, sessionToken } from '../session/session.ts'
import { queryClient } from './query-client.ts'

const place = 'answers'

/**
 * Stores the customer's query results in session storage, so that a reload shows them at once and refreshes them in the
 * background. Queries with `meta: { isPrivate: true }` (codes, documents) are never stored. The record names its
 * session: another session in the same tab starts without it. Nothing is stored of a customer whom a colleague views.
 */
export function rememberQueries(): void {
  if (isView()) return
  recall()
  let isDue = false
  queryClient.getQueryCache().subscribe(() => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      write()
    }, 500)
  })
}

function recall(): void {
  try {
    const { session, answers } = JSON.parse(sessionStorage.getItem(place) ?? '{}')
    if (session === undefined || session !== sessionMark()) return
    hydrate(queryClient, answers)
    // Shown but stale: a reload should show what has changed.
    void queryClient.invalidateQueries({ refetchType: 'none' })
  } catch {
    sessionStorage.removeItem(place)
  }
}

function write(): void {
  const session = sessionMark()
  if (session === undefined || isView()) return
  const answers = dehydrate(queryClient, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ state, meta }) => state.status === 'success' && !meta?.isPrivate,
  })
  try {
    sessionStorage.setItem(place, JSON.stringify({ session, answers }))
  } catch {
    // The storage is full: the answers are merely asked for again.
  }
}

/** Distinguishes two sessions without storing any part of a token. */
function sessionMark(): number | undefined {
  const token = sessionToken('customer')
  if (token === undefined) return undefined
  let hash = 0
  for (const character of token) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
  return hash
}
