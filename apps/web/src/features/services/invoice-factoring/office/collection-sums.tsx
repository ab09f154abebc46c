import { collectionBuckets } from '@tradelane/contract/invoice-factoring/collections-calls'
import { Card } from '../../../../ui/card.tsx'
import { type Column, DataTable } from '../../../../ui/lists/data-table.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import type { BucketSum } from '../parts/collection-queries.ts'
import { bucketLabels } from './collection-columns.tsx'

type Line = { currency: BucketSum['currency']; sums: readonly BucketSum[] }

const columns: Column<Line>[] = [
  { key: 'currency', title: 'Currency', cell: ({ currency }) => currency },
  ...collectionBuckets.map((bucket) => ({
    key: bucket,
    title: bucketLabels[bucket],
    isRight: true,
    className: 'w-1/6',
    cell: ({ sums }: Line) => <Sum sum={sums.find((each) => each.bucket === bucket)} />,
  })),
]

/** What is advanced and not repaid, by currency and by how long it is overdue, and what is missing of invoices that were paid short. */
export function CollectionSums({ sums }: { sums: readonly BucketSum[] | undefined }) {
  const lines =
    sums &&
    [...new Set(sums.map(({ currency }) => currency))].map((currency) => ({
      currency,
      sums: sums.filter((sum) => sum.currency === currency),
    }))
  return (
    <Card isFlush title="Not paid yet" className="mb-4">
      <DataTable
        label="Not paid yet"
        columns={columns}
        rows={lines}
        rowKey={({ currency }) => currency}
        skeletonRows={1}
        empty={<p className="px-5 pb-5 text-ink-2">Nothing is due.</p>}
      />
    </Card>
  )
}

function Sum({ sum }: { sum: BucketSum | undefined }) {
  if (!sum) return <span className="text-ink-2">None</span>
  return (
    <>
      <Amount value={sum.outstanding} currency={sum.currency} />
      <span className="block text-xs whitespace-nowrap text-ink-2">
        {sum.count === 1 ? '1 invoice' : `${sum.count} invoices`}
      </span>
    </>
  )
}
