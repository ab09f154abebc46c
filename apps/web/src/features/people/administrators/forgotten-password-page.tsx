import { useMutation } from '@tanstack/react-query'
import {
  adminPassword,
  forgottenStaffPassword,
  resetStaffPassword,
} from '@tradelane/contract/administrators/forgotten-password'
import { Link, useSearchParams } from 'react-router'
import { z } from 'zod/mini'
import { samePassword } from '../../../lib/forms/same-password.ts'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { api } from '../../../lib/net/api.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { AuthHeading } from '../../../ui/auth-heading.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { MailLinkForm } from '../../../ui/forms/mail-link-form.tsx'
import { NewPasswordFields } from '../../../ui/forms/new-password-fields.tsx'

/** /admin/forgot-password asks for a link; with ?token=… it is the link. */
export function StaffPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <NewPassword token={token} /> : <AskForLink />
}

const AskForLink = () => (
  <MailLinkForm
    lead="For staff of Tradelane. We will mail you a link to set a new password."
    rule={forgottenStaffPassword}
    send={(body) => api(adminPassword.forgot, { body })}
    sentIf="is a colleague’s address"
    signIn="/admin/login"
  />
)

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
        <AuthHeading title="Your password has been changed">
          All devices have been signed out. With an authenticator app, sign in with it or with a recovery
          code: a mailed code does not work the first time. Without one, we mail you a code when you sign in.
        </AuthHeading>
        <LinkButton to="/admin/login" tone="main" size="lg" isWide>
          Go to sign-in
        </LinkButton>
      </>
    )
  return (
    <>
      <AuthHeading title="Set a new password">For your account in the back office.</AuthHeading>
      <form onSubmit={send} noValidate className="grid gap-5">
        {errors.token && <DeadLink />}
        {reset.error && !errors.new_password && <Refused error={reset.error} />}
        <NewPasswordFields
          label="New password"
          length="At least 8 characters"
          fields={[form.register('new_password'), form.register('retype')]}
          errors={[errors.new_password, errors.retype]}
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
