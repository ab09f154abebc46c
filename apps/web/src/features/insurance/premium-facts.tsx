import type { PricedClause } from '@tradelane/contract/insurance-policy'
import { Amount } from '../../ui/amount.tsx'
import type { Fact } from '../../ui/definition-list.tsx'

/** How a premium comes about: its lines, our fee, and what both make. */
export const premiumFacts = ({ lines, fee, total }: PricedClause): Fact[] => [
  ...lines.map(({ label, amount }, index) => ({
    term: label,
    value: <Amount value={amount} currency="USD" />,
    startsGroup: index === 0,
  })),
  { term: 'Our fee, 0.10 % of the invoice', value: <Amount value={fee} currency="USD" /> },
  { term: 'In all', value: <Amount value={total} currency="USD" />, startsGroup: true },
]
