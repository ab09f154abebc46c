import { useQuery } from '@tanstack/react-query'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { fewPartnersQuery } from '../../lib/queries/partners.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { MayOnly } from '../../ui/may-only.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { accountSummary } from './account-summary.ts'
import { EditButton } from './edit-button.tsx'
import { PartnersUnavailable } from './partners-unavailable.tsx'
import { usePartnerDialog } from './use-partner-dialog.tsx'

/** The number of rows in a dashboard panel. */
const newest = 4

/** The dashboard's panel with the partners added last. */
export function PartnerCompaniesPanel() {
  const { data, error, refetch } = useQuery(fewPartnersQuery('newest', newest))
  const { add, edit, dialog } = usePartnerDialog(data)
  return (
    <Card
      title="Partner Companies"
      isFlush
      action={
        <Link to="/partners" className="text-link">
          View all<span className="sr-only"> partner companies</span>
        </Link>
      }
    >
      <ListFrame height={280}>
        {error && !data ? (
          <PartnersUnavailable onRetry={refetch} />
        ) : (
          <PartnerRows partners={data} onEdit={edit} />
        )}
      </ListFrame>
      <MayOnly who="preparer">
        <div className="border-t border-line px-5 py-3">
          <Button tone="quiet" size="sm" className="-ml-3" onClick={add}>
            <Plus size={16} aria-hidden />
            Add New Partner
          </Button>
        </div>
      </MayOnly>
      {dialog}
    </Card>
  )
}

type PartnerRowsProps = {
  partners: readonly WirePartner[] | undefined
  onEdit: (beneficiaryId: string) => void
}

function PartnerRows({ partners, onEdit }: PartnerRowsProps) {
  if (!partners) {
    return (
      <div className="grid gap-3 px-5 pb-4" role="status" aria-label="Loading partner companies">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    )
  }
  if (partners.length === 0) {
    return <EmptyState title="No record found">The companies you trade with will appear here.</EmptyState>
  }
  return (
    <ul className="divide-y divide-line">
      {partners.map((partner) => (
        <li key={partner.beneficiary_id} className="flex items-center gap-3 px-5 py-3">
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{partner.company_name}</p>
            <p className="num truncate text-xs text-ink-2">{accountSummary(partner)}</p>
          </div>
          <EditButton partner={partner} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  )
}
