import { deductibles } from '@tradelane/contract/insurance/cover'
import { insuredParties } from '@tradelane/contract/insurance/incoterm-check'
import { incotermCodes } from '@tradelane/contract/lists/incoterms'
import { useFormContext } from 'react-hook-form'
import { Select } from '../../../ui/select.tsx'
import type { DetailsValues } from '../parts/details-values.ts'
import { deductibleWords } from '../parts/policy-words.ts'

const deductibleOptions = deductibles.map((value) => ({ value, label: deductibleWords[value] }))
const incotermOptions = incotermCodes.map((value) => ({ value, label: value }))
const partyLabels = { seller: 'The seller', buyer: 'The buyer' }
const partyOptions = insuredParties.map((value) => ({ value, label: partyLabels[value] }))

/** An empty choice is no choice. */
const setValueAs = (value: string) => (value === '' ? undefined : value)

/** The deductible, and the delivery term of the contract of sale. */
export function TermsFields() {
  const { register, formState } = useFormContext<DetailsValues>()
  const { errors } = formState
  return (
    <>
      <div className="sm:col-span-2">
        <Select
          label="Deductible"
          help="The part of each loss that you pay yourself. A higher deductible lowers the premium."
          options={deductibleOptions}
          error={errors.deductible?.message}
          {...register('deductible')}
        />
      </div>
      <Select
        label="Delivery term"
        isOptional
        placeholder="Not known"
        help="The Incoterm of your contract. It determines who has to insure."
        options={incotermOptions}
        error={errors.incoterm?.message}
        {...register('incoterm', { setValueAs })}
      />
      <Select
        label="In this contract, the insured is"
        isOptional
        placeholder="Not known"
        options={partyOptions}
        error={errors.insured_party?.message}
        {...register('insured_party', { setValueAs })}
      />
    </>
  )
}
