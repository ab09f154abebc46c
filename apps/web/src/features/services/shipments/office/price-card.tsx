import { type FreightWire, feeKinds } from '@tradelane/contract/logistics/freight'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { Card } from '../../../../ui/card.tsx'
import { DayPrices } from '../../../../ui/records/day-prices.tsx'

type Fee = FreightWire['fees'][number]

const kindNames: Record<(typeof feeKinds)[number], string> = {
  included: 'Included',
  optional: 'Optional, not chosen by the company',
  may_arise: 'Possible extra fees, charged to the company',
  excluded: 'Not included',
}

/** The quoted price, fee by fee. */
export function PriceCard({ freight }: { freight: FreightWire }) {
  return (
    <Card title="Price quoted to the company">
      <div className="num grid gap-5">
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
  return (
    <section aria-label={kindNames[kind]}>
      <h3 className="mb-1 text-xs font-medium text-ink-2">{kindNames[kind]}</h3>
      <dl className="divide-y divide-line">
        {/* Two fees of the same name are two lines: one for each end of the journey. */}
        {fees.map((fee) => (
          <Line key={`${fee.code} ${fee.leg} ${fee.label}`} label={fee.label} fee={fee} />
        ))}
        {kind === 'included' && (
          <div className="flex flex-wrap justify-between gap-x-4 py-2 font-semibold">
            <dt>Total</dt>
            <dd className="ml-auto whitespace-nowrap">{formatAmount(freight.cost, 'USD')}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** The name takes the room that it needs; the amount keeps to the right, below the name where both do not fit. */
function Line({ label, fee: { amount, per, late } }: { label: string; fee: Fee }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="min-w-0 flex-[1_1_9rem] text-ink-2 wrap-break-word">{label}</dt>
      {late ? (
        <dd className="basis-full pt-1">
          <DayPrices label={label} clocks={late} />
        </dd>
      ) : (
        <dd className="ml-auto text-right">
          <span className="font-medium whitespace-nowrap">
            {amount === null ? 'No amount' : formatAmount(amount, 'USD')}
          </span>
          {per && <span className="block text-xs text-ink-2">for each {per}</span>}
        </dd>
      )}
    </div>
  )
}
