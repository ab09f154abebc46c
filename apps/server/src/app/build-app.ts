import { approvalRoutes, releaseRoutes } from '../approvals/routes.ts'
import type { Deps } from '../deps/deps.ts'
import type { RouteTable } from '../entries/route-table.ts'
import { accountSummaryRoutes } from '../features/books/account-summary/routes.ts'
import { financingRoutes } from '../features/books/financing/routes.ts'
import { statementRoutes } from '../features/books/statements/routes.ts'
import { contactRoutes } from '../features/inbox/contact/routes.ts'
import { adminMessageRoutes, messageRoutes } from '../features/inbox/messages/routes.ts'
import { adminNotificationRoutes, notificationRoutes } from '../features/inbox/notifications/routes.ts'
import { adminSearchRoutes, searchRoutes } from '../features/inbox/search/routes.ts'
import { adminTaskRoutes, taskRoutes } from '../features/inbox/tasks/routes.ts'
import { adminIncomingPaymentRoutes } from '../features/money/incoming-payments/routes.ts'
import { walletRoutes } from '../features/money/wallet/routes.ts'
import { adminCustomerRoutes } from '../features/office/customers/routes.ts'
import { financePartnerRoutes } from '../features/office/finance-partners/routes.ts'
import { inspectionCompanyRoutes } from '../features/office/inspection-companies/routes.ts'
import { providerWebhookRoutes } from '../features/outside/provider-webhooks/routes.ts'
import { documentRoutes } from '../features/papers/documents/routes.ts'
import { accountRoutes } from '../features/people/accounts/routes.ts'
import { securityQuestionRoutes } from '../features/people/accounts/security-question-routes.ts'
import { adminAccessRoutes } from '../features/people/administrators/routes.ts'
import { bookingPersonRoutes } from '../features/people/booking-persons/routes.ts'
import { linkRoutes } from '../features/people/links/index.ts'
import { founderRoutes } from '../features/people/onboarding/founder-routes.ts'
import { codeListRoutes, onboardingRoutes } from '../features/people/onboarding/routes.ts'
import { teamRoutes } from '../features/people/team/routes.ts'
import { sandboxBuyerRoutes } from '../features/sandbox/sandbox-buyer/routes.ts'
import { sandboxCarrierRoutes } from '../features/sandbox/sandbox-carrier/routes.ts'
import { sandboxClockRoutes } from '../features/sandbox/sandbox-clock/routes.ts'
import { sandboxFinancePartnerRoutes } from '../features/sandbox/sandbox-finance-partner/routes.ts'
import { sandboxMailboxRoutes } from '../features/sandbox/sandbox-mailbox/routes.ts'
import { sandboxMoneyInRoutes } from '../features/sandbox/sandbox-money-in/routes.ts'
import { sandboxPaymentRoutes } from '../features/sandbox/sandbox-payments/routes.ts'
import { adminBuyerRoutes, tradingRoutes } from '../features/services/trading-info/routes.ts'
import { availabilityRoutes } from '../features/trade/availability/routes.ts'
import { partnerRoutes, supplierRoutes } from '../features/trade/partners/routes.ts'
import { quoteRoutes } from '../features/trade/quotes/routes.ts'
import { transactionRoutes } from '../features/trade/transactions/routes.ts'
import { placeRoutes } from '../features/world/places/routes.ts'
import { adminScreeningRoutes } from '../features/world/screening/routes.ts'
import type { Readiness } from '../http/probes.ts'
import { buildServer } from '../http/server.ts'
import { approvedActionsOf } from '../registry/approved-actions.ts'
import { linkPurposesOf } from '../registry/link-purposes.ts'

/** The calls that belong to no service. */
const platformTables: readonly RouteTable[] = [
  accountRoutes,
  securityQuestionRoutes,
  bookingPersonRoutes,
  contactRoutes,
  documentRoutes,
  codeListRoutes,
  onboardingRoutes,
  founderRoutes,
  adminCustomerRoutes,
  adminIncomingPaymentRoutes,
  adminAccessRoutes,
  walletRoutes,
  availabilityRoutes,
  partnerRoutes,
  supplierRoutes,
  searchRoutes,
  adminSearchRoutes,
  statementRoutes,
  providerWebhookRoutes,
  placeRoutes,
  notificationRoutes,
  adminNotificationRoutes,
  taskRoutes,
  adminTaskRoutes,
  messageRoutes,
  adminMessageRoutes,
  teamRoutes,
  transactionRoutes,
  tradingRoutes,
  adminBuyerRoutes,
  accountSummaryRoutes,
  quoteRoutes,
  financingRoutes,
  financePartnerRoutes,
  inspectionCompanyRoutes,
  adminScreeningRoutes,
]

/** The whole API. Tests iterate over it, so that no call can be forgotten. */
export const tablesOf = (deps: Pick<Deps, 'services'>): readonly RouteTable[] => [
  ...platformTables,
  approvalRoutes(approvedActionsOf(deps)),
  releaseRoutes(approvedActionsOf(deps)),
  linkRoutes(linkPurposesOf(deps)),
  ...deps.services.flatMap(({ routes }) => routes),
]

/** Only in the sandbox, and never in production: these calls play the outside parties. */
export const sandboxTables: readonly RouteTable[] = [
  sandboxClockRoutes,
  sandboxMailboxRoutes,
  sandboxCarrierRoutes,
  sandboxPaymentRoutes,
  sandboxMoneyInRoutes,
  sandboxBuyerRoutes,
  sandboxFinancePartnerRoutes,
]

export async function buildApp(deps: Deps, readiness: Readiness) {
  const isPlayed = deps.sandbox && !deps.config.isProduction
  return buildServer(deps, [...tablesOf(deps), ...(isPlayed ? sandboxTables : [])], readiness)
}
