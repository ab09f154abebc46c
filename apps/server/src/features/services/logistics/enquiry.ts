import type { Cargo, ContainerType, FreightMode, Place, ServiceOptions } from '@tradelane/freight'
import { type Money, money } from '@tradelane/money'
import type { SpecialCargo } from './special-cargo.ts'

/** What was searched for, with the cities from our own table. Plain JSON, stored with each quote, which can be priced again from it. */
export type Enquiry = {
  from: Place
  to: Place
  shippingDate: string
  container: ContainerType | null
  quantity: number
  weightKg: number
  volumeM3: number
  customsClearance: boolean
  insurance: boolean
  /** The category of the goods, in the insurance's words; missing in enquiries that are older than the question. */
  goods?: string | null
  /** The value of the goods, in cents of US dollars. */
  invoiceCents: number | null
  /** In the shipper's words; missing where nobody said. */
  description?: string
  notCharcoal?: true
  /** Missing in enquiries that are older than the question, and where nothing is special. */
  special?: SpecialCargo
}

/** The time zone that is furthest behind UTC: there, a day begins and ends this much later. */
export const lastTimeZoneBehindMs = 12 * 3_600_000

export const cargoOf = ({ weightKg, volumeM3, container, quantity }: Enquiry): Cargo => ({
  weightKg,
  volumeM3,
  container: container ?? undefined,
  quantity,
})

export const optionsOf = (enquiry: Enquiry): ServiceOptions => ({
  shippingDate: enquiry.shippingDate,
  customsClearance: enquiry.customsClearance,
  invoice: invoiceOf(enquiry),
})

/** The value of the goods, if it was given. */
export const invoiceOf = ({ invoiceCents }: Pick<Enquiry, 'invoiceCents'>): Money | undefined =>
  invoiceCents === null ? undefined : money(BigInt(invoiceCents), 'USD')

/** Each mode as people read it. */
export const modeNames: Record<FreightMode, string> = {
  FCL: 'a full container by sea',
  LCL: 'a part of a container by sea',
  BULK: 'bulk by sea',
  AIR: 'air freight',
  FTL: 'a full truck',
  LTL: 'a part of a truck',
  RAIL_FCL: 'a full container by rail',
}
