import { useSuspenseQuery } from '@tanstack/react-query'
import type { WireInspectionCompany } from '@tradelane/contract/inspection-companies/calls'
import { inspectionCompanies } from '@tradelane/contract/inspection-companies/calls'
import { useParams } from 'react-router'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Banner } from '../../../ui/banner.tsx'
import { useOpened } from '../../../ui/forms/saved-since.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RetireButton } from '../../../ui/parties/retire-button.tsx'
import { VendorLink } from '../../../ui/parties/vendor-link.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { CompanyForm } from './company-form.tsx'
import { inspectionCompanyQuery, useRetireCompany } from './inspection-company-queries.ts'

const back = { to: '/admin/inspection-companies', label: 'Inspection companies' }

/** /admin/inspection-companies/new */
export function NewInspectionCompanyPage() {
  return (
    <>
      <PageHeader
        title="Add an inspection company"
        lead="Quotes of inspections can name it once it is saved."
        back={back}
      />
      <CompanyForm />
    </>
  )
}

/** /admin/inspection-companies/:inspection_company_id: one company, to be changed or retired. */
export function InspectionCompanyPage() {
  const { inspection_company_id: id = '' } = useParams()
  const { data: company } = useSuspenseQuery(inspectionCompanyQuery(id))
  const [opened, since] = useOpened(company)
  return (
    <>
      <PageHeader
        title={company.company_name}
        lead={
          <>
            Saved by {company.saved_by}, {formatInstant(company.updated_at)}. Earlier quotes keep the name
            that they were made with.{' '}
            <VendorLink vendor={{ vendor_id: id, company_name: company.company_name }} />
          </>
        }
        back={back}
        actions={<RetireCompany company={company} />}
      />
      {company.is_retired && (
        <div className="mb-4">
          <Banner tone="wait" title="Retired">
            New quotes cannot name this company.
          </Banner>
        </div>
      )}
      <CompanyForm key={opened.version} company={opened} since={since} />
    </>
  )
}

function RetireCompany({ company }: { company: WireInspectionCompany }) {
  const { inspection_company_id, version, company_name, is_retired } = company
  const retiring = useRetireCompany({ inspection_company_id, version })
  return (
    <StaffOnly call={inspectionCompanies.retire}>
      <RetireButton
        name={company_name}
        isRetired={is_retired}
        lead="The vendor is retired, for every service: nothing new can name it. Orders and quotes that name it stay as they are."
        send={retiring.mutateAsync}
      />
    </StaffOnly>
  )
}
