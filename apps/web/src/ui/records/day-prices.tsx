import type { WireDayPrices } from '@tradelane/contract/logistics/freight'
import { formatAmount } from '../../lib/format/format-amount.ts'

export const clockNames = {
  demurrage: 'At the terminal (demurrage)',
  detention: 'Outside it (detention)',
} as const satisfies Record<WireDayPrices['kind'], string>

/** What each day of a container costs: demurrage and detention one below the other. */
export function DayPrices({ label, clocks }: { label: string; clocks: readonly WireDayPrices[] }) {
  return (
    <table aria-label={label} className="num w-full text-left">
      <thead className="text-xs text-ink-2">
        <tr>
          <th scope="col" className="pb-1 font-medium">
            Days
          </th>
          <th scope="col" className="pb-1 text-right font-medium">
            Each container and day
          </th>
        </tr>
      </thead>
      {clocks.map((clock) => (
        <tbody key={clock.kind}>
          {clocks.length > 1 && (
            <tr className="border-t border-line">
              <th scope="rowgroup" colSpan={2} className="pt-1.5 font-normal text-ink-2">
                {clockNames[clock.kind]}
              </th>
            </tr>
          )}
          {rowsOf(clock).map(({ days, price }) => (
            <tr key={days}>
              <td className="py-0.5 pr-3">{days}</td>
              <td className="py-0.5 text-right whitespace-nowrap">{price}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function rowsOf({ free_days, tiers }: WireDayPrices): { days: string; price: string }[] {
  const charged = tiers.map(({ from_day, per_day }, index) => {
    const next = tiers[index + 1]?.from_day
    const days = next === undefined ? `From day ${from_day}` : span(from_day, next - 1)
    return { days, price: formatAmount(per_day, 'USD') }
  })
  return free_days > 0 ? [{ days: span(1, free_days), price: 'Free' }, ...charged] : charged
}

const span = (first: number, last: number): string =>
  first === last ? `Day ${first}` : `Day ${first} to ${last}`
