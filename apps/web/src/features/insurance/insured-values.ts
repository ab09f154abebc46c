import type { Insured, PolicyHolder } from '@tradelane/contract/insured'
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

/**
 * Which record a save changes. The one in the address always; of the newest, which was only offered, a correction:
 * another company is another insured, whose policies are its own.
 */
export function recordChanged(
  named: string | undefined,
  newest: Insured | null,
  values: InsuredValues,
): string | undefined {
  if (named) return named
  return newest?.company_name === values.company_name ? newest.insured_details_id : undefined
}
