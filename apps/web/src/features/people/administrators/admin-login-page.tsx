import { useMutation } from '@tanstack/react-query'
import { adminAccess, adminCredentials } from '@tradelane/contract/administrators/calls'
import { useNavigate, useSearchParams } from 'react-router'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { api } from '../../../lib/net/api.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { beginSession, returnPath } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toast.ts'

export function AdminLoginPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useContractForm(adminCredentials, { email: '', password: '' })
  const { errors } = form.formState
  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) => api(adminAccess.login, { body }),
  })
  const send = form.handleSubmit((body) =>
    login.mutate(body, {
      onSuccess: ({ jwt }) => {
        beginSession('admin', jwt)
        navigate(returnPath(search, '/admin/dashboard'), { replace: true })
      },
      onError: (error) => toast.error(messageOf(error, 'Login failed. Please try again.')),
    }),
  )
  return (
    <>
      <title>Admin sign in · Tradelane</title>
      <h1 className="text-xl font-semibold">Back office</h1>
      <p className="mt-1 mb-6 text-ink-2">
        For administrators of Tradelane. Customers use another sign-in page.
      </p>
      <form onSubmit={send} noValidate className="grid gap-5">
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
      </form>
    </>
  )
}
