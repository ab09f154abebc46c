import { resetPassword } from '@tradelane/contract/accounts/forms'
import { Link, useSearchParams } from 'react-router'
import { z } from 'zod/mini'
import { samePassword } from '../../../lib/forms/same-password.ts'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { isNetworkFailure, withRequestId } from '../../../lib/net/api-error.ts'
import { AuthHeading } from '../../../ui/auth-heading.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { NewPasswordFields } from '../../../ui/forms/new-password-fields.tsx'
import { toast } from '../../../ui/toast.ts'
import { useResetPassword } from './account-queries.ts'

const resetForm = z
  .extend(resetPassword, { retype: z.string() })
  .check(samePassword('new_password', 'retype'))

export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const form = useContractForm(resetForm, { new_password: '', retype: '' })
  const { errors } = form.formState
  const reset = useResetPassword(token)
  const send = form.handleSubmit(({ new_password }) =>
    reset.mutate(new_password, {
      onError: (error) => {
        if (showRefusedFields(form, error)) return
        toast.error(
          withRequestId(isNetworkFailure(error) ? 'Something went wrong!' : 'Wrong credentials!', error),
        )
      },
    }),
  )

  if (!token) return <IncompleteLink />
  if (reset.isSuccess) {
    return (
      <>
        <AuthHeading title="Your password has been changed">All devices have been signed out.</AuthHeading>
        <LinkButton to="/" tone="main" size="lg" isWide>
          Go to Login
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <AuthHeading title="Set a new password" />
      <form onSubmit={send} noValidate className="grid gap-5">
        <NewPasswordFields
          label="New password"
          length="At least 6 characters"
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

function IncompleteLink() {
  return (
    <>
      <AuthHeading title="Set a new password" />
      <Banner tone="lost">This link is incomplete.</Banner>
      <Link to="/forgot-password" className="text-link mt-5 inline-block">
        Request a new link
      </Link>
    </>
  )
}
