import { useQuery } from '@tanstack/react-query'
import { collectionBuckets } from '@tradelane/contract/invoice-factoring/collections-calls'
import { AlarmClock } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { DownloadButton } from '../../../../ui/download-button.tsx'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { collectionsFile, collectionsQuery } from '../parts/collection-queries.ts'
import { bucketLabels, collectionColumns } from './collection-columns.tsx'
import { CollectionSums } from './collection-sums.tsx'

/** /admin/collections: what buyers have not paid, of all companies, by how long it is overdue. */
export function CollectionsPage() {
  const address = useListAddress({ choices: collectionBuckets, filter: 'bucket' })
  const { search, chosen: bucket, page } = address
  const query = useQuery(collectionsQuery({ search, bucket, page }))
  return (
    <ListPage
      title="Collections"
      lead="Funded invoices that are due, overdue or paid short, the longest overdue first."
      actions={<DownloadButton {...collectionsFile({ search, bucket })} />}
      address={address}
      search="Search by company, buyer or number"
      filter={{ label: 'Overdue', everything: 'Any time overdue', options: bucketLabels }}
      above={<CollectionSums sums={query.error ? [] : query.data?.sums} />}
      list={{
        label: 'Collections',
        query,
        rowsOf: ({ collections }) => collections,
        columns: collectionColumns,
        rowKey: ({ invoice_factoring_id }) => invoice_factoring_id,
        rowLink: ({ invoice_factoring_id }) => `/admin/fundings/${invoice_factoring_id}`,
        empty: {
          icon: AlarmClock,
          text: 'Funded invoices appear here from their due date until they are paid.',
        },
      }}
    />
  )
}
