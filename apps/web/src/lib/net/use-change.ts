import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** Begins the key of everything that a customer's pages ask about the records of one service. */
export const recordsKey = (service: string): QueryKey => [service]
/** The same for the back office. */
export const officeRecordsKey = (service: string): QueryKey => ['admin', service]

/**
 * What the records of every service show up in: balances and quotes, partners' payments, policies that are bought with freight or
 * are requests of the desk, inspections, fundings and their requests, changes that wait, tasks, notifications, counts.
 */
const shownBeside: readonly QueryKey[] = [
  ['wallet'],
  ['partners'],
  ['insurance'],
  // An inspection or a funding and its request at the desk are one.
  ['quality_assurance'],
  ['invoice_factoring'],
  ['quote-desk'],
  // A shipment shows the request for its customs clearance.
  ['logistics'],
  ['admin', 'logistics'],
  ['admin', 'quality_assurance'],
  ['admin', 'insurance'],
  ['admin', 'invoice_factoring'],
  ['admin', 'quote-desk'],
  ['tasks'],
  ['notifications'],
  ['unread'],
  // A change may wait for a second person, on the page of the record.
  ['admin', 'approvals'],
  ['admin', 'tasks'],
  ['admin', 'unread'],
]

/** A change of one service's records, named by its subject, or of what the given keys begin. */
type Changed = string | readonly QueryKey[]

/** Asks again for everything that a change may have changed; waits only for the records themselves. */
function useRefresh(changed: Changed): () => Promise<unknown> {
  const client = useQueryClient()
  const refresh = (keys: readonly QueryKey[]) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  return () => {
    if (typeof changed !== 'string') return refresh(changed)
    void refresh(shownBeside)
    return refresh([recordsKey(changed), officeRecordsKey(changed)])
  }
}

type Then<Given, Answer> = {
  onSuccess?: ((answer: Answer, given: Given) => void) | undefined
  onError?: ((error: Error, given: Given) => void) | undefined
  onSettled?: (() => void) | undefined
}

/**
 * A call that changes something. What it may have changed is asked for again, also after a refusal: it may mean that
 * somebody else was faster. The answer comes after that, so that the next page starts from what was saved. It comes, too, where what was
 * asked for again took the button away in the meantime, but not to who has gone to another page.
 */
export function useChange<Given, Answer>(changed: Changed, send: (given: Given) => Promise<Answer>) {
  const refresh = useRefresh(changed)
  const isShown = useIsShown()
  const change = useMutation({ mutationFn: send, onSettled: refresh })
  const mutate = (given: Given, then: Then<Given, Answer> = {}): void => {
    const place = location.pathname
    const ifAwaited = (answer: () => void) => {
      if (!isShown() && location.pathname !== place) return
      answer()
      then.onSettled?.()
    }
    change.mutateAsync(given).then(
      (answer) => ifAwaited(() => then.onSuccess?.(answer, given)),
      (error: Error) => ifAwaited(() => then.onError?.(error, given)),
    )
  }
  return { ...change, mutate }
}

function useIsShown(): () => boolean {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return () => shown.current
}
