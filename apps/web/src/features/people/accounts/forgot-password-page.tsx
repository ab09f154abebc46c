import { forgottenPassword } from '@tradelane/contract/accounts/forms'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { Link } from 'react-router'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { AuthHeading } from '../../../ui/auth-heading.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useForgotPassword } from './account-queries.ts'

export function ForgotPasswordPage() {
  const form = useContractForm(forgottenPassword, { email: '' })
  const request = useForgotPassword()
  const send = form.handleSubmit((body) =>
    request.mutate(body, { onError: (error) => toast.error(messageOf(error, 'Something went wrong!')) }),
  )
  return (
    <>
      <AuthHeading title="Forgot password">
        Enter your email. We will send you a link to set a new password.
      </AuthHeading>
      {request.isSuccess ? (
        <Banner tone="done" title="Check your inbox." isAlert>
          If <span className="font-medium">{request.variables.email}</span> has an account, we sent a link to
          it. The link works once, for {promised('resetLink')}.
        </Banner>
      ) : (
        <form onSubmit={send} noValidate className="grid gap-5">
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" tone="main" size="lg" isWide isBusy={request.isPending} busyText="Sending…">
            Send link
          </Button>
        </form>
      )}
      <Link to="/login" className="text-link mt-6 inline-block">
        Back to sign in
      </Link>
    </>
  )
}
