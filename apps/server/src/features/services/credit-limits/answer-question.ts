import type { limitAnswer } from '@tradelane/contract/credit-limits/forms'
import type { Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { move } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { requireOwnDocuments } from '../../papers/documents/index.ts'
import { creditLimitLifecycle } from './lifecycle.ts'
import { getLimit } from './limits.ts'
import { endAsking, storeAnswer } from './questions.ts'

type Answer = { creditLimitId: string; answer: string; documentIds: readonly string[]; at: Date }

/** Answers the open question with documents of the company. Refuses with NOT_FOUND, and with ILLEGAL_STATE where nothing is asked. */
export async function answerQuestion(
  deps: Deps,
  actor: CustomerActor,
  { credit_limit_id, text, documents }: z.output<typeof limitAnswer>,
): Promise<void> {
  await getLimit(deps.db, actor, credit_limit_id)
  const links = new Map(documents.map((url, index) => [`documents.${index}`, url]))
  const found = await requireOwnDocuments(deps, deps.db, actor, links)
  const documentIds = [...new Set(found.values())]
  const given = { creditLimitId: credit_limit_id, answer: text, documentIds, at: deps.clock.now() }
  await inTransaction(deps.db, async (tx) => {
    await endAsking(tx, actor, credit_limit_id, given.at)
    await takeAnswer(tx, actor, given)
  })
}

/** The same in a transaction, for documents that came another way. The check of the buyer then goes on. */
export async function takeAnswer(
  tx: Tx,
  scope: OneCompanyScope,
  { creditLimitId, answer, documentIds, at }: Answer,
): Promise<void> {
  const moved = { scope, id: creditLimitId, from: 'documents_requested', to: 'in_review', at } as const
  const row = await move(tx, creditLimitLifecycle, moved)
  await storeAnswer(tx, row, { answer, documentIds, at })
}
