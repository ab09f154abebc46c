import { compare, convert, formatMoney, type Money, parseMoney } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { findReferenceRate } from '../../world/rates/index.ts'
import type { CustomsRule } from './customs-rules.ts'

export type Waiver = { isWaived: boolean; basis: string; warnings: string[]; isOpen: boolean }

/** Whether tax of so little is not levied, at the day’s reference rate; open where that, or the value with carriage, is not known. */
export async function waiverOf(
  deps: Deps,
  { waived_tax, currency, tax_name }: CustomsRule,
  tax: Money | undefined,
  { lacksCarriage }: { lacksCarriage: boolean },
): Promise<Waiver> {
  const levied = { isWaived: false, basis: '', warnings: [], isOpen: false }
  if (!waived_tax || !tax || tax.amount === 0n) return levied
  const limit = parseMoney(waived_tax, currency)
  const basis = `${tax_name}: up to ${formatMoney(limit)} is not levied`
  const found = tax.currency === currency ? undefined : await findReferenceRate(deps, tax.currency, currency)
  if (tax.currency !== currency && !found)
    return {
      ...levied,
      isOpen: true,
      warnings: [
        `No exchange rate from ${tax.currency} to ${currency} is known today: the limit of ${formatMoney(limit)}, up to which ${tax_name} is not levied, is not considered.`,
      ],
    }
  if (compare(found ? convert(tax, found.rate, 'half-up') : tax, limit) > 0) return levied
  return lacksCarriage ? { ...levied, isOpen: true } : { ...levied, isWaived: true, basis }
}
