import type { incomingPaymentStateTable } from '@tradelane/contract/incoming-payments/states'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { Deps } from '../../../deps/deps.ts'
import { type OpenWork, summed } from '../../../entries/open-work.ts'

const undecided = statesWhere<keyof typeof incomingPaymentStateTable>({
  held: false,
  in_review: true,
  to_decide: true,
  returning: false,
  returned: false,
  received: false,
})

const lines = [
  {
    key: 'receipts-undecided',
    title: 'Money received that we check',
    explanation:
      'The sender’s name resembles one on a sanctions list, or we have to decide where the money goes.',
    states: undecided,
    link: '/admin/screening',
  },
  {
    key: 'receipts-held',
    title: 'Money received before verification',
    explanation: 'It becomes available when the company is verified.',
    states: ['held'],
    link: '/admin/customer-profiles?status=IN_PROGRESS',
  },
] as const

/** The money that companies received and cannot use yet, by what it waits for. */
export async function heldReceipts({ db }: Pick<Deps, 'db'>): Promise<OpenWork[]> {
  const rows = await db
    .selectFrom('incoming_payments')
    .select(({ fn }) => [
      'state',
      'currency',
      fn.countAll<bigint>().as('count'),
      fn.sum<string>('amount').as('amount'),
    ])
    .where('state', 'in', [...undecided, 'held'])
    .groupBy(['state', 'currency'])
    .orderBy('currency')
    .execute()
  return lines.map(({ states, ...line }) => ({
    ...line,
    ...summed(rows.filter(({ state }) => states.some((each) => each === state))),
  }))
}
