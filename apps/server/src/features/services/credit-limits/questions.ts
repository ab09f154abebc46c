import type { Db, Tx } from '@tradelane/db'
import type { Scope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'
import { endLinks } from '../../people/links/index.ts'
import type { LimitRow } from './limits.ts'

type LimitKey = Pick<LimitRow, 'uid' | 'credit_limit_id'>

/** What was asked and answered, oldest first. The caller has read the limit within its scope. */
export const listQuestions = (db: Db | Tx, { uid, credit_limit_id }: LimitKey) =>
  db
    .selectFrom('credit_limit_questions')
    .select(['question', 'asked_at', 'answer', 'answered_at'])
    .where('uid', '=', uid)
    .where('credit_limit_id', '=', credit_limit_id)
    .orderBy('question_id')
    .execute()

/** The documents that were added to it, oldest first. */
export const listLimitDocuments = (db: Db | Tx, { uid, credit_limit_id }: LimitKey) =>
  db
    .selectFrom('credit_limit_documents as added')
    .innerJoin('documents as document', (join) =>
      join.onRef('document.uid', '=', 'added.uid').onRef('document.document_id', '=', 'added.document_id'),
    )
    .select(['added.document_id', 'document.file_name', 'added.added_at'])
    .where('added.uid', '=', uid)
    .where('added.credit_limit_id', '=', credit_limit_id)
    .orderBy('added.added_at')
    .orderBy('added.document_id')
    .execute()

export async function askQuestion(
  tx: Tx,
  { uid, credit_limit_id }: LimitKey,
  asked: { question: string; asked_by: string; asked_at: Date },
): Promise<void> {
  await tx
    .insertInto('credit_limit_questions')
    .values({ uid, credit_limit_id, ...asked })
    .execute()
}

/** Stores the answer to the open question. Refuses with ILLEGAL_STATE where nothing is asked. */
export async function storeAnswer(
  tx: Tx,
  { uid, credit_limit_id }: LimitKey,
  { answer, documentIds, at }: { answer: string; documentIds: readonly string[]; at: Date },
): Promise<void> {
  const answered = await tx
    .updateTable('credit_limit_questions')
    .set({ answer, answered_at: at })
    .where('uid', '=', uid)
    .where('credit_limit_id', '=', credit_limit_id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  if (answered.numUpdatedRows !== 1n)
    throw new Refusal('ILLEGAL_STATE', { message: 'There is no open question.' })
  if (documentIds.length === 0) return
  await tx
    .insertInto('credit_limit_documents')
    .values(documentIds.map((document_id) => ({ uid, credit_limit_id, document_id, added_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A question that nobody has to answer any more. */
export async function dropQuestion(tx: Tx, { uid, credit_limit_id }: LimitKey, at: Date): Promise<void> {
  await tx
    .updateTable('credit_limit_questions')
    .set({ answered_at: at })
    .where('uid', '=', uid)
    .where('credit_limit_id', '=', credit_limit_id)
    .where('answered_at', 'is', null)
    .execute()
}

/** Once the question is answered or dropped, the buyer has nothing to bring. */
export const endAsking = (tx: Tx, scope: Scope, subjectId: string, at: Date) =>
  endLinks(tx, scope, { subject: 'credit_limit', subjectId, at })
