import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@tradelane/db'

type Question = { ids: Set<string>; answer: Promise<ReadonlySet<string>> }

const pauseMs = 50
const nextOf = new WeakMap<Db, Question>()

/**
 * After a pause, whether the payment, which the caller may see, still has no answer of the provider. All that wait in this process share one
 * statement: with a slow provider hundreds wait, and each would be a reader beside those who only look at their pages.
 */
export async function isStillSubmitted(db: Db, simplePaymentId: string): Promise<boolean> {
  const question = nextOf.get(db) ?? ask(db)
  question.ids.add(simplePaymentId)
  return (await question.answer).has(simplePaymentId)
}

function ask(db: Db): Question {
  const ids = new Set<string>()
  const answer = sleep(pauseMs).then(() => {
    nextOf.delete(db)
    return submittedAmong(db, ids)
  })
  const question = { ids, answer }
  nextOf.set(db, question)
  return question
}

async function submittedAmong(db: Db, ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('simple_payments')
    .select('simple_payment_id')
    .where('simple_payment_id', 'in', [...ids])
    .where('state', '=', 'submitted')
    .execute()
  return new Set(rows.map((row) => row.simple_payment_id))
}
