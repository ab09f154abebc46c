import { type FreightWire, feeKinds } from '@tradelane/contract/logistics/freight'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'

type Fee = FreightWire['fees'][number]

const kindNames: Record<(typeof feeKinds)[number], string> = {
  included: 'Included',
  optional: 'Optional, not chosen',
  may_arise: 'Possible extra fees',
  excluded: 'Not included',
}

/** The quoted price, fee by fee. */
export function PriceCard({ freight }: { freight: FreightWire }) {
  return (
    <Card title="Price">
      <div className="num grid gap-4">
        {feeKinds.map((kind) => (
          <Fees key={kind} kind={kind} freight={freight} />
        ))}
      </div>
    </Card>
  )
}

function Fees({ kind, freight }: { kind: Fee['kind']; freight: FreightWire }) {
  const fees = freight.fees.filter((fee) => fee.kind === kind)
  if (fees.length === 0) return null
  const total = { term: 'Total', value: formatAmount(freight.cost, 'USD'), startsGroup: true }
  return (
    <section aria-label={kindNames[kind]}>
      <h3 className="mb-1 text-xs font-medium text-ink-2">{kindNames[kind]}</h3>
      <DefinitionList
        layout="summary"
        facts={[
          ...fees.map((fee) => ({ term: fee.label, value: priceOf(fee) })),
          ...(kind === 'included' ? [total] : []),
        ]}
      />
    </section>
  )
}

function priceOf({ amount, per }: Fee): string {
  if (amount === null) return '–'
  return per ? `${formatAmount(amount, 'USD')} for each ${per}` : formatAmount(amount, 'USD')
}
