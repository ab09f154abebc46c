import type { Deps } from '../../../../deps/deps.ts'
import { type OpenWork, summed } from '../../../../entries/open-work.ts'

const lines = {
  in_review: {
    title: 'Payments that we check',
    explanation: 'The money is set aside until the screening has been decided.',
  },
  action_required: {
    title: 'Payments that need a document',
    explanation: 'The provider asked the customer for a document.',
  },
} as const

/** The payments that do not go on by themselves, by what they wait for. */
export async function heldPayments({ db }: Pick<Deps, 'db'>): Promise<OpenWork[]> {
  const states = Object.keys(lines) as (keyof typeof lines)[]
  const rows = await db
    .selectFrom('simple_payments')
    .select(({ fn }) => [
      'state',
      'amount_sent_currency as currency',
      fn.countAll<bigint>().as('count'),
      fn.sum<string>('amount_sent').as('amount'),
    ])
    .where('state', 'in', states)
    .where('amount_sent_currency', 'is not', null)
    .groupBy(['state', 'amount_sent_currency'])
    .orderBy('amount_sent_currency')
    .$narrowType<{ currency: string }>()
    .execute()
  return states.map((state) => ({
    key: `payments-${state}`,
    ...lines[state],
    ...summed(rows.filter((row) => row.state === state)),
    link: `/admin/payments?state=${state}`,
  }))
}
