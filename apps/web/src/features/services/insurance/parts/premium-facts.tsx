import type { PricedClause } from '@tradelane/contract/insurance/policy'
import { Amount } from '../../../../ui/records/amount.tsx'
import type { Fact } from '../../../../ui/records/definition-list.tsx'

const terms = { goods: 'Goods', war: 'War', strikes: 'Strikes', minimum: 'Minimum premium' }

/** The lines of a premium, our fee, and their total. */
export const premiumFacts = ({ lines, fee, total }: PricedClause): Fact[] => [
  ...lines.map(({ code, amount }, index) => ({
    term: terms[code],
    value: <Amount value={amount} currency="USD" />,
    startsGroup: index === 0,
  })),
  { term: 'Our fee, 0.10 %', value: <Amount value={fee} currency="USD" /> },
  { term: 'Total', value: <Amount value={total} currency="USD" />, startsGroup: true },
]

/** The same in the words of the premium table. */
export function PremiumWords({ lines }: PricedClause) {
  return (
    <ul className="num mt-4 grid gap-1 text-xs text-ink-2">
      {lines.map(({ code, label }) => (
        <li key={code}>{label}</li>
      ))}
    </ul>
  )
}
