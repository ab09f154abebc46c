import { useQuery } from '@tanstack/react-query'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { type ReactNode, useState } from 'react'
import { useAddressParam } from '../../lib/browser/use-address-param.ts'
import { quoteRequestQuery } from '../../lib/queries/quote-requests.ts'
import { Skeleton } from '../skeleton.tsx'

/**
 * What the request of `?request=` says, for the form of a service that begins with it; undefined without one, and where it cannot be read:
 * the form is then empty.
 */
export function FromRequest({
  children,
}: {
  children: (request: WireQuoteRequest | undefined) => ReactNode
}) {
  const [id] = useAddressParam('request')
  return id === undefined ? (
    children(undefined)
  ) : (
    <Read key={id} id={id}>
      {children}
    </Read>
  )
}

function Read({
  id,
  children,
}: {
  id: string
  children: (request: WireQuoteRequest | undefined) => ReactNode
}) {
  const { data, error } = useQuery(quoteRequestQuery(id))
  // As it was first read: what is typed since must not be lost to a newer answer.
  const [first, setFirst] = useState<{ request: WireQuoteRequest | null }>()
  if (!first && data !== undefined) setFirst({ request: data })
  if (error && !first) return children(undefined)
  return first ? children(first.request ?? undefined) : <Skeleton className="h-96" />
}
