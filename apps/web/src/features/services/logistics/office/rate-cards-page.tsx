import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { rateCardModes, type WireRateCard } from '@tradelane/contract/logistics/rate-cards'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { Card } from '../../../../ui/card.tsx'
import { Collapsible } from '../../../../ui/collapsible.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { ListFilters } from '../../../../ui/lists/list-filters.tsx'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts'
import { rateCardColumns } from './rate-card-columns.tsx'
import { rateCardsQuery } from './rate-card-queries.ts'
import { modeWords } from './rate-card-words.ts'

const options = Object.fromEntries(rateCardModes.map((mode) => [mode, modeWords[mode].title]))

/** /admin/rate-cards: the prices of each carrier, by mode of transport. */
export function RateCardsPage() {
  const address = useListAddress({ choices: rateCardModes, filter: 'mode' })
  const query = useQuery(rateCardsQuery)
  const modes = address.chosen ? [address.chosen] : rateCardModes
  return (
    <>
      <PageHeader
        title="Rate cards"
        lead="The prices of each carrier. A saved card applies to new searches; existing quotes keep their price."
      />
      <Card isFlush className="mb-4">
        <ListFilters
          address={address}
          filter={{ label: 'Carriage', everything: 'All modes of transport', options }}
        />
        {query.error && !query.data && <ListFailure error={query.error} onRetry={query.refetch} />}
      </Card>
      <div className="grid gap-4">
        {/* The others come with the prices, so that they do not move. */}
        {(query.data ? modes : modes.slice(0, 1)).map((mode) => (
          <ModeCards key={mode} mode={mode} query={query} isOneOfMany={modes.length > 1} />
        ))}
      </div>
    </>
  )
}

type ModeCardsProps = {
  mode: WireRateCard['mode']
  query: UseQueryResult<{ rate_cards: WireRateCard[] }>
  isOneOfMany: boolean
}

/** On a phone, where each price is a card, the modes are titles to choose from. */
function ModeCards({ mode, query, isOneOfMany }: ModeCardsProps) {
  const words = modeWords[mode]
  const isNarrow = useIsNarrow()
  if (query.error && !query.data) return null
  const list = (
    <>
      {words.counted && <p className="px-5 pb-2 text-xs text-ink-2 max-sm:pt-3">{words.counted}</p>}
      <RecordList
        label={words.title}
        query={query}
        rowsOf={({ rate_cards }) => rate_cards.filter((card) => card.mode === mode)}
        columns={rateCardColumns(words)}
        rowKey={({ card_id }) => card_id}
        rowLink={({ card_id }) => `/admin/rate-cards/${card_id}`}
        skeletonRows={2}
        empty={{ text: 'No carrier has a rate card for this mode.' }}
      />
    </>
  )
  if (!isNarrow)
    return (
      <Card isFlush title={words.title}>
        {list}
      </Card>
    )
  return (
    <Collapsible title={words.title} startsFolded={isOneOfMany}>
      {list}
    </Collapsible>
  )
}
