import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { DayPrices } from '../../../../ui/records/day-prices.tsx'
import { type FeeGroup, feeGroups } from './fee-groups.ts'
import { LegIcon } from './leg-icon.tsx'

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

/** The way and every fee: what is in the price by origin, main carriage, destination and services, the rest by what it means for the bill. */
export function FreightFees({ offer }: { offer: FreightWire }) {
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      <Included offer={offer} />
      <div className="grid content-start gap-5">
        {others.map(({ kind, title, note }) => (
          <Others key={kind} title={title} note={note} fees={offer.fees.filter((fee) => fee.kind === kind)} />
        ))}
      </div>
    </div>
  )
}

/** The fees add up to the price, and those of a leg to the leg's. */
function Included({ offer }: { offer: FreightWire }) {
  return (
    <table className="num w-full self-start text-left">
      <caption className="pb-1 text-left font-semibold">Included in the price</caption>
      <Head />
      {feeGroups(offer).map((group) => (
        <tbody key={group.title}>
          <GroupHead {...group} />
          {group.fees.map((fee) => (
            <FeeRow key={`${fee.code} ${fee.label}`} fee={fee} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className="border-t border-line-2 font-semibold">
          <th scope="row" className="py-1.5 pr-3 font-semibold">
            Total
          </th>
          <td className="py-1.5 text-right whitespace-nowrap">{formatAmount(offer.cost, 'USD')}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const Head = () => (
  <thead className="sr-only">
    <tr>
      <th scope="col">Fee</th>
      <th scope="col">Amount</th>
    </tr>
  </thead>
)

function GroupHead({ title, by, details, price }: FeeGroup) {
  return (
    <tr className="border-t border-line-2">
      <th scope="rowgroup" colSpan={2} className="pt-2.5 pb-1 font-normal">
        <span className="flex items-baseline justify-between gap-3 font-medium">
          <span className="flex min-w-0 items-center gap-2">
            {by && <LegIcon by={by} />}
            {title}
          </span>
          {price !== undefined && <span className="whitespace-nowrap">{formatAmount(price, 'USD')}</span>}
        </span>
        {details.map((text) => (
          <span key={text} className="block text-xs text-ink-2">
            {text}
          </span>
        ))}
      </th>
    </tr>
  )
}

type OthersProps = { title: string; note: string; fees: readonly Fee[] }

function Others({ title, note, fees }: OthersProps) {
  if (fees.length === 0) return null
  return (
    <table className="num w-full self-start text-left">
      <caption className="pb-1 text-left">
        <span className="font-semibold">{title}</span>
        <span className="block text-xs text-ink-2">{note}</span>
      </caption>
      <Head />
      <tbody>
        {fees.map((fee) => (
          <FeeRow key={`${fee.code} ${fee.leg} ${fee.label}`} fee={fee} />
        ))}
      </tbody>
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
