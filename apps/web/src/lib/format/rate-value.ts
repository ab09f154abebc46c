import type { WireRate } from '@tradelane/contract/customers/rates'
import { formatAmount, formatPercent } from './format-amount.ts'

/** “0.05 %”, “12.00 % p.a.”; “120.00 USD” of a fixed amount. */
export function rateValue({
  basis,
  value,
  currency,
}: Pick<WireRate, 'basis' | 'value' | 'currency'>): string {
  if (basis === 'fixed' && currency) return formatAmount(value, currency)
  return `${formatPercent(value)} %${basis === 'pct_pa' ? ' p.a.' : ''}`
}
