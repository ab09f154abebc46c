import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { beginCase } from '../../../office/quote-desk/index.ts'
import type { PolicyRow } from '../policies.ts'
import { titleOfPolicy, toPolicyRequest } from './policy-request.ts'

/** Begins the request of a policy as it will be. Answers by when it is promised. */
export async function askDesk(
  deps: Deps,
  tx: Tx,
  actor: CustomerActor,
  { row, at }: { row: PolicyRow; at: Date },
): Promise<Date> {
  const request = toPolicyRequest(row)
  const { due_at } = await beginCase(deps, tx, {
    ...{ scope: actor, service: 'insurance', note: '', at },
    subjectId: row.insurance_id,
    ...(row.transaction_id !== null && { transactionId: row.transaction_id }),
    request,
    title: titleOfPolicy(request),
  })
  return due_at
}
