import { policyStateTable } from '@tradelane/contract/insurance/states'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { stateLabels } from '@tradelane/contract/lifecycle/state-table'
import { ShieldCheck } from 'lucide-react'
import { LinkButton } from '../../../../ui/button.tsx'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { officePolicyColumns } from '../parts/policy-columns.tsx'
import { officePoliciesQuery } from './office-insurance-queries.ts'

/** The back office does not see drafts. */
const { draft: _, ...states } = stateLabels(policyStateTable)

/** /admin/insurance: what customers want to insure, and their policies. */
export const OfficePoliciesPage = defineListPage({
  title: 'Insurance',
  label: 'Policies',
  lead: `Requests and policies of all customers, newest first. We promise a quote within ${promised('quoteInsurance')}.`,
  actions: <LinkButton to="/admin/insurance/excluded-countries">Excluded countries</LinkButton>,
  search: 'Search by company, number or goods',
  states,
  query: officePoliciesQuery,
  rowsOf: ({ insurance }) => insurance,
  columns: officePolicyColumns,
  linkOf: ({ insurance_id }) => `/admin/insurance/${insurance_id}`,
  empty: { icon: ShieldCheck, text: 'Insurance that customers request will appear here.' },
})
