import { priceServices } from '@tradelane/contract/price-rates/services'
import { formatMoney } from '@tradelane/money'
import { percentText } from '../../../lifecycle/percent-text.ts'
import type { Charged, PriceRate } from './price-rate.ts'

/** “0.05 %”, “120.00 USD”. */
export const valueText = ({ basisPoints, fixed }: Charged): string =>
  fixed ? formatMoney(fixed) : percentText(basisPoints)

/** Of what the rate is a part, and its limits. */
export const chargedText = (rate: Priced): string => `${priceServices[rate.service].of}${limitsText(rate)}`

type Priced = Charged & Pick<PriceRate, 'service'>
/** Both in one text, without the version. */
export const priceText = (rate: Priced): string => `${valueText(rate)} ${chargedText(rate)}`

/** “, at least 1.00 USD, at most 90.00 USD”; empty without limits. */
export const limitsText = ({ least, most }: Charged): string =>
  `${least ? `, at least ${formatMoney(least)}` : ''}${most ? `, at most ${formatMoney(most)}` : ''}`

/** A customer’s own versions are counted apart. */
export const versionText = ({ isOwn, version }: PriceRate): string =>
  isOwn ? `${version} (own rate)` : String(version)

/** As the bills name it, with its version apart. */
export const feeWords = (rate: PriceRate): { rate: string; version: string } => ({
  rate: priceText(rate),
  version: versionText(rate),
})

/** As papers name it: 0.05 % of the amount sent (included), version 1. */
export const rateText = (rate: PriceRate): string => `${priceText(rate)}, version ${versionText(rate)}`
