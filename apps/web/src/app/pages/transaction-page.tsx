import { threadSubjects } from '@tradelane/contract/messages/calls'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { useSearchParams } from 'react-router'
import { TradeMessages, type Writable } from '../../features/inbox/messages/customer/trade-messages.tsx'
import { TourOffer } from '../../features/inbox/tour/tour-offer.tsx'
import { TradeRequests } from '../../features/office/quote-desk/customer/trade-requests.tsx'
import { TradeDocuments } from '../../features/services/trade-documents/trade-documents.tsx'
import { TradeOfDocument } from '../../features/services/trade-documents/trade-of-document.tsx'
import { AskedServices } from '../../features/trade/quote-requests/asked-services.tsx'
import { CopyTrade } from '../../features/trade/quote-requests/copy-trade.tsx'
import { servicesOf } from '../../features/trade/transactions/shown-services.ts'
import { TransactionSummaryPage } from '../../features/trade/transactions/transaction-summary-page.tsx'
import { useSandboxClock } from '../../lib/browser/business-clock.ts'

const tour = () => import('../../features/trade/transactions/tour-steps.ts')
/** A trade with fewer services has too little to show. */
const leastServices = 4

/** What can be asked about: the trade, and each of its services. */
const writableIn = (trade: WireTransactionSummary): Writable[] => [
  { subject: 'transaction', id: trade.transaction_id, label: `Trade ${trade.transaction_number}` },
  ...servicesOf(trade).flatMap(({ subject: name, id, title, number }) => {
    const subject = threadSubjects.find((one) => one === name)
    return subject ? [{ subject, id, label: `${title} ${number}` }] : []
  }),
]

/** /transaction-summary, with what the desk was asked for in the trade. */
export function TransactionPage() {
  const isSandbox = useSandboxClock() !== undefined
  const [address] = useSearchParams()
  const documentId = address.get('document_id')
  if (documentId !== null) return <TradeOfDocument documentId={documentId} />
  return (
    <TransactionSummaryPage
      offer={(trade) =>
        isSandbox &&
        servicesOf(trade).length >= leastServices && (
          <TourOffer tour={tour} title="New here?">
            The tour shows you one whole trade in two minutes: its costs, its parties and its papers.
          </TourOffer>
        )
      }
      copy={({ transaction_id }) => <CopyTrade transactionId={transaction_id} />}
      requests={(trade) => (
        <>
          <AskedServices trade={trade} />
          <TradeDocuments key={`documents ${trade.transaction_id}`} transactionId={trade.transaction_id} />
          <TradeRequests key={trade.transaction_id} transactionId={trade.transaction_id} />
          <TradeMessages
            key={`messages ${trade.transaction_id}`}
            transactionId={trade.transaction_id}
            writable={writableIn(trade)}
          />
        </>
      )}
    />
  )
}
