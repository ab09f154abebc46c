import { useMutation } from '@tanstack/react-query'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { Link } from 'react-router'
import type { z } from 'zod/mini'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../lib/net/api-error.ts'
import { AuthHeading } from '../auth-heading.tsx'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { TextInput } from './text-input.tsx'

type Email = { email: string }

type MailLinkFormProps = {
  lead: string
  rule: z.ZodMiniType<Email, Email>
  send: (body: Email) => Promise<unknown>
  /** After the address: what is so if a link was sent. */
  sentIf: string
  signIn: string
  /** Instead of a banner, where the specification asks for a toast. */
  onFailure?: (error: Error) => void
}

/** Asks for a link that sets a new password. The answer is the same for every address. */
export function MailLinkForm({ lead, rule, send, sentIf, signIn, onFailure }: MailLinkFormProps) {
  const form = useContractForm(rule, { email: '' })
  const asking = useMutation({ mutationFn: send, ...(onFailure && { onError: onFailure }) })
  return (
    <>
      <AuthHeading title="Forgot password">{lead}</AuthHeading>
      {asking.isSuccess ? (
        <Banner tone="done" title="Check your inbox." isAlert>
          If <span className="font-medium">{asking.variables.email}</span> {sentIf}, we sent a link to it. The
          link works once, for {promised('resetLink')}.
        </Banner>
      ) : (
        <form onSubmit={form.handleSubmit((body) => asking.mutate(body))} noValidate className="grid gap-5">
          {asking.error && !onFailure && (
            <Banner tone="lost" isAlert>
              {messageOf(asking.error)}
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
          <Button type="submit" tone="main" size="lg" isWide isBusy={asking.isPending} busyText="Sending…">
            Send link
          </Button>
        </form>
      )}
      <Link to={signIn} className="text-link mt-6 inline-block">
        Back to sign in
      </Link>
    </>
  )
}
