import { useQuery } from '@tanstack/react-query'
import { escrowDisputeStateTable } from '@tradelane/contract/smart-escrow/dispute-states'
import { Link } from 'react-router'
import { Card } from '../../../../ui/card.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { disputesQuery } from './dispute-queries.ts'

/** The way from an escrow to its disputes; nothing where it has none. */
export function DisputesOfEscrow({ escrowNumber }: { escrowNumber: string }) {
  const { data } = useQuery(disputesQuery({ search: escrowNumber, state: undefined, page: 1 }))
  if (!data || data.disputes.length === 0) return null
  return (
    <Card title="Disputes">
      <ul className="grid gap-2">
        {data.disputes.map(({ dispute_id, dispute_number, state }) => (
          <li key={dispute_id} className="flex flex-wrap items-center gap-3">
            <Link to={`/admin/escrow-disputes/${dispute_id}`} className="num text-link">
              {dispute_number}
            </Link>
            <StatusBadge states={escrowDisputeStateTable} state={state} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
