import { useQuery } from '@tanstack/react-query'
import { joining, roleFacts } from '@tradelane/contract/team/calls'
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
import { invitationQuery, useJoin } from './team-queries.ts'

const joinForm = z.extend(joining, { retype: z.string() }).check(samePassword('pwd', 'retype'))

/** /join?token=…: the link of an invitation's mail. */
export function JoinPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error } = useQuery({ ...invitationQuery(token), enabled: token !== '' })
  return (
    <>
      <header className="mb-6">
        <title>Join your company · Tradelane</title>
        <h1 className="text-xl font-semibold">{data ? `Join ${data.company_name}` : 'Join your company'}</h1>
        {data && (
          <p className="mt-1 text-ink-2">
            {data.invited_by} invites you. Your role is {roleFacts[data.role].label.toLowerCase()}:{' '}
            {roleFacts[data.role].explanation}
          </p>
        )}
      </header>
      {error || !token ? (
        <InvalidInvitation message={error ? messageOf(error) : 'This link is incomplete.'} />
      ) : data ? (
        <JoinForm {...{ token, email: data.email }} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </>
  )
}

function InvalidInvitation({ message }: { message: string }) {
  return (
    <div className="grid gap-5">
      <Banner tone="lost">{message}</Banner>
      <LinkButton to="/login" isWide size="lg">
        Go to sign-in
      </LinkButton>
    </div>
  )
}

function JoinForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const form = useContractForm(joinForm, { token, first_name: '', last_name: '', pwd: '', retype: '' })
  const { errors } = form.formState
  const join = useJoin()
  const send = form.handleSubmit(({ retype: _, ...body }) =>
    join.mutate(body, {
      onSuccess: () => void navigate('/dashboard', { replace: true }),
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
      <TextInput
        label="First name"
        autoComplete="given-name"
        error={errors.first_name?.message}
        {...form.register('first_name')}
      />
      <TextInput
        label="Last name"
        autoComplete="family-name"
        error={errors.last_name?.message}
        {...form.register('last_name')}
      />
      <NewPasswordFields
        label="Password"
        length="Up to 20 characters"
        fields={[form.register('pwd'), form.register('retype')]}
        errors={[errors.pwd, errors.retype]}
      />
      <Button type="submit" tone="main" size="lg" isWide isBusy={join.isPending} busyText="Joining…">
        Join
      </Button>
    </form>
  )
}
