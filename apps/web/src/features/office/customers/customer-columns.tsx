import type { CustomerRow } from '@tradelane/contract/customers/calls'
import { verificationStates } from '@tradelane/contract/onboarding/states'
import { formatDay } from '../../../lib/format/format-date.ts'
import type { CodeName } from '../../../lib/queries/code-list.ts'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'

export const customerAddress = ({ uid }: CustomerRow): string => `/admin/customer-profiles/${uid}`

/** A cleared company can still have persons to review: those it has added since. */
function Verification({ status, persons_in_review: persons }: CustomerRow) {
  return (
    <>
      <StatusBadge states={verificationStates} state={status} />
      {persons > 0 && (
        <div className="mt-1 text-xs text-ink-2">
          {persons === 1 ? 'One person to review' : `${persons} persons to review`}
        </div>
      )}
    </>
  )
}

export const customerColumns = (nameOf: CodeName): Column<CustomerRow>[] => [
  { key: 'company', title: 'Company', cell: ({ company_name }) => company_name, className: 'wrap-anywhere' },
  { key: 'number', title: 'Registration number', cell: ({ company_reg_number }) => company_reg_number },
  { key: 'city', title: 'City', cell: ({ registered_city }) => registered_city ?? '–' },
  {
    key: 'country',
    title: 'Country',
    cell: ({ registered_country }) => (registered_country ? nameOf('COUNTRY_NAME', registered_country) : '–'),
  },
  { key: 'status', title: 'Verification', cell: (row) => <Verification {...row} /> },
  {
    key: 'since',
    title: 'Since',
    cell: ({ created_at }) => formatDay(created_at),
    className: 'num whitespace-nowrap',
  },
]
