import { incotermCodes } from '@tradelane/contract/lists/incoterms'
import {
  type AmendableTerm,
  amendableTermNames,
  amendableTerms,
} from '@tradelane/contract/smart-escrow/amendable-terms'
import { allowances } from '@tradelane/contract/smart-escrow/options'
import { Card } from '../../../../ui/card.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { DateInput, TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { optionsOf } from '../wizard/payment-fields.tsx'
import type { ChangeValues, Faults } from './change-values.ts'

type ChangeTermsProps = {
  terms: ChangeValues['terms']
  set: (changed: ChangeValues['terms']) => void
  faults: Faults
}

/** The terms of the trade-finance form that can change. */
export function ChangeTerms({ terms, set, faults }: ChangeTermsProps) {
  return (
    <Card title="Terms">
      <div className="grid gap-4 sm:grid-cols-2">
        {amendableTermNames.map((name) => (
          <Term
            key={name}
            name={name}
            value={terms[name] ?? ''}
            onChange={(value) => set({ [name]: value })}
            error={faults[`terms.${name}`]}
          />
        ))}
      </div>
    </Card>
  )
}

type TermProps = {
  name: AmendableTerm
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

function Term({ name, value, onChange, error }: TermProps) {
  const field = {
    ...{ label: amendableTerms[name], value, error },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (name === 'latest_shipment') return <DateInput {...field} />
  if (name === 'partial_shipments' || name === 'trans_shipment')
    return <Select {...field} options={optionsOf(allowances)} />
  if (name === 'incoterms') return <Select {...field} options={optionsOf(incotermCodes)} />
  if (name === 'description_of_delivery' || name === 'note')
    return (
      <div className="sm:col-span-2">
        <TextArea {...field} maxLength={1000} />
      </div>
    )
  return <TextInput {...field} maxLength={100} />
}
