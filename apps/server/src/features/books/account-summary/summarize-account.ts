import type { SummaryPeriod } from '@tradelane/contract/account-summary/calls'
import { listPeriodTotals } from '@tradelane/ledger'
import { type Currency, decimalText, type Money, plus, zero } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { shownPeriods } from './shown-periods.ts'

type SummarizedAccount = { currency: Currency; period: SummaryPeriod }

const units = { weekly: 'week', monthly: 'month', yearly: 'year' } as const

/** A company's money in and out over the latest periods, with zeros where nothing moved. */
export async function summarizeAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { companyId }: OneCompanyScope,
  { currency, period }: SummarizedAccount,
) {
  const shown = shownPeriods(period, clock.now())
  const moved = await listPeriodTotals(db, {
    owner: companyId,
    currency,
    unit: units[period],
    since: shown[0]?.from ?? '',
  })
  const totals = new Map(moved.map((total) => [total.from, total]))
  const nothing = zero(currency)
  const sum = (amounts: Money[]) => decimalText(amounts.reduce(plus, nothing))
  const periods = shown.map(({ from, to }) => {
    const { moneyIn, moneyOut } = totals.get(from) ?? { moneyIn: nothing, moneyOut: nothing }
    return { from, to, moneyIn, moneyOut }
  })
  return {
    currency,
    period,
    periods: periods.map(({ from, to, moneyIn, moneyOut }) => ({
      from,
      to,
      money_in: decimalText(moneyIn),
      money_out: decimalText(moneyOut),
    })),
    money_in: sum(periods.map(({ moneyIn }) => moneyIn)),
    money_out: sum(periods.map(({ moneyOut }) => moneyOut)),
  }
}
