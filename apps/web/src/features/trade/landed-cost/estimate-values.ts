import type { landedCost } from '@tradelane/contract/landed-cost/calls'
import { arrivals, containedIn } from '@tradelane/contract/landed-cost/parts'
import { type Incoterm, incotermCodes } from '@tradelane/contract/lists/incoterms'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { type Currency, decimalText, findMoney, minus, parseMoney, plus } from '@tradelane/money'
import { z } from 'zod/mini'

export type LandedCostBody = WireInput<typeof landedCost.estimate>['body']
export type LandedCost = WireOutput<typeof landedCost.estimate>

const needed = (message: string) => z.string().check(z.minLength(1, message))

/** The form: amounts are text, and empty where they are left out. */
export const estimateForm = z.object({
  hs_code: needed('HS code is required'),
  origin: needed('Select a country'),
  destination: needed('Select a country'),
  currency: z.custom<Currency>(),
  value: needed('Price is required'),
  to_port: z.string(),
  freight: z.string(),
  insurance: z.string(),
  incoterm: z.enum(incotermCodes),
  quantity: z.string(),
  in_container: z.boolean(),
  arrives_by: z.string(),
  other_term: z.string(),
  other_destination: z.string(),
})
export type EstimateValues = z.output<typeof estimateForm>

export const emptyValues: EstimateValues = {
  ...{ hs_code: '', origin: '', destination: '', currency: 'USD', incoterm: 'FCA' },
  ...{
    value: '',
    to_port: '',
    freight: '',
    insurance: '',
    quantity: '',
    in_container: false,
    arrives_by: '',
  },
  ...{ other_term: '', other_destination: '' },
}

const amountNames = ['value', 'to_port', 'freight', 'insurance'] as const

/** Amounts that the currency cannot have, as 100.50 is none of JPY. */
export const wrongAmounts = (values: Pick<EstimateValues, (typeof amountNames)[number] | 'currency'>) =>
  amountNames.filter((name) => !findMoney(values[name] || '0', values.currency))

/** Costs to the port are asked for where one of the terms does not contain them. */
export const hasWayToPort = ({ incoterm, other_term }: Pick<EstimateValues, 'incoterm' | 'other_term'>) =>
  incotermCodes.some((code) => [incoterm, other_term].includes(code) && !containedIn(code).to_port)

export function bodyOf(values: EstimateValues): LandedCostBody {
  const { hs_code, origin, destination, currency, incoterm, in_container } = values
  const arrivesBy = arrivals.find((one) => one === values.arrives_by)
  return {
    ...{ hs_code, origin, destination, currency, incoterm, in_container },
    value: Number(values.value),
    // Left out, it is not known; 0 says that there is none, or that it is in the freight.
    ...(values.to_port && { to_port: Number(values.to_port) }),
    ...(values.freight && { freight: Number(values.freight) }),
    ...(values.insurance && { insurance: Number(values.insurance) }),
    ...(arrivesBy && { arrives_by: arrivesBy }),
    ...(values.quantity && { quantity: Number(values.quantity) }),
  }
}

/** The same goods under another term or to another country; undefined where neither was chosen. */
export function otherBodyOf(values: EstimateValues): LandedCostBody | undefined {
  const { other_term, other_destination, incoterm, destination } = values
  const term = incotermCodes.find((code) => code === other_term) ?? incoterm
  const to = other_destination || destination
  if (term === incoterm && to === destination) return undefined
  return bodyOf({ ...values, incoterm: term, destination: to, value: priceUnder(term, values) })
}

/** What the price would be under another term, which contains freight, insurance or costs to the port, or does not. */
function priceUnder(term: Incoterm, { value, incoterm, currency, ...given }: EstimateValues): string {
  const [before, after] = [containedIn(incoterm), containedIn(term)]
  let price = parseMoney(value, currency)
  for (const part of ['to_port', 'freight', 'insurance'] as const) {
    const amount = parseMoney(given[part] || '0', currency)
    if (before[part]) price = minus(price, amount)
    if (after[part]) price = plus(price, amount)
  }
  return decimalText(price)
}

const partNames = { to_port: 'the costs to the port', freight: 'the freight', insurance: 'the insurance' }

/** What one of the terms has in its price and the other has not, and nobody gave. */
export const leftOutBetween = (one: LandedCostBody, other: LandedCostBody): string[] => {
  const [before, after] = [containedIn(one.incoterm), containedIn(other.incoterm)]
  const parts = ['to_port', 'freight', 'insurance'] as const
  return parts.flatMap((part) =>
    before[part] !== after[part] && one[part] === undefined ? [partNames[part]] : [],
  )
}

/** Why the two cannot be compared. Other parts that were given may have made two prices of one. */
export function comparedWithout(one: LandedCostBody, other: LandedCostBody, left: readonly string[]): string {
  const parts = left.join(' and ')
  const begin = one.value === other.value ? 'Both take the same price, and only' : 'Only'
  return `${begin} one of ${one.incoterm} and ${other.incoterm} has ${parts} in its price. Enter ${parts} to compare them.`
}
