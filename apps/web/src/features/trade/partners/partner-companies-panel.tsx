import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { fewPartnersQuery } from '../../../lib/queries/partners.ts'
import { Button } from '../../../ui/button.tsx'
import { ListPanel } from '../../../ui/lists/list-panel.tsx'
import { MayOnly } from '../../../ui/may-only.tsx'
import { accountSummary } from './account-summary.ts'
import { EditButton } from './edit-button.tsx'
import { usePartnerDialog } from './use-partner-dialog.tsx'

/** The number of rows in a dashboard panel. */
const newest = 4

/** The dashboard's panel with the partners added last. */
export function PartnerCompaniesPanel() {
  const query = useQuery(fewPartnersQuery('newest', newest))
  const { add, edit, dialog } = usePartnerDialog(query.data)
  return (
    <ListPanel
      title="Partner Companies"
      all={{ to: '/partners', name: 'partner companies' }}
      height={280}
      list={{
        label: 'Partner Companies',
        query,
        rowsOf: (partners) => partners,
        rowKey: ({ beneficiary_id }) => beneficiary_id,
        row: (partner) => (
          <li className="flex items-center gap-3 px-5 py-3">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{partner.company_name}</p>
              <p className="num truncate text-xs text-ink-2">{accountSummary(partner)}</p>
            </div>
            <EditButton partner={partner} onEdit={edit} />
          </li>
        ),
        failureText: 'Your partners could not be loaded',
        empty: { title: 'No record found', text: 'The companies you trade with will appear here.' },
      }}
    >
      <MayOnly who="preparer">
        <div className="border-t border-line px-5 py-3">
          <Button tone="quiet" size="sm" className="-ml-3" onClick={add}>
            <Plus size={16} aria-hidden />
            Add New Partner
          </Button>
        </div>
      </MayOnly>
      {dialog}
    </ListPanel>
  )
}
