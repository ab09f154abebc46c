import { randomUUID } from 'node:crypto'
import type {
  CarriageLeg,
  CarriageRequest,
  CarriageStop,
  ShippingInstructions,
} from '../src/carriers/carriers.ts'

const stop = (
  name: string,
  countryCode: string,
  code: string | null,
  lat: number,
  lng: number,
): CarriageStop => ({
  name,
  countryCode,
  code,
  lat,
  lng,
})
export const pune = stop('Pune', 'IN', null, 18.52, 73.86)
export const mumbaiPort = stop('Mumbai', 'IN', 'INBOM', 18.95, 72.84)
export const hamburgPort = stop('Hamburg', 'DE', 'DEHAM', 53.54, 9.97)
export const berlin = stop('Berlin', 'DE', null, 52.52, 13.4)

export const bySea: readonly CarriageLeg[] = [
  { role: 'origin', by: 'truck', from: pune, to: mumbaiPort, days: 1, hours: null },
  { role: 'main', by: 'sea', from: mumbaiPort, to: hamburgPort, days: 20, hours: null },
  { role: 'destination', by: 'truck', from: hamburgPort, to: berlin, days: 1, hours: null },
]

const party = (name: string) => ({ name, address: '', contact: '', email: '', phone: '' })

export const someInstructions: ShippingInstructions = {
  shipper: party('Deccan Mills'),
  consignee: party('Okafor Imports Inc.'),
  notifyParty: party(''),
  incoterm: 'FOB',
  goods: 'Cotton yarn',
  hsCodes: ['520511'],
  reference: 'PO 4471',
}

export function newCarriage(changes: Partial<CarriageRequest> = {}): CarriageRequest {
  return {
    key: randomUUID(),
    carrier: 'Meridian Crest Line',
    mode: 'FCL',
    container: 'ST40',
    quantity: 2,
    shippingDate: '2026-03-10',
    legs: bySea,
    remarks: [],
    ...someInstructions,
    ...changes,
  }
}
