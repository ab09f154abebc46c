import { type LimitCase, limitCase } from '@tradelane/contract/credit-limits/limit-case'
import { type Incoterm, incotermCodes } from '@tradelane/contract/lists/incoterms'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import type { adminBuyers, WireBuyer } from '@tradelane/contract/trading-info/calls'
import type { Currency } from '@tradelane/money'

/** What is typed; plain decimal text, '' for nothing. */
export type LimitCaseValues = {
  currency: Currency
  limit_request: string
  trading_history: string
  description_goods: string
  inco_terms: Incoterm | ''
  payment_days: string
}
type WireLimitCase = NonNullable<WireInput<typeof adminBuyers.convert>['body']['credit_limit']>

const wholeNumberIn = (text: string): string => /\d+/.exec(text)?.[0] ?? ''

/** What the buyer wrote, as far as it can be read: the administrator corrects the rest. */
export const proposedFrom = (record: WireBuyer['record']): LimitCaseValues => ({
  currency: record.currency,
  limit_request: record.limit_amount,
  trading_history: wholeNumberIn(record.trading_history),
  description_goods: record.underlying_goods,
  inco_terms: incotermCodes.find((code) => record.incoterms.toUpperCase().includes(code)) ?? '',
  payment_days: record.payment_days || wholeNumberIn(record.payment_terms),
})

const numberOf = (text: string): number => (text === '' ? Number.NaN : Number(text))

export const limitCaseOf = (values: LimitCaseValues): WireLimitCase =>
  ({
    ...values,
    limit_request: numberOf(values.limit_request),
    trading_history: numberOf(values.trading_history),
    payment_days: numberOf(values.payment_days),
  }) as WireLimitCase

/** The first message of each field that is wrong. */
export function problemsOf(values: LimitCaseValues): Partial<Record<keyof LimitCase, string>> {
  const issues = limitCase.safeParse(limitCaseOf(values)).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
