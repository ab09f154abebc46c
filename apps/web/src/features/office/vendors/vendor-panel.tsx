import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { dashboardRows, ListPanel } from '../../../ui/lists/list-panel.tsx'
import { vendorAddress, vendorColumns } from './vendor-columns.tsx'
import { vendorsQuery } from './vendor-queries.ts'

/** The vendors on the back office's dashboard, with a search of their own. */
export function VendorPanel() {
  const [search, setSearch] = useState('')
  return (
    <ListPanel
      title="Vendor profiles"
      all={{ to: '/admin/vendors', name: 'vendors' }}
      filters={
        <div className="px-5 pb-3">
          <SearchField label="Search vendors" value={search} onSearch={setSearch} />
        </div>
      }
      list={{
        label: 'Vendor profiles',
        query: useQuery(vendorsQuery({ search, page: 1, limit: dashboardRows })),
        rowsOf: ({ vendor_data }) => vendor_data,
        columns: vendorColumns,
        rowKey: ({ vendor_id }) => vendor_id,
        rowLink: vendorAddress,
        skeletonRows: dashboardRows,
        empty: {
          icon: Building2,
          text: search ? 'Try fewer words.' : 'Companies that do services for us will appear here.',
        },
      }}
    />
  )
}
