import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { AccountDoubts } from './account-doubts.tsx'
import type { FinancingDetails } from './financing-queries.ts'

export function CompanyFacts({ details: { beneficiary_data: company } }: { details: FinancingDetails }) {
  return (
    <div className="grid gap-4 p-5">
      <DefinitionList
        layout="grid"
        facts={[
          { term: 'Company', value: company.company_name },
          { term: 'Registration number', value: company.company_registration_number },
          { term: 'Address', value: company.company_address },
          { term: 'Contact', value: company.contact_person_name },
          { term: 'Email', value: company.email },
          { term: 'Phone', value: company.phone_number },
        ]}
      />
      <AccountDoubts beneficiaryId={company.beneficiary_id} />
    </div>
  )
}
