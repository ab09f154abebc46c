import { dayText } from '@tradelane/contract/primitives/day-text'
import { formatMoney } from '@tradelane/money'
import { type OneCompanyScope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { InvoiceFact } from '../../../../entries/service-entry.ts'
import { type BookingRow, findBooking, quotedFreight } from '../bookings.ts'
import { partiesOfBooking } from '../papers/freight-invoice.ts'
import { listEvents } from '../tracking-events.ts'
import {
  amountOf,
  type ContainerChargeRow,
  containerChargeNumber,
  containerNumbersOf,
  countContainers,
  dueOf,
  getContainerCharge,
  invoicedLines,
  tariffOf,
  waivedOf,
} from './container-charges.ts'
import { type CountedClock, localDay } from './container-time.ts'

type Fact = InvoiceFact

/**
 * What is to be paid, as it was counted when the empties came back; what was waived since then is listed below it. Once it is paid, the register of
 * invoices has the invoice.
 */
export async function containerInvoice(deps: Deps, booking: BookingRow) {
  const scope = systemScope(booking.uid)
  const row = await getContainerCharge(deps.db, scope, booking.logistics_id)
  const { name } = quotedFreight(booking)
  const facts: Fact[] = [
    ['Demurrage and detention', containerChargeNumber(row)],
    ...(await partiesOfBooking(deps, booking)),
    ['Line and its table', tariffOf(quotedFreight(booking)).name],
    ...(await staysOfContainers(deps, booking)),
    ['Issued', timeText(row.invoiced_at)],
    ['Due', timeText(row.due_at)],
    ['Status', statusOf(row)],
  ]
  const waived = waivedOf(row)
  return {
    title: 'Payment request',
    lead: `${formatMoney(dueOf(row))}: ${row.state === 'waived' ? 'waived' : 'due'}`,
    facts,
    table: {
      columns: [
        { title: `For the carrier, ${name}`, share: 0.7 },
        { title: 'Amount', share: 0.3, isRight: true },
      ],
      rows: [
        ...invoicedLines(row).map(({ description, amount }) => [description, formatMoney(amount)]),
        ...(waived.amount > 0n
          ? [
              ['Invoiced', formatMoney(amountOf(row))],
              [`Waived${row.waive_reason ? `: ${row.waive_reason}` : ''}`, `−${formatMoney(waived)}`],
            ]
          : []),
      ],
      totals: ['Total', formatMoney(dueOf(row))],
    },
  }
}

/** What the invoice says of the containers. */
export async function containerInvoiceFacts(
  deps: Deps,
  scope: OneCompanyScope,
  logisticsId: string,
): Promise<InvoiceFact[]> {
  const booking = await findBooking(deps.db, scope, logisticsId)
  if (!booking) return []
  return [
    ['Line and its table', tariffOf(quotedFreight(booking)).name],
    ...(await staysOfContainers(deps, booking)),
  ]
}

const mostShown = 20

/** Each container with its days in the port and outside it. */
async function staysOfContainers({ db }: Deps, booking: BookingRow): Promise<Fact[]> {
  const scope = systemScope(booking.uid)
  const which = { scope, logisticsId: booking.logistics_id }
  const events = await listEvents(db, which)
  const numbers = await containerNumbersOf(db, scope, booking.logistics_id)
  const { clocks } = countContainers(booking, { numbers, events, asOf: booking.tracked_at ?? new Date(0) })
  const byContainer = Map.groupBy(clocks, ({ container }) => container)
  const facts = [...byContainer].map(
    ([container, own]): Fact => [`Container ${container}`, own.map(clockText).join('; ')],
  )
  const more = facts.length - mostShown
  return [
    ...facts.slice(0, mostShown),
    ...(more > 0 ? [['And', `${more} more containers`] satisfies Fact] : []),
  ]
}

const clockText = ({ kind, startsOn, stoppedOn, days, terms }: CountedClock): string => {
  const where = kind === 'demurrage' ? 'in the port' : 'outside it'
  const period = stoppedOn && stoppedOn >= startsOn ? ` (${dayText(startsOn)} to ${dayText(stoppedOn)})` : ''
  return `${days} ${days === 1 ? 'day' : 'days'} ${where}${period}, ${terms.freeDays} free`
}

function statusOf({ state, due_at }: ContainerChargeRow): string {
  return state === 'waived' ? 'Waived: nothing to pay' : `Due by ${timeText(due_at)}`
}

const timeText = (at: Date | null): string => (at ? dayText(localDay(at, 'UTC')) : '')
