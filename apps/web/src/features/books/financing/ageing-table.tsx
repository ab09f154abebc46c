import type { AgeingBucket } from '@tradelane/contract/invoice-factoring/figures'
import type { Currency } from '@tradelane/money'
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import type { BuyerFigures } from './financing-queries.ts'

type Aged = BuyerFigures['ageing'][number]

const late = (days: string): string => `${days} days overdue`

const bucketNames: Record<AgeingBucket, string> = {
  not_due: 'Not due yet',
  '1-30': late('1–30'),
  '31-60': late('31–60'),
  '61-90': late('61–90'),
  '90+': late('More than 90'),
}

/** What is outstanding in one currency, by how long it is overdue. */
export const AgeingTable = ({ ageing, currency }: { ageing: readonly Aged[]; currency: Currency }) => (
  <DataTable
    label={`Ageing in ${currency}`}
    columns={columnsIn(currency)}
    rows={ageing}
    rowKey={({ bucket }) => bucket}
    empty={null}
  />
)

const columnsIn = (currency: Currency): Column<Aged>[] => [
  { key: 'bucket', title: 'Age', cell: ({ bucket }) => bucketNames[bucket] },
  { key: 'fundings', title: 'Fundings', isRight: true, cell: ({ fundings }) => fundings },
  {
    key: 'outstanding',
    title: 'Outstanding',
    isRight: true,
    cell: ({ outstanding, bucket }) => (
      <Amount
        value={outstanding}
        currency={currency}
        className={bucket !== 'not_due' && outstanding > 0 ? 'font-medium text-lost' : ''}
      />
    ),
  },
]
