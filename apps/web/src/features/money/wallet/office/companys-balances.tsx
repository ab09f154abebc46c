import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { Card } from '../../../../ui/card.tsx'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { balanceColumns } from '../balance-table.tsx'
import { companysBalancesQuery } from './office-wallet-queries.ts'

/** What a company holds, read-only; a currency leads to its movements. */
export function CompanysBalances({ uid }: { uid: string }) {
  return (
    <Card title="Balances" isFlush>
      <RecordList
        label="Balances"
        query={useQuery(companysBalancesQuery(uid))}
        rowsOf={({ balances }) => balances}
        columns={balanceColumns}
        rowKey={({ curSymbol }) => curSymbol}
        rowLink={({ curSymbol }) => moneyAddress(uid, curSymbol)}
        skeletonRows={2}
        empty={{ icon: Wallet, text: 'The company has no account yet.' }}
      />
    </Card>
  )
}

const moneyAddress = (uid: string, currency: string): string =>
  `/admin/customer-profiles/${uid}/money?currency=${currency}`
