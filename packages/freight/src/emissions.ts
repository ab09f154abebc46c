import type { Carriage } from './journey.ts'

/**
 * Grams of CO2 equivalent for a tonne carried a kilometre: averages of 2018 from well to wheel, European Environment Agency,
 * "Rail and waterborne: best for low-carbon motorised transport" (2021, eea.europa.eu/publications/rail-and-waterborne-transport).
 * They are of each mode as a whole: Defra's factors (as modeshiftcentre.org.uk quotes them) have 15 for a large container ship
 * alone, 32 by rail, 126 by truck.
 */
const gramsPerTonneKm: Record<Carriage, number> = { sea: 7, rail: 24, truck: 137, air: 1_036 }

/** In whole kilograms, rounded up; `percent` is the carrier's own against the average. */
export function co2Kg(by: Carriage, km: number, weightKg: number, percent = 100): number {
  return Math.ceil((gramsPerTonneKm[by] * km * weightKg * percent) / (1_000 * 1_000 * 100))
}
