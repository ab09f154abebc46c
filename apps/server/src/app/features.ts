import type { Deps } from '../deps/deps.ts'
import type { FeatureEntry } from '../entries/feature-entry.ts'
import { accountSummary } from '../features/books/account-summary/feature.ts'
import { financing } from '../features/books/financing/feature.ts'
import { movements } from '../features/books/movements/feature.ts'
import { reconciliation } from '../features/books/reconciliation/feature.ts'
import { statements } from '../features/books/statements/feature.ts'
import { contact } from '../features/inbox/contact/feature.ts'
import { messages } from '../features/inbox/messages/feature.ts'
import { notifications } from '../features/inbox/notifications/feature.ts'
import { search } from '../features/inbox/search/feature.ts'
import { tasks } from '../features/inbox/tasks/feature.ts'
import { charges } from '../features/money/charges/feature.ts'
import { corridorFeature } from '../features/money/corridors/feature.ts'
import { incomingPayments } from '../features/money/incoming-payments/feature.ts'
import { invoiceRegister } from '../features/money/invoices/feature.ts'
import { priceRates } from '../features/money/price-rates/feature.ts'
import { steps } from '../features/money/steps/feature.ts'
import { wallet } from '../features/money/wallet/feature.ts'
import { auditTrail } from '../features/office/audit/feature.ts'
import { customerFile } from '../features/office/customer-file/feature.ts'
import { customers } from '../features/office/customers/feature.ts'
import { financePartners } from '../features/office/finance-partners/feature.ts'
import { inspectionCompanies } from '../features/office/inspection-companies/feature.ts'
import { overview } from '../features/office/overview/feature.ts'
import { quoteDesk } from '../features/office/quote-desk/feature.ts'
import { vendors } from '../features/office/vendors/feature.ts'
import { providerWebhooks } from '../features/outside/provider-webhooks/feature.ts'
import { documents } from '../features/papers/documents/feature.ts'
import { accountViewFeature } from '../features/people/account-views/feature.ts'
import { accounts } from '../features/people/accounts/feature.ts'
import { administrators } from '../features/people/administrators/feature.ts'
import { bookingPersons } from '../features/people/booking-persons/feature.ts'
import { fourEyes } from '../features/people/four-eyes/feature.ts'
import { links } from '../features/people/links/feature.ts'
import { onboarding } from '../features/people/onboarding/feature.ts'
import { staff } from '../features/people/staff/feature.ts'
import { team } from '../features/people/team/feature.ts'
import { sandboxBuyer } from '../features/sandbox/sandbox-buyer/feature.ts'
import { sandboxCarrier } from '../features/sandbox/sandbox-carrier/feature.ts'
import { sandboxClock } from '../features/sandbox/sandbox-clock/feature.ts'
import { sandboxFinancePartner } from '../features/sandbox/sandbox-finance-partner/feature.ts'
import { sandboxMailbox } from '../features/sandbox/sandbox-mailbox/feature.ts'
import { sandboxMoneyIn } from '../features/sandbox/sandbox-money-in/feature.ts'
import { sandboxParties } from '../features/sandbox/sandbox-parties/feature.ts'
import { sandboxPayments } from '../features/sandbox/sandbox-payments/feature.ts'
import { claimsService } from '../features/services/claims/service.ts'
import { creditLimitsService } from '../features/services/credit-limits/service.ts'
import { insuranceService } from '../features/services/insurance/service.ts'
import { invoiceFactoringService } from '../features/services/invoice-factoring/service.ts'
import { qualityAssuranceService } from '../features/services/quality-assurance/service.ts'
import { containerChargesService } from '../features/services/shipments/container-charges/container-charges-service.ts'
import { customsClearanceService } from '../features/services/shipments/ordered-clearance/clearance-service.ts'
import { freightService } from '../features/services/shipments/service.ts'
import { paymentService } from '../features/services/simple-payment/service.ts'
import { smartEscrowService } from '../features/services/smart-escrow/service.ts'
import { tradeDocuments } from '../features/services/trade-documents/feature.ts'
import { tradingInfo } from '../features/services/trading-info/feature.ts'
import { availability } from '../features/trade/availability/feature.ts'
import { landedCost } from '../features/trade/landed-cost/feature.ts'
import { partners } from '../features/trade/partners/feature.ts'
import { quoteRequests } from '../features/trade/quote-requests/feature.ts'
import { quotes } from '../features/trade/quotes/feature.ts'
import { transactions } from '../features/trade/transactions/feature.ts'
import { facts } from '../features/world/facts/feature.ts'
import { hsCodes } from '../features/world/hs-codes/feature.ts'
import { places } from '../features/world/places/feature.ts'
import { rates } from '../features/world/rates/feature.ts'
import { restrictedCountries } from '../features/world/restricted-countries/feature.ts'
import { screening } from '../features/world/screening/feature.ts'
import { platform } from './platform.ts'

/**
 * Every feature of the product, by wing from the top, one line each. The services are in the order in which lists show them. Nothing imports
 * this list but what starts the product: everything else reads `deps.features`.
 */
export const features: readonly FeatureEntry<Deps>[] = [
  sandboxBuyer,
  sandboxCarrier,
  sandboxClock,
  sandboxFinancePartner,
  sandboxMailbox,
  sandboxMoneyIn,
  sandboxParties,
  sandboxPayments,
  accountSummary,
  financing,
  movements,
  reconciliation,
  statements,
  providerWebhooks,
  paymentService,
  smartEscrowService,
  creditLimitsService,
  invoiceFactoringService,
  freightService,
  containerChargesService,
  customsClearanceService,
  qualityAssuranceService,
  insuranceService,
  claimsService,
  tradeDocuments,
  tradingInfo,
  customers,
  auditTrail,
  customerFile,
  financePartners,
  inspectionCompanies,
  quoteDesk,
  vendors,
  overview,
  availability,
  landedCost,
  partners,
  quoteRequests,
  quotes,
  transactions,
  charges,
  incomingPayments,
  invoiceRegister,
  steps,
  corridorFeature,
  priceRates,
  wallet,
  accounts,
  accountViewFeature,
  administrators,
  bookingPersons,
  fourEyes,
  links,
  onboarding,
  staff,
  team,
  contact,
  messages,
  notifications,
  search,
  tasks,
  documents,
  facts,
  hsCodes,
  places,
  rates,
  restrictedCountries,
  screening,
  platform,
]
