import type { PolicyHolder } from '@tradelane/contract/insurance/insured'
import type { CompanyScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { findUser } from '../accounts/index.ts'
import { findRegistrationProfile } from '../onboarding/index.ts'

/** The company's profile with the insured's field names; fields without data are empty. */
export async function readPolicyHolder(deps: Deps, scope: CompanyScope): Promise<PolicyHolder> {
  const user = await findUser(deps.db, scope.userId)
  if (!user) throw new Refusal('UNAUTHENTICATED')
  const profile = await findRegistrationProfile(deps, scope)
  return {
    company_name: user.company_name,
    company_id: user.company_reg_number,
    company_address: profile.company_reg_address ?? '',
    city: profile.registered_city ?? '',
    country: profile.registered_country ?? '',
    email: user.work_email,
    phone_number: `${user.country_code} ${user.company_phone_number}`,
    contact_name: [user.first_name, user.last_name].join(' '),
  }
}
