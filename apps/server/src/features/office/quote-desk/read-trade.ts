import { namesOfCompanies } from '../../../access/company.ts'
import { type OfficeScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { noteShown } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { shownAccount } from '../../trade/partners/index.ts'
import { dataOfTrade, listTrades } from '../../trade/transactions/index.ts'
import { selectCases } from './cases.ts'
import { describeForDesk } from './describe-case.ts'

/** A trade as the desk sees it; the id of one of its requests finds it too, as tasks name it. Refuses with NOT_FOUND. */
export async function readTrade(deps: Deps, scope: OfficeScope, id: string, reason?: string) {
  const asked = await selectCases(deps.db, scope).where('case_id', '=', id).executeTakeFirst()
  const transactionId = asked?.transaction_id ?? id
  const [trade] = await listTrades(deps.db, scope, [transactionId])
  if (!trade) throw new Refusal('NOT_FOUND')
  const { uid, created_at, transaction_id, transaction_number } = trade
  noteShown({ companyId: uid, subject: 'transaction', subjectId: transaction_id })
  const cases = await selectCases(deps.db, scope)
    .where('transaction_id', '=', transactionId)
    .orderBy('made_order', 'desc')
    .limit(100)
    .execute()
  const data = await dataOfTrade(deps, systemScope(uid), transactionId)
  const simple_payment_data = data.simple_payment_data.map(
    ({ beneficiary_account_details: account, ...one }) => ({
      ...one,
      beneficiary_account_details: account && shownAccount(account, reason),
    }),
  )
  return {
    ...{ transaction_id, transaction_number, created_at },
    client: { uid, company_name: (await namesOfCompanies(deps.db, [uid])).get(uid) ?? '' },
    ...data,
    simple_payment_data,
    cases: await describeForDesk(deps, scope, cases),
  }
}
