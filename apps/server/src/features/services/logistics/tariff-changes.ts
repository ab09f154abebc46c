import { isDeepStrictEqual } from 'node:util'
import {
  type PortGroup,
  portGroupNames,
  type SurchargeRow,
  type TradeLaneRow,
} from '@tradelane/contract/logistics/tariffs'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { formatMoney, parseMoney } from '@tradelane/money'

type Terms = { lanes: readonly TradeLaneRow[]; surcharges: readonly SurchargeRow[] }

/** A line for each row that was added, changed or removed. */
export function tariffChanges(before: Terms, after: Terms): string[] {
  const lane = ({ from, to }: TradeLaneRow) => `${areaName(from)} to ${areaName(to)}`
  return [
    ...changesOf(before.lanes, after.lanes, lane),
    ...changesOf(before.surcharges, after.surcharges, ({ code, name }) => `${code}, ${name}`),
  ]
}

const areaName = (area: string): string => portGroupNames[area as PortGroup] ?? area

/** Rows that are the same in both do not count; of the others, those of one name were changed, the first into the first. */
function changesOf<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  nameOf: (row: Row) => string,
): string[] {
  const without = (rows: readonly Row[], others: readonly Row[]) =>
    rows.filter((row) => !others.some((other) => isDeepStrictEqual(row, other)))
  const gone = without(before, after)
  const lines = without(after, before).map((row) => {
    const index = gone.findIndex((other) => nameOf(other) === nameOf(row))
    if (index === -1) return `${nameOf(row)}: added`
    const [was] = gone.splice(index, 1)
    return `${nameOf(row)}: ${fieldChanges(was ?? row, row)}`
  })
  return [...lines, ...gone.map((row) => `${nameOf(row)}: removed`)]
}

function fieldChanges<Row extends object>(before: Row, after: Row): string {
  const names = Object.keys(after) as (keyof Row & string)[]
  return names
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => `${wordOf(name)} ${fieldText(before, name)} → ${fieldText(after, name)}`)
    .join('; ')
}

const words: Readonly<Record<string, string>> = {
  percent: 'level in %',
  amount_40: 'amount for 40 feet',
  ends: 'either port',
  kinds: 'containers',
  cargo: 'goods',
  valid_from: 'valid from',
  valid_to: 'valid to',
  dated: 'date of the source',
}
const wordOf = (field: string): string => words[field] ?? field

function fieldText<Row extends object>(row: Row, name: keyof Row & string): string {
  const value = row[name]
  if (typeof value !== 'string') return textOf(value)
  if (name === 'dated' || name === 'valid_from' || name === 'valid_to') return dayText(value)
  if (name !== 'amount' && name !== 'amount_40') return value
  return 'basis' in row && row.basis === 'percent' ? `${value} %` : formatMoney(parseMoney(value, 'USD'))
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => areaName(String(one))).join(', ') || 'any'
  return value === null || value === undefined ? 'none' : String(value)
}
