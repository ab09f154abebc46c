import { QuotesList } from '../features/quotes/quotes-list.tsx'
import { WalletDialogs } from '../features/wallet/wallet-dialogs.tsx'

/** /dashboard/quotes: the list, with the dialog that continues a quoted conversion. */
export function QuotesPage() {
  return (
    <>
      <QuotesList />
      <WalletDialogs />
    </>
  )
}
