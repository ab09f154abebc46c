import { useSuspenseQuery } from '@tanstack/react-query'
import { balancesQuery } from '../../../lib/queries/wallet.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { IssuedStatements } from './issued-statements.tsx'
import { TakeStatement } from './take-statement.tsx'

/** /dashboard/wallet/statements */
export function StatementsPage() {
  const { data: balances } = useSuspenseQuery(balancesQuery)
  return (
    <>
      <PageHeader
        title="Statements"
        lead="Balances and all booked entries of an account, as PDF or for your accounting."
        back={{ to: '/dashboard/wallet', label: 'Wallet' }}
      />
      <TakeStatement balances={balances} />
      <IssuedStatements />
    </>
  )
}
