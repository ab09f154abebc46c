import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BuyerForm } from './buyer-form.tsx'
import { payableInvoicesQuery } from './buyer-queries.ts'

/** Plays the buyer of a funded invoice: it pays the invoice to the account that it was given. */
export function BuyerPanel() {
  const { data, error, refetch } = useQuery(payableInvoicesQuery)
  return (
    <Card title="Buyers">
      <p className="text-ink-2">
        Pay a funded invoice: the whole amount, a part, too much, or in another currency.
      </p>
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="mt-4 h-24" />}
      {data?.invoices.length === 0 && (
        <EmptyState icon={ReceiptText} title="No invoices yet">
          An invoice appears here when the finance partner sends its advance.
        </EmptyState>
      )}
      {data && data.invoices.length > 0 && <BuyerForm invoices={data.invoices} />}
    </Card>
  )
}
