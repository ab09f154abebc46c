import type { Outcome } from './collect.ts'
import { isMet, type Measured } from './measure.ts'

/** For people: each figure of one bench with its goal. */
export function printTable(outcome: Outcome, { isNamed }: { isNamed: boolean }): void {
  if (isNamed) console.log(`\n${outcome.name}, ${Math.round(outcome.seconds)} s`)
  if ('measured' in outcome) printFigures(outcome.measured)
  else if ('needs' in outcome) console.error(outcome.needs)
  else console.error(`${outcome.name} failed: ${outcome.failed}`)
}

function printFigures({ figures, goals, notes = [] }: Measured): void {
  const width = Math.max(...Object.keys(figures).map((figure) => figure.length))
  for (const [figure, value] of Object.entries(figures)) {
    const goal = goals[figure]
    const wanted = !goal ? '' : 'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`
    const verdict = !goal ? '' : isMet(value, goal) ? '  met' : '  MISSED'
    console.log(
      `${figure.padEnd(width)}  ${String(Number(value.toPrecision(4))).padStart(9)}  ${wanted}${verdict}`,
    )
  }
  for (const note of notes) console.log(note)
}
