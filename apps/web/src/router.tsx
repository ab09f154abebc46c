import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { CustomerGuard } from './layout/guards.tsx'
import { lazyPage } from './layout/lazy-page.ts'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { useArrival } from './layout/use-arrival.ts'

const LandingPage = lazyPage(() => import('./pages/landing-page.tsx'), 'LandingPage')
const TermsPage = lazyPage(() => import('./pages/terms-page.tsx'), 'TermsPage')

const AuthShell = lazyPage(() => import('./layout/auth-shell.tsx'), 'AuthShell')
const LoginPage = lazyPage(() => import('./features/accounts/login-page.tsx'), 'LoginPage')
const SignupPage = lazyPage(() => import('./features/accounts/signup-page.tsx'), 'SignupPage')
const VerifyEmailPage = lazyPage(() => import('./features/accounts/verify-email-page.tsx'), 'VerifyEmailPage')
const ForgotPasswordPage = lazyPage(
  () => import('./features/accounts/forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
const ResetPasswordPage = lazyPage(
  () => import('./features/accounts/reset-password-page.tsx'),
  'ResetPasswordPage',
)
const AdminLoginPage = lazyPage(
  () => import('./features/administrators/admin-login-page.tsx'),
  'AdminLoginPage',
)

const JoinPage = lazyPage(() => import('./features/team/join-page.tsx'), 'JoinPage')

const MailboxPage = lazyPage(() => import('./features/sandbox-mailbox/mailbox-page.tsx'), 'MailboxPage')
const CarrierPage = lazyPage(() => import('./features/sandbox-carrier/carrier-page.tsx'), 'CarrierPage')
const TrackPage = lazyPage(() => import('./features/shipments/customer/track-page.tsx'), 'TrackPage')

const CustomerShell = lazyPage(() => import('./layout/customer-shell.tsx'), 'CustomerShell')
const RegistrationPage = lazyPage(
  () => import('./features/onboarding/registration-page.tsx'),
  'RegistrationPage',
)
const HelpPage = lazyPage(() => import('./features/help/help-page.tsx'), 'HelpPage')
const SecurityPage = lazyPage(() => import('./features/security/security-page.tsx'), 'SecurityPage')
const PartnersPage = lazyPage(() => import('./features/partners/partners-page.tsx'), 'PartnersPage')

const DashboardPage = lazyPage(() => import('./pages/dashboard-page.tsx'), 'DashboardPage')
const QuotesPage = lazyPage(() => import('./pages/quotes-page.tsx'), 'QuotesPage')
const InsightsPage = lazyPage(() => import('./pages/insights-page.tsx'), 'InsightsPage')
const WalletPage = lazyPage(() => import('./features/wallet/wallet-page.tsx'), 'WalletPage')
const StatementsPage = lazyPage(() => import('./features/statements/statements-page.tsx'), 'StatementsPage')
const VerifyStatementPage = lazyPage(
  () => import('./features/statements/verify-statement-page.tsx'),
  'VerifyStatementPage',
)

const SimplePaymentPage = lazyPage(() => import('./pages/simple-payment-page.tsx'), 'SimplePaymentPage')
const PaymentsPage = lazyPage(() => import('./features/simple-payment/payments-page.tsx'), 'PaymentsPage')
const PaymentPage = lazyPage(() => import('./pages/payment-page.tsx'), 'PaymentPage')

const LogisticsPages = lazyPage(() => import('./pages/logistics-pages.tsx'), 'LogisticsPages')
const InsurancePages = lazyPage(() => import('./pages/insurance-pages.tsx'), 'InsurancePages')
const VerifyCertificatePage = lazyPage(
  () => import('./features/insurance/customer/verify-certificate-page.tsx'),
  'VerifyCertificatePage',
)

const TeamPage = lazyPage(() => import('./features/team/team-page.tsx'), 'TeamPage')

const TasksPage = lazyPage(() => import('./features/tasks/customer/tasks-page.tsx'), 'TasksPage')
const MessagesPage = lazyPage(() => import('./features/messages/customer/messages-page.tsx'), 'MessagesPage')
const NotificationsPage = lazyPage(
  () => import('./features/notifications/notifications-page.tsx'),
  'NotificationsPage',
)

const OfficePages = lazyPage(() => import('./pages/office-pages.tsx'), 'OfficePages')

/** One line for each page of a customer. */
const customerPages = (
  <>
    <Route path="/dashboard" element={<DashboardPage />} />
    <Route path="/dashboard/wallet" element={<WalletPage />} />
    <Route path="/dashboard/wallet/statements" element={<StatementsPage />} />
    <Route path="/dashboard/quotes" element={<QuotesPage />} />
    <Route path="/dashboard/insights" element={<InsightsPage />} />
    <Route path="/registration" element={<RegistrationPage />} />
    <Route path="/help-and-support" element={<HelpPage />} />
    <Route path="/security" element={<SecurityPage />} />
    <Route path="/partners" element={<PartnersPage />} />
    <Route path="/tasks" element={<TasksPage />} />
    <Route path="/messages" element={<MessagesPage />} />
    <Route path="/notifications" element={<NotificationsPage />} />
    <Route path="/simple-payment" element={<SimplePaymentPage />} />
    <Route path="/payments" element={<PaymentsPage />} />
    <Route path="/payments/:simple_payment_id" element={<PaymentPage />} />
    <Route path="/team" element={<TeamPage />} />
    <Route path="/logistics/*" element={<LogisticsPages />} />
    <Route path="/insurance/*" element={<InsurancePages />} />
  </>
)

/** All addresses of the product and their pages. */
export function Router() {
  useArrival()
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/terms" element={<TermsPage />} />

        <Route element={<AuthShell />}>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/signup" element={<SignupPage />} />
          <Route path="/verify-email" element={<VerifyEmailPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/reset-password" element={<ResetPasswordPage />} />
          <Route path="/join" element={<JoinPage />} />
          <Route path="/admin/login" element={<AdminLoginPage />} />
          <Route path="/verify-statement" element={<VerifyStatementPage />} />
          <Route path="/insurance/verify" element={<VerifyCertificatePage />} />
        </Route>

        <Route path="/sandbox/mailbox" element={<MailboxPage />} />
        <Route path="/sandbox/carrier" element={<CarrierPage />} />
        <Route path="/track/:token" element={<TrackPage />} />

        <Route element={<CustomerGuard />}>
          <Route element={<CustomerShell />}>{customerPages}</Route>
        </Route>

        <Route path="/admin/*" element={<OfficePages />} />

        <Route path="*" element={<NotFoundPage isAlone />} />
      </Routes>
    </Suspense>
  )
}
