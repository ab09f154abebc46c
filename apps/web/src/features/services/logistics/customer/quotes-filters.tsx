import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { ChoiceButtons } from '../../../../ui/forms/choice-buttons.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { daysText } from './freight-words.ts'
import { sortNames, viaOf } from './quotes-filter.ts'
import type { QuotesFilterState } from './use-quotes-filter.ts'

type QuotesFiltersProps = { offers: readonly FreightWire[]; filter: QuotesFilterState }

/** Order and filters. Only values that at least one offer has can be chosen. */
export function QuotesFilters({ offers, filter }: QuotesFiltersProps) {
  const { chosen, sortBy, chooseCarrier, chooseVia, chooseMaxDays } = filter
  const ways = distinct(offers.map(viaOf))
  const days = distinct(offers.map((offer) => offer.days)).sort((a, b) => a - b)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 px-5 pt-4 pb-3 print:hidden">
      <div className="flex items-center gap-2">
        <span aria-hidden className="text-xs text-ink-2 max-sm:hidden">
          Sort by
        </span>
        <ChoiceButtons label="Sort by" choices={sortNames} chosen={chosen.sort} onChoose={sortBy} />
      </div>
      <div className="grid w-full grid-cols-1 gap-3 sm:w-auto sm:grid-flow-col sm:auto-cols-[180px] sm:grid-cols-none">
        <Select
          label="Carrier"
          isLabelHidden
          value={chosen.carrier}
          onChange={({ target }) => chooseCarrier(target.value)}
          placeholder="All carriers"
          options={distinct(offers.map(({ name }) => name)).map((name) => ({ value: name, label: name }))}
        />
        {ways.length > 1 && (
          <Select
            label="Route by sea"
            isLabelHidden
            value={chosen.via}
            onChange={({ target }) => chooseVia(target.value)}
            placeholder="All routes"
            options={ways.filter(Boolean).map((way) => ({ value: way, label: `Via ${way}` }))}
          />
        )}
        <Select
          label="Transit time"
          isLabelHidden
          value={chosen.maxDays === undefined ? '' : String(chosen.maxDays)}
          onChange={({ target }) => chooseMaxDays(target.value)}
          placeholder="Any transit time"
          options={days.map((most) => ({ value: String(most), label: `At most ${daysText(most)}` }))}
        />
      </div>
    </div>
  )
}

const distinct = <Value,>(values: readonly Value[]): Value[] => [...new Set(values)]
