import type { Reached } from './carrier-progress.ts'
import type { Milestone } from './milestones.ts'
import { findMilestone, transportTimes } from './milestones.ts'

type Stage = { reached: Reached; at: Date }

/** How far the goods have come by actual events, with the time of each stage. */
export function stagesReached(milestones: readonly Milestone[], mainStop: number, lastStop: number): Stage[] {
  const left = milestones.find(({ newest, actual }) => newest.code === 'DEPA' && actual !== null)?.actual
  const arrived = transportTimes(milestones, 'ARRI', mainStop).actual
  const delivered = findMilestone(milestones, 'DROP', lastStop)?.actual
  const stages: [Reached, Date | null | undefined][] = [
    ['in_transit', left],
    ['arrived', arrived],
    ['delivered', delivered],
  ]
  return stages.flatMap(([reached, at]) => (at ? [{ reached, at }] : []))
}
