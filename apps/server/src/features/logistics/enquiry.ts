import type { Cargo, ContainerType, FreightMode, Place, Wishes } from '@tradelane/freight'
import { money } from '@tradelane/money'

/** What was asked, with the cities as we know them. Plain JSON: it is kept with each quote, which can be priced again from it. */
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
  /** Of US dollars. */
  invoiceCents: number | null
}

/** How far the last clock on earth is behind Greenwich: a day begins for the last of us, and ends, so much later. */
export const lastClockBehindMs = 12 * 3_600_000

export const cargoOf = ({ weightKg, volumeM3, container, quantity }: Enquiry): Cargo => ({
  weightKg,
  volumeM3,
  container: container ?? undefined,
  quantity,
})

export const wishesOf = (enquiry: Enquiry): Wishes => ({
  shippingDate: enquiry.shippingDate,
  customsClearance: enquiry.customsClearance,
  insurance: enquiry.insurance,
  invoice: enquiry.invoiceCents === null ? undefined : money(BigInt(enquiry.invoiceCents), 'USD'),
})

/** What each mode is called where a person reads of it. */
export const modeNames: Record<FreightMode, string> = {
  FCL: 'a full container by sea',
  LCL: 'a part of a container by sea',
  BULK: 'bulk by sea',
  AIR: 'air freight',
  FTL: 'a full lorry',
  LTL: 'a part of a lorry',
  RAIL_FCL: 'a full container by rail',
}
