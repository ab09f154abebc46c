import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import type { Deps } from '../../../../deps/deps.ts'
import { csvLine, csvStart } from '../../../../lists/csv.ts'
import { Refusal } from '../../../../refusal.ts'
import { type BookingRow, bookingNumberOf, quotedFreight } from '../bookings.ts'
import { describeShipment } from '../describe-shipment.ts'

type ShownEvent = Shipment['events'][number]

/** The shipment's events as a file. Refuses with ILLEGAL_STATE before the carrier has sent any. */
export async function eventsFile({ db, clock }: Deps, booking: BookingRow, format: 'csv' | 'ics') {
  const shipment = await describeShipment(db, booking, [], clock.now())
  if (!shipment) throw new Refusal('ILLEGAL_STATE')
  const number = bookingNumberOf(booking)
  const text = format === 'csv' ? tableOf(shipment.events) : calendarOf(booking, shipment.events, clock.now())
  return {
    bytes: Buffer.from(text),
    content_type: format === 'csv' ? 'text/csv; charset=utf-8' : 'text/calendar; charset=utf-8',
    file_name: `shipment-${number}.${format}`,
  }
}

const columns = [
  'Event',
  'Type',
  'Code',
  'Place',
  'Place code',
  'Planned',
  'Estimated',
  'Actual',
  'Vessel',
  'IMO',
  'Voyage',
]

function tableOf(events: readonly ShownEvent[]): string {
  const lines = events.map(({ label, event_type, code, location, planned, estimated, actual, ...by }) =>
    csvLine([
      label,
      event_type,
      code,
      location?.name ?? '',
      location?.code ?? '',
      ...[planned, estimated, actual].map((time) => time?.toISOString() ?? ''),
      ...[by.vessel, by.imo, by.voyage].map((text) => text ?? ''),
    ]),
  )
  return csvStart + csvLine(columns) + lines.join('')
}

const certainties = { PLN: 'planned', EST: 'expected', ACT: 'done' } as const

/** RFC 5545. An event keeps its name, so that a calendar that reads the file again moves it. */
function calendarOf(booking: BookingRow, events: readonly ShownEvent[], now: Date): string {
  const number = bookingNumberOf(booking)
  const lines = events.flatMap(({ label, code, location, shown_at, classifier, overdue_since }) => {
    const certainty = overdue_since ? 'overdue' : certainties[classifier]
    return [
      'BEGIN:VEVENT',
      `UID:${booking.logistics_id}-${nameOf([code, label, location?.code ?? location?.name ?? ''])}@tradelane`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(shown_at)}`,
      'DURATION:PT1H',
      `SUMMARY:${escaped(`${label} (${certainty})`)}`,
      `DESCRIPTION:${escaped(`Booking ${number}, ${quotedFreight(booking).name}`)}`,
      ...(location ? [`LOCATION:${escaped(location.name)}`, `GEO:${location.lat};${location.lng}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tradelane//Shipments//EN',
    `X-WR-CALNAME:${escaped(`Shipment ${number}`)}`,
    ...lines,
    'END:VCALENDAR',
  ]
  return calendar.map((line) => `${folded(line)}\r\n`).join('')
}

const nameOf = (parts: readonly string[]): string => parts.join('-').replace(/[^A-Za-z0-9]+/g, '-')
const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** No line longer than 75 bytes; a character is never cut in two. */
function folded(line: string): string {
  const lines = ['']
  for (const sign of line) {
    const last = lines.length - 1
    if (Buffer.byteLength(`${lines[last]}${sign}`) > 74) lines.push(sign)
    else lines[last] += sign
  }
  return lines.join('\r\n ')
}
