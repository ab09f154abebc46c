import type { Currency } from '@tradelane/money'

/** Each price of ours that is a rate in versions, in the order of the list of prices. */
export const priceServices = {
  payment: {
    label: 'Payment',
    /** `pct_amount` is percent of an amount, once; `fixed` is an amount. */
    basis: 'pct_amount',
    of: 'of the amount sent (included)',
    /** The most that can be asked for, in percent or in the currency: a slip of the decimal point is more. */
    most: 5,
  },
  smart_escrow: {
    label: 'Smart Escrow',
    basis: 'pct_amount',
    of: 'of the amount sent (included)',
    most: 5,
    /** A change that adds money has a fee of its own: a least would be charged for each part, and a most would not hold for their sum. */
    hasNoLimits: true,
  },
  insurance: {
    label: 'Insurance',
    basis: 'pct_amount',
    of: 'of the invoice amount, in addition to the premium',
    most: 5,
    currency: 'USD',
  },
  logistics: {
    label: 'Freight',
    basis: 'pct_amount',
    of: 'of the carriage',
    most: 10,
    currency: 'USD',
  },
  clearance: {
    label: 'Customs clearance',
    basis: 'pct_amount',
    of: 'of the goods’ value',
    most: 5,
    currency: 'USD',
  },
  clearance_entry: {
    label: 'Customs clearance, each entry',
    basis: 'fixed',
    of: 'an entry',
    most: 1000,
    currency: 'USD',
  },
  quality_assurance: {
    label: 'Quality Assurance',
    basis: 'pct_amount',
    of: 'of the consignment value, in addition to the inspection',
    most: 5,
    currency: 'USD',
  },
  currency_exchange: {
    label: 'Currency exchange',
    basis: 'pct_amount',
    of: 'of the amount exchanged (in the exchange rate)',
    most: 5,
    /** It is part of an exchange rate, which has no least and no most. */
    hasNoLimits: true,
  },
} as const satisfies Record<string, PriceServiceInfo>

type PriceServiceInfo = { label: string; of: string; most: number } & (
  | { basis: 'pct_amount'; hasNoLimits?: true; currency?: Currency }
  | { basis: 'fixed'; currency: Currency }
)

export const rateBases = ['pct_amount', 'fixed'] as const

export type PriceService = keyof typeof priceServices
export const priceServiceNames = Object.keys(priceServices) as [PriceService, ...PriceService[]]

/** In which currency alone the service is charged; undefined where there are several. */
export function chargedIn(service: PriceService): Currency | undefined {
  const info: PriceServiceInfo = priceServices[service]
  return info.currency
}

/** In which currency the service charges a fixed amount; undefined where it charges a percentage. */
export function fixedIn(service: PriceService): Currency | undefined {
  const info: PriceServiceInfo = priceServices[service]
  return info.basis === 'fixed' ? info.currency : undefined
}

/** Whether a rate of it may have a least and a most. */
export const hasLimits = (service: PriceService): boolean =>
  !('hasNoLimits' in priceServices[service]) && fixedIn(service) === undefined

/** Hundredths of a percent, or of an amount, of the decimal text: 0.07 × 100 would be 7.000000000000001. */
export const basisPointsOf = (value: number): number => Number(`${value}e2`)
