import { countryName } from '@tradelane/contract/lists/bank-countries'
import { tradeUnits } from '@tradelane/contract/quote-requests/units'
import { millionths } from '@tradelane/contract/quote-requests/value-of-goods'
import type { Db, Tx } from '@tradelane/db'
import {
  compare,
  convert,
  decimalText,
  formatMoney,
  type Money,
  parseMoney,
  type Rate,
} from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { RequestFact } from '../../../entries/request-fact.ts'
import { findPartner } from '../partners/index.ts'
import { type GoodsLine, type RequestContent, valueOfRequest } from './quote-requests.ts'

/** The weight of all goods in kilograms; undefined where one of them is counted by something else. */
export function weightOf(goods: readonly GoodsLine[]): number | undefined {
  const weights = goods.map(({ unit, quantity }) => {
    const kilograms = tradeUnits.find((one) => one.unit === unit?.toLowerCase())?.kilograms
    return kilograms && quantity ? millionths(kilograms) * millionths(quantity) : undefined
  })
  if (weights.length === 0 || weights.includes(undefined)) return undefined
  return Number(weights.reduce<bigint>((sum, weight) => sum + (weight ?? 0n), 0n)) / 1e12
}

const mostOfText = 200

/** What the goods are, as long as a search takes it. */
export const textOf = (goods: readonly GoodsLine[]): string =>
  cut([...new Set(goods.map(({ description }) => description))].join(', '))

/** "12,000 kg Black tea; 5,000 pcs Tins". */
export const quantitiesOf = (goods: readonly GoodsLine[]): string =>
  cut(
    goods
      .flatMap(({ quantity, unit, description }) =>
        quantity ? [[grouped(Number(quantity)), unit, description].filter(Boolean).join(' ')] : [],
      )
      .join('; '),
  )

const grouped = (figure: number): string => figure.toLocaleString('en', { maximumFractionDigits: 6 })

function cut(text: string): string {
  // By signs, as half of one cannot be stored.
  const signs = [...text]
  return signs.length > mostOfText ? `${signs.slice(0, mostOfText - 1).join('')}…` : text
}

const [least, most] = [parseMoney('0.01', 'USD'), parseMoney('1000000000', 'USD')]

/** What the goods are worth in US dollars, rounded half up to the cent; undefined without a rate, or beyond what freight takes. */
export function dollarsOf(content: RequestContent, toDollars: Rate | undefined): string | undefined {
  const value = valueOfRequest(content)
  const dollars = value && inDollars(value, toDollars)
  if (!dollars || compare(dollars, least) < 0 || compare(dollars, most) > 0) return undefined
  return decimalText(dollars)
}

function inDollars(value: Money, toDollars: Rate | undefined): Money | undefined {
  if (value.currency === 'USD') return value
  return toDollars && convert(value, toDollars, 'half-up')
}

/** What the desk reads of a trade beside what a service needs. Vendors read neither price nor counterparty. */
export async function factsOf(
  db: Db | Tx,
  scope: OneCompanyScope,
  content: RequestContent,
): Promise<RequestFact[]> {
  const value = valueOfRequest(content)
  const codes = content.goods?.map(({ hs_code }) => hs_code)
  const counterparty = await nameOfCounterparty(db, scope, content)
  const { packages } = content.cargo ?? {}
  return [
    { label: 'Quantity of the goods', value: quantitiesOf(content.goods ?? []) },
    ...(packages ? [{ label: 'Pieces', value: grouped(packages) }] : []),
    { label: 'HS codes', value: [...new Set(codes)].join(', ') },
    { label: 'Incoterm', value: `${content.incoterm} ${content.named_place}` },
    ...forOffice('Price of the goods', value && formatMoney(value)),
    ...forOffice(content.role ? otherRole[content.role] : 'Counterparty', counterparty),
  ]
}

const otherRole = { buyer: 'Seller', seller: 'Buyer' } as const

const forOffice = (label: string, value: string | null | undefined): RequestFact[] =>
  value ? [{ label, value, isForOffice: true }] : []

async function nameOfCounterparty(
  db: Db | Tx,
  scope: OneCompanyScope,
  { counterparty }: RequestContent,
): Promise<string> {
  const { beneficiary_id: id, company_name, country } = counterparty ?? {}
  const partner = id ? await findPartner(db, scope, id) : undefined
  return [partner?.company_name ?? company_name, country && countryName(country)].filter(Boolean).join(', ')
}
