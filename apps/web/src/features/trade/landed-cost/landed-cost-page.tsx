import { useQuery } from '@tanstack/react-query'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { useState } from 'react'
import { useAddress } from '../../../lib/browser/use-address.ts'
import { requestOfTradeQuery } from '../../../lib/queries/quote-requests.ts'
import { tradeSummaryQuery } from '../../../lib/queries/trades.ts'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { hasSeveralKinds, valuesOfAddress, valuesOfRequest } from './address-values.ts'
import { Estimates } from './estimates.tsx'
import { costsOfTrade } from './trade-costs.ts'

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

type First = { request: WireQuoteRequest | null; trade: WireTransactionSummary | undefined }

function EstimatesOfTrade({ id }: { id: string }) {
  const [address] = useAddress()
  const { data, error, isFetchedAfterMount, refetch } = useQuery(requestOfTradeQuery(id))
  const summary = useQuery(tradeSummaryQuery(id))
  const [first, setFirst] = useState<First>()
  // As it was read when the page was opened: what is typed since must not be lost to a newer answer.
  if (!first && !error && isFetchedAfterMount && summary.isFetchedAfterMount && data !== undefined)
    // Without what the trade has paid, the form is as good.
    setFirst({ request: data, trade: summary.data })
  if (first) {
    const { request, trade } = first
    if (!request) return <Estimates first={valuesOfAddress(address)} />
    const values = { ...valuesOfAddress(address), ...valuesOfRequest(request) }
    const isMixed = hasSeveralKinds(request)
    return (
      <Estimates
        // What all kinds of goods cost to bring is not what one of them costs.
        first={{ ...values, ...(trade && !isMixed && costsOfTrade(trade, values.currency)) }}
        departure={request.from?.countryCode}
        hasSeveralKinds={isMixed}
      />
    )
  }
  if (error) return <ListFailure error={error} onRetry={refetch} />
  // The form begins once what fills it is there.
  return <Skeleton className="h-[36rem] rounded-lg" />
}
