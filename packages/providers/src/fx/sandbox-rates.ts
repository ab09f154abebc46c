import type { Clock } from '../clock.ts'
import { ecbTable } from './ecb-table.ts'
import type { FxSource } from './fx-source.ts'
import { walkedRates } from './sandbox-walk.ts'
import { tableRates } from './table-rates.ts'
import { dayOf, lastTargetDay } from './target-days.ts'

export type SandboxRatesOptions = {
  clock: Clock
  /** The shipped table's figures on every day, under that day's date: for tests and stories that check amounts. */
  isStill?: boolean
}

/**
 * Invented rates that name themselves so: every publishing day of the clock has its own, the days between keep the last.
 * They are as of noon in UTC, which is the same date nearly everywhere.
 */
export function sandboxRates({ clock, isStill = false }: SandboxRatesOptions): FxSource {
  let known: { day: string; perEuro: ReturnType<typeof walkedRates> } | undefined
  return tableRates(() => {
    const day = lastTargetDay(dayOf(clock.now()))
    if (known?.day !== day) known = { day, perEuro: walkedRates(isStill ? ecbTable.asOf : day) }
    return { ...known, asOf: new Date(`${day}T12:00:00Z`), source: 'Sandbox rate' }
  })
}
