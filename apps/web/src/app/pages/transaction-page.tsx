import { TradeRequests } from '../../features/office/quote-desk/customer/trade-requests.tsx'
import { TradeDocuments } from '../../features/services/trade-documents/trade-documents.tsx'
import { AskedServices } from '../../features/trade/quote-requests/asked-services.tsx'
import { CopyTrade } from '../../features/trade/quote-requests/copy-trade.tsx'
import { TransactionSummaryPage } from '../../features/trade/transactions/transaction-summary-page.tsx'

/** /transaction-summary, with what the desk was asked for in the trade. */
export function TransactionPage() {
  return (
    <TransactionSummaryPage
      copy={({ transaction_id }) => <CopyTrade transactionId={transaction_id} />}
      requests={(trade) => (
        <>
          <AskedServices trade={trade} />
          <TradeDocuments key={`documents ${trade.transaction_id}`} transactionId={trade.transaction_id} />
          <TradeRequests key={trade.transaction_id} transactionId={trade.transaction_id} />
        </>
      )}
    />
  )
}
