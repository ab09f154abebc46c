import { financingScreens } from '../features/books/financing/screens.ts'
import { reconciliationScreens } from '../features/books/reconciliation/screens.ts'
import { statementScreens } from '../features/books/statements/screens.ts'
import { helpScreens } from '../features/inbox/help/screens.ts'
import { messageScreens } from '../features/inbox/messages/screens.ts'
import { notificationScreens } from '../features/inbox/notifications/screens.ts'
import { searchScreens } from '../features/inbox/search/screens.ts'
import { taskScreens } from '../features/inbox/tasks/screens.ts'
import { invoiceScreens } from '../features/money/invoices/screens.ts'
import { priceRateScreens } from '../features/money/price-rates/screens.ts'
import { walletScreens } from '../features/money/wallet/screens.ts'
import { auditScreens } from '../features/office/audit/screens.ts'
import { customerScreens } from '../features/office/customers/screens.ts'
import { quoteDeskScreens } from '../features/office/quote-desk/screens.ts'
import { vendorScreens } from '../features/office/vendors/screens.ts'
import { administratorScreens } from '../features/people/administrators/screens.ts'
import { onboardingScreens } from '../features/people/onboarding/screens.ts'
import { securityScreens } from '../features/people/security/screens.ts'
import { staffScreens } from '../features/people/staff/screens.ts'
import { teamScreens } from '../features/people/team/screens.ts'
import { claimsScreens } from '../features/services/claims/screens.ts'
import { creditLimitScreens } from '../features/services/credit-limits/screens.ts'
import { insuranceScreens } from '../features/services/insurance/screens.ts'
import { invoiceFactoringScreens } from '../features/services/invoice-factoring/screens.ts'
import { qualityAssuranceScreens } from '../features/services/quality-assurance/screens.ts'
import {
  containerChargeScreens,
  customsClearanceScreens,
  freightScreens,
} from '../features/services/shipments/screens.ts'
import { paymentScreens } from '../features/services/simple-payment/screens.ts'
import { smartEscrowScreens } from '../features/services/smart-escrow/screens.ts'
import { tradingInfoScreens } from '../features/services/trading-info/screens.ts'
import { incotermScreens } from '../features/trade/incoterms/screens.ts'
import { landedCostScreens } from '../features/trade/landed-cost/screens.ts'
import { partnerScreens } from '../features/trade/partners/screens.ts'
import { quoteRequestScreens } from '../features/trade/quote-requests/screens.ts'
import { quoteScreens } from '../features/trade/quotes/screens.ts'
import { factScreens } from '../features/world/facts/screens.ts'
import { screeningScreens } from '../features/world/screening/screens.ts'
import type { FeatureScreens, ServiceScreens } from '../lib/screens/feature-screens.ts'
import {
  approvalPages,
  customerProfilePages,
  dashboardPages,
  escrowPages,
  factoringPages,
  officeDashboardPages,
  officeEscrowPages,
  paymentPages,
  policyPages,
  transactionPages,
} from './composed-pages.ts'

/** The screens of a service, with its pages that are made of several features. */
const withPages = (
  { customer, office, ...screens }: ServiceScreens,
  pages: ServiceScreens['customer']['pages'],
  officePages: ServiceScreens['office']['pages'] = {},
): ServiceScreens => ({
  ...screens,
  customer: { ...customer, pages: { ...customer.pages, ...pages } },
  office: { ...office, pages: { ...office.pages, ...officePages } },
})

/** The pages and sidebar entries of every feature, in the order of both sidebars. It names pages and loads none. */
export const screens: readonly (FeatureScreens | ServiceScreens)[] = [
  {
    customer: { pages: { ...dashboardPages, ...transactionPages } },
    office: { pages: { ...officeDashboardPages, ...customerProfilePages, ...approvalPages } },
  },
  searchScreens,
  taskScreens,
  messageScreens,
  quoteDeskScreens,
  customerScreens,
  vendorScreens,
  tradingInfoScreens,
  factScreens,
  screeningScreens,
  staffScreens,
  priceRateScreens,
  reconciliationScreens,
  auditScreens,

  withPages(paymentScreens, paymentPages),
  withPages(smartEscrowScreens, escrowPages, officeEscrowPages),
  withPages(creditLimitScreens, factoringPages),
  invoiceFactoringScreens,
  freightScreens,
  containerChargeScreens,
  customsClearanceScreens,
  qualityAssuranceScreens,
  withPages(insuranceScreens, policyPages),
  claimsScreens,

  walletScreens,
  statementScreens,
  invoiceScreens,
  financingScreens,
  quoteScreens,
  quoteRequestScreens,
  incotermScreens,
  landedCostScreens,
  partnerScreens,
  onboardingScreens,
  securityScreens,
  administratorScreens,
  teamScreens,
  notificationScreens,
  helpScreens,
]
