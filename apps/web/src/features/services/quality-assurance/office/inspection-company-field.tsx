import { useQuery } from '@tanstack/react-query'
import type { WireInspectionCompany } from '@tradelane/contract/inspection-companies/calls'
import type { WireOfficeInspection } from '@tradelane/contract/quality-assurance/office-calls'
import { inspectionServices } from '@tradelane/contract/quality-assurance/rules'
import { Link } from 'react-router'
import { countryNames } from '../../../../lib/format/country-names.ts'
import { inspectionCompaniesQuery } from '../../../../lib/queries/inspection-companies.ts'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { useOptionSearch } from '../../../../ui/forms/use-option-search.ts'

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
  const { search, fieldOf } = useOptionSearch()
  const { data, isFetching } = useQuery(
    inspectionCompaniesQuery({ search, state: 'active', limit: mostOffered }),
  )
  const companies = data?.inspection_companies.filter((one) => offersAll(one, order)) ?? []
  const chosen = companies.find(({ inspection_company_id: id }) => id === value)
  return (
    <SelectSearch
      label="Inspection company"
      placeholder="Type a name"
      {...fieldOf({
        options: companies.map((one) => ({ value: one.inspection_company_id, label: one.company_name })),
        isFetching,
        value,
        onChange,
      })}
      error={error}
      help={
        data && companies.length === 0 && search === '' && data.pagination.total <= mostOffered ? (
          <>
            No active company offers what is ordered.{' '}
            <Link to="/admin/inspection-companies/new" className="text-link">
              Add an inspection company
            </Link>
          </>
        ) : (
          ((chosen && remarksOf(chosen)) ?? moreText(data?.pagination.total))
        )
      }
    />
  )
}

const moreText = (total = 0) =>
  total > mostOffered ? `${mostOffered} companies were looked at. Type a name to find others.` : undefined

const offersAll = ({ services }: WireInspectionCompany, order: WireOfficeInspection) =>
  inspectionServices.every((one) => order[one] === 0 || services.includes(one))

const remarksOf = ({ countries, accreditation, price_remarks }: WireInspectionCompany) =>
  [`Works in ${countryNames(countries)}`, accreditation, price_remarks]
    .filter((text) => text !== '')
    .join('. ')
