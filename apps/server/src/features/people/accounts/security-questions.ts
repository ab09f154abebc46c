import type { SecurityAnswers } from '@tradelane/contract/accounts/security-questions'
import type { Db, Tx } from '@tradelane/db'
import { hashPassword } from '../../../access/passwords.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { mailNotice } from './mail-notice.ts'

export async function findSecurityQuestions(db: Db | Tx, { companyId, userId }: CustomerActor) {
  return db
    .selectFrom('security_questions')
    .select(['user_security_id', 'question_one', 'question_two'])
    .where('uid', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Refuses with CONFLICT if the person already has questions, also for the second of two concurrent calls. */
export async function addSecurityQuestions(
  deps: Deps,
  actor: CustomerActor,
  answers: SecurityAnswers,
): Promise<string> {
  const columns = await columnsOf(deps, answers)
  return inTransaction(deps.db, async (tx) => {
    const added = await tx
      .insertInto('security_questions')
      .values({ uid: actor.companyId, user_id: actor.userId, ...columns })
      .onConflict((conflict) => conflict.constraint('security_questions_once_for_each_person').doNothing())
      .returning('user_security_id')
      .executeTakeFirst()
    if (!added) throw new Refusal('CONFLICT', { message: 'You already have security questions.' })
    await recordSaved(deps, tx, actor, null)
    return added.user_security_id
  })
}

/** Refuses with NOT_FOUND what does not belong to this person. */
export async function updateSecurityQuestions(
  deps: Deps,
  actor: CustomerActor,
  { user_security_id, ...answers }: SecurityAnswers & { user_security_id: string },
): Promise<string> {
  const columns = await columnsOf(deps, answers)
  await inTransaction(deps.db, async (tx) => {
    const updated = await tx
      .updateTable('security_questions')
      .set(columns)
      .where('uid', '=', actor.companyId)
      .where('user_id', '=', actor.userId)
      .where('user_security_id', '=', user_security_id)
      .executeTakeFirst()
    if (updated.numUpdatedRows !== 1n) throw new Refusal('NOT_FOUND')
    await recordSaved(deps, tx, actor, 'saved')
  })
  return user_security_id
}

async function columnsOf({ clock }: Deps, answers: SecurityAnswers) {
  const { question_one, answer_one, question_two, answer_two } = answers
  return {
    question_one,
    question_two,
    answer_one_hash: await hashAnswer(answer_one),
    answer_two_hash: await hashAnswer(answer_two),
    updated_at: clock.now(),
  }
}

/** Users do not remember years later how they capitalised an answer. */
const hashAnswer = (answer: string): Promise<string> => hashPassword(answer.normalize('NFKC').toLowerCase())

async function recordSaved(deps: Deps, tx: Tx, actor: CustomerActor, from: 'saved' | null): Promise<void> {
  await recordEvent(tx, {
    companyId: actor.companyId,
    subject: 'security_questions',
    subjectId: actor.userId,
    from,
    to: 'saved',
    actor: `user:${actor.userId}`,
    at: deps.clock.now(),
  })
  await mailNotice(tx, actor.userId, { notice: 'security questions changed' })
}
