import { Amount } from '../../../../ui/records/amount.tsx'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import type { ShownPrice } from './war-to-quote.ts'

const terms = { goods: 'Goods', war: 'War', strikes: 'Strikes', minimum: 'Minimum premium' }

/** The lines of a premium, our fee, and their total. */
export const premiumFacts = ({ lines, fee, fee_rate, total, isWarToQuote }: ShownPrice): Fact[] => [
  ...lines.map(({ code, amount }, index) => ({
    term: terms[code],
    value: <Amount value={amount} currency="USD" />,
    startsGroup: index === 0,
  })),
  ...(isWarToQuote ? [{ term: 'War', value: 'To be quoted' }] : []),
  ...feeFacts(fee, fee_rate),
  {
    term: isWarToQuote ? 'Total without war' : 'Total',
    value: <Amount value={total} currency="USD" />,
    startsGroup: true,
  },
]

/** Our fee, and by which rate it is. */
export const feeFacts = (fee: number, rate: string | null | undefined): Fact[] => [
  { term: 'Our fee', value: <Amount value={fee} currency="USD" /> },
  ...(rate ? [{ term: 'Rate of our fee', value: rate }] : []),
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
