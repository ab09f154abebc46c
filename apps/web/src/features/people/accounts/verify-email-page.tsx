import { useQuery } from '@tanstack/react-query'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { Link, useSearchParams } from 'react-router'
import { findVisitorRequest, requestOfVisitor } from '../../../lib/drafts/visitor-request.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { AuthHeading } from '../../../ui/auth-heading.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { verifyLinkQuery } from './account-queries.ts'

/** The emailed link opens this page, and the page redeems the code: following the link alone changes nothing. */
export function VerifyEmailPage() {
  const [search] = useSearchParams()
  const email = search.get('email') ?? ''
  const otp = search.get('otp') ?? ''
  const isComplete = email !== '' && otp !== ''
  const verification = useQuery({ ...verifyLinkQuery(email, otp), enabled: isComplete })

  if (verification.isSuccess) {
    return (
      <>
        <AuthHeading title="Email verification complete">
          Your address is verified, and you are signed in.
        </AuthHeading>
        <LinkButton to={firstPage()} tone="main" size="lg" isWide>
          Go Next
        </LinkButton>
      </>
    )
  }
  if (verification.error instanceof ApiError && verification.error.code === 'ILLEGAL_STATE') {
    return (
      <>
        <AuthHeading title="Email verification">{verification.error.message}</AuthHeading>
        <LinkButton to="/login" tone="main" size="lg" isWide>
          Sign in
        </LinkButton>
      </>
    )
  }
  if (verification.isError || !isComplete) {
    return (
      <>
        <AuthHeading title="Email verification" />
        <Banner tone="lost" isAlert>
          {isComplete ? messageOf(verification.error, 'Something went wrong!') : 'This link is incomplete.'}
        </Banner>
        <p className="mt-5 text-ink-2">
          A link works once, for {promised('oneTimeCode')}. To get a new one,{' '}
          <Link to="/login" className="text-link">
            sign in
          </Link>
          .
        </p>
      </>
    )
  }
  return (
    <>
      <AuthHeading title="Email verification" />
      <p className="flex items-center gap-3 text-ink-2">
        <Spinner size={20} label="Verifying" />
        Verifying {email}…
      </p>
    </>
  )
}

/** Who has described a trade before signing up goes on with it. */
const firstPage = () => (findVisitorRequest() ? requestOfVisitor : '/dashboard')
