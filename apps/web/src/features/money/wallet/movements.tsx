import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WalletBalance } from '@tradelane/contract/wallet/calls'
import { ArrowLeftRight } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { movementAddress, movementColumns } from './movement-columns.tsx'
import { MovementDialog } from './movement-dialog.tsx'
import { MovementFilters } from './movement-filters.tsx'
import { useMovementFilter } from './use-movement-filter.ts'
import { movementsFile, movementsQuery } from './wallet-queries.ts'

/** What moved one account, newest first, with the balance after each; what is looked for is in the address. */
export function Movements({ balances }: { balances: readonly WalletBalance[] }) {
  const { filter, page, shown, change, addressOf } = useMovementFilter(balances)
  const query = useQuery({ ...movementsQuery(filter, page), placeholderData: keepPreviousData })
  const movement = query.data?.content.find(({ id }) => id === shown)
  return (
    <Card
      title={`Movements in ${filter.currency}`}
      isFlush
      className="mt-4"
      action={<DownloadButton {...movementsFile(filter)} size="sm" tone="quiet" />}
    >
      <MovementFilters balances={balances} filter={filter} change={change} />
      <RecordList
        label={`Movements in ${filter.currency}`}
        query={query}
        rowsOf={({ content }) => content}
        columns={movementColumns(filter.currency)}
        rowKey={({ id }) => id}
        rowLink={(each) => movementAddress(each) ?? addressOf(each.id)}
        skeletonRows={6}
        onPage={(next) => change({ page: String(next) })}
        empty={{
          icon: ArrowLeftRight,
          text: `Added balance, money received, payments, conversions and invoice factoring in ${filter.currency} will appear here.`,
        }}
      />
      {movement && (
        <MovementDialog
          movement={movement}
          currency={filter.currency}
          onClose={() => change({ movement: '' })}
        />
      )}
    </Card>
  )
}
