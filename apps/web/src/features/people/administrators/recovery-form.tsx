import { useMutation } from '@tanstack/react-query'
import { secondStepCode } from '@tradelane/contract/administrators/second-factor'
import { useEffect } from 'react'
import { z } from 'zod/mini'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'

const recoveryForm = z.object({ code: secondStepCode })

/** One of the codes that were shown when the app was set up. */
export function RecoveryForm({ verify }: { verify: (code: string) => Promise<void> }) {
  const form = useContractForm(recoveryForm, { code: '' })
  const verifying = useMutation({ mutationFn: verify })
  useEffect(() => form.setFocus('code'), [form])
  const send = form.handleSubmit(({ code }) =>
    verifying.mutate(code, {
      onError: (error) => form.setError('code', { message: messageOf(error) }, { shouldFocus: true }),
    }),
  )
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <p className="text-ink-2">
        Enter one of the recovery codes that you kept when you set up your app. Each works once.
      </p>
      <TextInput
        label="Recovery code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ABCD-EFGH-JKLM"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <Button type="submit" tone="main" size="lg" isWide isBusy={verifying.isPending} busyText="Checking…">
        Verify
      </Button>
    </form>
  )
}
