import { useSuspenseQuery } from '@tanstack/react-query'
import { FileText, Plus, ReceiptText } from 'lucide-react'
import { balancesQuery } from '../../../lib/queries/wallet.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { MayOnly } from '../../../ui/may-only.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AllAccountsCard } from './all-accounts-card.tsx'
import { BalanceTable } from './balance-table.tsx'
import { BalancesAge } from './balances-age.tsx'
import { Movements } from './movements.tsx'
import { StartingBalance } from './starting-balance.tsx'
import { TotalAmountCard } from './total-amount-card.tsx'
import { useWalletDialog } from './wallet-address.ts'
import { AddCurrencyCard } from './wallet-cards.tsx'

export function WalletPage() {
  const { data: balances } = useSuspenseQuery(balancesQuery)
  const { open } = useWalletDialog()
  return (
    <>
      <PageHeader
        title="Wallet"
        lead="Your balance in each currency, and all its movements."
        back={{ to: '/dashboard', label: 'Dashboard' }}
        actions={
          <>
            <LinkButton to="/dashboard/wallet/statements">
              <FileText size={16} aria-hidden />
              Statements
            </LinkButton>
            <LinkButton to="/dashboard/wallet/invoices">
              <ReceiptText size={16} aria-hidden />
              Invoices
            </LinkButton>
            <MayOnly who="preparer">
              <Button onClick={() => open('convert')}>Convert</Button>
              <Button tone="main" onClick={() => open('add-balance')}>
                <Plus size={16} aria-hidden />
                Add balance
              </Button>
            </MayOnly>
          </>
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TotalAmountCard balance={balances.find(({ curSymbol }) => curSymbol === 'USD')} />
        <AllAccountsCard />
        <AddCurrencyCard className="sm:col-span-2" />
      </div>
      <Card title="Accounts" isFlush className="mt-4">
        <BalanceTable balances={balances} />
        <div className="px-5 pb-4 empty:hidden">
          {balances.map(({ curSymbol }) => (
            <StartingBalance key={curSymbol} currency={curSymbol} />
          ))}
        </div>
        <p className="num border-t border-line px-5 py-3 text-xs">
          <BalancesAge />
        </p>
      </Card>
      <Movements balances={balances} />
    </>
  )
}
