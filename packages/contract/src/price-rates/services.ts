/** Each price of ours that is a rate in versions, in the order of the list of prices. */
export const priceServices = {
  payment: {
    label: 'Payment',
    /** `pct_amount` is percent of an amount, once. */
    basis: 'pct_amount',
    of: 'of the amount sent (included)',
    /** The most that can be asked for, in percent: a slip of the decimal point is more. */
    most: 5,
  },
  insurance: {
    label: 'Insurance',
    basis: 'pct_amount',
    of: 'of the invoice amount, in addition to the premium',
    most: 5,
  },
  quality_assurance: {
    label: 'Quality Assurance',
    basis: 'pct_amount',
    of: 'of the consignment value, in addition to the inspection',
    most: 5,
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

type PriceServiceInfo = { label: string; basis: RateBasis; of: string; most: number; hasNoLimits?: true }

export const rateBases = ['pct_amount'] as const
type RateBasis = (typeof rateBases)[number]

export type PriceService = keyof typeof priceServices
export const priceServiceNames = Object.keys(priceServices) as [PriceService, ...PriceService[]]

export const hasLimits = (service: PriceService): boolean => !('hasNoLimits' in priceServices[service])
