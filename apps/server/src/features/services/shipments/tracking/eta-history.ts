import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import type { TrackingEvent } from '../tracking-events.ts'

/** The reported arrival dates at a stop, oldest report first, without repetitions. */
export function etaHistory(events: readonly TrackingEvent[], stop: number): Shipment['eta_history'] {
  const said = events.filter((event) => event.code === 'ARRI' && event.stop === stop)
  return said.flatMap(({ date_time: eta, reported_at, remark }, index) => {
    const before = said[index - 1]?.date_time
    return before?.getTime() === eta.getTime() ? [] : [{ eta, reported_at, remark }]
  })
}
