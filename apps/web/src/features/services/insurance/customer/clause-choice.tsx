import { type Clause, coverOf } from '@tradelane/contract/insurance/cover'
import { cargoClauses, shortName } from '@tradelane/contract/insurance/institute-clauses'
import type { PricedClause } from '@tradelane/contract/insurance/policy'
import { useFormContext } from 'react-hook-form'
import { FieldNote } from '../../../../ui/forms/field.tsx'
import type { DetailsValues } from '../parts/details-values.ts'
import { ClauseTable } from './clause-table.tsx'

type ClauseChoiceProps = { priced: readonly PricedClause[]; chosen: Clause | undefined }

/** The specification's field 'Type of Insurance Cover', with what each type is worth above it. */
export function ClauseChoice({ priced, chosen }: ClauseChoiceProps) {
  const { register, watch, formState } = useFormContext<DetailsValues>()
  const carriage = watch('carriage') ?? 'sea'
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-medium">Type of Insurance Cover</legend>
      <ClauseTable
        priced={priced}
        chosen={chosen}
        carriage={carriage}
        head={(clause) => (
          <label className="inline-flex cursor-pointer flex-col items-center gap-1.5 whitespace-nowrap">
            <input
              type="radio"
              value={clause}
              aria-describedby="clause-note"
              className="size-4.5 accent-sea-fill"
              {...register('type_of_insurance_cover')}
            />
            {shortName(carriage, clause)}
          </label>
        )}
      />
      <FieldNote
        id="clause-note"
        help={
          chosen && `${cargoClauses(carriage, chosen) ?? 'Not offered by air'}: ${coverOf[chosen].inShort}.`
        }
        error={formState.errors.type_of_insurance_cover?.message}
      />
    </fieldset>
  )
}
