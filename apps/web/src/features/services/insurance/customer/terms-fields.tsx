import { deductibles } from '@tradelane/contract/insurance/cover'
import { insuredParties } from '@tradelane/contract/insurance/incoterm-check'
import { politicalRisks, warClauses } from '@tradelane/contract/insurance/institute-clauses'
import { incotermCodes } from '@tradelane/contract/lists/incoterms'
import { useFormContext } from 'react-hook-form'
import { Select } from '../../../../ui/forms/select.tsx'
import { TermsLink } from '../../../../ui/parties/terms-link.tsx'
import type { DetailsValues } from '../parts/details-values.ts'
import { deductibleWords, riskWords } from '../parts/policy-words.ts'

const deductibleOptions = deductibles.map((value) => ({ value, label: deductibleWords[value] }))
const riskOptions = politicalRisks.map((value) => ({ value, label: riskWords[value] }))
const incotermOptions = incotermCodes.map((value) => ({ value, label: value }))
const partyLabels = { seller: 'The seller', buyer: 'The buyer' }
const partyOptions = insuredParties.map((value) => ({ value, label: partyLabels[value] }))

/** An empty choice is no choice. */
const setValueAs = (value: string) => (value === '' ? undefined : value)

/** The risks that are bought back, the deductible, and the delivery term of the contract of sale. */
export function TermsFields() {
  const { register, watch, formState } = useFormContext<DetailsValues>()
  const { errors } = formState
  const carriage = watch('carriage') ?? 'sea'
  return (
    <>
      <Select
        label="War and strikes"
        help={
          warClauses(carriage)
            ? 'All cargo clauses exclude both. Each is bought back with clauses of its own.'
            : 'On land, strikes can be insured and war cannot.'
        }
        options={riskOptions}
        error={errors.political_risks?.message}
        {...register('political_risks')}
      />
      <Select
        label="Deductible"
        help="The part of a loss that you pay yourself, once per loss and not on general average. A higher deductible lowers the premium."
        options={deductibleOptions}
        error={errors.deductible?.message}
        {...register('deductible')}
      />
      <Select
        label="Delivery term"
        isOptional
        placeholder="Not known"
        help={
          <>
            The Incoterm of your contract. It says who has to insure, and whether the invoice contains the
            freight. <TermsLink />
          </>
        }
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
