import { useSuspenseQuery } from '@tanstack/react-query'
import { toyStateTable, type WireToy } from '../../../server/test/toy-service/contract.ts'
import { useListAddress } from '../../src/lib/browser/use-list-address.ts'
import type { Column } from '../../src/ui/lists/data-columns.ts'
import { ListPage } from '../../src/ui/lists/list-page.tsx'
import { StatusBadge } from '../../src/ui/records/status-badge.tsx'
import { officeToysQuery, toysQuery } from './toy-queries.ts'

const columns: Column<WireToy>[] = [
  { key: 'number', title: 'Order', cell: ({ toy_number }) => toy_number },
  { key: 'name', title: 'Toys', cell: ({ name }) => name },
  {
    key: 'status',
    title: 'Status',
    cell: ({ state }) => <StatusBadge states={toyStateTable} state={state} />,
  },
]
const list = {
  label: 'Toys',
  columns,
  rowsOf: ({ toys }: { toys: WireToy[] }) => toys,
  rowKey: ({ toy_id }: WireToy) => toy_id,
  empty: { text: 'Your orders will appear here.' },
}

/** /toys: the orders of the company. */
export function ToysPage() {
  const address = useListAddress()
  const query = useSuspenseQuery(toysQuery)
  const rowLink = ({ toy_id }: WireToy) => `/toys/${toy_id}`
  return <ListPage title="Toys" address={address} list={{ ...list, query, rowLink }} />
}

/** /admin/toys: the orders of all companies. */
export function OfficeToysPage() {
  const address = useListAddress()
  const query = useSuspenseQuery(officeToysQuery)
  const rowLink = ({ toy_id }: WireToy) => `/admin/toys/${toy_id}`
  return <ListPage title="Toys" address={address} list={{ ...list, query, rowLink }} />
}
