import { useQuery } from '@tanstack/react-query'
import { Ship } from 'lucide-react'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { DataTable } from '../../../../ui/lists/data-table.tsx'
import { MapSpace } from '../../../../ui/map/world-map.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { AskDesk } from './ask-desk.tsx'
import type { CargoSearchBody } from './cargo-search-of.ts'
import { quotesStep } from './cargo-steps.ts'
import { FreightSteps } from './freight-steps.tsx'
import { cityName, searchText } from './freight-words.ts'
import { cargoAddress } from './initiate-skip.ts'
import { QuotesClosures } from './quotes-closures.tsx'
import { waitingColumns } from './quotes-columns.tsx'
import { freightSearchQuery, useSaveQuotes } from './quotes-queries.ts'
import { QuotesRefusal } from './quotes-refusal.tsx'
import { QuotesResults } from './quotes-results.tsx'
import { QuotesSaved } from './quotes-save.tsx'
import { useQuotesSearch } from './use-quotes-search.ts'

/** /logistics/quotes: what each carrier asks for the cargo that was described. */
export function FreightQuotesPage() {
  const search = useQuotesSearch()
  if (search) return <SearchedQuotes search={search} />
  return (
    <>
      <PageHeader title="Freight quotes" lead="The carriers’ prices for your cargo." />
      <Card>
        <EmptyState
          icon={Ship}
          title="No search yet"
          action={
            <LinkButton to={cargoAddress} tone="main">
              Describe your cargo
            </LinkButton>
          }
        >
          Enter your cargo and its route. The offers then appear here.
        </EmptyState>
      </Card>
    </>
  )
}

function SearchedQuotes({ search }: { search: CargoSearchBody }) {
  const { data, error, isFetching, refetch } = useQuery(freightSearchQuery(search))
  const saving = useSaveQuotes()
  const maySave = useMay('preparer')
  return (
    <>
      <PageHeader
        title={`${cityName(search.from_city)} to ${cityName(search.to_city)}`}
        lead={`${searchText(search)} · loading ${formatDay(search.shipping_date)}`}
        back={{ to: cargoAddress, label: 'Back' }}
        actions={
          <>
            {!error && <LinkButton to={cargoAddress}>Change search</LinkButton>}
            {maySave && data && data.freights.length > 0 && (
              <Button
                onClick={() => saving.mutate(data.freights)}
                isBusy={saving.isPending}
                busyText="Saving…"
              >
                Save Now
              </Button>
            )}
          </>
        }
      />
      <FreightSteps current={quotesStep} />
      <div className="grid grid-cols-1 gap-4">
        <QuotesSaved saving={saving} />
        {data && <QuotesClosures closures={data.closures} />}
        {data ? (
          <QuotesResults offers={data.freights} lanes={data.routes} search={search} />
        ) : error && !isFetching ? (
          <QuotesRefusal error={error} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )}
        {!isFetching && maySave && <AskDesk search={search} hasOffers={(data?.freights.length ?? 0) > 0} />}
      </div>
    </>
  )
}

function Waiting() {
  return (
    <>
      <Card isFlush>
        <p role="status" className="px-5 pt-4 pb-3 text-ink-2">
          loading...
        </p>
        <DataTable label="Quotes" columns={waitingColumns} rows={undefined} rowKey={() => ''} empty={null} />
      </Card>
      <div className="overflow-hidden rounded-lg border border-line">
        <MapSpace />
      </div>
    </>
  )
}
