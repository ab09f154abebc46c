import type { WireSurcharge, WireTariff, WireTradeLane } from '@tradelane/contract/logistics/tariffs'
import { toast } from '../../../ui/toast.ts'
import { useSaveTariff } from './tariff-queries.ts'

/** Saves the table with one row changed: answers whether it was saved. */
export type RowChange<Row> = {
  save: (row: Row | undefined) => Promise<boolean>
  isPending: boolean
  error: Error | null
}

/** The row at that place; without a place the new row comes first, because exceptions come before the rule. */
export function useLaneChange(tariff: WireTariff, index: number | undefined): RowChange<WireTradeLane> {
  const { send, ...state } = useSend(tariff)
  const save = (row: WireTradeLane | undefined) =>
    send({ lanes: placed(tariff.lanes, index, row) }, noteOf('trade lane', index, row))
  return { save, ...state }
}

export function useSurchargeChange(tariff: WireTariff, index: number | undefined): RowChange<WireSurcharge> {
  const { send, ...state } = useSend(tariff)
  const save = (row: WireSurcharge | undefined) =>
    send({ surcharges: placed(tariff.surcharges, index, row) }, noteOf('surcharge', index, row))
  return { save, ...state }
}

function useSend({ version, lanes, surcharges }: WireTariff) {
  const saving = useSaveTariff()
  const send = async (changed: Partial<Pick<WireTariff, 'lanes' | 'surcharges'>>, note: string) => {
    try {
      const { message } = await saving.mutateAsync({ version, lanes, surcharges, ...changed, note })
      toast.success(message)
      return true
    } catch {
      return false
    }
  }
  return { send, isPending: saving.isPending, error: saving.error }
}

function placed<Row>(rows: readonly Row[], index: number | undefined, row: Row | undefined): Row[] {
  const added = row === undefined ? [] : [row]
  return index === undefined ? [...added, ...rows] : rows.toSpliced(index, 1, ...added)
}

function noteOf(what: string, index: number | undefined, row: unknown): string {
  if (index === undefined) return `Added a ${what}`
  return row === undefined ? `Removed a ${what}` : `Changed a ${what}`
}
