import type { freightModes } from '@tradelane/contract/logistics/freight'
import { passageNames } from '@tradelane/contract/logistics/passages'
import {
  type cargoTraits,
  type containerKinds,
  type PortGroup,
  portGroupNames,
  type WireSurcharge,
  type WireTariff,
  type WireTradeLane,
} from '@tradelane/contract/logistics/tariffs'
import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import { countryName } from '../../../../lib/format/country-names.ts'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'

export const areaName = (area: string): string => portGroupNames[area as PortGroup] ?? countryName(area)

const optionsOf = <Code extends string>(names: Record<Code, string>) =>
  (Object.keys(names) as Code[]).map((value) => ({ value, label: names[value] }))

export const portGroupOptions = optionsOf(portGroupNames)

export const modeChoices = optionsOf<(typeof freightModes)[number]>({
  FCL: 'Full container by sea',
  LCL: 'Part load by sea',
  BULK: 'Bulk by sea',
  AIR: 'Air freight',
  FTL: 'Full truck',
  LTL: 'Part load by road',
  RAIL_FCL: 'Full container by rail',
})
export const kindChoices = optionsOf<(typeof containerKinds)[number]>({
  dry: 'Dry',
  reefer: 'Refrigerated',
  open_top: 'Open top',
  flat_rack: 'Flat rack',
  tank: 'Tank',
})
export const cargoChoices = optionsOf<(typeof cargoTraits)[number]>({
  dangerous: 'Dangerous',
  refrigerated: 'Refrigerated',
  over_height: 'Over height',
  over_width: 'Over width',
  over_length: 'Over length',
})
export const passageChoices = optionsOf(passageNames)
export const monthChoices = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  label: new Date(2000, index, 1).toLocaleDateString('en', { month: 'long' }),
}))

export const baseNames: Record<WireSurcharge['basis'], string> = {
  container: 'Container',
  teu: 'TEU',
  percent: 'Percent of the freight',
  shipment: 'Shipment',
  unit: 'W/M, tonne or 100 kg',
}

export function amountText({ basis, amount, amount_40 }: WireSurcharge): string {
  if (basis === 'percent') return `${amount} %`
  const first = formatAmount(amount, 'USD')
  return amount_40 === null ? first : `${first}, 40 ft ${formatAmount(amount_40, 'USD')}`
}

const named = <Value>(values: readonly Value[], choices: readonly { value: Value; label: string }[]) =>
  values.map((value) => choices.find((choice) => choice.value === value)?.label ?? String(value))

/** Where and when it is charged. */
export function conditionsText(row: WireSurcharge): string {
  const list = (label: string, values: readonly string[]) =>
    values.length > 0 ? [`${label} ${values.join(', ')}`] : []
  return [
    row.modes.join(', '),
    ...list('from', row.from.map(areaName)),
    ...list('to', row.to.map(areaName)),
    ...list('from or to', row.ends.map(areaName)),
    ...list('containers:', named(row.kinds, kindChoices)),
    ...list('through', named(row.passages, passageChoices)),
    ...list('goods:', named(row.cargo, cargoChoices)),
    ...list('in', named(row.months, monthChoices)),
    ...(row.valid_from ? [`from ${formatDay(row.valid_from)}`] : []),
    ...(row.valid_to ? [`until ${formatDay(row.valid_to)}`] : []),
  ].join('; ')
}

export const sourceText = ({ source, dated }: Pick<WireTradeLane, 'source' | 'dated'>): string =>
  dated ? `${source}, ${formatDay(dated)}` : source

/** The rows with every typed word in their names, codes, conditions or source. */
export function matchingTariff({ lanes, surcharges, ...tariff }: WireTariff, typed: string): WireTariff {
  const words = foldSearch(typed).split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => foldSearch(text).includes(word))
  return {
    ...tariff,
    lanes: lanes.filter((row) =>
      has(
        `${row.from} ${areaName(row.from)} ${row.to} ${areaName(row.to)} ${row.percent} % ${sourceText(row)}`,
      ),
    ),
    surcharges: surcharges.filter((row) =>
      has(
        `${row.code} ${row.name} ${amountText(row)} ${baseNames[row.basis]} ${conditionsText(row)} ${sourceText(row)}`,
      ),
    ),
  }
}
