import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import { containers, type FreightMode, takesContainer } from '@tradelane/freight'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { modeNames } from './enquiry.ts'

type CargoChoice = Pick<CargoSearch, 'freight_type' | 'transportation_by' | 'container_size'>

const bySea: readonly FreightMode[] = ['FCL', 'LCL', 'BULK']
const byLand: readonly FreightMode[] = ['FTL', 'LTL', 'RAIL_FCL']

/**
 * The ways that are to be compared. One was named, or, for `Auto`, all that carry such goods: full containers where one was
 * chosen, part loads where none was. Refuses with CONTAINER_NOT_CARRIED a container on a way that takes none, or not that one.
 */
export function modesAsked(asked: CargoChoice): FreightMode[] {
  const { freight_type: type, transportation_by: by } = asked
  const container = asked.container_size || undefined
  if (type === 'Auto') {
    if (by === 'BULK') return container ? refuseContainer('BULK') : ['BULK']
    const isFull = by ? by === 'FCL' || by === 'RAIL_FCL' : container !== undefined
    if (isFull && !container) refuseFields({ container_size: 'Select a type' })
    if (!isFull && container) refuseContainer(by === 'FTL' ? 'FTL' : 'LCL')
    if (isFull) return carriesByRail(container) ? ['FCL', 'RAIL_FCL'] : ['FCL']
    return by === 'FTL' ? ['FTL'] : ['LCL', 'AIR', 'LTL']
  }
  const mode = oneMode(type, by)
  if (takesContainer(mode) && !container) refuseFields({ container_size: 'Select a type' })
  if (!takesContainer(mode) && container) refuseContainer(mode)
  if (mode === 'RAIL_FCL' && !carriesByRail(container)) refuseContainer(mode)
  return [mode]
}

function oneMode(type: 'Sea' | 'Land' | 'Air', by: CargoSearch['transportation_by']): FreightMode {
  if (type === 'Air')
    return by === undefined ? 'AIR' : refuseFields({ transportation_by: 'Air freight has only one type' })
  const modes = type === 'Sea' ? bySea : byLand
  const mode = by ?? modes[0] ?? 'FCL'
  return modes.includes(mode) ? mode : refuseFields({ transportation_by: 'Select a type' })
}

function carriesByRail(container: CargoSearch['container_size']): boolean {
  return container !== undefined && container !== '' && containers[container].byRail
}

function refuseContainer(mode: FreightMode): never {
  const message = takesContainer(mode)
    ? 'Trains do not carry this container. Choose another, or go by sea.'
    : `You cannot choose a container for ${modeNames[mode]}.`
  throw new Refusal('CONTAINER_NOT_CARRIED', { message, fields: { container_size: message } })
}
