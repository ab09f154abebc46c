import type { freightModes } from '../logistics/freight.ts'
import { isChargeLimitedByAir } from './charge-by-air.ts'
import { flashPointFault } from './declared-figures.ts'
import type { DangerousEntry, PackingGroup } from './forms.ts'
import { type DangerousGood, findGood, groupsOf, namesOf, shippingNameOf } from './goods.ts'
import { segregationConflict } from './segregation.ts'

type FreightMode = (typeof freightModes)[number]
/** Messages by the path of the field in the search: 'dangerous_goods.0.un_number'. */
export type FieldFaults = Record<string, string>

/** Classes that nobody carries on a price from a table: each needs an approval of its own. */
const referred: Readonly<Record<string, string>> = {
  '1': 'Explosives (class 1) need the approval of each carrier, port and authority.',
  '6.2': 'Infectious substances (class 6.2) need a specialised courier.',
  '7': 'Radioactive material (class 7) needs the approval of each carrier, port and authority.',
}
const writeToUs = 'We have no price for them here. Write to us.'

/** What is wrong with the goods in that container ('' for none), whichever way they travel. */
export function dangerFaults(entries: readonly DangerousEntry[], container: string): FieldFaults {
  const faults: FieldFaults = {}
  for (const [index, entry] of entries.entries()) {
    const good = findGood(entry.un_number, entry.shipping_name)
    const found = good ? entryFaults(entry, good, container) : unknown(entry)
    for (const [field, message] of Object.entries(found)) {
      faults[`dangerous_goods.${index}.${field}`] = message
    }
    const conflict = good && conflictWithFormer(good, entries.slice(0, index))
    if (conflict) faults[`dangerous_goods.${index}.un_number`] ??= conflict
  }
  if (container.startsWith('TK') && entries.length > 1) {
    faults['dangerous_goods.1.un_number'] ??= 'A tank container takes one substance.'
  }
  return faults
}

const unknown = ({ un_number }: DangerousEntry) => ({
  un_number: `UN ${un_number} is not in our list of goods. Check the number, or write to us for a quote.`,
})

function conflictWithFormer(good: DangerousGood, former: readonly DangerousEntry[]): string | undefined {
  return former
    .flatMap(({ un_number, shipping_name }) => findGood(un_number, shipping_name) ?? [])
    .map((other) => segregationConflict(other, good))
    .find((conflict) => conflict !== undefined)
}

function entryFaults(entry: DangerousEntry, good: DangerousGood, container: string): FieldFaults {
  const reason = referred[good.hazardClass.split('.')[0] === '1' ? '1' : good.hazardClass]
  if (reason) return { un_number: `${reason} ${writeToUs}` }
  return { ...descriptionFaults(entry, good), ...packingFaults(entry, good, container) }
}

function descriptionFaults(entry: DangerousEntry, good: DangerousGood): FieldFaults {
  const groupFault = packingGroupFault(entry, good)
  const names = namesOf(good.un)
  const flashFault =
    isFlammableLiquid(good) && entry.flash_point === undefined
      ? 'Enter the flash point'
      : flashPointFault(entry, good, packingGroupOf(entry, good))
  return {
    ...(names.length > 1 &&
      !names.includes(entry.shipping_name ?? '') && {
        // An API client sees no list to select from.
        shipping_name: `Select which one it is: ${names.join('; ')}`,
      }),
    ...(groupFault && { packing_group: groupFault }),
    ...(good.needsTechnicalName &&
      !entry.technical_name && { technical_name: 'Enter the technical name: this is a generic entry' }),
    ...(flashFault && { flash_point: flashFault }),
  }
}

const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** It may be left out where the substance has one or none; a wrong one is never replaced. */
function packingGroupFault({ packing_group }: DangerousEntry, good: DangerousGood): string | undefined {
  const groups = groupsOf(good)
  if (!packing_group && groups.length < 2) return undefined
  if (packing_group && groups.includes(packing_group)) return undefined
  if (groups.length > 1) return `Select packing group ${choice.format(groups)}`
  return groups[0] ? `UN ${good.un} has packing group ${groups[0]}` : `UN ${good.un} has no packing group`
}

/** Its flash point is on the document. */
export const isFlammableLiquid = ({ hazardClass, subsidiary }: DangerousGood): boolean =>
  hazardClass === '3' || subsidiary.includes('3')

const batteries = ['3090', '3091', '3480', '3481', '3551', '3552']
const charcoal = '1361'

function packingFaults({ packaging }: DangerousEntry, good: DangerousGood, container: string): FieldFaults {
  const isTank = container.startsWith('TK')
  const isFluid = good.isLiquid || good.isGas
  if (packaging === 'tank' && !isTank) {
    const message = isFluid
      ? 'Bulk liquid does not travel in a general container. Choose a tank container (TK20, TK40), or drums, jerricans or IBC.'
      : 'Choose a kind of packages: only liquids and gases are loaded into a tank.'
    return { packaging: message }
  }
  if (isTank && packaging !== 'tank') {
    return { packaging: 'A tank container takes no packages. Choose another container.' }
  }
  if (isTank && !isFluid)
    return { un_number: `UN ${good.un} is not a liquid or gas: it does not go into a tank.` }
  if (good.isGas && packaging !== 'cylinders' && packaging !== 'tank')
    return { packaging: 'Gases travel in cylinders.' }
  if (packaging === 'cylinders' && !good.hazardClass.startsWith('2'))
    return { packaging: 'Only gases travel in cylinders.' }
  if (packaging === 'jerricans' && batteries.includes(good.un))
    return { packaging: 'Batteries travel in boxes or drums.' }
  if (packaging === 'unpacked' && good.un === charcoal)
    return { packaging: 'Charcoal does not travel loose: choose bags, boxes, drums or IBC.' }
  if (good.isLiquid && (packaging === 'bags' || packaging === 'unpacked')) {
    return { packaging: 'Liquids travel in drums, jerricans, boxes or IBC.' }
  }
  if (good.isTemperatureControlled && !container.startsWith('RF')) {
    return { un_number: `UN ${good.un} is temperature controlled: choose a refrigerated container.` }
  }
  return {}
}

/** Why these goods do not go that way; undefined where they do. */
export function modeFaults(entries: readonly DangerousEntry[], mode: FreightMode): FieldFaults | undefined {
  const faults: FieldFaults = {}
  for (const [index, entry] of entries.entries()) {
    const good = findGood(entry.un_number, entry.shipping_name)
    const message = good && modeFault(entry, good, mode)
    if (message) faults[`dangerous_goods.${index}.un_number`] = message
    else if (mode === 'AIR' && isChargeLimitedByAir(entry) && !entry.charged_at_most_30_percent)
      faults[`dangerous_goods.${index}.charged_at_most_30_percent`] = chargeFault(entry)
  }
  return Object.keys(faults).length > 0 ? faults : undefined
}

const chargeFault = ({ un_number }: DangerousEntry): string =>
  `By air, batteries of UN ${un_number} are charged to at most 30 %. Say that they are; with more they need the approval of the States. ${writeToUs}`

function modeFault(entry: DangerousEntry, good: DangerousGood, mode: FreightMode): string | undefined {
  const group = packingGroupOf(entry, good)
  if (mode === 'BULK') return `UN ${good.un}: dangerous goods do not travel in bulk. Choose a container.`
  if (mode === 'LCL' || mode === 'LTL') {
    return group === 'I' || notShared.includes(good.hazardClass)
      ? `UN ${good.un} does not share a container or truck with other goods. Choose a full load.`
      : undefined
  }
  return mode === 'AIR' ? airFault(entry, good, group) : undefined
}
/** Consolidators take packing groups II and III of the other classes; ours. */
const notShared = ['2.3', '4.2', '5.2']

/** The only one, where the substance has one. */
export function packingGroupOf({ packing_group }: DangerousEntry, good: DangerousGood): PackingGroup | '' {
  const groups = groupsOf(good)
  if (groups.length < 2) return groups[0] ?? ''
  return groups.find((group) => group === packing_group) ?? ''
}

function airFault(entry: DangerousEntry, good: DangerousGood, group: PackingGroup | ''): string | undefined {
  const limit = good.airLimits[group] ?? 'forbidden'
  if (limit === 'unlimited') return undefined
  if (limit === 'unread')
    return `How much of UN ${good.un} a package holds on aircraft is not in our list. Choose another way, or write to us.`
  if (limit === 'forbidden') return `UN ${good.un} is forbidden on aircraft.`
  const each = entry.net_quantity / entry.packages
  if (entry.unit !== limit.unit) return `UN ${good.un} is measured in ${limit.unit} by air.`
  return each > limit.most
    ? `A package of UN ${good.un} holds at most ${limit.most} ${limit.unit} on a cargo aircraft; yours hold ${each.toLocaleString('en', { maximumFractionDigits: 2 })}.`
    : undefined
}

/** As a transport document describes it: 'UN 1263, PAINT, 3, PG II'. */
export function describeEntry(entry: DangerousEntry): string {
  const good = findGood(entry.un_number, entry.shipping_name)
  if (!good) return `UN ${entry.un_number}`
  const group = packingGroupOf(entry, good)
  const technical = entry.technical_name ? ` (${entry.technical_name})` : ''
  const hazards = [good.hazardClass, ...good.subsidiary.map((one) => `(${one})`)].join(' ')
  return [`UN ${good.un}`, `${shippingNameOf(entry)}${technical}`, `class ${hazards}`, group && `PG ${group}`]
    .filter(Boolean)
    .join(', ')
}
