import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { showRefusedFields } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { type PlayedAccount, usePayIn } from './money-in-queries.ts'
import { accountLabel, emptyPayer, type PayerValues, paymentOf, problemsOf } from './payer-values.ts'

type Outcome = { tone: 'done' | 'lost'; text: string }

export function PayerForm({ accounts }: { accounts: readonly PlayedAccount[] }) {
  const { form, account, outcome, isPaying, pay } = usePayer(accounts)
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <form noValidate onSubmit={pay} className="grid max-w-form gap-4">
      <Controller
        control={control}
        name="company"
        render={({ field, fieldState }) => (
          <SelectSearch
            {...field}
            label="Account"
            placeholder="Company, currency or account"
            options={accounts.map((each) => ({
              value: each.account_number,
              label: accountLabel(each),
              isDisabled: !each.is_verified,
            }))}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="amount"
        render={({ field, fieldState }) => (
          <MoneyField
            {...field}
            label="Amount"
            currency={account?.currency ?? 'USD'}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput label="Sender" {...register('sender')} error={errors.sender?.message} />
        <TextInput
          label="Sender’s account"
          isOptional
          {...register('sender_account')}
          error={errors.sender_account?.message}
        />
      </div>
      <TextInput label="Reference" {...register('reference')} error={errors.reference?.message} />
      {outcome && (
        <Banner tone={outcome.tone} isAlert>
          {outcome.text}
        </Banner>
      )}
      <Button type="submit" tone="main" className="justify-self-start" isBusy={isPaying} busyText="Paying…">
        Pay in
      </Button>
    </form>
  )
}

function usePayer(accounts: readonly PlayedAccount[]) {
  const form = useForm<PayerValues>({ defaultValues: emptyPayer })
  const paying = usePayIn()
  const [outcome, setOutcome] = useState<Outcome>()
  const chosen = form.watch('company')
  const account = accounts.find(({ account_number }) => account_number === chosen)

  const pay = form.handleSubmit(async (values) => {
    setOutcome(undefined)
    form.clearErrors()
    const payment = paymentOf(values, account)
    const problems = problemsOf(payment)
    for (const [index, [name, message]] of problems.entries())
      form.setError(name, { type: 'required', message }, { shouldFocus: index === 0 })
    if (problems.length > 0) return
    try {
      const { message } = await paying.mutateAsync(payment)
      setOutcome({ tone: 'done', text: message })
      form.reset({ ...values, amount: '', reference: '' })
    } catch (error) {
      if (!showRefusedFields(form, error)) setOutcome({ tone: 'lost', text: messageOf(error) })
    }
  })
  return { form, account, outcome, isPaying: paying.isPending, pay }
}
