import { z } from 'zod/mini'
import { amountInput } from '../primitives/amounts.ts'
import { maybe } from '../primitives/draft-field.ts'
import { currencyCode, line } from '../primitives/values.ts'
import { eachKind } from './budget.ts'

export const tradeName = line(80, 'Enter a name')

/** What a customer may change of a trade, as its form has it: an empty name is none. */
export const tradeChange = z.strictObject({
  name: z.union([z.literal(''), tradeName]),
  currency: currencyCode,
})

const isAboveNothing = (text: string) => /[1-9]/.test(text) && !text.startsWith('-')
const digits = (whole: number, decimals: number) => new RegExp(`^\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`)

/** With how many decimals depends on the currency, which the server checks. */
const planned = amountInput('Enter an amount').check(
  z.refine(isAboveNothing, 'Enter an amount above 0, or leave it empty'),
  z.refine((text) => digits(10, 4).test(text), 'At most 9,999,999,999'),
)
const unitsRule = 'Enter a quantity above 0, with at most three decimals'
const units = amountInput('Enter a quantity').check(
  z.refine((text) => isAboveNothing(text) && digits(9, 3).test(text), unitsRule),
)

/** What a trade may cost, by kind, and what its goods are sold for. What is missing stays as it was; empty is none. */
export const tradeBudget = z.strictObject({
  amounts: z.strictObject(eachKind(maybe(planned))),
  sales_value: maybe(planned),
  units: maybe(units),
})
export type TradeBudget = z.output<typeof tradeBudget>
