import { containerChargeStateTable } from '@tradelane/contract/shipments/container-charge-states'
import type { ReactNode } from 'react'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import type { BookingDetail } from './booking-queries.ts'

type Charge = NonNullable<BookingDetail['container_charge']>
type ContainerChargeProps = { charge: Charge | null; actions: ReactNode }

/** Demurrage and detention once they are final: the invoice, what was waived, and what is left to pay. */
export function ContainerChargeCard({ charge, actions }: ContainerChargeProps) {
  return charge && charge.state !== 'counting' && <FinalCharge charge={charge} actions={actions} />
}

function FinalCharge({ charge, actions }: { charge: Charge; actions: ReactNode }) {
  const {
    number,
    state,
    currency,
    lines,
    waived,
    due,
    due_at,
    paid_at,
    waive_reason,
    refusal,
    is_being_paid,
  } = charge
  const amountOf = (value: number) => <Amount value={value} currency={currency} />
  return (
    <Card
      title="Demurrage and detention"
      action={<StatusBadge states={containerChargeStateTable} state={state} />}
    >
      <div className="num grid gap-4">
        {charge.amount !== null && charge.amount > 0 && (
          <DefinitionList
            layout="summary"
            facts={[
              ...lines.map(({ description, amount }) => ({ term: description, value: amountOf(amount) })),
              ...(waived > 0 ? [{ term: 'Waived', value: amountOf(-waived) }] : []),
              { term: paid_at ? 'Paid' : 'To pay', value: amountOf(due), startsGroup: true },
              { term: 'Invoice', value: <span className="whitespace-nowrap">{number}</span> },
              ...(state === 'invoiced' && due_at ? [{ term: 'Due', value: formatInstant(due_at) }] : []),
              ...(paid_at ? [{ term: 'Paid on', value: formatDay(paid_at) }] : []),
            ]}
          />
        )}
        {is_being_paid && <p className="text-ink-2">The payment is being processed.</p>}
        {waive_reason && <p className="text-ink-2">Waived: {waive_reason}</p>}
        {refusal && <Banner tone="lost">{refusal}</Banner>}
        {state === 'nothing_due' && (
          <p className="text-ink-2">{containerChargeStateTable[state].explanation}</p>
        )}
        {actions && <div className="flex flex-wrap items-start gap-3 empty:hidden">{actions}</div>}
      </div>
    </Card>
  )
}
