import type { ServiceSubject } from '../services/registry.ts'

// What of a trade can meet a condition of its escrow, without a schema: pages load it.

type ReleaseEvent = {
  /** The service whose record it is. */
  service: ServiceSubject
  /** The subject of the event, where it is not the service's own; it has the same id. */
  subject?: string
  /** The state or happening that meets the condition. */
  to: string
  /** What takes it back, as long as it has not met the condition. */
  undoneBy?: string
  /** "QA-2026-000012: inspection accepted" */
  label: string
  /** For a record that is added to the trade later. */
  later: string
}

export const releaseEvents = {
  inspection_accepted: {
    ...{ service: 'quality_assurance', to: 'accepted' },
    label: 'inspection accepted',
    later: 'An inspection added later is accepted',
  },
  container_loaded: {
    ...{ service: 'logistics', to: 'loaded' },
    label: 'container loaded',
    later: 'A container of a shipment added later is loaded',
  },
  shipment_delivered: {
    ...{ service: 'logistics', to: 'delivered' },
    label: 'shipment delivered',
    later: 'A shipment added later is delivered',
  },
  customs_cleared: {
    ...{ service: 'logistics', subject: 'customs_clearance', to: 'cleared' },
    label: 'documents verified by customs',
    later: 'The documents of a shipment added later are verified by customs',
  },
  certificate_issued: {
    ...{ service: 'insurance', to: 'bound', undoneBy: 'cancelled' },
    label: 'certificate issued',
    later: 'The certificate of an insurance added later is issued',
  },
} as const satisfies Record<string, ReleaseEvent>
export type ReleaseEventName = keyof typeof releaseEvents
export const releaseEventNames = Object.keys(releaseEvents) as [ReleaseEventName, ...ReleaseEventName[]]

/** "Quality assurance QA-2026-000012: inspection accepted", or the words for a record that is added later. */
export const releaseText = (event: ReleaseEventName, record: string | null): string =>
  record === null ? releaseEvents[event].later : `${record}: ${releaseEvents[event].label}`

export const releaseEventOf = (name: ReleaseEventName): ReleaseEvent => releaseEvents[name]
