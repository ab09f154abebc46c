import type { arrival } from '@tradelane/contract/lifecycle/arrival'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { EscrowStepState } from '@tradelane/contract/smart-escrow/states'
import type { Db } from '@tradelane/db'
import type { z } from 'zod/mini'
import { arrivalOf, countedIn, placeOf } from '../../../../lifecycle/arrival.ts'
import { endOfDay } from '../../../../lifecycle/local-days.ts'
import type { Payee } from '../../../trade/partners/index.ts'
import { amountIn, type EscrowRow } from '../escrows.ts'

/** The provider has taken it, and it has not ended. */
const takenStates = statesWhere<EscrowStepState>({
  submitted: false,
  processing: true,
  action_required: false,
  sent: true,
  paid: false,
  rejected: false,
  cancelled: false,
  returned: false,
})

type Arrivals = ReadonlyMap<string, z.output<typeof arrival>>

/** As a field of the block that is shown. */
export function arrivesBy(arrivals: Arrivals, { block_id }: { block_id: string }) {
  const arrives_by = arrivals.get(block_id)
  return arrives_by && { arrives_by }
}

/** By block, when a payout arrives that the provider has taken. Nothing for one whose day has passed, or that waits for an answer. */
export async function arrivalsOfPayouts(db: Db, row: EscrowRow, now: Date): Promise<Arrivals> {
  const { account } = row.payee as Payee
  const bankCountry = account.beneficiaryCountryCode
  const { currency } = amountIn(row, 0n)
  const steps = await db
    .selectFrom('escrow_steps')
    .select(['block_id', 'called_at', 'asked_at'])
    .where('uid', '=', row.uid)
    .where('smart_escrow_id', '=', row.smart_escrow_id)
    .where('kind', '=', 'release')
    .where('state', 'in', takenStates)
    .execute()
  const counted = countedIn({ from: currency, to: currency, bankCountry })
  return new Map(
    steps.flatMap(({ block_id, called_at, asked_at }) => {
      const at = called_at ?? asked_at
      const method = account.payoutMethod
      const found = arrivalOf({ from: currency, to: currency, bankCountry, method, at })
      if (block_id === null || now > endOfDay(found.day, bankCountry)) return []
      return [[block_id, { ...found, place: placeOf(currency, bankCountry), counted }] as const]
    }),
  )
}
