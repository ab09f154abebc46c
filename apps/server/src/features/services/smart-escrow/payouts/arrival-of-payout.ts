import type { arrival } from '@tradelane/contract/lifecycle/arrival'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { EscrowStepState } from '@tradelane/contract/smart-escrow/states'
import type { Db } from '@tradelane/db'
import type { z } from 'zod/mini'
import { arrivalOf, countedIn, placeOf } from '../../../../lifecycle/arrival.ts'
import { endOfDay } from '../../../../lifecycle/local-days.ts'
import type { Payee } from '../../../trade/partners/index.ts'
import { amountIn, type EscrowRow } from '../escrows.ts'
import type { StepRow } from './steps.ts'

/** The provider has taken it, and it has not ended. */
const takenStates = statesWhere<EscrowStepState>({
  submitted: false,
  processing: true,
  action_required: true,
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

/** By block, when a payout arrives that the provider has taken, and why it is later than usual. */
export async function arrivalsOfPayouts(db: Db, row: EscrowRow, now: Date): Promise<Arrivals> {
  const steps = await db
    .selectFrom('escrow_steps')
    .select(['block_id', 'called_at', 'asked_at', 'state'])
    .where('uid', '=', row.uid)
    .where('smart_escrow_id', '=', row.smart_escrow_id)
    .where('kind', '=', 'release')
    .where('state', 'in', takenStates)
    .execute()
  return new Map(
    steps.flatMap((step) => {
      if (step.block_id === null) return []
      const found = arrivalOfStep(row, step)
      const held =
        step.state === 'action_required'
          ? [asked]
          : now > endOfDay(found.day, bankCountryOf(row))
            ? [late]
            : []
      return [[step.block_id, { ...found, reasons: [...held, ...found.reasons] }] as const]
    }),
  )
}

const asked = 'The payments provider asks for more information. The payout goes on after the answer.'
const late = 'The payout is late. We keep asking the payments provider for it.'

const bankCountryOf = ({ payee }: EscrowRow) => (payee as Payee).account.beneficiaryCountryCode

/** Counted from the moment at which the provider was asked. */
export const arrivalOfStep = (
  row: EscrowRow,
  { called_at, asked_at }: Pick<StepRow, 'called_at' | 'asked_at'>,
) => arrivalFrom(row, called_at ?? asked_at)

/** Of a payout that is made at this moment. */
export function arrivalFrom(row: EscrowRow, at: Date) {
  const { currency } = amountIn(row, 0n)
  const bankCountry = bankCountryOf(row)
  const method = (row.payee as Payee).account.payoutMethod
  const transfer = { from: currency, to: currency, bankCountry, method }
  return {
    ...arrivalOf({ ...transfer, at }),
    place: placeOf(currency, bankCountry),
    counted: countedIn(transfer),
  }
}
