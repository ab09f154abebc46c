import type { PolicyState } from '@tradelane/contract/insurance/states'
import { policyStateTable } from '@tradelane/contract/insurance/states'
import { Link } from 'react-router'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import type { BookingDetail } from './booking-queries.ts'

type Cover = NonNullable<BookingDetail['cover']>
type CoverCardProps = { cover: Cover; policyAddress: (insuranceId: string) => string }

/** The insurance that was chosen with the freight: what becomes of it, then its policy. */
export function CoverCard({ cover, policyAddress }: CoverCardProps) {
  const { insurance_id: id, policy_number, certificate_number } = cover
  return (
    <Card title="Insurance of the goods" action={<CoverState {...cover} />}>
      {id === null ? (
        <p className="text-ink-2">{texts[cover.state === 'agreed' ? 'agreed' : 'lapsed']}</p>
      ) : (
        <DefinitionList
          layout="summary"
          facts={[
            {
              term: 'Policy',
              value: (
                <Link to={policyAddress(id)} className="num text-link">
                  {policy_number}
                </Link>
              ),
            },
            { term: 'Certificate', value: <span className="num">{certificate_number}</span> },
          ]}
        />
      )}
    </Card>
  )
}

const texts = {
  agreed:
    'The goods are insured once the freight is paid. It must be paid before they leave: later they cannot be insured.',
  lapsed: 'The goods are not insured. The freight was not paid before they left, or the booking has ended.',
}

function CoverState({ state, insured_from }: Pick<Cover, 'state' | 'insured_from'>) {
  if (state === 'agreed') return <Badge tone="wait">Starts with the payment</Badge>
  if (state === 'lapsed') return <Badge tone="lost">Not insured</Badge>
  const until = insured_from ? `Insured from ${formatDay(insured_from)}` : undefined
  return <StatusBadge states={policyStateTable} state={state satisfies PolicyState} until={until} />
}
