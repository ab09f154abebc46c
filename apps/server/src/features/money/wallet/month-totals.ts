import { listPeriodTotals, readBooked } from '@tradelane/ledger'
import { type Currency, decimalText, zero } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { requireWallet } from './wallets.ts'

/** What came in and went out this month and the last, and what was there at their ends: money held counts as there. */
export async function readMonthTotals(
  deps: Pick<Deps, 'db' | 'clock'>,
  scope: OneCompanyScope,
  currency: Currency,
) {
  await requireWallet(deps.db, scope, currency)
  const now = deps.clock.now()
  const [lastMonth, thisMonth] = [firstOfMonth(now, -1), firstOfMonth(now, 0)]
  const totals = await listPeriodTotals(deps.db, {
    owner: scope.companyId,
    currency,
    unit: 'month',
    since: dayOf(lastMonth),
  })
  const month = async (from: Date, to: Date) => {
    const { opening, closing } = await readBooked(deps.db, { owner: scope.companyId, currency, from, to })
    const found = totals.find((each) => each.from === dayOf(from))
    return {
      from: dayOf(from),
      money_in: decimalText(found?.moneyIn ?? zero(currency)),
      money_out: decimalText(found?.moneyOut ?? zero(currency)),
      opening: decimalText(opening),
      closing: decimalText(closing),
    }
  }
  return {
    currency,
    this_month: await month(thisMonth, firstOfMonth(now, 1)),
    last_month: await month(lastMonth, thisMonth),
  }
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
const firstOfMonth = (now: Date, offset: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1))
