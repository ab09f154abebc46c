import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { returnPath } from '../../../lib/session/session.ts'
import { AuthHeading } from '../../../ui/auth-heading.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSignup } from './account-queries.ts'
import { CodeDialog } from './code-dialog.tsx'
import { SignupFields } from './signup-fields.tsx'
import { emptySignup, signupForm } from './signup-form.ts'

export function SignupPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useContractForm(signupForm, emptySignup)
  const signup = useSignup()
  const [waitingFor, setWaitingFor] = useState<string>()

  const send = form.handleSubmit(({ retypePassword: _, ...body }) =>
    signup.mutate(body, {
      onSuccess: () => setWaitingFor(body.work_email),
      onError: (error) => {
        if (!showRefusedFields(form, error)) toast.error(messageOf(error))
      },
    }),
  )

  return (
    <>
      <AuthHeading title="Open your business account">
        Already have an account?{' '}
        <Link to={{ pathname: '/login', search: search.toString() }} className="text-link">
          Sign in
        </Link>
      </AuthHeading>
      <form onSubmit={send} noValidate className="grid gap-5">
        <SignupFields form={form} />
        <Button
          type="submit"
          tone="main"
          size="lg"
          isWide
          isBusy={signup.isPending}
          busyText="Creating your account…"
        >
          Sign up
        </Button>
      </form>
      {waitingFor && (
        <CodeDialog
          title="Verify your work email"
          email={waitingFor}
          emptyText="OTP is not correct"
          onClose={() => setWaitingFor(undefined)}
          onVerified={() => navigate(returnPath(search, '/dashboard'), { replace: true })}
        />
      )}
    </>
  )
}
