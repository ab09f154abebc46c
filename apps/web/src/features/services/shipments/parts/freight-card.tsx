import type { ReactNode } from 'react'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import type { BookingDetail } from './booking-queries.ts'
import { freightStates } from './freight-states.ts'

/** The price of the freight, and whether it is paid. */
export function FreightCard({ charge, note }: { charge: BookingDetail['charge']; note?: ReactNode }) {
  const { label, tone } = freightStates[charge.state]
  return (
    <Card title="Freight" action={<Badge tone={tone}>{label}</Badge>}>
      <div className="num grid gap-4">
        <DefinitionList
          layout="summary"
          facts={[
            ...charge.lines.map((line) => ({
              term: line.label,
              value: <Amount value={line.amount} currency={charge.currency} />,
            })),
            {
              term: 'Total',
              value: <Amount value={charge.amount} currency={charge.currency} />,
              startsGroup: true,
            },
            ...(charge.paid_at ? [{ term: 'Paid', value: formatDay(charge.paid_at) }] : []),
          ]}
        />
        {charge.refusal && <Banner tone="lost">{charge.refusal}</Banner>}
        {note && <div className="grid gap-3 text-ink-2 empty:hidden">{note}</div>}
      </div>
    </Card>
  )
}
