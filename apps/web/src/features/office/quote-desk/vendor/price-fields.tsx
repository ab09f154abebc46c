import { mostValidDays } from '@tradelane/contract/quote-desk/forms'
import type { Currency } from '@tradelane/money'
import { today } from '../../../../lib/format/format-date.ts'
import { faultOfLines } from '../../../../lib/forms/lines-of.ts'
import { FileChoice } from '../../../../ui/forms/file-choice.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { DateInput, TextArea } from '../../../../ui/forms/text-input.tsx'
import type { AnswerValues } from './answer-values.ts'

type PriceFieldsProps = {
  values: AnswerValues
  faults: Readonly<Record<string, string>>
  change: (changed: Partial<AnswerValues>) => void
  currency: Currency
  /** Of the answer before; empty where there is none. */
  sentFile: string
}

const lastDay = (): string =>
  new Date(Date.parse(today()) + mostValidDays * 86_400_000).toISOString().slice(0, 10)

const texts = [
  { name: 'inclusions', label: 'Included', help: 'One thing on each line.', maxLength: 4000 },
  { name: 'exclusions', label: 'Not included', help: 'One thing on each line.', maxLength: 4000 },
  { name: 'remarks', label: 'Note', help: undefined, maxLength: 1000 },
] as const

/** The price in the currency in which the request is billed, how long it takes and holds, and what is in it. */
export function PriceFields({ values, faults, change, currency, sentFile }: PriceFieldsProps) {
  return (
    <>
      <MoneyField
        label="Your price"
        help={`This request is billed in ${currency}. We take offers in ${currency} only.`}
        currency={currency}
        value={values.buy_amount}
        onChange={(buy_amount) => change({ buy_amount })}
        error={faults.buy_amount ?? faults.currency}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          label="Days"
          help="From door to door, or until it is done."
          value={values.eta}
          onChange={(eta) => change({ eta })}
          error={faults.eta}
        />
        <DateInput
          label="Valid until"
          help="Through its end in UTC."
          min={today()}
          max={lastDay()}
          value={values.valid_until}
          onChange={({ target }) => change({ valid_until: target.value })}
          error={faults.valid_until}
        />
      </div>
      {texts.map(({ name, label, help, maxLength }) => (
        <TextArea
          key={name}
          label={label}
          isOptional
          rows={2}
          help={help}
          maxLength={maxLength}
          value={values[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          error={faultOfLines((path) => faults[path], name, values[name])}
        />
      ))}
      <FileChoice
        label="Your offer as a file"
        isOptional
        file={values.file ?? undefined}
        problem={faults.file}
        onFile={(file) => change({ file: file ?? null })}
        storedName={sentFile || undefined}
        {...(values.file && { onRemove: () => change({ file: null }) })}
      />
    </>
  )
}
