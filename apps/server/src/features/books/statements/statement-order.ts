import type { Db } from '@tradelane/db'
import { instantText } from '../../../lifecycle/day-text.ts'
import { momentsOf } from './period.ts'
import { isInterim, listEarlier, numberOf, type Statement } from './stored-statements.ts'

/** How a statement stands to those of its account that were issued before it. Statements never change, so this does not either. */
export type StatementOrder = {
  /** 1, 2, 3 … of the final statements; an interim one has none. */
  legalNumber: number | undefined
  /** In words, for people. */
  facts: readonly (readonly [label: string, value: string])[]
}

/** Any period can be asked for, as often as wanted: the number alone does not say what follows what. */
export async function readOrder(db: Db, statement: Statement): Promise<StatementOrder> {
  // The newest first.
  const earlier = await listEarlier(db, statement)
  const mine = spanOf(statement)
  const isReplaced = (one: Statement) =>
    isInterim(one) && spanOf(one).opensAt >= mine.opensAt && one.closesAt <= mine.closesAt
  const isInBoth = (one: Statement) =>
    spanOf(one).opensAt < mine.closesAt && one.closesAt > mine.opensAt && !isReplaced(one)
  const follows = earlier.find((one) => one.closesAt.getTime() === mine.opensAt.getTime())
  const replaces = earlier.find(isReplaced)
  const overlaps = earlier.find(isInBoth)
  return {
    legalNumber: isInterim(statement) ? undefined : earlier.filter((one) => !isInterim(one)).length + 1,
    facts: [
      ...(follows ? [['Follows', numberOf(follows)] as const] : []),
      ...(replaces ? [['Replaces', `${numberOf(replaces)}, which was interim`] as const] : []),
      ...(overlaps ? [['Overlaps', overlapText(overlaps, mine)] as const] : []),
    ],
  }
}

type Span = { opensAt: Date; closesAt: Date }
const spanOf = (statement: Statement): Span => ({
  opensAt: momentsOf(statement, statement.closesAt).opensAt,
  closesAt: statement.closesAt,
})

function overlapText(other: Statement, mine: Span): string {
  const theirs = spanOf(other)
  const from = new Date(Math.max(theirs.opensAt.getTime(), mine.opensAt.getTime()))
  const until = new Date(Math.min(theirs.closesAt.getTime(), mine.closesAt.getTime()))
  return `${numberOf(other)}: entries from ${instantText(from)} to ${instantText(until)} are in both`
}
