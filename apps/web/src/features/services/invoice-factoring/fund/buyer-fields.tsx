import type { WirePartner } from '@tradelane/contract/partners/calls'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { buyerData, type FundValues } from './fund-values.ts'

const readOnly = [
  ['company_registration_number', 'Registration number'],
  ['company_address', 'Address'],
  ['contact_person_name', 'Contact person'],
  ['phone_number', 'Phone number'],
  ['email', 'Email'],
] as const

/** One of the buyers with credit; its data is its own and cannot be typed here. */
export function BuyerFields({ buyers }: { buyers: readonly WirePartner[] }) {
  const { control, setValue, register, formState, clearErrors } = useFormContext<FundValues>()
  const isChosen = useWatch({ control, name: 'beneficiary_id' }) !== ''
  const choose = (id: string) => {
    const buyer = buyers.find((one) => one.beneficiary_id === id)
    if (!buyer) return
    for (const [field, value] of Object.entries(buyerData(buyer))) setValue(field as keyof FundValues, value)
    // Its limit is with one finance partner: which one is known once the limit is.
    setValue('finance_partner_id', '')
    clearErrors(['company_name', ...readOnly.map(([name]) => name)])
  }
  return (
    <>
      <Controller
        control={control}
        name="beneficiary_id"
        render={({ field }) => (
          <SelectSearch
            label="Company name"
            placeholder="Select a company"
            options={buyers.map((one) => ({ value: one.beneficiary_id, label: one.company_name }))}
            value={field.value}
            onChange={choose}
            error={formState.errors.company_name?.message}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {readOnly.map(([name, label]) => (
          <div key={name} className={name === 'company_address' || name === 'email' ? 'sm:col-span-2' : ''}>
            <TextInput
              label={label}
              readOnly
              tabIndex={-1}
              // Until a buyer is chosen, only the choice itself can be put right.
              error={isChosen ? formState.errors[name]?.message : undefined}
              {...register(name)}
            />
          </div>
        ))}
      </div>
    </>
  )
}
