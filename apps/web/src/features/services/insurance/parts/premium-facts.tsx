import { Amount } from '../../../../ui/records/amount.tsx'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import type { ShownPrice } from './war-to-quote.ts'

const terms = { goods: 'Goods', war: 'War', strikes: 'Strikes', minimum: 'Minimum premium' }

/** The lines of a premium, our fee, and their total. */
export const premiumFacts = ({ lines, fee, total, isWarToQuote }: ShownPrice): Fact[] => [
  ...lines.map(({ code, amount }, index) => ({
    term: terms[code],
    value: <Amount value={amount} currency="USD" />,
    startsGroup: index === 0,
  })),
  ...(isWarToQuote ? [{ term: 'War', value: 'To be quoted' }] : []),
  { term: 'Our fee, 0.10 %', value: <Amount value={fee} currency="USD" /> },
  {
    term: isWarToQuote ? 'Total without war' : 'Total',
    value: <Amount value={total} currency="USD" />,
    startsGroup: true,
  },
]

/** The same in the words of the premium table. */
export function PremiumWords({ lines, isWarToQuote }: ShownPrice) {
  return (
    <ul className="num mt-4 grid gap-1 text-xs text-ink-2">
      {lines.map(({ code, label }) => (
        <li key={code}>{label}</li>
      ))}
      {isWarToQuote && <li>War: our underwriters quote it for listed areas.</li>}
    </ul>
  )
}
