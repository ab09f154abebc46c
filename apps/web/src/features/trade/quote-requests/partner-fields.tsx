import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { partnersQuery } from '../../../lib/queries/partners.ts'
import { CountryField } from '../../../ui/forms/country-field.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { RequestValues } from './request-values.ts'

const nobody = { beneficiary_id: '', company_name: '', country: '' }
const another = { value: '', label: 'Another company' }

/** The other side of the trade: one of the company's partners, or a company by its name. May stay open. */
export function PartnerFields() {
  const { control, register, setValue, formState } = useFormContext<RequestValues>()
  const { data: partners = [] } = useQuery(partnersQuery())
  const role = useWatch({ control, name: 'role' })
  const chosen = useWatch({ control, name: 'counterparty.beneficiary_id' })
  const errors = formState.errors.counterparty
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">
        {role === 'seller' ? 'Who buys from you?' : 'Who do you buy from?'} You can leave it open.
      </p>
      <SelectSearch
        label="Partner"
        isOptional
        placeholder="Select one of your partners"
        options={[
          another,
          ...partners.map(({ beneficiary_id, company_name }) => ({
            value: beneficiary_id,
            label: company_name,
          })),
        ]}
        value={chosen}
        onChange={(id) => setValue('counterparty', { ...nobody, beneficiary_id: id })}
        error={errors?.beneficiary_id?.message}
      />
      {chosen === '' && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextInput
            label="Company name"
            isOptional
            error={errors?.company_name?.message}
            {...register('counterparty.company_name')}
          />
          <Controller
            control={control}
            name="counterparty.country"
            render={({ field: { ref: _, ...field }, fieldState }) => (
              <CountryField isOptional error={fieldState.error?.message} {...field} />
            )}
          />
        </div>
      )}
    </div>
  )
}
