import { useSuspenseQuery } from '@tanstack/react-query'
import { mostCompanies } from '@tradelane/contract/credit-limits/forms'
import { Building2, Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { partnersQuery } from '../../../../lib/queries/partners.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { emptyBuyer, type LimitValues } from './limit-values.ts'

/** Step 2 as "Request Credit Limit": one block for each buyer, and the two flags. */
export function LimitForm() {
  const { control, register, formState } = useFormContext<LimitValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'companies' })
  const { data: partners } = useSuspenseQuery(partnersQuery())
  if (partners.length === 0)
    return (
      <EmptyState icon={Building2} title="Please Add or Edit New Company">
        Your buyers are companies of your list.{' '}
        <Link to="/partners" className="text-link">
          Add the first one
        </Link>
        .
      </EmptyState>
    )
  const { terms_conditions_1, terms_conditions_2 } = formState.errors
  return (
    <div className="grid gap-6">
      {fields.map(({ id }, index) => (
        <BuyerFields
          key={id}
          index={index}
          partners={partners}
          {...(fields.length > 1 && { onRemove: () => remove(index) })}
        />
      ))}
      {fields.length < Math.min(mostCompanies, partners.length) && (
        <Button className="justify-self-start" onClick={() => append(emptyBuyer)}>
          <Plus size={16} aria-hidden />
          Request for another buyer
        </Button>
      )}
      <div className="grid gap-3 border-t border-line pt-5">
        <Checkbox
          label={
            <>
              I accept the{' '}
              <a
                href="/terms#invoice-factoring"
                target="_blank"
                rel="noreferrer"
                className="text-link underline"
              >
                terms and conditions of invoice factoring
              </a>
              .
            </>
          }
          error={terms_conditions_1?.message}
          {...register('terms_conditions_1')}
        />
        <Checkbox
          label="The details are true, and the finance partners may check these companies."
          error={terms_conditions_2?.message}
          {...register('terms_conditions_2')}
        />
      </div>
    </div>
  )
}
