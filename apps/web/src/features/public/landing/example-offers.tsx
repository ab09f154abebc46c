import { ExampleCard } from './example-card.tsx'
import { LaneMap } from './lane-map.tsx'

const offers = [
  {
    carrier: 'Blue Meridian Line',
    terms: 'Direct',
    days: 27,
    co2: '1.9 t',
    price: '2,140.00 USD',
    fees: 'All 9 fees shown',
  },
  {
    carrier: 'Carrack Container',
    terms: 'Via Colombo',
    days: 33,
    co2: '1.7 t',
    price: '1,780.00 USD',
    fees: '2 possible extra fees',
  },
]

export function ExampleOffers() {
  return (
    <ExampleCard what="freight offers" title="Nhava Sheva to Hamburg" tone="idle" status="2 offers">
      <LaneMap />
      <p className="mt-3 text-ink-2">1 × 20 ft standard, 18,000 kg, ready 2 Dec 2026</p>
      <ul className="mt-3">
        {offers.map(({ carrier, terms, days, co2, price, fees }) => (
          <li key={carrier} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
            <span>
              <span className="block font-medium">{carrier}</span>
              <span className="text-xs text-ink-2">
                {terms}, {days} days, {co2} CO₂
              </span>
            </span>
            <span className="ml-auto text-right">
              <span className="block font-medium">{price}</span>
              <span className="text-xs text-ink-2">{fees}</span>
            </span>
          </li>
        ))}
      </ul>
    </ExampleCard>
  )
}
