import { useQuery } from '@tanstack/react-query'
import { rateCardModes, type WireRateCard } from '@tradelane/contract/logistics/rate-cards'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { Card } from '../../../ui/card.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../../ui/list-failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Select } from '../../../ui/select.tsx'
import { rateCardsQuery } from './queries.ts'
import { rateCardColumns } from './rate-card-columns.tsx'
import { modeWords } from './rate-card-words.ts'

const modeOptions = rateCardModes.map((value) => ({ value, label: modeWords[value].title }))

/** /admin/rate-cards: what each carrier asks, by kind of carriage; one kind alone when the address names it. */
export function RateCardsPage() {
  const [chosen, choose] = useAddressParam('mode')
  const { data, error, refetch } = useQuery(rateCardsQuery)
  const modes = rateCardModes.filter(
    (mode) => !rateCardModes.some((one) => one === chosen) || mode === chosen,
  )
  return (
    <>
      <PageHeader
        title="Rate cards"
        lead="What each carrier asks. A saved card prices what is searched from then on; quotes already given keep theirs."
      />
      <div className="mb-4 max-w-[380px]">
        <Select
          label="Carriage"
          isLabelHidden
          isOptional
          placeholder="Every kind of carriage"
          options={modeOptions}
          value={chosen ?? ''}
          onChange={({ target }) => choose(target.value || undefined)}
        />
      </div>
      {error && !data ? (
        <ListFailure error={error} onRetry={refetch} />
      ) : (
        <div className="grid gap-4">
          {modes.map((mode) => (
            <ModeCards key={mode} mode={mode} cards={data?.rate_cards.filter((card) => card.mode === mode)} />
          ))}
        </div>
      )}
    </>
  )
}

type ModeCardsProps = { mode: WireRateCard['mode']; cards: WireRateCard[] | undefined }

function ModeCards({ mode, cards }: ModeCardsProps) {
  const words = modeWords[mode]
  return (
    <Card isFlush title={words.title}>
      {words.counted && <p className="px-5 pb-2 text-xs text-ink-2">{words.counted}</p>}
      <DataTable
        label={words.title}
        columns={rateCardColumns(words)}
        rows={cards}
        rowKey={({ card_id }) => card_id}
        rowLink={({ card_id }) => `/admin/rate-cards/${card_id}`}
        skeletonRows={2}
        empty={<EmptyState title="No records found">No carrier has a card for this.</EmptyState>}
      />
    </Card>
  )
}
