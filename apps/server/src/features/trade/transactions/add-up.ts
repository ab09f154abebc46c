import { type BudgetKind, budgetKindOf } from '@tradelane/contract/transactions/budget'
import { type Currency, decimalText, type Money, plus, zero } from '@tradelane/money'
import type { CostLine } from '../../../entries/service-entry.ts'
import { changeAmount, type RateDeps } from './change-amount.ts'

export type Totals = Record<CostLine['standing'], Money>
export const nothing = (currency: Currency): Totals => ({
  paid: zero(currency),
  committed: zero(currency),
  quoted: zero(currency),
})

/** Cost lines with their amounts in one currency, and their totals, in all and by kind: the sums of what is shown. */
export async function addUp(deps: RateDeps, currency: Currency, costs: readonly CostLine[]) {
  const totals = nothing(currency)
  const byKind = new Map<BudgetKind, Totals>()
  const lines = []
  for (const cost of costs) {
    const { inTotal, rate } = await changeAmount(deps, currency, cost)
    const ofKind = byKind.get(budgetKindOf(cost)) ?? nothing(currency)
    byKind.set(budgetKindOf(cost), ofKind)
    if (inTotal) for (const sums of [totals, ofKind]) sums[cost.standing] = plus(sums[cost.standing], inTotal)
    const { subject, id, kind, description, standing, status, amount } = cost
    lines.push({
      ...{ subject, id, kind, description, standing, rate },
      ...(status !== undefined && { status }),
      currency: amount.currency,
      amount: decimalText(amount),
      amount_in_total: inTotal && decimalText(inTotal),
    })
  }
  const { paid, committed, quoted } = totals
  return {
    lines,
    byKind,
    totals,
    isWhole: lines.every((line) => line.amount_in_total !== null),
    total: {
      currency,
      paid: decimalText(paid),
      committed: decimalText(committed),
      quoted: decimalText(quoted),
      total: decimalText(plus(plus(paid, committed), quoted)),
    },
  }
}
