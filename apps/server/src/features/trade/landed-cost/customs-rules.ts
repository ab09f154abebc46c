import { readFileSync } from 'node:fs'
import type { Currency } from '@tradelane/money'

/** What is charged there besides or instead, or may be, and cannot be calculated. */
type Note = {
  text: string
  as_of: string
  /** Left out: of goods of every origin, and of every code. */
  origins?: readonly string[]
  prefixes?: readonly string[]
  /** More or less may be charged than the estimate has: it is not complete. */
  is_open?: true
}

/** What holds for goods up to a value. */
type LowValue = {
  up_to: string
  /** The limit is of the goods with carriage and insurance; left out: of the goods alone. */
  base?: 'CIF'
  frees: 'duty and tax' | 'duty' | 'nothing'
  /** Chapters for which it does not hold. */
  except?: readonly string[]
  text: string
  as_of: string
}

/** What a destination charges duty and tax on. Duty rates are lines of their own, in the database. */
export type CustomsRule = {
  /** The destination of its duty rates: a country, or EU. */
  tariff: string
  tax_name: string
  tax_percent: string
  /** Goods whose codes begin so are taxed otherwise. */
  taxes_of?: readonly { prefixes: readonly string[]; percent: string }[]
  /** FOB: the value without international carriage and insurance. */
  duty_base: 'CIF' | 'FOB'
  /** The tax is on this with duty; left out: CIF. */
  tax_base?: 'FOB'
  currency: Currency
  low_value: LowValue | null
  source: string
  as_of: string
  next_revision_on: string
  notes: readonly Note[]
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

/** By `apps/server/data/customs-rules.json`, with the tax of these goods; undefined for a destination that is not in it. */
export function findCustomsRule(destination: string, hsCode: string): CustomsRule | undefined {
  const rule = rules.get(destination)
  const taxed = rule?.taxes_of?.find(({ prefixes }) => prefixes.some((one) => hsCode.startsWith(one)))
  return rule && taxed ? { ...rule, tax_percent: taxed.percent } : rule
}

/** Those that hold for these goods, or for some of them where the code is short. */
export const notesOn = (rule: CustomsRule, origin: string, hsCode: string): readonly Note[] =>
  rule.notes.filter(
    ({ origins, prefixes }) =>
      (!origins || origins.includes(origin)) &&
      (!prefixes || prefixes.some((prefix) => hsCode.startsWith(prefix) || prefix.startsWith(hsCode))),
  )
