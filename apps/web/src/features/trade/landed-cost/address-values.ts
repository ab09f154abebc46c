import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { valueOfGoods, valueOfLine } from '@tradelane/contract/quote-requests/value-of-goods'
import { currencies, decimalText, isCurrency } from '@tradelane/money'
import { type EstimateValues, emptyValues, estimateForm, wrongAmounts } from './estimate-values.ts'

const names = Object.keys(emptyValues) as (keyof EstimateValues)[]

/** What an address says of the goods: a reload and a link have the form as it was. Text that a field cannot have is left out. */
export function valuesOfAddress(address: URLSearchParams): EstimateValues {
  const term = address.get('term')
  let values: EstimateValues = { ...emptyValues, in_container: address.get('in_container') === '1' }
  for (const name of names) {
    const text = name === 'incoterm' ? (address.get(name) ?? term) : address.get(name)
    if (text === null || name === 'in_container') continue
    if (name === 'currency' && !isCurrency(text)) continue
    const next = { ...values, [name]: text }
    if (estimateForm.shape[name].safeParse(next[name]).success && wrongAmounts(next).length === 0)
      values = next
  }
  return values
}

/** The form in the address, without what is empty. */
export function writeValues(address: URLSearchParams, values: EstimateValues): void {
  for (const name of ['term', 'transaction_id', ...names]) address.delete(name)
  for (const name of names) {
    const value = values[name]
    if (value === true) address.set(name, '1')
    else if (typeof value === 'string' && value !== '') address.set(name, value)
  }
}

/** Each kind of goods has its own duty: their values are not charged together. A line without a code may be of any kind. */
export function hasSeveralKinds({ goods }: WireQuoteRequest): boolean {
  const kinds = new Set(goods.map(({ hs_code }) => hs_code?.replaceAll(/\D/g, '').slice(0, 6) ?? ''))
  return goods.length > 1 && (kinds.size > 1 || kinds.has(''))
}

/** The goods and the route of a trade, as its request has them. Several kinds of goods have neither a code nor a value. */
export function valuesOfRequest(request: WireQuoteRequest): Partial<EstimateValues> {
  const { goods, from, to, incoterm, cargo } = request
  const currency = request.currency !== null && isCurrency(request.currency) ? request.currency : undefined
  const priced = goods.map(({ quantity, unit_price }) => ({
    quantity: quantity === null ? null : String(quantity),
    unit_price: unit_price === null ? null : String(unit_price),
  }))
  const isOne = !hasSeveralKinds(request)
  const isPriced = currency && priced.every((line) => valueOfLine(line, currency))
  const value = isOne && isPriced && valueOfGoods(priced, currency)
  const [first] = goods
  const by = arrivalsOf[cargo?.freight_type ?? '']
  return {
    ...(isOne && first?.hs_code && { hs_code: first.hs_code }),
    ...(goods.length === 1 && first?.quantity && { quantity: String(first.quantity) }),
    ...(from && { origin: from.countryCode }),
    ...(to && { destination: to.countryCode }),
    ...(incoterm && { incoterm }),
    ...(currency && currencies[currency] && { currency }),
    ...(value && { value: decimalText(value) }),
    ...(by && { arrives_by: by }),
  }
}

const arrivalsOf: Readonly<Record<string, string>> = { Sea: 'sea', Air: 'air', Land: 'land' }
