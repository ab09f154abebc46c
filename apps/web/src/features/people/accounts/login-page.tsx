import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { requestOfVisitor } from '../../../lib/drafts/visitor-request.ts'
import { useSmallForm } from '../../../lib/forms/use-small-form.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { beginSession, returnPath } from '../../../lib/session/session.ts'
import { AuthHeading } from '../../../ui/auth-heading.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { loadRules, useLogin } from './use-login.ts'

const CodeDialog = lazy(() => import('./code-dialog.tsx').then((module) => ({ default: module.CodeDialog })))

/** The reason for the code that was sent. */
type Waiting = { for: 'second factor' | 'first verification'; email: string }

export function LoginPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [waiting, setWaiting] = useState<Waiting>()
  const login = useLogin()
  const goOn = () => navigate(returnPath(search, '/dashboard'), { replace: true })
  const isUnverified = login.error instanceof ApiError && login.error.code === 'EMAIL_NOT_VERIFIED'

  const { errors, wiring } = useSmallForm(loadRules, (body) =>
    login.mutate(body, {
      onSuccess: ({ jwt }) => {
        if (!jwt) return setWaiting({ for: 'second factor', email: body.email })
        beginSession('customer', jwt)
        goOn()
      },
      onError: (error) => {
        const isNew = error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED'
        if (isNew) setWaiting({ for: 'first verification', email: body.email })
      },
    }),
  )

  return (
    <>
      <AuthHeading title="Sign in">
        New to Tradelane?{' '}
        <Link to={{ pathname: '/signup', search: search.toString() }} className="text-link">
          Open an account
        </Link>
      </AuthHeading>
      <form {...wiring} className="grid gap-5">
        {search.has('next') && !login.isError && <Banner tone="info">{whyHere(search)}</Banner>}
        {login.isError && !isUnverified && (
          <Banner tone="lost" isAlert>
            {messageOf(login.error)}
          </Banner>
        )}
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          error={errors.email}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <Link to="/forgot-password" className="text-link -mt-2 w-fit">
          Forgot password?
        </Link>
        <Button type="submit" tone="main" size="lg" isWide isBusy={login.isPending} busyText="Signing in…">
          Sign in
        </Button>
      </form>
      {waiting && (
        <Suspense>
          <CodeDialog
            title={waiting.for === 'second factor' ? 'Two-factor authentication' : 'Verify your email'}
            email={waiting.email}
            emptyText="Enter a OTP"
            onClose={() => setWaiting(undefined)}
            onVerified={goOn}
          />
        </Suspense>
      )}
    </>
  )
}

const whyHere = (search: URLSearchParams): string =>
  search.get('next') === requestOfVisitor
    ? 'Sign in to go on with your request.'
    : 'Your session has ended. Sign in again to go on.'
