import { TradeRequests } from '../../features/office/quote-desk/customer/trade-requests.tsx'
import { TransactionSummaryPage } from '../../features/trade/transactions/transaction-summary-page.tsx'

/** /transaction-summary, with what the desk was asked for in the trade. */
export function TransactionPage() {
  return (
    <TransactionSummaryPage
      requests={({ transaction_id }) => <TradeRequests key={transaction_id} transactionId={transaction_id} />}
    />
  )
}
