import {
  type PortGroup,
  portGroupNames,
  type WireSurcharge,
  type WireTradeLane,
} from '@tradelane/contract/logistics/tariffs'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'

export const areaName = (area: string): string => portGroupNames[area as PortGroup] ?? area

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

/** Where and when it is charged. */
export function conditionsText(row: WireSurcharge): string {
  const list = (label: string, values: readonly (string | number)[]) =>
    values.length > 0 ? [`${label} ${values.map((value) => areaName(String(value))).join(', ')}`] : []
  return [
    row.modes.join(', '),
    ...list('from', row.from),
    ...list('to', row.to),
    ...list('from or to', row.ends),
    ...list('containers', row.kinds),
    ...list('through', row.passages),
    ...list('goods', row.cargo),
    ...list('months', row.months),
    ...(row.valid_from ? [`from ${formatDay(row.valid_from)}`] : []),
    ...(row.valid_to ? [`until ${formatDay(row.valid_to)}`] : []),
  ].join('; ')
}

export const sourceText = ({ source, dated }: Pick<WireTradeLane, 'source' | 'dated'>): string =>
  dated ? `${source}, ${formatDay(dated)}` : source
