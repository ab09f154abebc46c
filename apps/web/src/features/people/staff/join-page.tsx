import { useQuery } from '@tanstack/react-query'
import { joiningStaff } from '@tradelane/contract/staff/calls'
import { staffRoleFacts } from '@tradelane/contract/staff/colleagues'
import { useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod/mini'
import { samePassword } from '../../../lib/forms/same-password.ts'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { NewPasswordFields } from '../../../ui/forms/new-password-fields.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { staffInvitationQuery, useJoinStaff } from './staff-queries.ts'

const joinForm = z.extend(joiningStaff, { retype: z.string() }).check(samePassword('pwd', 'retype'))

/** /admin/join?token=…: the link of a colleague’s invitation. */
export function StaffJoinPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error } = useQuery({ ...staffInvitationQuery(token), enabled: token !== '' })
  return (
    <>
      <header className="mb-6">
        <title>Join the back office · Tradelane</title>
        <h1 className="text-xl font-semibold">Join the back office</h1>
        {data && (
          <p className="mt-1 text-ink-2">
            Hello {data.name}. Your role is {staffRoleFacts[data.role].label.toLowerCase()}.{' '}
            {staffRoleFacts[data.role].explanation}
          </p>
        )}
      </header>
      {error || !token ? (
        <div className="grid gap-5">
          <Banner tone="lost">
            {error
              ? messageOf(error)
              : 'This link is incomplete. Open it from the email again, or ask for a new invitation.'}
          </Banner>
          <LinkButton to="/admin/login" isWide size="lg">
            Go to sign-in
          </LinkButton>
        </div>
      ) : data ? (
        <JoinForm {...{ token, email: data.email }} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </>
  )
}

function JoinForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const form = useContractForm(joinForm, { token, pwd: '', retype: '' })
  const { errors } = form.formState
  const join = useJoinStaff()
  const send = form.handleSubmit(({ retype: _, ...body }) =>
    join.mutate(body, {
      onSuccess: () => void navigate('/admin/dashboard', { replace: true }),
      onError: (error) => showRefusedFields(form, error),
    }),
  )
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      {join.error && !errors.pwd && (
        <Banner tone="lost" isAlert>
          {messageOf(join.error)}
        </Banner>
      )}
      <TextInput label="Email" type="email" autoComplete="username" value={email} readOnly />
      <NewPasswordFields
        label="Password"
        length="At least 8 characters"
        fields={[form.register('pwd'), form.register('retype')]}
        errors={[errors.pwd, errors.retype]}
      />
      <Button type="submit" tone="main" size="lg" isWide isBusy={join.isPending} busyText="Joining…">
        Join
      </Button>
    </form>
  )
}
