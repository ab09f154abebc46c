import { formatKg, formatNumber } from '../../../../lib/format/format-number.ts'
import type { CargoForm } from './cargo-form.ts'
import { cargoLoad } from './cargo-load.ts'

/** What a cubic metre counts at least, in kilograms: by sea a tonne. The server's prices follow the same figures. */
const kgOfCubicMetre = { sea: 1_000, air: 167, road: 333 }

export type Chargeable = {
  volumeM3: number
  /** What is paid for: tonnes or cubic metres by sea, kilograms by air and road. */
  text: string
  /** Which of the two decided. */
  by: 'weight' | 'volume' | 'least'
}

/** The chargeable quantity of a part load once weight and size are entered; undefined if it depends on the mode or does not apply. */
export function chargeable(form: CargoForm): Chargeable | undefined {
  const volumeM3 = typedVolume(form)
  const weightKg = Number(form.weight)
  const isPricedSo = cargoLoad(form).needsSize && (form.freight_type !== 'Auto' || form.booking === 'lcl')
  if (!isPricedSo || !(volumeM3 > 0) || !(weightKg > 0)) return undefined
  const way = wayOf(form)
  const sizeKg = volumeM3 * kgOfCubicMetre[way]
  const by = sizeKg > weightKg ? 'volume' : 'weight'
  if (way !== 'sea') return { volumeM3, text: formatKg(Math.max(weightKg, sizeKg)), by }
  const tonnes = Math.max(weightKg, sizeKg) / 1_000
  return tonnes < 1
    ? { volumeM3, text: '1 W/M', by: 'least' }
    : { volumeM3, text: `${formatNumber(tonnes)} W/M`, by }
}

/** Cubic metres, of what is typed so far. */
function typedVolume({ measured, volume, packages, length, width, height }: CargoForm): number {
  if (measured === 'volume') return Number(volume)
  return Number(packages) * Number(length) * Number(width) * Number(height)
}

function wayOf({ booking, freight_type: type }: CargoForm): keyof typeof kgOfCubicMetre {
  if (booking === 'lcl') return 'sea'
  return type === 'Air' ? 'air' : type === 'Land' ? 'road' : 'sea'
}
