import type { WireDeskCase } from '@tradelane/contract/quote-desk/office-calls'
import type { WireVendorAsk } from '@tradelane/contract/quote-desk/vendor-asks'
import type { Currency } from '@tradelane/money'
import { useState } from 'react'
import {
  isUntouched,
  newOffer,
  type OfferValues,
  storedOffer,
  withAnswer,
  withChange,
} from './offer-values.ts'

/** The rows of the quote form: those that are stored, or an empty one. */
export function useOfferRows({ presets, offers }: WireDeskCase) {
  const currency = presets.currency as Currency
  const stored = offers.filter(({ state }) => state === 'STORED')
  const [rows, setRows] = useState<OfferValues[]>(() =>
    stored.length > 0 ? stored.map(storedOffer) : [newOffer(presets)],
  )
  const [saved, setSaved] = useState(rows)
  // The row that was filled last, whose name is typed next.
  const [filled, setFilled] = useState('')
  // Quality assurance has one row.
  const most = presets.most_offers
  const place = most === 1 ? rows[0] : rows.find(isUntouched)
  const hasPlace = rows.length < most
  const use = (ask: WireVendorAsk) => {
    const row = withAnswer(place ?? newOffer(presets), ask, { presets, currency })
    setRows((before) => (place ? before.map((one) => (one === place ? row : one)) : [...before, row]))
    setFilled(row.key)
  }
  return {
    ...{ rows, currency, filled, hasPlace },
    isDirty: rows !== saved,
    noteSaved: () => setSaved(rows),
    /** Fills a row from the answer of a vendor; undefined where there is no place for one. */
    use: place || hasPlace ? use : undefined,
    change: (key: string, changed: Partial<OfferValues>) =>
      setRows((before) => before.map((row) => (row.key === key ? withChange(row, changed, currency) : row))),
    add: () => setRows((before) => [...before, newOffer(presets)]),
    remove: (key: string) => setRows((before) => before.filter((row) => row.key !== key)),
  }
}
export type OfferRows = ReturnType<typeof useOfferRows>
