import { approvedActionsOf } from './approvals/approved-actions.ts'
import { approvalRoutes, releaseRoutes } from './approvals/routes.ts'
import type { Deps } from './boot/deps.ts'
import { accountSummaryRoutes } from './features/account-summary/routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { securityQuestionRoutes } from './features/accounts/security-question-routes.ts'
import { adminAccessRoutes } from './features/administrators/routes.ts'
import { availabilityRoutes } from './features/availability/routes.ts'
import { bookingPersonRoutes } from './features/booking-persons/routes.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { adminCustomerRoutes } from './features/customers/routes.ts'
import { documentRoutes } from './features/documents/routes.ts'
import { financePartnerRoutes } from './features/finance-partners/routes.ts'
import { financingRoutes } from './features/financing/routes.ts'
import { adminIncomingPaymentRoutes } from './features/incoming-payments/routes.ts'
import { inspectionCompanyRoutes } from './features/inspection-companies/routes.ts'
import { linkRoutes } from './features/links/index.ts'
import { adminMessageRoutes, messageRoutes } from './features/messages/routes.ts'
import { adminNotificationRoutes, notificationRoutes } from './features/notifications/routes.ts'
import { founderRoutes } from './features/onboarding/founder-routes.ts'
import { codeListRoutes, onboardingRoutes } from './features/onboarding/routes.ts'
import { partnerRoutes, supplierRoutes } from './features/partners/routes.ts'
import { placeRoutes } from './features/places/routes.ts'
import { providerWebhookRoutes } from './features/provider-webhooks/routes.ts'
import { quoteRoutes } from './features/quotes/routes.ts'
import { sandboxBuyerRoutes } from './features/sandbox-buyer/routes.ts'
import { sandboxCarrierRoutes } from './features/sandbox-carrier/routes.ts'
import { sandboxClockRoutes } from './features/sandbox-clock/routes.ts'
import { sandboxFinancePartnerRoutes } from './features/sandbox-finance-partner/routes.ts'
import { sandboxMailboxRoutes } from './features/sandbox-mailbox/routes.ts'
import { sandboxMoneyInRoutes } from './features/sandbox-money-in/routes.ts'
import { sandboxPaymentRoutes } from './features/sandbox-payments/routes.ts'
import { adminScreeningRoutes } from './features/screening/routes.ts'
import { adminSearchRoutes, searchRoutes } from './features/search/routes.ts'
import { statementRoutes } from './features/statements/routes.ts'
import { adminTaskRoutes, taskRoutes } from './features/tasks/routes.ts'
import { teamRoutes } from './features/team/routes.ts'
import { adminBuyerRoutes, tradingRoutes } from './features/trading-info/routes.ts'
import { transactionRoutes } from './features/transactions/routes.ts'
import { walletRoutes } from './features/wallet/routes.ts'
import type { Readiness } from './http/probes.ts'
import type { RouteTable } from './http/route-table.ts'
import { buildServer } from './http/server.ts'
import { linkPurposesOf } from './services/link-purposes.ts'

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
