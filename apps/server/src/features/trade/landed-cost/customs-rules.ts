import { readFileSync } from 'node:fs'
import type { Arrival } from '@tradelane/contract/landed-cost/parts'
import type { Currency } from '@tradelane/money'

/** What is charged there besides or instead, or may be, and cannot be calculated. */
type Note = {
  text: string
  as_of: string
  /** Left out: of goods of every origin, and of every code. */
  origins?: readonly string[]
  prefixes?: readonly string[]
  /** Left out: of every destination of the rule. */
  destinations?: readonly string[]
  /** Left out: by sea, air and land. */
  by?: Arrival
  /** More or less may be charged than the estimate has: it is not complete. */
  is_open?: true
  /** These origins do not pay the rates of all origins: without a line of their own, no duty is known. */
  replaces_duty?: true
}

/** What holds for goods up to a value. */
export type LowValue = {
  up_to: string
  /** The limit is of the goods with carriage and insurance; left out: of the goods alone. */
  base?: 'CIF'
  /** Left out: by sea, air and land. */
  by?: Arrival
  frees: 'duty and tax' | 'duty' | 'nothing'
  /** Chapters for which it does not hold. */
  except?: readonly string[]
  text: string
  as_of: string
  is_open?: true
}

/** Goods that pay neither duty, fees nor tax, of any value. */
type FreeGoods = {
  prefixes: readonly string[]
  name: string
  text: string
  source: string
  as_of: string
  is_open?: true
}

/** Charged on a declaration, of the value that duty is charged on: a percentage within bounds, or one amount. */
export type Fee = {
  name: string
  percent?: string
  at_least?: string
  at_most?: string
  amount?: string
  /** Of goods above this value, or up to that one. */
  above?: string
  up_to?: string
  /** Left out: by sea, air and land. */
  by?: Arrival
}

/** What a destination charges duty and tax on. Duty rates are lines of their own, in the database. */
export type CustomsRule = {
  /** The destination of its duty rates: a country, or EU. */
  tariff: string
  tax_name: string
  /** Null: not known for these goods. */
  tax_percent: string | null
  /** Goods whose codes begin so are taxed otherwise. */
  taxes_of?: readonly { prefixes: readonly string[]; percent: string }[]
  /** FOB: the value without international carriage and insurance. */
  duty_base: 'CIF' | 'FOB'
  /** Nothing is charged on what the buyer pays besides the price to the port of departure; left out: it is part of the value. */
  way_to_port?: 'free'
  /** The tax is on this with duty; left out: CIF. */
  tax_base?: 'FOB'
  currency: Currency
  /** In its currency: bases are cut to whole `base`, charges to whole `charge`. Of the tax, 78 parts are national and 22 local, each cut. */
  steps?: { base: string; charge: string }
  /** Tax up to this is not levied. */
  waived_tax?: string
  free_goods?: readonly FreeGoods[]
  /** The smallest first. */
  low_values?: readonly LowValue[]
  fees?: { of: readonly Fee[]; source: string; as_of: string; next_revision_on: string }
  /** Carriage after arrival: where the freight ends at the border, and where it may go on. Left out: nothing has been read about it. */
  onwards?: { after: string; within: string /** What is charged on it is charged here. */; is_settled?: true }
  source: string
  as_of: string
  next_revision_on: string
  notes: readonly Note[]
}

type Shipped = Omit<CustomsRule, 'tax_percent'> & { taxes: Record<string, string | null> }

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

type Declared = { origin: string; destination: string; hsCode: string; arrivesBy: Arrival | undefined }

/** Those that hold for these goods, or for some of them where the code is short; where it is not known how they arrive, those of every way. */
export const notesOn = (
  rule: CustomsRule,
  { origin, destination, hsCode, arrivesBy }: Declared,
): readonly Note[] =>
  rule.notes.filter(
    ({ origins, prefixes, destinations, by }) =>
      (!origins || origins.includes(origin)) &&
      (!destinations || destinations.includes(destination)) &&
      (!prefixes || prefixes.some((prefix) => hsCode.startsWith(prefix) || prefix.startsWith(hsCode))) &&
      (!by || !arrivesBy || by === arrivesBy),
  )
