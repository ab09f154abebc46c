import { millionths } from '@tradelane/contract/quote-requests/value-of-goods'
import { decimalOf } from '@tradelane/money'
import { grouped, trimmed } from './figures.ts'

const spellings: Record<string, readonly string[]> = {
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kgm'],
  t: ['t', 'to', 'ton', 'tons', 'tonne', 'tonnes', 'mt', 'mts', 'tne'],
  pcs: [
    'pcs',
    'pc',
    'pce',
    'pces',
    'piece',
    'pieces',
    'ea',
    'each',
    'unit',
    'units',
    'nos',
    'no',
    'c62',
    'h87',
  ],
  pairs: ['pair', 'pairs', 'pr', 'prs', 'npr'],
  sets: ['set', 'sets'],
  m: ['m', 'mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters'],
  l: ['l', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters'],
  cartons: ['carton', 'cartons', 'ctn', 'ctns'],
}
const named = new Map(
  Object.entries(spellings).flatMap(([unit, all]) => all.map((one) => [one, unit] as const)),
)

type Counted = { quantity: string; unit: string }

/** How many pieces there are in all; null where something is measured in another unit. */
export function piecesOf(lines: readonly Counted[]): string | null {
  const isCounted = ({ unit }: Counted) => named.get(unit.toLowerCase().replace(/\.$/, '').trim()) === 'pcs'
  if (lines.length === 0 || !lines.every(isCounted)) return null
  return trimmed(
    decimalOf(
      lines.reduce((sum, { quantity }) => sum + millionths(quantity), 0n),
      6,
    ),
  )
}

/** A quantity as it is compared: in one spelling of its unit, tonnes in kilograms. */
export function quantityOf(quantity: string, unit: string): string {
  const written = unit.toLowerCase().replace(/\.$/, '').trim()
  const known = named.get(written) ?? written
  if (known !== 't') return `${grouped(trimmed(quantity))} ${known}`
  return `${grouped(trimmed(decimalOf(millionths(quantity), 3)))} kg`
}
