import { useQuery } from '@tanstack/react-query'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { Fragment, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { findDraft } from '../../../lib/drafts/drafts.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { quoteRequestQuery } from '../../../lib/queries/quote-requests.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { emptyRequest, type RequestValues, valuesOf } from './request-values.ts'

export type OpenedRequest = {
  start: RequestValues
  /** Undefined while it was never saved. */
  saved: WireQuoteRequest | undefined
  /** It is saved for the first time, and has its id from now on. */
  onCreated: (id: string) => void
}

type Children = { children: (opened: OpenedRequest) => ReactNode }

/**
 * The request of `?quote_request_id=`; with `?new`, or after a visitor has described a trade before signing in, a new one; else the newest
 * draft, or a new one where there is none. A new one gets its id as it is first saved: the same form goes on under the new address.
 */
export function OpenRequest({ children }: Children) {
  const [params, setParams] = useSearchParams()
  const [asked] = useState(() => findDraft<Partial<RequestValues>>('visitor-request', ''))
  const [created, setCreated] = useState<string>()
  const address = params.get('quote_request_id') ?? (params.has('new') || asked ? 'new' : 'newest')
  const [shown, setShown] = useState({ address, opened: address, count: 0 })
  if (address !== shown.address)
    setShown(
      address === created ? { ...shown, address } : { address, opened: address, count: shown.count + 1 },
    )
  const onCreated = (id: string) => {
    setCreated(id)
    const next = new URLSearchParams(window.location.search)
    next.delete('new')
    next.set('quote_request_id', id)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return shown.opened === 'new' ? (
    <Fragment key={shown.count}>
      {children({ start: { ...emptyRequest, ...asked }, saved: undefined, onCreated })}
    </Fragment>
  ) : (
    <Stored key={shown.count} id={shown.opened === 'newest' ? undefined : shown.opened} onCreated={onCreated}>
      {children}
    </Stored>
  )
}

type StoredProps = Children & { id: string | undefined; onCreated: (id: string) => void }

function Stored({ id, onCreated, children }: StoredProps) {
  const { data, error, isFetchedAfterMount } = useQuery(quoteRequestQuery(id))
  const [first, setFirst] = useState<{ request: WireQuoteRequest | null }>()
  // As it was saved when the page was opened: what is typed since must not be lost to a newer answer.
  if (!first && isFetchedAfterMount && data !== undefined) setFirst({ request: data })
  if (error && !first)
    return (
      <Banner tone="lost" isAlert>
        {messageOf(error)}
      </Banner>
    )
  if (!first) return <Skeleton className="h-96" />
  const saved = first.request ?? undefined
  return children({ start: saved ? valuesOf(saved) : emptyRequest, saved, onCreated })
}
