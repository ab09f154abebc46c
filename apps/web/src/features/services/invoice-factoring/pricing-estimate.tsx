import { useMutation } from '@tanstack/react-query'
import { financeTerms } from '@tradelane/contract/invoice-factoring/calls'
import { factoringEstimate } from '@tradelane/contract/invoice-factoring/estimate-call'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { type FormEvent, useState } from 'react'
import { api } from '../../../lib/net/api.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { Estimates } from './estimates.tsx'

type Body = WireInput<typeof factoringEstimate.estimate>['body']

const useEstimate = () =>
  useMutation({ mutationFn: (body: Body) => api(factoringEstimate.estimate, { body }) })

/** What funding would cost, before anyone commits. Nothing is saved. */
export function PricingEstimate() {
  const [amount, setAmount] = useState('1')
  const [days, setDays] = useState('60')
  const [turnover, setTurnover] = useState('10')
  const estimating = useEstimate()
  const fields = estimating.error instanceof ApiError ? estimating.error.fields : {}
  const change = (set: (typed: string) => void) => (typed: string) => {
    set(typed)
    estimating.reset()
  }
  const calculate = (event: FormEvent) => {
    event.preventDefault()
    estimating.mutate({
      amount: dollarsOf(amount),
      finance_term: Number(days) as Body['finance_term'],
      yearly_turnover: dollarsOf(turnover),
    })
  }
  const { data, error } = estimating
  return (
    <form onSubmit={calculate} noValidate aria-label="Pricing estimate" className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[15fr_12fr_19fr]">
        <NumberField
          label="Amount in $ millions"
          decimals={6}
          value={amount}
          onChange={change(setAmount)}
          error={fields.amount}
        />
        <Select
          label="Number of days"
          options={financeTerms.map((term) => ({ value: String(term), label: `${term} days` }))}
          value={days}
          onChange={({ target }) => change(setDays)(target.value)}
        />
        <NumberField
          label="Yearly turnover in $ millions"
          decimals={6}
          value={turnover}
          onChange={change(setTurnover)}
          error={fields.yearly_turnover}
        />
      </div>
      <Calculate isBusy={estimating.isPending} />
      {error && Object.keys(fields).length === 0 && (
        <Banner tone="lost" isAlert>
          {messageOf(error)}
        </Banner>
      )}
      <div aria-live="polite">{data && <Estimates estimates={data.estimates} />}</div>
    </form>
  )
}

function Calculate({ isBusy }: { isBusy: boolean }) {
  return (
    <Button type="submit" isBusy={isBusy} busyText="Calculating…" className="justify-self-start">
      Calculate
    </Button>
  )
}

/** "1.25" millions as 1250000 dollars, without computing in floating point. */
function dollarsOf(millions: string): number {
  const [whole = '', fraction = ''] = millions.split('.')
  return Number(`${whole}${fraction.padEnd(6, '0')}`)
}
