import { useState } from 'react'
import { useController } from 'react-hook-form'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import type { TermsForm } from './currency-terms.tsx'
import { basisPointsOf, typedPercent } from './terms-words.ts'

type TermNumberName =
  | 'annual_rate_basis_points'
  | 'fee_basis_points'
  | 'most_advance_percent'
  | 'most_annual_cost_basis_points'
  | 'offer_hours'

type Look = { label: string; help: string; unit: string; isBasisPoints?: boolean }

const looks: Record<TermNumberName, Look> = {
  annual_rate_basis_points: {
    label: 'Annual rate',
    help: 'On what is advanced.',
    unit: '%',
    isBasisPoints: true,
  },
  fee_basis_points: { label: 'Fee', help: 'Of the whole invoice.', unit: '%', isBasisPoints: true },
  most_advance_percent: { label: 'Most advance', help: 'Of an invoice.', unit: '%' },
  most_annual_cost_basis_points: {
    label: 'Highest cost a year',
    help: 'Interest and fee, of the advance. Invoices that would cost more are refused.',
    unit: '%',
    isBasisPoints: true,
  },
  offer_hours: { label: 'Time to accept an offer', help: 'From 1 to 720.', unit: 'hours' },
}

/** In the order of the form. */
export const termNumbers = Object.keys(looks) as TermNumberName[]

/** A number of the terms. Rates are typed as percent with two decimals; the form and the call hold basis points. */
export function TermNumber({ form, name }: { form: TermsForm; name: TermNumberName }) {
  const { isBasisPoints = false, ...look } = looks[name]
  const { field, fieldState } = useController({ control: form.control, name })
  const [text, setText] = useState(() =>
    isBasisPoints ? typedPercent(field.value ?? 0) : String(field.value),
  )
  return (
    <NumberField
      {...look}
      decimals={isBasisPoints ? 2 : 0}
      value={text}
      onChange={(typed) => {
        setText(typed)
        field.onChange(isBasisPoints ? basisPointsOf(typed) : typed === '' ? Number.NaN : Number(typed))
      }}
      onBlur={field.onBlur}
      name={name}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  )
}
