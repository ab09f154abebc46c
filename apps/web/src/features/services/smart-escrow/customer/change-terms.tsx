import { incotermCodes } from '@tradelane/contract/lists/incoterms'
import { allowances } from '@tradelane/contract/smart-escrow/options'
import {
  type AmendableTerm,
  amendableTermNames,
  escrowTerms,
  shownTerm,
} from '@tradelane/contract/smart-escrow/terms'
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
  const { kind } = escrowTerms[name]
  const field = {
    ...{ label: shownTerm(name), value, error },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (kind === 'day') return <DateInput {...field} />
  if (kind === 'allowance') return <Select {...field} options={optionsOf(allowances)} />
  if (kind === 'incoterm') return <Select {...field} options={optionsOf(incotermCodes)} />
  if (kind === 'text')
    return (
      <div className="sm:col-span-2">
        <TextArea {...field} maxLength={1000} />
      </div>
    )
  return <TextInput {...field} maxLength={100} />
}
