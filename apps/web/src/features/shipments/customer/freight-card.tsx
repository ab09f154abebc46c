import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { freightStates } from '../parts/freight-states.ts'
import type { BookingDetail } from '../parts/queries.ts'

/** What the freight costs, and whether it is paid. Who may not pay it is told who may. */
export function FreightCard({ detail }: { detail: BookingDetail }) {
  const { charge, may } = detail
  const mayPay = useMay('approver')
  const { label, tone } = freightStates[charge.state]
  return (
    <Card title="Freight" action={<Badge tone={tone}>{label}</Badge>}>
      <div className="num grid gap-4">
        <DefinitionList
          layout="summary"
          facts={[
            ...charge.lines.map((line) => ({
              term: line.label,
              value: formatAmount(line.amount, charge.currency),
            })),
            { term: 'Total', value: formatAmount(charge.amount, charge.currency), startsGroup: true },
            ...(charge.paid_at ? [{ term: 'Paid', value: formatDay(charge.paid_at) }] : []),
          ]}
        />
        {charge.refusal && <Banner tone="lost">{charge.refusal}</Banner>}
        {may.pay && !mayPay && <p className="text-ink-2">An owner or approver of your company pays it.</p>}
      </div>
    </Card>
  )
}
