import { z } from 'zod/mini'
import { plainIdentifier } from '../primitives/identifier.ts'
import { answered, between, measured, ticked, whole } from '../primitives/measured.ts'
import { line } from '../primitives/values.ts'

export const packingGroups = ['I', 'II', 'III'] as const
export type PackingGroup = (typeof packingGroups)[number]

export const packagings = {
  drums: 'Drums',
  jerricans: 'Jerricans',
  boxes: 'Boxes',
  bags: 'Bags',
  cylinders: 'Cylinders',
  ibc: 'Intermediate bulk containers (IBC)',
  unpacked: 'Unpacked articles',
  tank: 'None, loaded into the tank container',
} as const
export type Packaging = keyof typeof packagings
const packagingKinds = Object.keys(packagings) as [Packaging, ...Packaging[]]

export const quantityUnits = ['kg', 'L'] as const
export const mostEntries = 10

/** One substance of a consignment. What depends on the substance is checked with the list of goods (`carriage-rules.ts`). */
export const dangerousEntry = z.strictObject({
  un_number: z.string('Enter the UN number').check(
    z.overwrite((text) => plainIdentifier(text).replace(/^UN[ -]*/i, '')),
    z.regex(/^\d{4}$/, 'A UN number has 4 digits'),
  ),
  /** Which one is meant where the number has several names. */
  shipping_name: z.optional(line(200, 'Select a name')),
  packing_group: z.optional(z.union([z.enum(packingGroups), z.literal('')], 'Select a packing group')),
  technical_name: z.optional(line(120, 'Enter the technical name')),
  net_quantity: measured('Enter the net quantity').check(between(0.001, 1e6, 'Enter the net quantity')),
  unit: z._default(z.enum(quantityUnits, 'Select kg or L'), 'kg'),
  packages: whole(100_000, 'Enter how many packages'),
  packaging: z.enum(packagingKinds, 'Select the kind of packages'),
  /** Degrees Celsius, closed cup. */
  flash_point: z.optional(
    measured('Enter the flash point').check(between(-100, 200, 'Enter degrees from -100 to 200')),
  ),
  marine_pollutant: ticked,
  /** Of batteries that may fly only so (`charge-by-air.ts`): at most 30 per cent of their capacity. */
  charged_at_most_30_percent: answered,
})
export type DangerousEntry = z.output<typeof dangerousEntry>
