import type { WireVendor } from '@tradelane/contract/vendors/calls'
import { vendorServiceNames } from '@tradelane/contract/vendors/forms'
import type { Column } from '../../../ui/lists/data-columns.ts'

export const vendorAddress = ({ vendor_id }: WireVendor): string => `/admin/vendors/${vendor_id}`

export const vendorColumns: Column<WireVendor>[] = [
  { key: 'name', title: 'Company', className: 'wrap-anywhere', cell: ({ company_name }) => company_name },
  {
    key: 'services',
    title: 'Services offered',
    className: 'wrap-anywhere',
    cell: ({ services_offered, services }) => (
      <>
        {services_offered}
        {services.length > 0 && (
          <span className="block text-xs text-ink-2">
            Asked for offers of: {services.map((one) => vendorServiceNames[one]).join(', ')}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'contact',
    title: 'Contact',
    className: 'wrap-anywhere',
    cell: ({ contact_details: [first, ...others] }) =>
      first ? (
        <>
          {first.contact_person_name}
          {others.length > 0 && <span className="text-ink-2"> and {others.length} more</span>}
          <span className="block text-xs text-ink-2">{first.email}</span>
        </>
      ) : (
        'No contact yet'
      ),
  },
]
