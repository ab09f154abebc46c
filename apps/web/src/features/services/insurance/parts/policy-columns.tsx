import type { WireOfficePolicy } from '@tradelane/contract/insurance/office-calls'
import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { PolicyBadge } from './policy-badge.tsx'
import { recordWord } from './policy-words.ts'

export const policyColumns: Column<WirePolicy>[] = [
  {
    key: 'number',
    title: 'Policy',
    cell: (policy) => (
      <>
        <span className="num whitespace-nowrap">{policy.policy_number}</span>
        <span className="block text-xs font-normal text-ink-2">
          {recordWord(policy)}, {policy.category_of_goods}
        </span>
      </>
    ),
  },
  {
    key: 'way',
    title: 'From and to',
    className: 'wrap-anywhere',
    cell: ({ place_of_origin, place_of_destination }) => `${place_of_origin} → ${place_of_destination}`,
  },
  {
    key: 'days',
    title: 'Valid',
    className: 'num whitespace-nowrap text-ink-2',
    cell: ({ valid_from, valid_to }) => (
      <>
        {formatDay(valid_from)}
        <span className="block text-xs">to {formatDay(valid_to)}</span>
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    cell: (policy) => <PolicyBadge {...policy} />,
  },
  {
    key: 'value',
    title: 'Insured value',
    isRight: true,
    cell: ({ insured_value }) => <Amount value={insured_value} currency="USD" />,
  },
  {
    key: 'premium',
    title: 'Premium and fee',
    isRight: true,
    cell: ({ quote, indicative }) => <PremiumOf quote={quote} indicative={indicative} />,
  },
]

/** For the back office, the customer comes first and the premium matters on the policy's own page. */
export const officePolicyColumns: Column<WireOfficePolicy>[] = [
  { key: 'company', title: 'Company', className: 'wrap-anywhere', cell: ({ company_name }) => company_name },
  ...policyColumns.filter(({ key }) => key !== 'premium'),
  {
    key: 'due',
    title: 'Quote by',
    className: 'num whitespace-nowrap',
    cell: ({ state, respond_due_at }) =>
      state === 'submitted' && respond_due_at ? formatInstant(respond_due_at) : '–',
  },
]

/** The quoted premium; until there is one, the indicative premium, said to be that. */
function PremiumOf({ quote, indicative }: Pick<WirePolicy, 'quote' | 'indicative'>) {
  if (quote) return <Amount value={quote.total} currency="USD" />
  if (!indicative) return '–'
  return (
    <>
      <Amount value={indicative.total} currency="USD" className="text-ink-2" />
      <span className="block text-xs text-ink-2">indicative</span>
    </>
  )
}
