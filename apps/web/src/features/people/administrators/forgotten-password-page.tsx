import { useMutation } from '@tanstack/react-query'
import {
  adminPassword,
  forgottenStaffPassword,
  resetStaffPassword,
} from '@tradelane/contract/administrators/forgotten-password'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { Link, useSearchParams } from 'react-router'
import { z } from 'zod/mini'
import { samePassword } from '../../../lib/forms/same-password.ts'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { api } from '../../../lib/net/api.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'

/** /admin/forgot-password asks for a link; with ?token=… it is the link. */
export function StaffPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <NewPassword token={token} /> : <AskForLink />
}

function Heading({ title, children }: { title: string; children: string }) {
  return (
    <header className="mb-6">
      <title>{`${title} · Tradelane`}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 text-ink-2">{children}</p>
    </header>
  )
}

function AskForLink() {
  const form = useContractForm(forgottenStaffPassword, { email: '' })
  const ask = useMutation({
    mutationFn: (body: { email: string }) => api(adminPassword.forgot, { body }),
  })
  const send = form.handleSubmit((body) => ask.mutate(body))
  return (
    <>
      <Heading title="Forgot password">
        For staff of Tradelane. We will mail you a link to set a new password.
      </Heading>
      {ask.isSuccess ? (
        <Banner tone="done" title="Check your inbox." isAlert>
          If <span className="font-medium">{ask.variables.email}</span> is a colleague’s address, we sent a
          link to it. The link works once, for {promised('resetLink')}.
        </Banner>
      ) : (
        <form onSubmit={send} noValidate className="grid gap-5">
          {ask.error && (
            <Banner tone="lost" isAlert>
              {messageOf(ask.error)}
            </Banner>
          )}
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" tone="main" size="lg" isWide isBusy={ask.isPending} busyText="Sending…">
            Send link
          </Button>
        </form>
      )}
      <Link to="/admin/login" className="text-link mt-6 inline-block">
        Back to sign in
      </Link>
    </>
  )
}

const newPasswordForm = z
  .extend(resetStaffPassword, { retype: z.string() })
  .check(samePassword('new_password', 'retype'))

function NewPassword({ token }: { token: string }) {
  const form = useContractForm(newPasswordForm, { token, new_password: '', retype: '' })
  const { errors } = form.formState
  const reset = useMutation({
    mutationFn: (body: { token: string; new_password: string }) => api(adminPassword.reset, { body }),
  })
  const send = form.handleSubmit(({ retype: _, ...body }) =>
    reset.mutate(body, { onError: (error) => showRefusedFields(form, error) }),
  )
  if (reset.isSuccess)
    return (
      <>
        <Heading title="Your password has been changed">
          All devices have been signed out. With an authenticator app, sign in with it or with a recovery
          code: a mailed code does not work the first time. Without one, we mail you a code when you sign in.
        </Heading>
        <LinkButton to="/admin/login" tone="main" size="lg" isWide>
          Go to sign-in
        </LinkButton>
      </>
    )
  return (
    <>
      <Heading title="Set a new password">For your account in the back office.</Heading>
      <form onSubmit={send} noValidate className="grid gap-5">
        {errors.token && <DeadLink />}
        {reset.error && !errors.new_password && <Refused error={reset.error} />}
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          help="At least 8 characters, and hard to guess: for example, a few unrelated words."
          error={errors.new_password?.message}
          {...form.register('new_password')}
        />
        <PasswordInput
          label="Retype new password"
          autoComplete="new-password"
          error={errors.retype?.message}
          {...form.register('retype')}
        />
        <Button type="submit" tone="main" size="lg" isWide isBusy={reset.isPending} busyText="Saving…">
          Save password
        </Button>
      </form>
    </>
  )
}

function Refused({ error }: { error: Error }) {
  if (!(error instanceof ApiError && error.code === 'RESET_LINK_DEAD'))
    return (
      <Banner tone="lost" isAlert>
        {messageOf(error)}
      </Banner>
    )
  return <DeadLink />
}

function DeadLink() {
  return (
    <Banner tone="lost" isAlert>
      This link has been used, or its time is over.{' '}
      <Link to="/admin/forgot-password" className="text-link">
        Ask for a new link
      </Link>
    </Banner>
  )
}
