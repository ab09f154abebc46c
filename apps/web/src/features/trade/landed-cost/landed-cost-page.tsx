import { useQuery } from '@tanstack/react-query'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { useState } from 'react'
import { useAddress } from '../../../lib/browser/use-address.ts'
import { requestOfTradeQuery } from '../../../lib/queries/quote-requests.ts'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { hasSeveralKinds, valuesOfAddress, valuesOfRequest } from './address-values.ts'
import { Estimates } from './estimates.tsx'

/** /landed-cost: what goods cost at their destination, for one term and lane or two beside each other. */
export function LandedCostPage() {
  const [address] = useAddress()
  const tradeId = address.get('transaction_id')
  // An estimate writes the form over the trade in the address: the form goes on as it is until another trade is asked for.
  const [opened, setOpened] = useState(tradeId)
  if (tradeId !== null && tradeId !== opened) setOpened(tradeId)
  return opened === null ? (
    <Estimates first={valuesOfAddress(address)} />
  ) : (
    <EstimatesOfTrade key={opened} id={opened} />
  )
}

function EstimatesOfTrade({ id }: { id: string }) {
  const [address] = useAddress()
  const { data, error, isFetchedAfterMount, refetch } = useQuery(requestOfTradeQuery(id))
  const [first, setFirst] = useState<{ request: WireQuoteRequest | null }>()
  // As it was read when the page was opened: what is typed since must not be lost to a newer answer.
  if (!first && !error && isFetchedAfterMount && data !== undefined) setFirst({ request: data })
  if (first) {
    const { request } = first
    if (!request) return <Estimates first={valuesOfAddress(address)} />
    return (
      <Estimates
        first={{ ...valuesOfAddress(address), ...valuesOfRequest(request) }}
        departure={request.from?.countryCode}
        hasSeveralKinds={hasSeveralKinds(request)}
      />
    )
  }
  if (error) return <ListFailure error={error} onRetry={refetch} />
  // The form begins once what fills it is there.
  return <Skeleton className="h-[36rem] rounded-lg" />
}
