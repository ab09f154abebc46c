import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { mostValidDays } from '@tradelane/contract/quote-desk/forms'
import { marginOf } from '@tradelane/contract/quote-desk/margin'
import type { quoteDesk, WireDeskCase, WireDeskOffer } from '@tradelane/contract/quote-desk/office-calls'
import type { WireVendorAsk } from '@tradelane/contract/quote-desk/vendor-asks'
import { type Currency, decimalText, findMoney, isDecimal, minus, plus } from '@tradelane/money'
import { today } from '../../../../lib/format/format-date.ts'
import { linesOf } from '../../../../lib/forms/lines-of.ts'

export type OfferValues = {
  key: string
  quote_name: string
  vendor_id: string
  vendor_name: string
  /** The vendor's answer that the row is made of, and its file where that goes on with the offer. */
  ask_id: string
  answer_file: string
  buy_amount: string
  margin_type: 'percent' | 'fixed'
  margin: string
  quote_amount: string
  margin_reason: string
  eta: string
  valid_until: string
  inclusions: string
  exclusions: string
  file: File | null
  /** The stored offer whose file stays, and the name of that file. */
  kept: { offer_id: string; file_name: string } | null
}

/** What the fields of a row are given. */
export type RowOfForm = {
  values: OfferValues
  currency: Currency
  /** The last day that the offer may be valid. */
  lastDay: string
  fault: (name: string) => string | undefined
  onChange: (changed: Partial<OfferValues>) => void
}

type Presets = WireDeskCase['presets']

/** An empty row of the form: margin, validity and days as they usually are. */
export function newOffer(presets: Presets): OfferValues {
  const { eta, quote_amount } = presets
  return {
    key: crypto.randomUUID(),
    ...{
      quote_name: '',
      vendor_id: '',
      vendor_name: '',
      ask_id: '',
      answer_file: '',
      buy_amount: '',
      quote_amount: quote_amount === null ? '' : String(quote_amount),
      margin_reason: '',
    },
    ...usualMargin(presets),
    eta: eta === null ? '' : String(eta),
    valid_until: usualLastDay(presets),
    ...{ inclusions: '', exclusions: '', file: null, kept: null },
  }
}

const usualMargin = ({
  margin_percent,
  margin_amount,
}: Presets): Pick<OfferValues, 'margin_type' | 'margin'> =>
  margin_amount === null
    ? { margin_type: 'percent', margin: String(margin_percent) }
    : { margin_type: 'fixed', margin: String(margin_amount) }

function usualLastDay({ validity_days, valid_at_most }: Presets): string {
  return earlier(dayAfter(validity_days), valid_at_most)
}

/** The last day that an offer may be valid, by the service and by the desk. */
export const lastDayOf = ({ valid_at_most }: Presets): string =>
  earlier(dayAfter(mostValidDays), valid_at_most)

const dayAfter = (days: number): string =>
  new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)
const earlier = (day: string, other: string | null): string => (other !== null && other < day ? other : day)

/** A stored offer, to be changed. */
export const storedOffer = (offer: WireDeskOffer): OfferValues => ({
  key: offer.offer_id,
  quote_name: offer.quote_name,
  vendor_id: offer.vendor_id ?? '',
  vendor_name: offer.vendor_name ?? '',
  ask_id: offer.ask_id ?? '',
  answer_file: '',
  buy_amount: String(offer.buy_amount),
  margin_type: offer.margin_type,
  margin: String(offer.margin_percent ?? offer.margin_amount),
  quote_amount: String(offer.quote_amount),
  margin_reason: offer.margin_reason ?? '',
  eta: String(offer.eta),
  valid_until: offer.valid_until,
  inclusions: offer.inclusions.join('\n'),
  exclusions: offer.exclusions.join('\n'),
  file: null,
  kept: offer.file_name === null ? null : { offer_id: offer.offer_id, file_name: offer.file_name },
})

/** Nothing was typed that an answer would write over. */
export const isUntouched = ({ file, kept, ...row }: OfferValues): boolean =>
  file === null &&
  kept === null &&
  [row.vendor_id, row.buy_amount, row.quote_amount, row.inclusions, row.exclusions].every(
    (text) => text.trim() === '',
  )

type Form = { presets: Presets; currency: Currency }

/** The row with what the vendor offers, and the margin as it usually is. */
export function withAnswer(row: OfferValues, ask: WireVendorAsk, { presets, currency }: Form): OfferValues {
  const { offer, ask_id, vendor_id, vendor_name } = ask
  if (!offer) return row
  const buy = findMoney(String(offer.buy_amount), currency)
  const filled: OfferValues = {
    ...row,
    ...{ vendor_id, vendor_name, ask_id, ...usualMargin(presets) },
    eta: String(offer.eta),
    valid_until: offer.valid_until,
    inclusions: offer.inclusions.join('\n'),
    exclusions: offer.exclusions.join('\n'),
    ...{ file: null, kept: null, answer_file: offer.file_name ?? '' },
  }
  return withPrice(filled, { buy_amount: buy ? decimalText(buy) : '' }, currency)
}

/** Another vendor is another answer. */
export function withChange(
  before: OfferValues,
  changed: Partial<OfferValues>,
  currency: Currency,
): OfferValues {
  const isOther = changed.vendor_id !== undefined && changed.vendor_id !== before.vendor_id
  return withPrice(before, isOther ? { ...changed, ask_id: '', answer_file: '' } : changed, currency)
}

/** The sell amount follows from what the vendor asks and the margin; where it is typed, the margin does. */
function withPrice(before: OfferValues, changed: Partial<OfferValues>, currency: Currency): OfferValues {
  const now = { ...before, ...changed }
  const buy = findMoney(now.buy_amount, currency)
  if (!buy) return now
  if ('quote_amount' in changed) {
    const sell = findMoney(now.quote_amount, currency)
    return sell ? { ...now, margin_type: 'fixed', margin: decimalText(minus(sell, buy)) } : now
  }
  const margin = marginIn(now, buy, currency)
  return margin ? { ...now, quote_amount: decimalText(plus(buy, margin)) } : now
}

function marginIn(
  { margin_type, margin }: OfferValues,
  buy: ReturnType<typeof findMoney>,
  currency: Currency,
) {
  if (margin_type === 'fixed' || !buy) return findMoney(margin, currency)
  return isDecimal(margin) ? marginOf(buy, margin) : undefined
}

/** A row as the call takes it. What is empty is left out all the same: the server says what is missing. */
type WireRow = WireInput<typeof quoteDesk.submit>['body']['quotes'][number]

/** As it is sent. */
export function sentOffer(values: OfferValues, currency: Currency, file: string | undefined): WireRow {
  const { margin_type, margin, buy_amount, vendor_id, margin_reason } = values
  const given = <Value>(name: string, value: Value | '') => (value === '' ? {} : { [name]: value })
  return {
    ...given('quote_name', values.quote_name.trim()),
    ...given('quote_amount', values.quote_amount),
    ...given('eta', values.eta),
    ...given('valid_until', values.valid_until),
    ...given('buy_amount', buy_amount),
    ...given('vendor_id', vendor_id),
    ...given('margin_reason', margin_reason.trim()),
    ...(margin === ''
      ? {}
      : margin_type === 'percent'
        ? { margin_percent: Number(margin) }
        : { margin_amount: margin }),
    currency,
    inclusions: linesOf(values.inclusions),
    exclusions: linesOf(values.exclusions),
    ...given('ask_id', values.ask_id),
    // The server would copy the file of the answer.
    ...(values.ask_id && !values.answer_file && { file: null }),
    ...(values.kept && { keeps_file_of: values.kept.offer_id }),
    ...(file !== undefined && values.file && { file, file_name: values.file.name.slice(0, 255) }),
  } as Partial<WireRow> as WireRow
}
