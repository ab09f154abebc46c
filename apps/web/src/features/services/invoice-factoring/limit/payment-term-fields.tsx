import { paymentTermNames, tooMuchInSum } from '@tradelane/contract/credit-limits/forms'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { LongTerms } from '../../../../ui/long-terms.tsx'
import { dueOnDelivery, type LimitValues, termTooMuch } from './limit-values.ts'

const laterTerms = ['payment_term_2', 'payment_term_3', 'payment_term_4'] as const

/** The four structures in which the buyer pays, and what is left for the delivery. */
export function PaymentTermFields({ index, country }: { index: number; country: string | null }) {
  const { control } = useFormContext<LimitValues>()
  const name = `companies.${index}` as const
  const buyer = useWatch({ control, name })
  const rest = dueOnDelivery(buyer)
  const tooMuch = termTooMuch(buyer)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-medium">Payment terms</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <PercentField name={`${name}.payment_term_1.percentage`} label="Payment term 1: in advance" />
      </div>
      {laterTerms.map((term, position) => (
        <div key={term} className="grid gap-4 sm:grid-cols-2">
          <Controller
            control={control}
            name={`${name}.${term}.days`}
            render={({ field, fieldState }) => (
              <NumberField
                {...field}
                label={`Payment term ${position + 2}: days`}
                unit="days"
                error={fieldState.error?.message}
              />
            )}
          />
          <PercentField
            name={`${name}.${term}.percentage`}
            label={`Payment term ${position + 2}: percentage`}
            // The sum is refused at the term with which it is too much.
            problem={tooMuch === term ? tooMuchInSum : undefined}
          />
        </div>
      ))}
      <p aria-live="polite" className="num text-ink-2">
        {rest === 0 && 'The payment terms add up to 100 %.'}
        {rest !== undefined && rest > 0 && `The rest of ${rest} % is due on delivery.`}
      </p>
      <LongTerms country={country} terms={laterTerms.map((term) => typedTerm(buyer[term]))} />
    </fieldset>
  )
}

const typedTerm = ({ days, percentage }: { days: string; percentage: string }) => ({
  days: Number(days),
  percentage: Number(percentage),
})

type PercentFieldProps = {
  name: `companies.${number}.${'payment_term_1' | (typeof laterTerms)[number]}.percentage`
  label: string
  /** While it is typed, before the form is checked. */
  problem?: string | undefined
}

function PercentField({ name, label, problem }: PercentFieldProps) {
  const { control, getFieldState, trigger } = useFormContext<LimitValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberField
          {...field}
          onChange={(value) => {
            field.onChange(value)
            const shares = paymentTermNames.map(
              (term) => name.replace(/payment_term_\d/, term) as PercentFieldProps['name'],
            )
            void trigger(shares.filter((share) => getFieldState(share).error))
          }}
          label={label}
          unit="%"
          error={fieldState.error?.message ?? problem}
        />
      )}
    />
  )
}
