import type { CargoForm } from './cargo-form.ts'

/** What the choices made so far ask for further. */
export type CargoLoad = {
  /** The kinds of transport that the shipping type knows; none for air, all while no type is chosen. */
  kinds: readonly Kind[]
  takesContainer: boolean
  /** Containers or trucks are counted; part loads are weighed and measured. */
  counts: 'containers' | 'trucks' | undefined
  /** Bulk is paid for by weight alone. */
  needsSize: boolean
}
type Kind = Exclude<CargoForm['transportation_by'], ''>

const kindsOf: Record<CargoForm['freight_type'], readonly Kind[]> = {
  Sea: ['FCL', 'LCL', 'BULK'],
  Land: ['FTL', 'LTL', 'RAIL_FCL'],
  Auto: ['FCL', 'LCL'],
  Air: [],
  '': ['FCL', 'LCL', 'BULK', 'FTL', 'LTL', 'RAIL_FCL'],
}
const customKinds = ['LCL', 'BULK'] as const

type Choices = Pick<CargoForm, 'booking' | 'freight_type' | 'transportation_by'>

export function cargoLoad({ booking, freight_type: type, transportation_by: by }: Choices): CargoLoad {
  const kinds = booking === 'lcl' ? customKinds : kindsOf[type]
  const kind = kinds.find((known) => known === by)
  const isContainer = kind === 'FCL' || kind === 'RAIL_FCL'
  // Most goods go by container, so its type is asked for from the start.
  const isOpen = kind === undefined && booking === 'simpleBooking' && (type === '' || kinds.includes('FCL'))
  return {
    kinds,
    takesContainer: isContainer || isOpen,
    counts: isContainer ? 'containers' : kind === 'FTL' ? 'trucks' : undefined,
    needsSize: kind === 'LCL' || kind === 'LTL' || (type === 'Air' && booking === 'simpleBooking'),
  }
}
