import type { WireRateCard } from '@tradelane/contract/logistics/rate-cards'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { formatNumber } from '../../../../lib/format/format-number.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import type { modeWords } from './rate-card-words.ts'

type Words = (typeof modeWords)[WireRateCard['mode']]

const dollars = (amount: number): string => formatAmount(amount, 'USD')

export const rateCardColumns = ({ unit, distance }: Words): Column<WireRateCard>[] => [
  {
    key: 'carrier',
    title: 'Carrier',
    cell: ({ carrier }) => carrier,
    className: 'w-full min-w-44 wrap-anywhere',
  },
  {
    key: 'base',
    title: `Base, each ${unit}`,
    isRight: true,
    className: 'whitespace-nowrap',
    cell: ({ base }) => dollars(base),
  },
  {
    key: 'distance',
    title: `By 1,000 ${distance === 'kilometres' ? 'km' : 'nm'}`,
    isRight: true,
    className: 'whitespace-nowrap',
    cell: ({ per_thousand }) => dollars(per_thousand),
  },
  {
    key: 'speed',
    title: `${distance === 'kilometres' ? 'km' : 'nm'} a day`,
    isRight: true,
    cell: ({ per_day }) => formatNumber(per_day),
  },
  {
    key: 'co2',
    title: 'CO₂',
    isRight: true,
    className: 'whitespace-nowrap',
    cell: ({ co2_percent }) => `${co2_percent} %`,
  },
  {
    key: 'offered',
    title: 'Offered',
    cell: ({ is_offered }) => (
      <Badge tone={is_offered ? 'done' : 'idle'}>{is_offered ? 'Offered' : 'Not offered'}</Badge>
    ),
  },
  {
    key: 'saved',
    title: 'Saved',
    className: 'min-w-32',
    cell: (card) => (
      <>
        {card.saved_by}
        <span className="num block text-xs text-ink-2">{savedText(card)}</span>
      </>
    ),
  },
]

/** The first versions came with the product, so their date has no meaning. */
const savedText = ({ version, saved_at }: WireRateCard): string =>
  version === 1 ? 'Version 1' : `Version ${version}, ${formatDay(saved_at)}`
