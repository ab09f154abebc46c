import type { Db } from '@tradelane/db'
import { type Currency, MoneyFormatError, parseMoney } from '@tradelane/money'
import { readCode } from '../../../pdf/verification-code.ts'

type Claimed = { code: string; currency: Currency; closing_balance: string }

/** Whether we issued a statement with this code and closing balance. Anyone who has the document knows both. */
export async function isGenuine(db: Db, { code, currency, closing_balance }: Claimed): Promise<boolean> {
  const row = await db
    .selectFrom('statements')
    .select('statement_id')
    .where('code', '=', readCode(code))
    .where('currency', '=', currency)
    .where('closing', '=', minorUnits(closing_balance, currency))
    .executeTakeFirst()
  return row !== undefined
}

/** An amount that is invalid in this currency is on no statement. */
function minorUnits(text: string, currency: Currency): bigint {
  try {
    return parseMoney(text, currency).amount
  } catch (error) {
    if (error instanceof MoneyFormatError) return -1n
    throw error
  }
}
