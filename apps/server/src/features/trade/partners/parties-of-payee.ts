import type { Party } from '../../world/screening/index.ts'
import type { Payee } from './payee.ts'

type Partner = Pick<Payee['partner'], 'beneficiary_id' | 'company_name' | 'contact_person_name'> & {
  company_town?: string | null
  company_country?: string | null
}
type Account = Pick<
  Payee['account'],
  'beneficiary_account_id' | 'account_holder_name' | 'bank' | 'bank_city' | 'beneficiaryCountryCode'
>

/** Who is screened of a partner: the company and its contact, and of each account the holder and the bank. */
export function partiesOfPayee(partner: Partner, accounts: readonly Account[]): Party[] {
  const { beneficiary_id, company_name, contact_person_name, company_town, company_country } = partner
  return [
    {
      subject: 'partner',
      subjectId: beneficiary_id,
      names: [company_name, contact_person_name],
      // Its bank may be in another country.
      ...(company_country && { place: { country: company_country, city: company_town ?? undefined } }),
    },
    ...accounts.map((account): Party => {
      const { account_holder_name: holder, bank, beneficiaryCountryCode: country, bank_city: city } = account
      return {
        subject: 'account',
        subjectId: account.beneficiary_account_id,
        // A holder with the partner's name is one match and not two.
        names: holder === company_name ? [bank] : [holder, bank],
        place: { country, city },
      }
    }),
  ]
}
