import { mostPercent } from '@tradelane/contract/invoice-factoring/calls'
import type { Ref } from 'react'
import { Field } from '../../../../ui/forms/field.tsx'

type PercentSliderProps = {
  label: string
  value: string
  /** What the percentage is in money; empty until the invoice's amount is known. */
  amount: string
  least: number
  onChange: (value: string) => void
  onBlur: () => void
  name: string
  error?: string | undefined
  ref: Ref<HTMLInputElement>
}

/** How much of the invoice is advanced. */
export function PercentSlider({
  label,
  value,
  amount,
  least,
  onChange,
  error,
  ...control
}: PercentSliderProps) {
  const help =
    least > 1 ? `At least ${least} %, as saved for this buyer before.` : 'Interest is due on this part only.'
  return (
    <Field label={label} error={error} help={help}>
      {(wiring) => (
        <div className="flex min-h-11 items-center gap-4">
          <input
            type="range"
            min={least}
            max={mostPercent}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            aria-valuetext={amount ? `${value} %, ${amount}` : `${value} %`}
            className="min-w-0 flex-1 accent-sea"
            {...wiring}
            {...control}
          />
          <output className="num min-w-14 text-right font-medium whitespace-nowrap">
            {value} %{amount && <span className="block text-xs font-normal text-ink-2">{amount}</span>}
          </output>
        </div>
      )}
    </Field>
  )
}
