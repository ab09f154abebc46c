import { lazyPage } from '../lib/screens/lazy-page.ts'

// Pages that are made of several features, by address. `screens.ts` gives each to the feature that the address belongs to.

const escrowWizard = () => import('./pages/smart-escrow-pages.tsx')

export const paymentPages = {
  '/simple-payment': lazyPage(() => import('./pages/simple-payment-page.tsx'), 'SimplePaymentPage'),
  '/payments/:simple_payment_id': lazyPage(() => import('./pages/payment-page.tsx'), 'PaymentPage'),
} as const

export const escrowPages = {
  '/smart-escrow': lazyPage(escrowWizard, 'SmartEscrowIndex'),
  '/smart-escrow/sender-beneficiary': lazyPage(escrowWizard, 'EscrowSenderPage'),
  '/smart-escrow/details': lazyPage(escrowWizard, 'EscrowDetailsPage'),
  '/smart-escrow/conditions': lazyPage(escrowWizard, 'EscrowConditionsPage'),
  '/smart-escrow/summary': lazyPage(escrowWizard, 'EscrowSummaryPage'),
  '/smart-escrow/escrows/:smart_escrow_id': lazyPage(() => import('./pages/escrow-page.tsx'), 'EscrowPage'),
} as const

export const officeEscrowPages = {
  '/admin/escrows/:smart_escrow_id': lazyPage(
    () => import('./pages/office-escrow-page.tsx'),
    'OfficeEscrowPage',
  ),
} as const

export const factoringPages = {
  '/invoice-factoring': lazyPage(() => import('./pages/invoice-factoring-page.tsx'), 'InvoiceFactoringPage'),
} as const

export const policyPages = {
  '/insurance/policies/:insurance_id': lazyPage(() => import('./pages/policy-page.tsx'), 'PolicyPage'),
} as const

export const dashboardPages = {
  '/dashboard': lazyPage(() => import('./pages/dashboard-page.tsx'), 'DashboardPage'),
  '/dashboard/insights': lazyPage(() => import('./pages/insights-page.tsx'), 'InsightsPage'),
} as const

export const transactionPages = {
  '/transaction-summary': lazyPage(() => import('./pages/transaction-page.tsx'), 'TransactionPage'),
} as const

export const officeDashboardPages = {
  '/admin/dashboard': lazyPage(() => import('./pages/office-dashboard-page.tsx'), 'AdminDashboardPage'),
} as const

export const customerProfilePages = {
  '/admin/customer-profiles/:uid': lazyPage(
    () => import('./pages/customer-profile-page.tsx'),
    'CustomerPage',
  ),
} as const

export const approvalPages = {
  '/admin/approvals': lazyPage(() => import('./pages/approvals-page.tsx'), 'ApprovalsPage'),
} as const
