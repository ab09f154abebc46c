import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WalletBalance } from '@tradelane/contract/wallet/calls'
import { ArrowLeftRight, Download } from 'lucide-react'
import { messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { movementAddress, movementColumns } from './movement-columns.tsx'
import { MovementDialog } from './movement-dialog.tsx'
import { MovementFilters } from './movement-filters.tsx'
import { type MovementsWish, movementsQuery, useMovementsFile } from './queries.ts'
import { useMovementsWish } from './use-movements-wish.ts'

/** What moved one account, newest first, with the balance after each; what is looked for is in the address. */
export function Movements({ balances }: { balances: readonly WalletBalance[] }) {
  const { wish, page, shown, change, addressOf } = useMovementsWish(balances)
  const { data, error } = useQuery({ ...movementsQuery(wish, page), placeholderData: keepPreviousData })
  const movement = data?.content.find(({ id }) => id === shown)
  return (
    <Card
      title={`Movements in ${wish.currency}`}
      isFlush
      className="mt-4"
      action={<DownloadMovements wish={wish} />}
    >
      <MovementFilters balances={balances} wish={wish} change={change} />
      {error ? (
        <div className="p-5">
          <Banner tone="lost" isNews>
            {messageOf(error)}
          </Banner>
        </div>
      ) : (
        <DataTable
          label={`Movements in ${wish.currency}`}
          columns={movementColumns(wish.currency)}
          rows={data?.content}
          rowKey={({ id }) => id}
          rowLink={(each) => movementAddress(each) ?? addressOf(each.id)}
          skeletonRows={6}
          empty={
            <EmptyState icon={ArrowLeftRight} title="No records found">
              Balance added, payments and conversions in {wish.currency} stand here.
            </EmptyState>
          }
        />
      )}
      {data && (
        <Pagination
          page={data.pagination.current_page}
          totalPages={data.pagination.total_pages}
          total={data.pagination.total}
          onPage={(next) => change({ page: String(next) })}
        />
      )}
      {movement && (
        <MovementDialog
          movement={movement}
          currency={wish.currency}
          onClose={() => change({ movement: '' })}
        />
      )}
    </Card>
  )
}

function DownloadMovements({ wish }: { wish: MovementsWish }) {
  const file = useMovementsFile()
  return (
    <div className="flex items-center gap-3">
      {file.error && (
        <p role="alert" className="text-xs text-lost">
          {messageOf(file.error)}
        </p>
      )}
      <Button
        size="sm"
        tone="quiet"
        onClick={() => file.mutate(wish)}
        isBusy={file.isPending}
        busyText="Writing…"
      >
        <Download size={16} aria-hidden />
        Download CSV
      </Button>
    </div>
  )
}
