import type { WireInspectionCompany } from '@tradelane/contract/inspection-companies/calls'
import { inspectionCompanies } from '@tradelane/contract/inspection-companies/calls'
import { serviceNames } from '@tradelane/contract/quality-assurance/rules'
import { Microscope } from 'lucide-react'
import { countryNames } from '../../../lib/format/country-names.ts'
import { inspectionCompaniesQuery } from '../../../lib/queries/inspection-companies.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/lists/data-table.tsx'
import { defineListPage } from '../../../ui/lists/define-list-page.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'

const columns: Column<WireInspectionCompany>[] = [
  {
    key: 'name',
    title: 'Inspection company',
    className: 'wrap-anywhere',
    cell: ({ company_name, accreditation }) => (
      <>
        {company_name}
        {accreditation && <span className="block text-xs font-normal text-ink-2">{accreditation}</span>}
      </>
    ),
  },
  {
    key: 'services',
    title: 'Services',
    cell: ({ services }) => services.map((one) => serviceNames[one]).join(', '),
  },
  { key: 'countries', title: 'Countries', cell: ({ countries }) => countryNames(countries) },
  {
    key: 'contact',
    title: 'Contact',
    className: 'wrap-anywhere',
    cell: ({ contact_person_name }) => contact_person_name,
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ is_retired }) =>
      is_retired ? <Badge tone="idle">Retired</Badge> : <Badge tone="done">Active</Badge>,
  },
]

/** /admin/inspection-companies: who inspects for us, where and what. */
export const InspectionCompaniesPage = defineListPage({
  title: 'Inspection companies',
  lead: 'Who inspects for us. Quotes of inspections name one of the active companies.',
  actions: (
    <StaffOnly call={inspectionCompanies.add}>
      <LinkButton to="/admin/inspection-companies/new" tone="main">
        Add company
      </LinkButton>
    </StaffOnly>
  ),
  search: 'Search by name, country, contact or accreditation',
  states: { active: 'Active', retired: 'Retired' },
  query: inspectionCompaniesQuery,
  rowsOf: ({ inspection_companies }) => inspection_companies,
  columns,
  linkOf: ({ inspection_company_id }) => `/admin/inspection-companies/${inspection_company_id}`,
  empty: {
    icon: Microscope,
    text: 'Companies that inspect for us will appear here. Add the first one to quote inspections.',
  },
})
