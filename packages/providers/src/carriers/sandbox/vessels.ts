import type { CarriageMode } from '../carriers.ts'
import { imoNumber, letters, numberFrom } from './numbers.ts'

const names = [
  'Amber Heron',
  'Blue Lantern',
  'Cedar Strait',
  'Dunlin Bay',
  'Ember Tide',
  'Far Harbour',
  'Grey Petrel',
  'Halcyon Reach',
  'Inland Star',
  'Juniper Sound',
  'Kittiwake',
  'Long Meridian',
]

export type Vessel = { vessel: string | null; imo: string | null; voyage: string | null }

const none: Vessel = { vessel: null, imo: null, voyage: null }

/** The vehicle of the main leg: a ship with its voyage, a flight, a train. Trucks have no name. `next` is the following one. */
export function vesselFor(
  { key, carrier, mode }: { key: string; carrier: string; mode: CarriageMode },
  next = 0,
): Vessel {
  const number = numberFrom(`voyage ${key}`, 900) + 100 + next
  if (mode === 'FTL' || mode === 'LTL') return none
  if (mode === 'AIR') return { ...none, voyage: `${letters(carrier, 2)}${number}` }
  if (mode === 'RAIL_FCL') return { ...none, voyage: `${40_000 + number}` }
  const vessel = names[(numberFrom(`vessel ${key}`, names.length) + next) % names.length] ?? null
  return { vessel, imo: vessel && imoNumber(vessel), voyage: `${number}${next % 2 ? 'W' : 'E'}` }
}
