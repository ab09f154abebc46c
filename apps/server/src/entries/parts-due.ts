import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { Money } from '@tradelane/money'

/** What another record must reach; without an id, any of the service's in the trade. */
export type AwaitedEvent = { service: ServiceSubject; to: string; id: string | null }

/** A part of a committed cost that is paid on a day of its own: once all that it waits for is there, and by its last day. */
export type PartDue = {
  /** Of the cost line. */
  id: string
  kind: string
  name: string
  amount: Money
  waitsFor: readonly ({ day: string } | AwaitedEvent)[]
  last: string
}
