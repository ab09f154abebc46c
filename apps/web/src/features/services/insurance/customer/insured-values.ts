import type { Insured, PolicyHolder } from '@tradelane/contract/insurance/insured'
import type { InsuredBody } from './writes.ts'

export type InsuredValues = { same_as_policy_holder: boolean } & PolicyHolder

export const emptyInsured: InsuredValues = {
  same_as_policy_holder: false,
  company_name: '',
  company_id: '',
  company_address: '',
  city: '',
  country: '',
  email: '',
  phone_number: '',
  contact_name: '',
}

export function insuredValuesOf(insured: Insured): InsuredValues {
  const { insured_details_id: _, same_as_policy_holder, ...party } = insured
  return { ...party, same_as_policy_holder: same_as_policy_holder === 1 }
}

export const insuredBodyOf = (values: InsuredValues): InsuredBody => ({
  ...values,
  same_as_policy_holder: values.same_as_policy_holder ? 1 : 0,
})

export const isSaved = (insured: Insured | null, values: InsuredValues): boolean =>
  insured !== null &&
  Object.entries(insuredValuesOf(insured)).every(
    ([name, value]) => values[name as keyof InsuredValues] === value,
  )

/**
 * Which record a save changes: always the one in the address. The newest record was only suggested, so it changes only if
 * the company name is the same (a correction). Another company, or new goods, make a new record.
 */
export function recordChanged(
  { insuredDetailsId, isNew }: { insuredDetailsId: string | undefined; isNew: boolean },
  newest: Insured | null,
  values: InsuredValues,
): string | undefined {
  if (insuredDetailsId) return insuredDetailsId
  const isCorrection = !isNew && newest?.company_name === values.company_name
  return isCorrection ? newest?.insured_details_id : undefined
}
