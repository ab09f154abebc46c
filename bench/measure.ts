export type Goal = { atLeast: number } | { atMost: number }

/** The result of a bench. A goal has the name of its figure as key. */
export type Measured = {
  figures: Record<string, number>
  goals: Record<string, Goal>
  /** Printed under the table: settings, spread, what the load generator took. */
  notes?: string[]
}

/** A bench that needs what is not installed: it says so, and nothing was measured. */
export class NotInstalled extends Error {}

/** Of reference and ours in turn. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3)

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('There is no median of nothing.')
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/**
 * Reference and ours alternate, so that other load on the machine affects both: the absolute figures drift by half
 * within an hour, their ratio holds.
 */
export async function pairedRounds(
  times: number,
  reference: () => Promise<number>,
  ours: () => Promise<number>,
): Promise<{ reference: number[]; ours: number[]; ratios: number[] }> {
  const all = { reference: [] as number[], ours: [] as number[], ratios: [] as number[] }
  for (let round = 0; round < times; round++) {
    const base = await reference()
    const own = await ours()
    all.reference.push(base)
    all.ours.push(own)
    all.ratios.push(own / base)
  }
  return all
}

/** "median (least to most)" */
export function spread(values: readonly number[], digits = 2): string {
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)]
  return `${middle.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`
}

export function isMet(value: number | undefined, goal: Goal): boolean {
  if (value === undefined || !Number.isFinite(value)) return false
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}
