import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { lazyPage } from '../lib/screens/lazy-page.ts'
import { SignedOutGuard } from './layout/signed-out-guard.tsx'
import { useArrival } from './layout/use-arrival.ts'

const LandingPage = lazyPage(() => import('./pages/landing-page.tsx'), 'LandingPage')
const TermsPage = lazyPage(() => import('./pages/terms-page.tsx'), 'TermsPage')

const AuthShell = lazyPage(() => import('./layout/auth-shell.tsx'), 'AuthShell')
const LoginPage = lazyPage(() => import('../features/people/accounts/login-page.tsx'), 'LoginPage')
const SignupPage = lazyPage(() => import('../features/people/accounts/signup-page.tsx'), 'SignupPage')
const VerifyEmailPage = lazyPage(
  () => import('../features/people/accounts/verify-email-page.tsx'),
  'VerifyEmailPage',
)
// Pages that belong together are in one file: each further one would be named in what every visitor loads.
const newPassword = () => import('../features/people/accounts/new-password.ts')
const ForgotPasswordPage = lazyPage(newPassword, 'ForgotPasswordPage')
const ResetPasswordPage = lazyPage(newPassword, 'ResetPasswordPage')
const staffSignIn = () => import('../features/people/administrators/admin-login-page.tsx')
const AdminLoginPage = lazyPage(staffSignIn, 'AdminLoginPage')
const StaffPasswordPage = lazyPage(staffSignIn, 'StaffPasswordPage')

const StaffJoinPage = lazyPage(() => import('../features/people/staff/join-page.tsx'), 'StaffJoinPage')
const JoinPage = lazyPage(() => import('../features/people/team/join-page.tsx'), 'JoinPage')

const SandboxPage = lazyPage(() => import('./pages/sandbox-page.tsx'), 'SandboxPage')
const MailboxPage = lazyPage(
  () => import('../features/sandbox/sandbox-mailbox/mailbox-page.tsx'),
  'MailboxPage',
)
const CarrierPage = lazyPage(
  () => import('../features/sandbox/sandbox-carrier/carrier-page.tsx'),
  'CarrierPage',
)
const TrackPage = lazyPage(
  () => import('../features/services/shipments/customer/track-page.tsx'),
  'TrackPage',
)

const VerifyStatementPage = lazyPage(
  () => import('../features/books/statements/verify-statement-page.tsx'),
  'VerifyStatementPage',
)
const VerifyCertificatePage = lazyPage(
  () => import('../features/services/insurance/customer/verify-certificate-page.tsx'),
  'VerifyCertificatePage',
)

const PartyShell = lazyPage(() => import('./layout/party-shell.tsx'), 'PartyShell')
const UploadPage = lazyPage(() => import('../features/people/links/upload-page.tsx'), 'UploadPage')
const TradingInfoPage = lazyPage(
  () => import('../features/services/trading-info/trading-info-page.tsx'),
  'TradingInfoPage',
)
const VisitorRequestPage = lazyPage(
  () => import('../features/trade/quote-requests/visitor-page.tsx'),
  'VisitorRequestPage',
)

const ConfirmInvoicePage = lazyPage(
  () => import('../features/services/invoice-factoring/buyer/confirm-invoice-page.tsx'),
  'ConfirmInvoicePage',
)

const SellerEscrowPage = lazyPage(
  () => import('../features/services/smart-escrow/seller/seller-page.tsx'),
  'SellerEscrowPage',
)

const InspectionDayPage = lazyPage(
  () => import('../features/services/quality-assurance/supplier/inspection-day-page.tsx'),
  'InspectionDayPage',
)
const InspectionReportPage = lazyPage(
  () => import('../features/services/quality-assurance/inspector/inspection-report-page.tsx'),
  'InspectionReportPage',
)
const VendorQuotePage = lazyPage(
  () => import('../features/office/quote-desk/vendor/vendor-quote-page.tsx'),
  'VendorQuotePage',
)
const VerifyReportPage = lazyPage(
  () => import('../features/services/quality-assurance/customer/verify-report-page.tsx'),
  'VerifyReportPage',
)

const CustomerPages = lazyPage(() => import('./pages/customer-pages.tsx'), 'CustomerPages')
const OfficePages = lazyPage(() => import('./pages/office-pages.tsx'), 'OfficePages')

/**
 * The addresses that need no session. Those of customers and of the back office load with the first of their pages, so that
 * the sign-in page loads neither the registry of services nor its icons.
 */
export function Router() {
  useArrival()
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/terms" element={<TermsPage />} />

        <Route element={<AuthShell />}>
          <Route element={<SignedOutGuard kind="customer" />}>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/signup" element={<SignupPage />} />
          </Route>
          <Route element={<SignedOutGuard kind="admin" />}>
            <Route path="/admin/login" element={<AdminLoginPage />} />
          </Route>
          <Route path="/admin/forgot-password" element={<StaffPasswordPage />} />
          <Route path="/verify-email" element={<VerifyEmailPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/reset-password" element={<ResetPasswordPage />} />
          <Route path="/join" element={<JoinPage />} />
          <Route path="/admin/join" element={<StaffJoinPage />} />
          <Route path="/verify-statement" element={<VerifyStatementPage />} />
          <Route path="/insurance/verify" element={<VerifyCertificatePage />} />
          <Route path="/quality-assurance/verify" element={<VerifyReportPage />} />
        </Route>

        <Route element={<PartyShell />}>
          <Route path="/upload" element={<UploadPage />} />
          <Route path="/ask-for-a-quote" element={<VisitorRequestPage />} />
          <Route path="/trading-info" element={<TradingInfoPage />} />
          <Route path="/confirm-invoice" element={<ConfirmInvoicePage />} />
          <Route path="/escrow" element={<SellerEscrowPage />} />
          <Route path="/inspection-day" element={<InspectionDayPage />} />
          <Route path="/vendor-quote" element={<VendorQuotePage />} />
          <Route path="/inspection-report" element={<InspectionReportPage />} />
        </Route>

        <Route path="/sandbox" element={<SandboxPage />} />
        <Route path="/sandbox/mailbox" element={<MailboxPage />} />
        <Route path="/sandbox/carrier" element={<CarrierPage />} />
        <Route path="/track/:token" element={<TrackPage />} />

        <Route path="/admin/*" element={<OfficePages />} />
        <Route path="*" element={<CustomerPages />} />
      </Routes>
    </Suspense>
  )
}
