import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { DayPrices } from '../../../../ui/records/day-prices.tsx'

type Fee = FreightWire['fees'][number]

const others: { kind: Fee['kind']; title: string; note: string }[] = [
  { kind: 'optional', title: 'Optional', note: 'Not in the price unless you request it.' },
  { kind: 'may_arise', title: 'Possible extra fees', note: 'Charged only if they arise.' },
  {
    kind: 'excluded',
    title: 'Not included',
    note: 'Not charged by us. You pay these to others if they are due.',
  },
]

/** Every fee by what it means for the bill. The included ones add up to the price. */
export function FreightFees({ offer }: { offer: FreightWire }) {
  const of = (kind: Fee['kind']) => offer.fees.filter((fee) => fee.kind === kind)
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      <Fees title="Included in the price" fees={of('included')} total={offer.cost} />
      <div className="grid content-start gap-5">
        {others.map(({ kind, title, note }) => (
          <Fees key={kind} title={title} note={note} fees={of(kind)} />
        ))}
      </div>
    </div>
  )
}

type FeesProps = { title: string; note?: string; fees: readonly Fee[]; total?: FreightWire['cost'] }

function Fees({ title, note, fees, total }: FeesProps) {
  if (fees.length === 0) return null
  return (
    <table className="num w-full self-start text-left">
      <caption className="pb-1 text-left">
        <span className="font-semibold">{title}</span>
        {note && <span className="block text-xs text-ink-2">{note}</span>}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Fee</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {fees.map((fee) => (
          <FeeRow key={`${fee.code} ${fee.leg} ${fee.label}`} fee={fee} />
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr className="border-t border-line-2 font-semibold">
            <th scope="row" className="py-1.5 pr-3 font-semibold">
              Total
            </th>
            <td className="py-1.5 text-right whitespace-nowrap">{formatAmount(total, 'USD')}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function FeeRow({ fee: { label, amount, per, late } }: { fee: Fee }) {
  if (late)
    return (
      <tr className="border-t border-line">
        <td colSpan={2} className="py-1.5">
          <p className="pb-1">{label}</p>
          <DayPrices label={label} clocks={late} />
        </td>
      </tr>
    )
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 pr-3 font-normal">
        {label}
        {per && <span className="text-ink-2"> per {per}</span>}
      </th>
      <td className="py-1.5 text-right whitespace-nowrap">
        {amount === null ? '–' : formatAmount(amount, 'USD')}
      </td>
    </tr>
  )
}
