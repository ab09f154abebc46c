import type { Staff } from '@tradelane/contract/primitives/staff'
import type { Reader } from './search-queries.ts'

export type FoundPage = {
  to: string
  title: string
  /** What else people call it. */
  words: string
  /** For these of the staff alone. */
  staff?: Staff
  /** Once the operator has opened it to the company. */
  needsEscrow?: true
}

type Rows = readonly (readonly [to: string, title: string, words: string])[]
const pagesOf = (rows: Rows): FoundPage[] => rows.map(([to, title, words]) => ({ to, title, words }))

const companyPages: FoundPage[] = [
  ...pagesOf([
    ['/dashboard', 'Dashboard', 'home start overview'],
    ['/dashboard/insights', 'Financing', 'insights buyers figures history credit'],
    ['/simple-payment', 'New payment', 'pay send money transfer'],
    ['/payments', 'Payments', 'sent money transfers'],
    ['/partners', 'Partner Companies', 'suppliers buyers payees beneficiaries bank accounts contacts'],
    ['/dashboard/wallet', 'Wallet', 'balance currencies accounts add money convert exchange'],
    ['/dashboard/wallet/statements', 'Statements', 'account camt csv pdf movements bookkeeping'],
    ['/dashboard/wallet/invoices', 'Invoices', 'bills fees vat'],
    ['/invoice-factoring', 'Invoice Factoring', 'fund an invoice advance credit financing'],
    ['/invoice-factoring/limits', 'Credit limits', 'buyers financing'],
    ['/invoice-factoring/fundings', 'Invoice fundings', 'factoring advances'],
    ['/invoice-factoring/portfolio', 'Portfolio', 'factoring fundings figures'],
    ['/logistics', 'Logistics', 'freight shipping book a shipment sea air road'],
    ['/logistics/shipments', 'Shipments', 'bookings freight track tracking containers'],
    ['/dashboard/quotes', 'Quotes', 'freight prices offers saved'],
    ['/insurance', 'Insure your goods', 'insurance cargo cover policy'],
    ['/insurance/policies', 'Policies', 'insurance certificates cover'],
    ['/insurance/claims', 'Claims', 'insurance damage loss'],
    ['/insurance/claims/new', 'Report a loss', 'insurance claims damage'],
    ['/quality-assurance', 'Quality Assurance', 'inspection supplier audit loading check'],
    ['/quality-assurance/inspections', 'Inspections', 'quality reports audits'],
    ['/transaction-summary', 'Transaction summary', 'trade cost budget profit documents cash flow'],
    ['/request-a-quote', 'Request a quote', 'ask for an offer price'],
    ['/offers', 'Requests', 'offers of the desk quotes'],
    ['/quote-requests', 'Quote requests', 'drafts'],
    ['/landed-cost', 'Landed cost', 'duty tax tariff customs import hs code estimate'],
    ['/incoterms', 'Incoterms', 'terms of delivery fob cif exw ddp'],
    ['/tasks', 'Notes and tasks', 'to do reminders'],
    ['/messages', 'Messages', 'write to us chat conversations'],
    ['/notifications', 'Notifications', 'news alerts'],
    [
      '/registration',
      'Business Info',
      'settings company profile registration verification kyb documents owners',
    ],
    ['/security', 'Security', 'settings password email devices sign-in approval limits'],
    ['/team', 'Team', 'settings users colleagues roles invite permissions'],
    ['/prices', 'Prices', 'fees rates price list'],
    ['/help-and-support', 'Help & Support', 'faq questions contact'],
  ]),
  ...pagesOf([
    ['/smart-escrow', 'Smart Escrow', 'hold money new escrow'],
    ['/smart-escrow/escrows', 'Escrows', 'smart escrow blocks'],
  ]).map((page) => ({ ...page, needsEscrow: true as const })),
]

const officePages: FoundPage[] = [
  ...pagesOf([
    ['/admin/dashboard', 'Dashboard', 'home start overview morning'],
    ['/admin/tasks', 'Tasks', 'to do waiting'],
    ['/admin/messages', 'Messages', 'customers write conversations'],
    ['/admin/quotes', 'Quotes', 'desk requests offers'],
    ['/admin/customer-profiles', 'Customer profiles', 'users companies verification kyb'],
    ['/admin/vendors', 'Vendors', 'partners quotes suppliers'],
    ['/admin/buyer', 'Buyers', 'trading information'],
    ['/admin/facts', 'Facts of the world', 'sources lists holidays due'],
    ['/admin/screening', 'Screening', 'sanctions lists matches names'],
    ['/admin/staff', 'Staff', 'settings users colleagues roles invite'],
    ['/admin/approvals', 'Approvals', 'second person four eyes'],
    ['/admin/rates', 'Rates', 'settings fees margins prices'],
    ['/admin/reconciliation', 'Reconciliation', 'differences provider statements books'],
    ['/admin/payments', 'Payments', 'review held transfers'],
    ['/admin/escrows', 'Escrows', 'smart escrow'],
    ['/admin/escrow-disputes', 'Escrow disputes', 'smart escrow decide'],
    ['/admin/credit-limits', 'Credit limits', 'factoring buyers'],
    ['/admin/fundings', 'Invoice fundings', 'factoring advances'],
    ['/admin/collections', 'Collections', 'overdue invoices factoring'],
    ['/admin/finance-partners', 'Finance partners', 'settings factoring banks terms'],
    ['/admin/bookings', 'Bookings', 'freight shipments logistics'],
    ['/admin/rate-cards', 'Rate cards', 'settings carriers freight prices'],
    ['/admin/tariff', 'Tariff', 'settings terminals demurrage charges'],
    ['/admin/passages', 'Passages', 'settings canals closed straits'],
    ['/admin/duty-rates', 'Duty rates', 'settings landed cost tax customs tariff hs codes'],
    ['/admin/inspections', 'Inspections', 'quality assurance audits reports'],
    ['/admin/inspection-companies', 'Inspection companies', 'settings quality assurance inspectors'],
    ['/admin/inspection-companies/new', 'Add an inspection company', 'quality assurance'],
    ['/admin/insurance', 'Insurance', 'policies certificates'],
    ['/admin/insurance/excluded-countries', 'Excluded countries', 'settings insurance restricted'],
    ['/admin/claims', 'Claims', 'insurance loss damage'],
    ['/admin/account', 'Your account', 'settings password second factor devices'],
  ]),
  {
    to: '/admin/audit',
    title: 'Audit trail',
    words: 'log entries who did what',
    staff: ['compliance'],
  },
]

export const pagesToFind: Readonly<Record<Reader, readonly FoundPage[]>> = {
  company: companyPages,
  office: officePages,
}
