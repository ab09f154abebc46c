import { useQuery } from '@tanstack/react-query'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { useSearchParams } from 'react-router'
import { isMissing } from '../../../../lib/net/api-error.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { cargoAddress } from './initiate-skip.ts'
import { findKeptQuote } from './quotes-memory.ts'
import { freightQuoteQuery } from './quotes-queries.ts'
import { Summary } from './summary.tsx'

/** /logistics/summary: the chosen offer once more, before it is requested. The address names it; else this browser's copy does. */
export function FreightSummaryPage() {
  const [address] = useSearchParams()
  const kept = findKeptQuote()
  const id = address.get('shipment_id') ?? kept?.shipment_id
  if (id === undefined) return <NothingChosen />
  return <ChosenQuote key={id} id={id} />
}

function ChosenQuote({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(freightQuoteQuery(id))
  const kept = findKeptQuote()
  if (error && !data) {
    return isMissing(error) ? <NothingChosen /> : <ListFailure error={error} onRetry={() => void refetch()} />
  }
  const offer = data?.freight ?? (kept?.shipment_id === id ? kept : undefined)
  return offer ? <Summary offer={offer} quote={data} /> : <p role="status">loading...</p>
}

function NothingChosen() {
  return (
    <>
      <PageHeader title="Summary" lead="Check the offer you chose before you request it." />
      <Card>
        <EmptyState
          title="No offer is chosen"
          action={
            <LinkButton to={cargoAddress} tone="main">
              Search freight
            </LinkButton>
          }
        >
          Offers that nobody saves are deleted {promised('keepUnsavedOffer')} after they expire.
        </EmptyState>
      </Card>
    </>
  )
}
