import type { WireSurcharge, WireTariff, WireTradeLane } from '@tradelane/contract/logistics/tariffs'
import { useState } from 'react'
import { toast } from '../../../../ui/toast.ts'
import { useSaveTariff } from './tariff-queries.ts'
import { RowGone } from './tariff-trouble.tsx'

/**
 * Saves the table with one row changed: answers whether it was saved. The row is found by what it was, because its place moves when
 * somebody else adds one.
 */
export type RowChange<Row> = {
  save: (row: Row | undefined, was: Row | undefined) => Promise<boolean>
  isPending: boolean
  error: Error | null
}

export function useLaneChange(tariff: WireTariff): RowChange<WireTradeLane> {
  return useRowChange(tariff, 'trade lane', tariff.lanes, (lanes) => ({ lanes }))
}

export function useSurchargeChange(tariff: WireTariff): RowChange<WireSurcharge> {
  return useRowChange(tariff, 'surcharge', tariff.surcharges, (surcharges) => ({ surcharges }))
}

type Tables = Pick<WireTariff, 'lanes' | 'surcharges'>

function useRowChange<Row>(
  { version, lanes, surcharges }: WireTariff,
  what: string,
  rows: readonly Row[],
  tableOf: (rows: Row[]) => Partial<Tables>,
): RowChange<Row> {
  const saving = useSaveTariff()
  const [gone, setGone] = useState<RowGone | null>(null)
  const save = async (row: Row | undefined, was: Row | undefined) => {
    const after = placed(rows, row, was)
    setGone(after ? null : new RowGone())
    if (!after) return false
    try {
      const note = noteOf(what, row, was)
      const { message } = await saving.mutateAsync({ version, lanes, surcharges, ...tableOf(after), note })
      toast.success(message)
      return true
    } catch {
      return false
    }
  }
  return { save, isPending: saving.isPending, error: gone ?? saving.error }
}

/** A new row comes first, because exceptions come before the rule; undefined where the row is no longer as it was. */
export function placed<Row>(
  rows: readonly Row[],
  row: Row | undefined,
  was: Row | undefined,
): Row[] | undefined {
  const added = row === undefined ? [] : [row]
  if (was === undefined) return [...added, ...rows]
  const index = rows.findIndex((one) => JSON.stringify(one) === JSON.stringify(was))
  return index === -1 ? undefined : rows.toSpliced(index, 1, ...added)
}

function noteOf(what: string, row: unknown, was: unknown): string {
  if (was === undefined) return `Added a ${what}`
  return row === undefined ? `Removed a ${what}` : `Changed a ${what}`
}
