import { randomUUID } from 'node:crypto'
import type { DeskService } from '@tradelane/contract/quote-desk/forms'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { currentTransaction } from '../../trade/transactions/index.ts'
import { type CaseRow, quotedServiceOf } from './cases.ts'
import { quoteCaseLifecycle } from './lifecycle.ts'
import { onlyAnswered } from './rules.ts'
import { takesOffers } from './takes-offers.ts'

type NewCase = {
  scope: OneCompanyScope
  service: DeskService
  subjectId: string
  /** Left out, the current trade of the company. */
  transactionId?: string
  /** Plain JSON, which the service reads again. */
  request: unknown
  /** In lists, tasks and mails. */
  title: string
  note: string
  at: Date
}

/** A request for the desk. It opens the task of the desk, due as promised. */
export async function beginCase(
  { config, features }: Pick<Deps, 'config' | 'features'>,
  tx: Tx,
  { scope, service, subjectId, transactionId, request, title, note, at }: NewCase,
): Promise<CaseRow> {
  const transaction_id = transactionId ?? (await currentTransaction(tx, scope, at)).transaction_id
  const due_at = dueAt('offerQuotes', at, config.officeCountry)
  return begin(tx, quoteCaseLifecycle, {
    scope,
    to: 'new',
    at,
    facts: {
      due: due_at.toISOString(),
      ...(!takesOffers(quotedServiceOf({ features }, service)) && onlyAnswered),
    },
    values: {
      case_id: randomUUID(),
      transaction_id,
      service,
      subject_id: subjectId,
      request: JSON.stringify(request),
      title,
      note,
      requested_at: at,
      due_at,
    },
  })
}
