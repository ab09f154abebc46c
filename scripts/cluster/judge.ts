import { setTimeout as sleep } from 'node:timers/promises'
import { checkInvariants } from '@tradelane/ledger'
import { reconcileProvider } from '../../apps/server/src/features/books/reconciliation/index.ts'
import { booksOf, providerBooksOf } from '../../apps/server/test/books.ts'
import type { Payer } from '../../apps/server/test/given-payment.ts'
import { type Answer, isTemporary } from './answers.ts'
import { type App, amount, balance } from './payers.ts'

/** What is wrong with the books, judged by the answers that payers have received; nothing where all is right. */
export async function judge(app: App, payers: Payer[], answers: Answer[]): Promise<string[]> {
  const findings: string[] = []
  const paid = answers.filter(({ answer }) => answer === 'paid')
  const promised = new Set(paid.map(({ payment }) => payment))
  if (promised.size < paid.length)
    findings.push(`${paid.length - promised.size} payments were answered twice`)
  for (const { answer, payment } of answers)
    if (answer !== 'paid' && !isTemporary(answer)) findings.push(`${payment} was answered ${answer}`)

  const states = await settledPayments(app)
  for (const payment of promised)
    if (states.get(payment) !== 'paid')
      findings.push(`${payment} was acknowledged, and is ${states.get(payment) ?? 'lost'}`)
  for (const payment of states.keys())
    if (!promised.has(payment)) findings.push(`${payment} is there, and nobody has its answer`)

  for (const [index, { companyId }] of payers.entries()) {
    const count = paid.filter(({ payer }) => payer === index).length
    const left = `${balance - count * amount}.00`
    const ours = (await booksOf(app, companyId))['available USD']
    const theirs = (await providerBooksOf(app, companyId)).USD
    if (ours !== left || theirs !== left)
      findings.push(`payer ${index}: ${left} are right, our books have ${ours}, the provider's ${theirs}`)
  }
  for (const { rule, detail } of await checkInvariants(app.db)) findings.push(`${rule}: ${detail}`)
  for (const { about } of (await reconcileProvider(app.deps)).differences) findings.push(`provider: ${about}`)
  return findings
}

/** The states of all submitted payments, once the provider has done its part. */
async function settledPayments(app: App): Promise<Map<string, string>> {
  const giveUpAt = Date.now() + 120_000
  for (;;) {
    const rows = await app.db
      .selectFrom('simple_payments')
      .select(['simple_payment_id', 'state'])
      .where('state', '<>', 'draft')
      .execute()
    if (rows.every(({ state }) => state === 'paid') || Date.now() > giveUpAt)
      return new Map(rows.map((row) => [row.simple_payment_id, row.state]))
    await sleep(500)
  }
}
