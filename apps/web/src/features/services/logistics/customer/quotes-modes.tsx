import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { CargoSearchBody } from './cargo-search-of.ts'
import { daysText, modeNames } from './freight-words.ts'
import { LegIcon } from './leg-icon.tsx'
import { everyMode, modesBeside } from './modes-beside.ts'
import type { QuotesFilterState } from './use-quotes-filter.ts'
import { useSearchAgain } from './use-quotes-search.ts'

type QuotesModesProps = {
  offers: readonly FreightWire[]
  filter: QuotesFilterState
  search: CargoSearchBody
}

/** Sea, air and land beside each other: what each costs at least, and how soon it arrives. A click shows that way alone. */
export function QuotesModes({ offers, filter, search }: QuotesModesProps) {
  const searchAgain = useSearchAgain()
  const modes = modesBeside(offers)
  const wider = everyMode(search)
  if (modes.length < 2)
    return (
      wider && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Button size="sm" onClick={() => searchAgain(wider)}>
            Compare sea, air and road
          </Button>
          <span className="text-ink-2">The same goods and the same day, by every way that carries them.</span>
        </div>
      )
    )
  return (
    <fieldset aria-label="Mode" className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]">
      {modes.map(({ mode, by, cost, days }) => {
        const isChosen = filter.chosen.mode === mode
        return (
          <button
            key={mode}
            type="button"
            aria-pressed={isChosen}
            onClick={() => filter.chooseMode(isChosen ? '' : mode)}
            className={classNames(
              'num grid gap-1 rounded-lg border px-5 py-3.5 text-left transition-colors',
              isChosen ? 'border-sea bg-sea-wash' : 'border-line bg-paper hover:bg-mist-2',
            )}
          >
            <span className="flex items-center gap-2 font-medium">
              <LegIcon by={by} />
              {modeNames[mode]}
            </span>
            <span className="text-ink-2">
              From <strong className="font-semibold text-ink">{formatAmount(cost, 'USD')}</strong>, from{' '}
              {daysText(days)}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
