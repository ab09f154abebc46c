import type { WalletBalance } from '@tradelane/contract/wallet/calls'
import { type Currency, currencies } from '@tradelane/money'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import { useWalletDialog } from './wallet-address.ts'

export const balanceColumns: Column<WalletBalance>[] = [
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
]

/** Every open currency; its name shows its movements below. */
export function BalanceTable({ balances }: { balances: readonly WalletBalance[] }) {
  const columns: Column<WalletBalance>[] = [
    ...balanceColumns,
    {
      key: 'action',
      title: 'Action',
      isRight: true,
      cell: ({ curSymbol }) => <Actions currency={curSymbol} />,
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

function Actions({ currency }: { currency: Currency }) {
  const { open } = useWalletDialog()
  return (
    <span className="relative z-1 -mr-3 inline-flex flex-wrap justify-end">
      <Button
        size="sm"
        tone="quiet"
        aria-label={`Account details ${currency}`}
        onClick={() => open('account-details', currency)}
      >
        Account details
      </Button>
      <Button
        size="sm"
        tone="quiet"
        aria-label={`Convert ${currency}`}
        onClick={() => open('convert', currency)}
      >
        Convert
      </Button>
    </span>
  )
}
