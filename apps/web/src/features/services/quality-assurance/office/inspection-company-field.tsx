import { useQuery } from '@tanstack/react-query'
import type { WireInspectionCompany } from '@tradelane/contract/inspection-companies/calls'
import type { WireOfficeInspection } from '@tradelane/contract/quality-assurance/office-calls'
import { inspectionServices } from '@tradelane/contract/quality-assurance/rules'
import { Link } from 'react-router'
import { countryNames } from '../../../../lib/format/country-names.ts'
import { inspectionCompaniesQuery } from '../../../../lib/queries/inspection-companies.ts'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'

/** The most that one page of the list answers. */
const mostOffered = 100

type FieldProps = {
  order: WireOfficeInspection
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

/** The active inspection companies that offer everything that is ordered. */
export function InspectionCompanyField({ order, value, onChange, error }: FieldProps) {
  const { data } = useQuery(inspectionCompaniesQuery({ state: 'active', limit: mostOffered }))
  const companies = data?.inspection_companies.filter((one) => offersAll(one, order)) ?? []
  const chosen = companies.find(({ inspection_company_id: id }) => id === value)
  return (
    <SelectSearch
      label="Inspection company"
      placeholder="Type a name"
      options={companies.map((one) => ({ value: one.inspection_company_id, label: one.company_name }))}
      value={value}
      onChange={onChange}
      error={error}
      help={
        data && companies.length === 0 ? (
          <>
            No active company offers what is ordered.{' '}
            <Link to="/admin/inspection-companies/new" className="text-link">
              Add an inspection company
            </Link>
          </>
        ) : (
          chosen && remarksOf(chosen)
        )
      }
    />
  )
}

const offersAll = ({ services }: WireInspectionCompany, order: WireOfficeInspection) =>
  inspectionServices.every((one) => order[one] === 0 || services.includes(one))

const remarksOf = ({ countries, accreditation, price_remarks }: WireInspectionCompany) =>
  [`Works in ${countryNames(countries)}`, accreditation, price_remarks]
    .filter((text) => text !== '')
    .join('. ')
