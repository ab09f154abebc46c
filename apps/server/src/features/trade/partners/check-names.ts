import type { Db } from '@tradelane/db'
import { type NameCheck, ProviderUnavailable } from '@tradelane/providers'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { askedOf, isDue, markOf, nameCheckOf, unanswered } from './name-check.ts'
import type { AccountRow } from './partner-rows.ts'

type Asking = Pick<Deps, 'db' | 'payments' | 'clock'>

/**
 * Asks the banks of these accounts for their holders' names, where nothing is known or it is old, and stores what they say. The provider is
 * called with no transaction open; its silence is stored as "not possible" and stops nothing.
 */
export async function checkNames(
  deps: Asking,
  { companyId }: OneCompanyScope,
  which: { beneficiaryId: string } | { accountId: string },
): Promise<void> {
  const rows = await deps.db
    .selectFrom('partner_accounts')
    .selectAll()
    .where('uid', '=', companyId)
    .$if('beneficiaryId' in which, (query) =>
      query.where('beneficiary_id', '=', (which as { beneficiaryId: string }).beneficiaryId),
    )
    .$if('accountId' in which, (query) =>
      query.where('beneficiary_account_id', '=', (which as { accountId: string }).accountId),
    )
    .where('removed_at', 'is', null)
    .execute()
  const now = deps.clock.now()
  const due = rows.filter((row) => isDue(row, now))
  await Promise.all(
    due.map(async (row) => {
      const check = await ask(deps, row)
      // Silence takes back nothing that the bank has said: another name stays another name.
      const known = nameCheckOf(row)
      if (check.reason === unanswered && known && known.reason !== unanswered) return
      await store(deps.db, row, check, now)
    }),
  )
}

async function ask({ payments }: Asking, row: AccountRow): Promise<NameCheck> {
  try {
    return await payments.checkName(askedOf(row))
  } catch (error) {
    if (error instanceof ProviderUnavailable) return { result: 'not_possible', reason: unanswered }
    throw error
  }
}

/** With what was asked: where the account was changed meanwhile, the answer does not count. */
async function store(
  db: Db,
  row: AccountRow,
  { result, bankName, reason }: NameCheck,
  now: Date,
): Promise<void> {
  await db
    .updateTable('partner_accounts')
    .set({
      name_check: result,
      name_check_bank_name: oneLineOf(bankName, 200),
      name_check_reason: oneLineOf(reason, 300),
      name_checked_at: now,
      name_check_of: markOf(row),
    })
    .where('uid', '=', row.uid)
    .where('beneficiary_account_id', '=', row.beneficiary_account_id)
    // Of several that ask at once, the first answer is kept until it is due again.
    .where('name_checked_at', 'is not distinct from', row.name_checked_at)
    .execute()
}

/** A bank may write anything. */
const oneLineOf = (text: string | undefined, most: number): string | null =>
  text
    ?.replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most) || null
