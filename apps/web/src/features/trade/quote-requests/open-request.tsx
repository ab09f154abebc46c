import { useQuery } from '@tanstack/react-query'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { dropVisitorRequest, findVisitorRequest } from '../../../lib/drafts/visitor-request.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { draftQuery } from '../../../lib/queries/quote-requests.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { emptyRequest, type RequestValues, valuesOf } from './request-values.ts'

export type OpenedRequest = {
  start: RequestValues
  /** Undefined while it was never saved. */
  saved: WireQuoteRequest | undefined
  /** It is saved for the first time, and has its id from now on. */
  onCreated: (id: string) => void
  /** It begins with what a visitor has written before there was an account. */
  isOfVisitor: boolean
}

type Children = { children: (opened: OpenedRequest) => ReactNode }

/**
 * The request of `?quote_request_id=`; with `?new` a new one; with `?asked` what a visitor has described before signing in; else the newest
 * draft of the person, or a new one where there is none. A new one gets its id as it is first saved: the same form goes on under the new
 * address.
 */
export function OpenRequest({ children }: Children) {
  const { address, name, created, setCreated } = useRequestAddress()
  const [asked] = useState(() => findVisitorRequest<RequestValues>())
  const [shown, setShown] = useState({ address, opened: address, count: 0 })
  if (address !== shown.address)
    setShown(
      address === created ? { ...shown, address } : { address, opened: address, count: shown.count + 1 },
    )
  const onCreated = (id: string) => {
    // The account has it now.
    if (shown.opened === 'asked') dropVisitorRequest()
    setCreated(id)
    name(id)
  }
  const { opened, count } = shown
  if (opened === 'new' || opened === 'asked') {
    const isOfVisitor = opened === 'asked' && asked !== undefined
    const start = { ...emptyRequest, ...(isOfVisitor && asked) }
    return <Fragment key={count}>{children({ start, saved: undefined, onCreated, isOfVisitor })}</Fragment>
  }
  return (
    <Stored key={count} id={opened === 'newest' ? undefined : opened} onCreated={onCreated}>
      {children}
    </Stored>
  )
}

/** Which request the address names. Going back leads to the address from before it had its id: it is still the same one. */
function useRequestAddress() {
  const [params, setParams] = useSearchParams()
  const isBack = useNavigationType() === 'POP'
  const [created, setCreated] = useState<string>()
  const id = params.get('quote_request_id')
  const unnamed = (['new', 'asked'] as const).find((word) => params.has(word)) ?? 'newest'
  const isEarlier = id === null && isBack && created !== undefined
  const name = (named: string) => {
    const next = new URLSearchParams(window.location.search)
    next.delete('new')
    next.delete('asked')
    next.set('quote_request_id', named)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  useEffect(() => {
    if (isEarlier) name(created)
  }, [isEarlier])
  return { address: id ?? (isEarlier ? created : unnamed), name, created, setCreated }
}

type StoredProps = Children & { id: string | undefined; onCreated: (id: string) => void }

function Stored({ id, onCreated, children }: StoredProps) {
  const { data, error, isFetchedAfterMount } = useQuery(draftQuery(id))
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
  return children({ start: saved ? valuesOf(saved) : emptyRequest, saved, onCreated, isOfVisitor: false })
}
