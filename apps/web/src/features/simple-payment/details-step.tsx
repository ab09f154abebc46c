import { useSuspenseQuery } from '@tanstack/react-query'
import {
  exemptionCodes,
  paidFromOptions,
  paymentReasons,
  purposeCodes,
  sourcesOfFunds,
} from '@tradelane/contract/payment-options'
import type { Currency } from '@tradelane/money'
import { Controller } from 'react-hook-form'
import { ApiError } from '../../lib/api-error.ts'
import { formatAmount } from '../../lib/format-amount.ts'
import { balancesQuery } from '../../lib/wallet.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import { Select } from '../../ui/select.tsx'
import { SelectSearch } from '../../ui/select-search.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { HeldPrice } from './held-price.tsx'
import type { PaymentFormState } from './payment-form.ts'
import type { Entered, Price } from './use-price.ts'

type DetailsStepProps = {
  form: PaymentFormState
  entered: Entered
  onEnter: (part: Partial<Entered>) => void
  price: Price
}

/** Step 3: how much, at which rate, and what it is for. */
export function DetailsStep({ form, entered, onEnter, price }: DetailsStepProps) {
  return (
    <div className="grid gap-5">
      <Amounts form={form} entered={entered} onEnter={onEnter} price={price} />
      <TextInput
        label="Reference"
        autoComplete="off"
        help="Printed on the beneficiary's statement, for example your invoice number"
        maxLength={140}
        error={form.formState.errors.reference?.message}
        {...form.register('reference')}
      />
      <Purpose form={form} />
    </div>
  )
}

/** Two amounts that follow each other through the held rate. */
function Amounts({ form, entered, onEnter, price }: DetailsStepProps) {
  const { data: balances } = useSuspenseQuery(balancesQuery)
  const { errors } = form.formState
  const { from, to, side, amount } = entered
  const available = balances.find(({ curSymbol }) => curSymbol === from)?.balance
  const told = price.error instanceof ApiError ? price.error.fields.amount : undefined
  const { quote } = price
  const source = side === 'source' ? amount : String(quote?.amount_sent ?? '')
  const target = side === 'target' ? amount : String(quote?.amount_received ?? '')
  const isTooMuch = available !== undefined && Number(source) > available
  return (
    <div className="grid gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label="You send"
          isBig
          value={source}
          onChange={(typed) => onEnter({ side: 'source', amount: typed })}
          currency={from as Currency}
          currencies={balances.map(({ curSymbol }) => curSymbol)}
          currencyLabel="You send currency"
          onCurrencyChange={(currency) => onEnter({ from: currency })}
          error={side === 'source' ? (told ?? errors.amount_sent?.message) : undefined}
        />
        <MoneyField
          label="They receive"
          isBig
          value={target}
          onChange={(typed) => onEnter({ side: 'target', amount: typed })}
          currency={to as Currency}
          error={side === 'target' ? (told ?? errors.amount_received?.message) : undefined}
        />
      </div>
      <HeldPrice price={price} from={from} to={to} />
      {available !== undefined && (
        <p className={isTooMuch ? 'num text-wait' : 'num text-ink-2'}>
          You have {formatAmount(available, from as Currency)}
          {isTooMuch && ': add balance before you submit'}.
        </p>
      )}
    </div>
  )
}

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const coded = (codes: Record<string, string>) =>
  Object.entries(codes).map(([value, meaning]) => ({ value, label: `${value} ${meaning}` }))

function Purpose({ form }: { form: PaymentFormState }) {
  const { errors } = form.formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label="Reason"
        placeholder="Select a reason"
        options={choices(paymentReasons)}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <Select
        label="Paid from"
        placeholder="Select where it is paid from"
        options={choices(paidFromOptions)}
        help="Every payment leaves your balance. From an external account: add the money first"
        error={errors.paid_from?.message}
        {...form.register('paid_from')}
      />
      <Controller
        control={form.control}
        name="purposeCode"
        render={({ field, fieldState }) => (
          <SelectSearch
            label="Purpose code"
            placeholder="Select a purpose code"
            help="What banks and authorities are told the payment is for"
            options={coded(purposeCodes)}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <Select
        label="Source of funds"
        placeholder="Select a source"
        options={choices(sourcesOfFunds)}
        error={errors.sourceOfFunds?.message}
        {...form.register('sourceOfFunds')}
      />
      <Select
        label="Exemption code"
        placeholder="Select an exemption code"
        help="Why no further authentication is needed"
        options={coded(exemptionCodes)}
        error={errors.exemptionCode?.message}
        {...form.register('exemptionCode')}
      />
    </div>
  )
}
