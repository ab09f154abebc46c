import { countries } from '@tradelane/contract/lists/country-names'
import type { Db, Tx } from '@tradelane/db'
import { getCompany } from '../../../access/company.ts'
import { systemScope } from '../../../access/scope.ts'
import { findFirstOwner } from '../../people/accounts/index.ts'
import { findRegisteredAddress } from '../../people/onboarding/index.ts'
import { findPartner } from '../../trade/partners/index.ts'
import type { LimitRow } from './limits.ts'

/** A company as papers name it. Papers that were kept earlier have its name and number only. */
export type Party = {
  company_name: string
  company_registration_number: string
  company_address?: string
  contact_person_name?: string
  email?: string
  phone_number?: string
}
export type Parties = { supplier: Party; buyer: Party }

/** Supplier and buyer as they are now, to be kept with what was issued or submitted. The supplier's contact is its first owner. */
export async function partiesOf(
  db: Db | Tx,
  { uid, beneficiary_id }: Pick<LimitRow, 'uid' | 'beneficiary_id'>,
): Promise<Parties> {
  const scope = systemScope(uid)
  const buyer = await findPartner(db, scope, beneficiary_id)
  if (!buyer) throw new Error(`the buyer ${beneficiary_id} of a credit limit is gone`)
  const [company, company_address] = [await getCompany(db, scope), await findRegisteredAddress(db, scope)]
  const owner = await findFirstOwner(db, scope)
  return {
    supplier: {
      company_name: company.company_name,
      company_registration_number: company.company_reg_number,
      company_address,
      ...(owner && {
        contact_person_name: [owner.first_name, owner.last_name].filter(Boolean).join(' '),
        email: owner.work_email,
        phone_number: `${owner.country_code} ${owner.company_phone_number}`,
      }),
    },
    buyer: {
      company_name: buyer.company_name,
      company_registration_number: buyer.company_registration_number,
      company_address: withCountry(buyer.company_address, buyer.country),
      contact_person_name: buyer.contact_person_name,
      email: buyer.email,
      phone_number: buyer.phone_number,
    },
  }
}

function withCountry(address: string, code: string | null): string {
  const name = countries.find((country) => country.code === code)?.description
  return name === undefined || address.toLowerCase().includes(name.toLowerCase())
    ? address
    : `${address}, ${name}`
}

/**
 * A party as lines of a paper: name, registration number, address, contact. What is not known has no line. A name has a line of its own, since it
 * may be written from right to left. Tax numbers are missing: no company gives one to us.
 */
export function partyFacts(label: string, party: Party): [string, string][] {
  const { company_name, company_registration_number: number, company_address: address } = party
  const reached = [party.email, party.phone_number?.replaceAll(' ', nonBreaking)].filter(Boolean).join(', ')
  const lines = [number && `Registration number ${number}`, address, party.contact_person_name, reached]
  return [[label, company_name], ...lines.flatMap((line): [string, string][] => (line ? [['', line]] : []))]
}

const nonBreaking = '\u00a0'
