import { millionths } from '@tradelane/contract/quote-requests/value-of-goods'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import { compare, findMoney, formatMoney, type Money, sum } from '@tradelane/money'
import { type Faults, grouped, trimmed } from './figures.ts'

type Weighed = Pick<PrefilledFields, 'net_weight' | 'gross_weight'>
const measures = { net_weight: 'kg', gross_weight: 'kg', volume: 'm³' } as const
type Measure = keyof typeof measures

/** Net below gross, of the whole and of each of its goods, and the whole as heavy and as large as its goods where each says it. */
export function checkMeasures(fields: PrefilledFields, faults: Faults): void {
  checkNet(fields, 'fields', faults)
  for (const [index, line] of fields.lines.entries()) checkNet(line, `fields.lines.${index}`, faults)
  for (const measure of Object.keys(measures) as Measure[]) {
    const [whole, parts] = [fields[measure], sumOf(fields, measure)]
    if (whole === null || parts === undefined || millionths(whole) === parts) continue
    const unit = measures[measure]
    const added = grouped(trimmed(decimal(parts)))
    faults[`fields.${measure}`] = `The goods add up to ${added} ${unit}, not ${grouped(whole)} ${unit}`
  }
}

/** Undefined where one of the goods does not say it. */
function sumOf({ lines }: PrefilledFields, measure: Measure): bigint | undefined {
  const parts = lines.flatMap((line) => line[measure] ?? [])
  if (parts.length === 0 || parts.length < lines.length) return undefined
  return parts.reduce((total, part) => total + millionths(part), 0n)
}

/** The sum of a measure of all goods, as it is printed; undefined where one of them does not say it. */
export function totalOfGoods(fields: PrefilledFields, measure: Measure): string | undefined {
  const parts = sumOf(fields, measure)
  return parts === undefined ? undefined : trimmed(decimal(parts))
}

const decimal = (parts: bigint): string =>
  `${parts / 1_000_000n}.${String(parts % 1_000_000n).padStart(6, '0')}`

function checkNet({ net_weight: net, gross_weight: gross }: Weighed, at: string, faults: Faults): void {
  if (net === null || gross === null || millionths(net) <= millionths(gross)) return
  faults[`${at}.net_weight`] =
    `The net weight of ${grouped(net)} kg is more than the gross weight of ${grouped(gross)} kg`
}

const charges = { freight_amount: 'freight', insurance_amount: 'insurance' } as const
type Charge = keyof typeof charges

/** Freight and insurance are in the total: amounts of the currency, and together no more than it. */
export function checkCharges(fields: PrefilledFields, total: Money | undefined, faults: Faults): void {
  const { currency } = fields
  const said = (Object.keys(charges) as Charge[]).flatMap((name) => {
    const text = fields[name]
    const money = text === null ? undefined : findMoney(trimmed(text), currency)
    if (text !== null && !money) faults[`fields.${name}`] = `Enter an amount of ${currency}`
    return money ? [{ name, money }] : []
  })
  const [last] = said.slice(-1)
  if (!last || !total) return
  const together = sum(
    currency,
    said.map(({ money }) => money),
  )
  if (compare(together, total) > 0)
    faults[`fields.${last.name}`] =
      `Freight and insurance of ${formatMoney(together)} are more than the total of ${formatMoney(total)}`
}
