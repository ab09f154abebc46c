import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { formatInstantAt } from './place-times.ts'

type Message = ShipmentWire['messages'][number]

const classifierNames = { ACT: 'Actual', EST: 'Estimated', PLN: 'Planned' } as const

/** Every message as received; a later message does not replace an earlier one. */
export function CarrierMessages({ messages }: { messages: readonly Message[] }) {
  return (
    <details className="rounded-lg border border-line bg-paper px-5 py-4 print:hidden">
      <summary className="w-max rounded-sm font-medium text-sea">
        All {messages.length} messages from the carrier
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label="Messages" tabIndex={0} className="mt-3 max-h-96 overflow-auto">
        <table aria-label="Messages from the carrier" className="num w-full text-left text-xs">
          <thead>
            <tr className="text-ink-2">
              {['Reported', 'Event', 'Code', 'Place', 'Time'].map((title) => (
                <th key={title} scope="col" className="py-1 pr-3 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {messages.map((message) => (
              <Row key={message.event_id} {...message} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

function Row({ reported_at, label, remark, event_type, code, location, classifier, at }: Message) {
  return (
    <tr className="border-t border-line align-top">
      <td className="py-1 pr-3 whitespace-nowrap">{formatInstant(reported_at)}</td>
      <td className="py-1 pr-3">
        {label}
        {remark && <span className="block text-ink-2">{remark}</span>}
      </td>
      <td className="py-1 pr-3 whitespace-nowrap">
        {event_type} {code}
      </td>
      <td className="py-1 pr-3">{location?.code ?? location?.name ?? '–'}</td>
      <td className="py-1">
        {classifierNames[classifier]}: {formatInstantAt(location, at)}
      </td>
    </tr>
  )
}
