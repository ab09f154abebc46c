import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { formatLocalDay } from '../../../../lib/format/format-local-time.ts'
import { arrivalZone, deliveryZone } from './place-times.ts'

type Shipment = Pick<ShipmentWire, 'eta' | 'delivery'> & { legs: Parameters<typeof deliveryZone>[0] }
type Words = { done: string; overdue: string; coming: string }

const terminal = {
  done: 'Arrived at the terminal',
  overdue: 'Overdue at the terminal since',
  coming: 'Arrives at the terminal',
}
const door = { done: 'Delivered at the door', overdue: 'Overdue at the door since', coming: 'At the door' }

/** The days at the two places where goods arrive, each with its place; the terminal is over once they are delivered. */
export function whenThere({ eta, delivery, legs }: Shipment, isCancelled: boolean): string[] {
  const texts = [
    delivery.actual ? undefined : inWords(eta, { words: terminal, timeZone: arrivalZone(legs), isCancelled }),
    inWords(delivery, { words: door, timeZone: deliveryZone(legs), isCancelled }),
  ]
  return texts.filter((text) => text !== undefined)
}

type How = { words: Words; timeZone: string; isCancelled: boolean }

function inWords(times: ShipmentWire['eta'], { words, timeZone, isCancelled }: How): string | undefined {
  const { actual, overdue_since, estimated, planned } = times
  if (actual) return `${words.done} ${formatLocalDay(actual, timeZone)}`
  if (isCancelled) return undefined
  if (overdue_since) return `${words.overdue} ${formatLocalDay(overdue_since, timeZone)}`
  const at = estimated ?? planned
  return at ? `${words.coming} ${formatLocalDay(at, timeZone)}` : undefined
}
