import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Arrivals } from './arrivals.tsx'
import { moneyInQuery } from './money-in-queries.ts'
import { PayerForm } from './payer-form.tsx'

/** Plays a payer elsewhere: money arrives on the account of a company, with a sender and a reference. */
export function MoneyInPanel() {
  const query = useQuery(moneyInQuery)
  const { data, error, refetch } = query
  return (
    <Card title="Money from outside">
      <p className="text-ink-2">
        Pay into an account of a company, as a buyer would. The money appears in its wallet within seconds.
      </p>
      <div className="mt-4 grid gap-6">
        {error && !data && <ListFailure error={error} onRetry={refetch} />}
        {data?.accounts.some((account) => !account.is_verified) && (
          <Banner tone="info">Only the accounts of verified companies can receive money.</Banner>
        )}
        {data && <PayerForm accounts={data.accounts} />}
        {data && <Arrivals query={query} />}
      </div>
    </Card>
  )
}
