import { randomUUID } from 'node:crypto'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { placeHold, postJournal } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import { type AuditedCall, duringCall } from '../apps/server/src/audit/current-call.ts'
import type { Deps } from '../apps/server/src/deps/deps.ts'
import { heldOnArrival, moneyArrived } from '../apps/server/src/features/money/incoming-payments/journals.ts'
import { recordReturnByHand } from '../apps/server/src/features/money/incoming-payments/return-by-hand.ts'
import { auditedCall } from '../apps/server/src/http/audited-call.ts'
import type { AdminActor } from '../apps/server/src/http/routes.ts'
import { type Books, companies, companyId } from './ledger-books.ts'

/** A colleague of finance who works alone, so that nothing waits for a second person. */
export async function givenClerk({ pool }: Books): Promise<AdminActor> {
  const email = 'clerk@tradelane.example'
  const { rows } = await pool.query(
    `insert into administrators (administrator_id, email, name, role, state, password_hash, second_factor, created_at)
     values (gen_random_uuid(), $1, 'Clerk', 'finance', 'active', 'x', 'none', now()) returning administrator_id`,
    [email],
  )
  return {
    kind: 'office',
    administratorId: rows[0].administrator_id,
    sessionId: randomUUID(),
    role: 'finance',
    email,
  }
}

/** So many payments that the provider did not return: the money is held. Answers their ids. */
export async function givenRefusedReturns({ db, pool }: Books, count: number): Promise<string[]> {
  await pool.query(
    "insert into wallets (uid, currency, opened_at) select uid, 'USD', now() from companies on conflict do nothing",
  )
  const ids = Array.from({ length: count }, () => randomUUID())
  const left = [...ids.entries()]
  const hold = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [index, id] = next
      const uid = companyId((index % companies) + 1)
      const arrived = {
        incomingPaymentId: id,
        companyId: uid,
        amount: money(100n, 'USD'),
        sender: 'A sender',
        arrivedAt: new Date(),
      }
      await db.transaction().execute(async (tx) => {
        await postJournal(tx, moneyArrived(arrived))
        await placeHold(tx, heldOnArrival(arrived, 'to_decide'))
        await tx
          .insertInto('incoming_payments')
          .values({
            ...{ incoming_payment_id: id, uid, provider_reference: id, currency: 'USD', amount: 100n },
            ...{ sender: 'A sender', reference: '', state: 'to_decide', return_refusal: 'Account closed' },
            ...{ arrived_at: arrived.arrivedAt, created_at: arrived.arrivedAt },
          })
          .execute()
      })
    }
  }
  await Promise.all(Array.from({ length: 16 }, hold))
  await pool.query('vacuum analyze')
  return ids
}

/** The call that records a return by hand: locks the payment, moves its state, writes its event, and books the money out. Without HTTP. */
export function recordReturn(
  deps: Deps,
  clerk: AdminActor,
  id: string,
  isAudited: boolean,
): Promise<unknown> {
  const body = { incoming_payment_id: id, reference: 'RT-1', reason: 'Returned by the bank' }
  const request = { id: randomUUID(), asked: body }
  const call: AuditedCall | undefined = isAudited
    ? auditedCall(deps, adminIncomingPayments.returned, clerk, request)
    : undefined
  return duringCall(call, () => recordReturnByHand(deps, clerk, body))
}
