import { ruleOf, tradeStops } from '@tradelane/contract/incoterms/obligations'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import { classNames } from '../../../ui/class-names.ts'

const lines = [
  { name: 'Costs', until: 'costsUntil' },
  { name: 'Risk', until: 'riskUntil' },
] as const

/** The way of the goods from the seller to the buyer: up to where costs and risk are the seller's. Below each other on a phone. */
export function TermWay({ term }: { term: Incoterm }) {
  const rule = ruleOf(term)
  return (
    <figure className="mt-4">
      <ol
        aria-label={`The way of the goods under ${term}`}
        className="grid gap-1 text-xs sm:grid-flow-col sm:auto-cols-fr sm:gap-0.5"
      >
        {tradeStops.map((stop, index) => (
          <li key={stop} className="grid grid-cols-[1fr_3rem_3rem] items-center gap-0.5 sm:grid-cols-1">
            <span className="text-ink-2 sm:mb-1 sm:truncate sm:text-center">{stop}</span>
            {lines.map(({ name, until }) => {
              const isSellers = index <= rule[until]
              return (
                <span
                  key={name}
                  className={classNames(
                    'grid h-7 place-items-center rounded-sm',
                    isSellers ? 'bg-sea-fill text-white' : 'bg-mist-2 text-ink',
                  )}
                >
                  <span className="sr-only">{`${name}: ${isSellers ? 'seller' : 'buyer'}`}</span>
                  <span aria-hidden>{name.slice(0, 1)}</span>
                </span>
              )
            })}
          </li>
        ))}
      </ol>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        <Swatch tone="bg-sea-fill" text="Seller" />
        <Swatch tone="bg-mist-2" text="Buyer" />
        <span>C: costs of the way. R: risk.</span>
      </figcaption>
    </figure>
  )
}

const Swatch = ({ tone, text }: { tone: string; text: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden className={classNames('size-3 rounded-sm', tone)} />
    {text}
  </span>
)
