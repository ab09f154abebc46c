import type { WireVendor } from '@tradelane/contract/vendors/calls'
import { vendors } from '@tradelane/contract/vendors/calls'
import { Building2 } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { defineListPage } from '../../../ui/lists/define-list-page.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { vendorAddress, vendorColumns } from './vendor-columns.tsx'
import { VendorDialog } from './vendor-dialog.tsx'
import { vendorsQuery } from './vendor-queries.ts'

/** /admin/vendors: who does services for us. */
export const VendorsPage = defineListPage({
  title: 'Vendors',
  lead: 'The companies that do services for us: carriers, inspection companies, finance partners, insurers and customs brokers.',
  actions: (
    <StaffOnly call={vendors.add}>
      <DialogButton text="Add vendor" tone="main">
        {(close) => <VendorDialog onClose={close} />}
      </DialogButton>
    </StaffOnly>
  ),
  search: 'Search by name, service or contact',
  states: { active: 'Active', retired: 'Retired' },
  query: vendorsQuery,
  rowsOf: ({ vendor_data }) => vendor_data,
  columns: [
    ...vendorColumns,
    {
      key: 'state',
      title: 'Status',
      cell: ({ is_retired }: WireVendor) =>
        is_retired ? <Badge tone="idle">Retired</Badge> : <Badge tone="done">Active</Badge>,
    },
  ],
  linkOf: vendorAddress,
  empty: {
    icon: Building2,
    title: 'No record found',
    text: 'Companies that do services for us will appear here. Add the first one.',
  },
  narrowed: { title: 'No record found', text: 'Try fewer words or another filter.' },
})
