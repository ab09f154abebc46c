import { randomUUID } from 'node:crypto'
import { createDb } from '@tradelane/db'
import { type Journal, journalPoster } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import pg from 'pg'
import { companyId } from './ledger-books.ts'

export const designs = ['row locks', 'atomic update', 'ours'] as const
export type Design = (typeof designs)[number]

/** Accounts by number, 1 being the one that Zipf draws most. */
export type Transfer = { payer: number; payee: number; amount: number }

export type Sender = {
  /** Answers whether it was accepted: not when the payer has too little. */
  send(transfer: Transfer): Promise<boolean>
  /** Sends some of the accepted ones again: how many of them were posted twice. Without keys there is no such question. */
  replay(): Promise<number>
  end(): Promise<void>
}

/** Of each client, as in the runs of tb-perf; more made no difference there. */
const connections = 20
const kept = 300

export function senderOf(design: Design, connectionString: string): Sender {
  return design === 'ours' ? ourSender(connectionString) : otherSender(design, connectionString)
}

/** The ledger as the product uses it: callers ask singly, and those that wait share the next statement. */
function ourSender(connectionString: string): Sender {
  const { pool } = createDb(connectionString, { max: connections })
  const poster = journalPoster(pool)
  const accepted: Journal[] = []
  return {
    async send(transfer) {
      const journal = journalOf(transfer)
      const outcome = await poster.post(journal)
      if (outcome.status === 'refused') {
        if (outcome.reason !== 'ledger_accounts_never_negative') throw new Error(outcome.reason)
        return false
      }
      if (accepted.length < kept) accepted.push(journal)
      return true
    },
    async replay() {
      const outcomes = await Promise.all(accepted.map((journal) => poster.post(journal)))
      return outcomes.filter(({ status }) => status !== 'repeated').length
    },
    end: () => pool.end(),
  }
}

function journalOf({ payer, payee, amount }: Transfer): Journal {
  return {
    key: `transfer:${randomUUID()}`,
    kind: 'payment.sent',
    subject: 'simple_payment',
    description: 'Payment to a partner',
    eventAt: new Date(),
    entries: [
      { owner: companyId(payer), account: 'available', amount: money(BigInt(-amount), 'USD') },
      { owner: companyId(payee), account: 'available', amount: money(BigInt(amount), 'USD') },
    ],
  }
}

function otherSender(design: Exclude<Design, 'ours'>, connectionString: string): Sender {
  // Callers wait for a connection as long as it takes: that is no error of the design.
  const pool = new pg.Pool({ connectionString, max: connections })
  const name = design.replace(' ', '_')
  const statement = { name, text: `select ${name}($1, $2, $3) as accepted` }
  return {
    async send({ payer, payee, amount }) {
      const client = await pool.connect()
      try {
        const { rows } = await client.query({ ...statement, values: [payer, payee, amount] })
        return rows[0]?.accepted === true
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === '23514') return false
        throw error
      } finally {
        client.release()
      }
    },
    replay: async () => 0,
    end: () => pool.end(),
  }
}
