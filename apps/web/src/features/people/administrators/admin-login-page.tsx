import { useMutation } from '@tanstack/react-query'
import { adminAccess, adminCredentials } from '@tradelane/contract/administrators/calls'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { api } from '../../../lib/net/api.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { beginSession, returnPath } from '../../../lib/session/session.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import type { SignInAsked } from './second-step.tsx'

export { StaffPasswordPage } from './forgotten-password-page.tsx'

const SecondStep = lazy(() => import('./second-step.tsx').then((module) => ({ default: module.SecondStep })))

/** Email and password, and then the code of who has a second factor. */
export function AdminLoginPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [waiting, setWaiting] = useState<SignInAsked>()
  const begin = (jwt: string) => {
    beginSession('admin', jwt)
    navigate(returnPath(search, '/admin/dashboard'), { replace: true })
  }
  return (
    <>
      <title>Admin sign in · Tradelane</title>
      <h1 className="text-xl font-semibold">Back office</h1>
      <p className="mt-1 mb-6 text-ink-2">For staff of Tradelane. Customers use another sign-in page.</p>
      {waiting === undefined ? (
        <FirstStep onSignedIn={begin} onWaiting={setWaiting} />
      ) : (
        <Suspense>
          <SecondStep {...waiting} onVerified={begin} onStartAgain={() => setWaiting(undefined)} />
        </Suspense>
      )}
    </>
  )
}

type FirstStepProps = { onSignedIn: (jwt: string) => void; onWaiting: (asked: SignInAsked) => void }

function FirstStep({ onSignedIn, onWaiting }: FirstStepProps) {
  const [search] = useSearchParams()
  const form = useContractForm(adminCredentials, { email: '', password: '' })
  const { errors } = form.formState
  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) => api(adminAccess.login, { body }),
  })
  const send = form.handleSubmit((body) =>
    login.mutate(body, {
      onSuccess: ({ jwt, second_factor: factor }) => {
        if (jwt) onSignedIn(jwt)
        else if (factor !== 'none') onWaiting({ email: body.email, factor })
      },
      onError: (error) => toast.error(messageOf(error, 'Login failed. Please try again.')),
    }),
  )
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      {search.has('next') && <Banner tone="info">Your session has ended. Sign in again to go on.</Banner>}
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" tone="main" size="lg" isWide isBusy={login.isPending} busyText="Signing in…">
        Sign in
      </Button>
      <Link to="/admin/forgot-password" className="text-link justify-self-start">
        Forgot password?
      </Link>
    </form>
  )
}
