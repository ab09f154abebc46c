import { today } from '../../../../lib/format/format-date.ts'
import { faultOfLines } from '../../../../lib/forms/lines-of.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FileChoice } from '../../../../ui/forms/file-choice.tsx'
import { whyRefused } from '../../../../ui/forms/file-rules.ts'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { DateInput, TextArea } from '../../../../ui/forms/text-input.tsx'
import type { RowOfForm } from './offer-values.ts'

const lists = [
  { name: 'inclusions', label: 'Included' },
  { name: 'exclusions', label: 'Not included' },
] as const

/** How long it takes, until when it is valid, and what is in it. */
export function OfferTerms({ values, lastDay, fault, onChange }: RowOfForm) {
  return (
    <>
      <NumberField
        label="ETA days"
        value={values.eta}
        onChange={(eta) => onChange({ eta })}
        error={fault('eta')}
      />
      <DateInput
        label="Valid until"
        help="Through its end in UTC."
        min={today()}
        max={lastDay}
        value={values.valid_until}
        onChange={({ target }) => onChange({ valid_until: target.value })}
        error={fault('valid_until')}
      />
      <FileChoice
        label="Upload Quotes"
        isOptional
        file={values.file ?? undefined}
        storedName={values.kept?.file_name ?? (values.answer_file || undefined)}
        problem={fault('file')}
        onFile={(file) => onChange({ file: file ?? null })}
        onRemove={() => onChange({ file: null, kept: null, answer_file: '' })}
        className="sm:col-span-2 lg:col-span-4"
      />
      {values.answer_file && (!values.file || whyRefused(values.file)) && (
        <div className="sm:col-span-2 lg:col-span-4">
          <Banner tone="wait">
            This is the vendor’s own file, and the customer will read it. Remove it if it shows the vendor’s
            price.
          </Banner>
        </div>
      )}
      {lists.map(({ name, label }) => (
        <TextArea
          key={name}
          className="sm:col-span-2"
          label={label}
          isOptional
          rows={2}
          help="One thing on each line."
          value={values[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          error={faultOfLines(fault, name, values[name])}
        />
      ))}
    </>
  )
}
