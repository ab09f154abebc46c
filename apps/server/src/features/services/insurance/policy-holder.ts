import type { PolicyHolder } from '@tradelane/contract/insurance/insured'
import type { Db, Tx } from '@tradelane/db'
import type { CompanyScope, OneCompanyScope } from '../../../access/scope.ts'
import { findUser } from '../../../access/users.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { findFirstOwner } from '../../people/accounts/index.ts'
import { findRegistrationProfile } from '../../people/onboarding/index.ts'

type Contact = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** The company's profile with the insured's field names; fields without data are empty. */
export async function readPolicyHolder(deps: Deps, scope: CompanyScope): Promise<PolicyHolder> {
  const user = await findUser(deps.db, scope.userId)
  if (!user) throw new Refusal('UNAUTHENTICATED')
  return holderOf(deps, deps.db, scope, user)
}

/** The same where nobody is signed in: the contact is the company's first owner. */
export async function readCompanyAsHolder(deps: Deps, tx: Tx, scope: OneCompanyScope): Promise<PolicyHolder> {
  const owner = await findFirstOwner(tx, scope)
  if (!owner) throw new Error(`company ${scope.companyId} has no owner`)
  return holderOf(deps, tx, scope, owner)
}

async function holderOf(
  deps: Deps,
  db: Db | Tx,
  scope: OneCompanyScope,
  contact: Contact,
): Promise<PolicyHolder> {
  const profile = await findRegistrationProfile(deps, scope, db)
  return {
    company_name: contact.company_name,
    company_id: contact.company_reg_number,
    company_address: profile.company_reg_address ?? '',
    city: profile.registered_city ?? '',
    country: profile.registered_country ?? '',
    email: contact.work_email,
    phone_number: `${contact.country_code} ${contact.company_phone_number}`,
    contact_name: [contact.first_name, contact.last_name].join(' '),
  }
}
