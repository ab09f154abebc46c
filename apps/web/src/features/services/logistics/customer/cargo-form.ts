import {
  type Packaging,
  packagings,
  packingGroups,
  quantityUnits,
} from '@tradelane/contract/dangerous-goods/forms'
import {
  containerSizes,
  freightBases,
  freightTypes,
  transportations,
} from '@tradelane/contract/logistics/forms'
import { type City, city } from '@tradelane/contract/places/calls'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod/mini'

/** The intro's two ways in: one of the usual loads, or a part load or bulk described more closely. */
const bookingModes = ['simpleBooking', 'lcl'] as const
export type BookingMode = (typeof bookingModes)[number]

/** Nothing chosen yet. */
const none = z.literal('')
const place = z.object({ text: z.string(), city: z.nullable(city) })
/** The text of a city field, and the city of the list that was picked. */
export type CargoPlace = { text: string; city: City | null }

/** The cargo form as it is on the screen: figures as typed. `cargoForm` checks the fields that depend on each other. */
export const cargoFields = z.object({
  booking: z.enum(bookingModes),
  freight_type: z.union([z.enum(freightTypes), none]),
  transportation_by: z.union([z.enum(transportations), none]),
  category: z.string(),
  freight_basis: z.union([z.enum(freightBases), none]),
  container_size: z.union([z.enum(containerSizes), none]),
  quantity: z.string(),
  from_city: place,
  to_city: place,
  shipping_date: z.string(),
  /** In the shipper's words; may stay empty. */
  goods_description: z.string(),
  not_charcoal: z.boolean(),
  weight: z.string(),
  /** How the size is given: the size of each piece, or the total in cubic metres. */
  measured: z.enum(['pieces', 'volume']),
  volume: z.string(),
  packages: z.string(),
  length: z.string(),
  width: z.string(),
  height: z.string(),
  dangerous: z.boolean(),
  dangerous_goods: z.array(
    z.object({
      /** Of the list, as `goodOptions` names it. */
      good: z.string(),
      packing_group: z.union([z.enum(packingGroups), none]),
      technical_name: z.string(),
      net_quantity: z.string(),
      unit: z.enum(quantityUnits),
      packages: z.string(),
      packaging: z.union([z.enum(Object.keys(packagings) as [Packaging, ...Packaging[]]), none]),
      flash_point: z.string(),
      marine_pollutant: z.boolean(),
      charged_at_most_30_percent: z.boolean(),
    }),
  ),
  emergency_contact: z.string(),
  temperature_c: z.string(),
  humidity_percent: z.string(),
  ventilation_m3h: z.string(),
  genset: z.boolean(),
  over_length_cm: z.string(),
  over_width_cm: z.string(),
  over_height_cm: z.string(),
  customs_clearance: z.boolean(),
  insurance: z.boolean(),
  category_of_goods: z.string(),
  invoice_amount: z.string(),
})
export type CargoForm = z.output<typeof cargoFields>
export type CargoFormState = UseFormReturn<CargoForm, unknown, CargoForm>

const nowhere: CargoPlace = { text: '', city: null }
/** In the order of the fields on the page. */
export const emptyCargo: CargoForm = {
  booking: 'simpleBooking',
  freight_type: '',
  transportation_by: '',
  category: '',
  freight_basis: '',
  container_size: '',
  quantity: '1',
  from_city: nowhere,
  to_city: nowhere,
  shipping_date: '',
  goods_description: '',
  not_charcoal: false,
  weight: '',
  measured: 'pieces',
  volume: '',
  packages: '1',
  length: '',
  width: '',
  height: '',
  temperature_c: '',
  humidity_percent: '',
  ventilation_m3h: '',
  genset: true,
  over_length_cm: '',
  over_width_cm: '',
  over_height_cm: '',
  dangerous: false,
  dangerous_goods: [],
  emergency_contact: '',
  customs_clearance: false,
  insurance: false,
  category_of_goods: '',
  invoice_amount: '',
}
