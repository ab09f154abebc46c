import type { VendorAnswer } from '@tradelane/contract/quote-desk/vendor-asks'
import { refuseFields } from '../../../../refusal.ts'
import { type OfferTerms, termFaults } from '../offer-faults.ts'
import { findPrice } from '../price-of-offer.ts'

/** What a vendor's answer stores. Refuses with every fault, each at its field. */
export function answerColumns(input: VendorAnswer, terms: OfferTerms) {
  if (input.answer === 'cannot_offer') {
    if (input.reason === undefined) return refuseFields({ reason: 'Say why you cannot offer' })
    return { ...noOffer, cannot_offer: input.reason }
  }
  const {
    currency = terms.currency,
    eta,
    valid_until,
    inclusions = [],
    exclusions = [],
    remarks = '',
  } = input
  const price = input.buy_amount === undefined ? undefined : findPrice(input.buy_amount, currency)
  const faults = {
    ...(price === undefined && {
      buy_amount: input.buy_amount === undefined ? 'Enter your price' : 'Enter a valid amount',
    }),
    ...(eta === undefined && { eta: 'Enter the days' }),
    ...(valid_until === undefined
      ? { valid_until: 'Enter the last day' }
      : termFaults({ currency, valid_until }, terms)),
  }
  if (price === undefined || valid_until === undefined || Object.keys(faults).length > 0)
    return refuseFields(faults)
  return {
    ...{ cannot_offer: null, currency, buy_amount: price.amount, eta_days: Number(eta), valid_until },
    ...{ inclusions, exclusions, remarks },
  }
}

const noOffer = {
  ...{ currency: null, buy_amount: null, eta_days: null, valid_until: null },
  ...{ inclusions: [], exclusions: [], remarks: '' },
}
