import { type BudgetKind, budgetKindNames, budgetKinds } from '@tradelane/contract/transactions/budget'
import type { TradeBudget } from '@tradelane/contract/transactions/forms'
import type { Tx } from '@tradelane/db'
import { type Currency, findMoney, formatMoney, parseMoney } from '@tradelane/money'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { recordTradeEvent } from '../trade-events.ts'
import { lockTransaction, type TransactionRow } from '../transactions.ts'

/** As it was written: amounts are decimal text in its own currency. */
export type WrittenBudget = {
  currency: Currency
  amounts: Partial<Record<BudgetKind, string>>
  sales_value: string | null
  units: string | null
}

export const budgetOf = ({ budget }: TransactionRow): WrittenBudget | null => budget as WrittenBudget | null

/** What is missing stays as it was. */
type SentBudget = { [Field in keyof TradeBudget]?: TradeBudget[Field] | undefined }
type Written = SentBudget & {
  transactionId: string
  version?: number | undefined
  /** The goods are counted: there is no half of one. */
  isCounted: boolean
}

/**
 * Writes the budget of a trade in the trade's currency, and answers its version. What stays as it was writes no event. Refuses with NOT_FOUND,
 * with CONFLICT where somebody else has saved since the version that was edited, and by field.
 */
export async function writeBudget(
  tx: Tx,
  scope: OneCompanyScope,
  { transactionId, version, isCounted, ...sent }: Written,
  at: Date,
): Promise<number> {
  const row = await lockTransaction(tx, scope, transactionId)
  if (version !== undefined && version !== row.budget_version) throw new Refusal('CONFLICT')
  if (isCounted && sent.units && Number(sent.units) % 1 !== 0)
    refuseFields({ units: 'The goods are counted in whole units: enter a whole number' })
  const before = budgetOf(row)
  const after = merged(before, sent, row.currency as Currency)
  const changes = changesBetween(before, after)
  if (changes.length === 0) return row.budget_version
  const budget_version = row.budget_version + 1
  await tx
    .updateTable('transactions')
    .set({ budget: JSON.stringify(after), budget_version })
    .where('uid', '=', scope.companyId)
    .where('transaction_id', '=', transactionId)
    .execute()
  const event = { transactionId, what: 'budget_written', at } as const
  await recordTradeEvent(tx, scope, { ...event, after: { changes: changes.join('; ') } })
  return budget_version
}

/** Amounts of a budget in another currency than the trade has by now are not mixed with new ones: all of them are written again. */
function merged(before: WrittenBudget | null, sent: SentBudget, currency: Currency): WrittenBudget {
  const kept = before?.currency === currency ? before : null
  const read = (field: string, text: string | null | undefined, stays: string | null | undefined) =>
    text === undefined ? (stays ?? null) : text && amountText(field, text, currency)
  const amounts = budgetKinds.flatMap((kind) => {
    const text = read(`amounts.${kind}`, sent.amounts?.[kind], kept?.amounts[kind])
    return text ? [[kind, text] as const] : []
  })
  return {
    currency,
    amounts: Object.fromEntries(amounts),
    sales_value: read('sales_value', sent.sales_value, kept?.sales_value),
    units: sent.units === undefined ? (before?.units ?? null) : sent.units,
  }
}

function amountText(field: string, text: string, currency: Currency): string {
  const amount = findMoney(text, currency)
  return amount ? text : refuseFields({ [field]: `Enter an amount in ${currency}, with no more decimals` })
}

/** "Freight 1,000.00 USD, before 900.00 USD", for the time line. */
function changesBetween(before: WrittenBudget | null, after: WrittenBudget): string[] {
  const shown = (budget: WrittenBudget | null, text: string | null | undefined) =>
    budget && text ? formatMoney(parseMoney(text, budget.currency)) : 'none'
  const lines = [
    ...budgetKinds.map(
      (kind) =>
        [
          budgetKindNames[kind],
          shown(before, before?.amounts[kind]),
          shown(after, after.amounts[kind]),
        ] as const,
    ),
    ['Sales value', shown(before, before?.sales_value), shown(after, after.sales_value)] as const,
    ['Units sold', before?.units ?? 'none', after.units ?? 'none'] as const,
  ]
  return lines
    .filter(([, old, now]) => old !== now)
    .map(([title, old, now]) => (old === 'none' ? `${title} ${now}` : `${title} ${now}, before ${old}`))
}
