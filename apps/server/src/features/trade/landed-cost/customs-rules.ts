import { readFileSync } from 'node:fs'
import type { Currency } from '@tradelane/money'

type MovingDuty = {
  text: string
  as_of: string
  /** Left out: of goods of every origin, and of every chapter. */
  origins?: readonly string[]
  chapters?: readonly string[]
  /** More is charged than the estimate has: it is not complete. */
  is_left_out?: true
}

/** What a destination charges duty and tax on. Duty rates are lines of their own, in the database. */
export type CustomsRule = {
  /** The destination of its duty rates: a country, or EU. */
  tariff: string
  tax_name: string
  tax_percent: string
  /** FOB: the value without international carriage and insurance. The tax is on CIF with duty everywhere here. */
  duty_base: 'CIF' | 'FOB'
  currency: Currency
  /** A value of goods up to which neither duty nor tax is charged at the border. */
  free_up_to: string | null
  source: string
  as_of: string
  next_revision_on: string
  moving: readonly MovingDuty[]
}

type Shipped = Omit<CustomsRule, 'tax_percent'> & { taxes: Record<string, string> }

const shipped: readonly Shipped[] = JSON.parse(
  readFileSync(new URL('../../../../data/customs-rules.json', import.meta.url), 'utf8'),
)

const rules = new Map(
  shipped.flatMap(({ taxes, ...rule }) =>
    Object.entries(taxes).map(([country, tax_percent]): [string, CustomsRule] => [
      country,
      { ...rule, tax_percent },
    ]),
  ),
)

/** By `apps/server/data/customs-rules.json`; undefined for a destination that is not in it. */
export const findCustomsRule = (destination: string): CustomsRule | undefined => rules.get(destination)

/** What is added to the duty there, and cannot be calculated. */
export const movingDuties = (rule: CustomsRule, origin: string, hsCode: string): readonly MovingDuty[] =>
  rule.moving.filter(
    ({ origins, chapters }) =>
      (!origins || origins.includes(origin)) && (!chapters || chapters.includes(hsCode.slice(0, 2))),
  )
