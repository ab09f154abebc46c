import type { PolicyHolder } from '@tradelane/contract/insurance/insured'
import type { Party } from '../../world/screening/index.ts'

/** An insured as it is screened: the company and its contact. */
export const insuredParty = (
  insuredDetailsId: string,
  { company_name, contact_name }: Pick<PolicyHolder, 'company_name' | 'contact_name'>,
): Party => ({
  subject: 'consignee',
  subjectId: insuredDetailsId,
  names: [company_name, contact_name].filter((name) => name !== ''),
})
