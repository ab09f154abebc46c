import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { askProvider } from './ask-provider.ts'
import { sendSimplePayment } from './send-simple-payment.ts'

/** A payment without an update for this long is queried. */
const patienceMs = 60_000
const mostAtOnce = 100

/**
 * Queries every payment that had no update for a minute, because answers and webhooks can be lost. Each is marked
 * before its query, so that several processes share the work, and one failing query does not stop the rest.
 */
export async function watchSimplePayments(deps: Deps): Promise<void> {
  await eachDue(deps, {
    job: 'watch-simple-payments',
    subject: 'simple_payment',
    does: 'ask the provider about a payment',
    isOnePage: true,
    due: () => claimQuiet(deps.db, deps.clock.now()),
    each: async ({ companyId, id: simplePaymentId, state }) => {
      if (state === 'submitted') return sendSimplePayment(deps, { companyId, simplePaymentId })
      const known = await askProvider(deps, { scope: systemScope(companyId), simplePaymentId })
      if (!known) throw new Error('the provider does not know a payment that it accepted')
    },
  })
}

async function claimQuiet(db: Db, now: Date) {
  const { rows } = await sql<{ companyId: string; id: string; state: string }>`
    update simple_payments set asked_at = ${now}
     where simple_payment_id in (
       select simple_payment_id from simple_payments
        where state in ('submitted', 'processing', 'action_required', 'sent')
          and coalesce(asked_at, submitted_at) < ${new Date(now.getTime() - patienceMs)}
        order by coalesce(asked_at, submitted_at) limit ${mostAtOnce} for update skip locked)
    returning uid as "companyId", simple_payment_id as id, state`.execute(db)
  return rows
}
