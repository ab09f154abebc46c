import { z } from 'zod/mini'
import { dangerousEntry, mostEntries } from '../dangerous-goods/forms.ts'
import { amountInput } from '../primitives/amounts.ts'
import { calendarDay } from '../primitives/days.ts'
import { answered, between, measured, ticked, whole } from '../primitives/measured.ts'
import { line } from '../primitives/values.ts'

/** `Auto` compares all modes that can carry the goods. */
export const freightTypes = ['Sea', 'Land', 'Air', 'Auto'] as const
/** Full container, part container, bulk by sea; full and part truck, full container by rail on land. Air has one kind. */
export const transportations = ['FCL', 'LCL', 'BULK', 'FTL', 'LTL', 'RAIL_FCL'] as const
export const containerSizes = [
  'ST20',
  'ST40',
  'HQ20',
  'HQ40',
  'RF20',
  'RF40',
  'OT20',
  'OT40',
  'FR20',
  'FR40',
  'TK20',
  'TK40',
  'HQ45',
  'DH20',
  'DH40',
] as const
export const freightBases = ['FIFO', 'LIFO', 'FILO', 'LILO', 'CYFO', 'CYLO', 'FICY', 'LICY', 'CYCY'] as const

const latitude = measured('Please choose a city from the list').check(
  between(-90, 90, 'Please choose a city from the list'),
)
const longitude = measured('Please choose a city from the list').check(
  between(-180, 180, 'Please choose a city from the list'),
)
/** Metres of one piece; zero if not given. */
const metres = z._default(measured('Enter metres').check(between(0, 100, 'At most 100 metres')), 0)
const degrees = measured('Enter degrees Celsius')
const centimetres = z.optional(measured('Enter centimetres').check(between(0, 10_000, 'Enter centimetres')))

export const cargoSearch = z
  .strictObject({
    from_city: line(120, 'Please enter a source'),
    /** Two letters or, as the specification's search sends it, the country's name. */
    from_countrycode: line(80, 'Please enter a source'),
    from_lat: latitude,
    from_lng: longitude,
    to_city: line(120, 'Please enter a destination'),
    to_countrycode: line(80, 'Please enter a destination'),
    to_lat: latitude,
    to_lng: longitude,
    shipping_date: calendarDay('Select a date'),
    freight_type: z.enum(freightTypes, 'Select a type'),
    transportation_by: z.optional(z.enum(transportations, 'Select a type')),
    container_size: z.optional(z.union([z.enum(containerSizes), z.literal('')], 'Select a type')),
    /** Kilograms, of the whole shipment. */
    weight: measured('Please enter some weight').check(between(0.001, 1e9, 'Please enter some weight')),
    height: metres,
    length: metres,
    width: metres,
    /** The number of pieces of that height, length and width. */
    packages: whole(100_000, 'Enter how many pieces'),
    /** Cubic metres of the whole shipment; instead of the three sizes. */
    volume: z.optional(measured('Enter cubic metres').check(between(0, 1e6, 'Enter cubic metres'))),
    /** Containers, or trucks of a full load. */
    quantity: whole(999, 'Enter how many containers'),
    category: z.optional(line(120, 'Select a category')),
    freight_basis: z.optional(z.enum(freightBases, 'Select a freight basis')),
    /** Each substance that is dangerous in transport. Left out, none is. */
    dangerous_goods: z.optional(
      z.array(dangerousEntry).check(z.maxLength(mostEntries, `At most ${mostEntries} substances`)),
    ),
    /** What they are, in the shipper's words; nothing where nobody says. */
    goods_description: z.optional(line(200, 'Enter what the goods are')),
    /** They may sound like charcoal, and are none. */
    not_charcoal: answered,
    /** Who answers day and night in an emergency; asked for with dangerous goods. */
    emergency_contact: z.optional(line(120, 'Enter a name and a telephone number')),
    /** Of a refrigerated container: degrees Celsius, per cent, cubic metres of fresh air an hour. */
    temperature_c: z.optional(degrees),
    humidity_percent: z.optional(measured('Enter per cent')),
    ventilation_m3h: z.optional(measured('Enter cubic metres an hour')),
    /** Power on the road. */
    genset: ticked,
    /** How far the goods reach over an open top or a flat rack, both sides together. */
    over_length_cm: centimetres,
    over_width_cm: centimetres,
    over_height_cm: centimetres,
    customs_clearance: ticked,
    insurance: ticked,
    /** The category of the goods as the insurance names it; left out, general merchandise is insured. */
    category_of_goods: z.optional(line(120, 'Category of goods is required')),
    /** US dollars; the value of the goods. */
    invoice_amount: z.optional(
      amountInput('Enter a invoice amount').check(
        z.refine((text) => Number(text) >= 0.01 && Number(text) <= 1e9, 'Enter a invoice amount'),
      ),
    ),
  })
  .check(
    z.refine(({ insurance, invoice_amount }) => !insurance || invoice_amount !== undefined, {
      path: ['invoice_amount'],
      message: 'Enter a invoice amount',
    }),
  )
export type CargoSearch = z.output<typeof cargoSearch>
