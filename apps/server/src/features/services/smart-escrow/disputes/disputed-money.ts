import type { Deps } from '../../../../deps/deps.ts'
import { type OpenWork, summed } from '../../../../entries/open-work.ts'

/** The money of escrows about which the two sides do not agree. */
export async function disputedMoney({ db }: Pick<Deps, 'db'>): Promise<OpenWork[]> {
  const rows = await db
    .selectFrom('escrow_disputes')
    .select(({ fn }) => [
      'currency',
      fn.countAll<bigint>().as('count'),
      fn.sum<string>('amount').as('amount'),
    ])
    .where('closed_at', 'is', null)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return [
    {
      key: 'escrow-disputes',
      title: 'Escrow disputes',
      explanation: 'The money stays in the escrow until both sides agree or Tradelane decides.',
      ...summed(rows),
      link: '/admin/escrow-disputes',
    },
  ]
}
