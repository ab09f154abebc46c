import { CompanysInvoices } from '../../features/money/invoices/office/companys-invoices.tsx'
import { OwnRate } from '../../features/money/price-rates/own-rate.tsx'
import { CompanysBalances } from '../../features/money/wallet/office/companys-balances.tsx'
import { NotesCard } from '../../features/office/customer-file/notes-card.tsx'
import { RiskCard } from '../../features/office/customer-file/risk-card.tsx'
import { CustomerProfilePage } from '../../features/office/customers/customer-profile-page.tsx'
import { HistoryPanel } from '../../features/office/customers/history/history-panel.tsx'
import { CompanysQuotes } from '../../features/office/quote-desk/office/companys-quotes.tsx'
import { CompanysPayments } from '../../features/services/simple-payment/office/companys-payments.tsx'

/** /admin/customer-profiles/:uid, with what the company has asked for and ordered, what it holds, has paid and was billed, and what the office writes down of it. */
export function CustomerPage() {
  return (
    <CustomerProfilePage
      money={({ uid, company_name }) => (
        <>
          <CompanysQuotes uid={uid} companyName={company_name} />
          <HistoryPanel uid={uid} />
          <CompanysBalances uid={uid} />
          <CompanysPayments uid={uid} companyName={company_name} />
          <CompanysInvoices uid={uid} />
        </>
      )}
      ownRate={({ uid, company_name }) => <OwnRate uid={uid} company_name={company_name} />}
      file={({ uid }) => (
        <>
          <RiskCard uid={uid} />
          <NotesCard uid={uid} />
        </>
      )}
    />
  )
}
