import type { WalletBalance } from '@tradelane/contract/wallet/calls'
import { currencies } from '@tradelane/money'
import { Amount } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useWalletDialog } from './wallet-address.ts'

/** Every open currency; its name shows its movements below. */
export function BalanceTable({ balances }: { balances: readonly WalletBalance[] }) {
  const { open } = useWalletDialog()
  const columns: Column<WalletBalance>[] = [
    {
      key: 'account',
      title: 'Account',
      cell: ({ curSymbol }) => (
        <>
          {curSymbol} <span className="font-normal text-ink-2">{currencies[curSymbol].name}</span>
        </>
      ),
    },
    {
      key: 'available',
      title: 'Available',
      isRight: true,
      cell: ({ balance, curSymbol }) => <Amount value={balance} currency={curSymbol} />,
    },
    {
      key: 'held',
      title: 'Held',
      isRight: true,
      cell: ({ withHoldingBalance, curSymbol }) => <Amount value={withHoldingBalance} currency={curSymbol} />,
    },
    {
      key: 'action',
      title: 'Action',
      isRight: true,
      cell: ({ curSymbol }) => (
        <Button
          size="sm"
          tone="quiet"
          className="relative z-1 -mr-3"
          aria-label={`Convert ${curSymbol}`}
          onClick={() => open('convert', curSymbol)}
        >
          Convert
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      label="Accounts"
      columns={columns}
      rows={balances}
      rowKey={({ curSymbol }) => curSymbol}
      rowLink={({ curSymbol }) => `/dashboard/wallet?currency=${curSymbol}`}
      empty={
        <EmptyState title="No account yet">Your accounts are being opened. Reload in a moment.</EmptyState>
      }
    />
  )
}
