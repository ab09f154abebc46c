import { masterTables, type Severity } from './master-tables.ts'
import { isAccepted, type SamplingPlan } from './sampling-plan.ts'
import { aqls } from './tables.ts'

/** What happens to one class of defects of one supplier, in the order of the lots. */
export type SwitchingEvent =
  | {
      readonly kind: 'lot'
      readonly plan: SamplingPlan
      /** Nonconforming items in the sample of this class. */
      readonly found: number
      /** A critical defect counts as a lot not accepted, for every class. */
      readonly hasCriticalDefect?: boolean
      /** Only the first inspection of a lot counts. */
      readonly isResubmitted?: boolean
    }
  /** Whether production is steady and the buyer wants reduced inspection (9.3.3 b and c, 9.3.4 b and c). */
  | { readonly kind: 'reduction'; readonly isAllowed: boolean }
  /** The supplier has improved its process, and the buyer agrees that this is likely to help (9.4). */
  | { readonly kind: 'correction' }

export type SwitchingState = {
  /** How the next lot is inspected. */
  readonly severity: Severity
  /** No lot is accepted by sampling until the supplier's correction. */
  readonly isDiscontinued: boolean
  readonly isReductionAllowed: boolean
  /** Counts under normal inspection; reduced inspection needs 30. */
  readonly score: number
  /** Whether each lot was accepted, since this severity was entered. */
  readonly results: readonly boolean[]
}

/** A supplier without history. */
export const startOfSwitching: SwitchingState = {
  severity: 'normal',
  isDiscontinued: false,
  isReductionAllowed: false,
  score: 0,
  results: [],
}

const scoreForReduced = 30
const notAcceptedOf = (results: readonly boolean[]) => results.filter((isGood) => !isGood).length

/** The switching rules of ISO 2859-1:1999, 9.3 and 9.4, over the history of a supplier and a class of defects: the whole, or what follows `from`. */
export function followSwitching(
  events: readonly SwitchingEvent[],
  from: SwitchingState = startOfSwitching,
): SwitchingState {
  return events.reduce(afterEvent, from)
}

function afterEvent(state: SwitchingState, event: SwitchingEvent): SwitchingState {
  if (event.kind === 'lot') return afterLot(state, event)
  if (event.kind === 'correction') return state.isDiscontinued ? enter('tightened', state) : state
  const { isAllowed } = event
  const changed = { ...state, isReductionAllowed: isAllowed }
  return state.severity === 'reduced' && !isAllowed ? enter('normal', changed) : reduceIfDue(changed)
}

/** A lot that was inspected by a plan of another severity says nothing about the one in force. */
function afterLot(state: SwitchingState, lot: SwitchingEvent & { kind: 'lot' }): SwitchingState {
  if (lot.isResubmitted || state.isDiscontinued || lot.plan.severity !== state.severity) return state
  const isGood = isAccepted(lot.plan, lot.found) && !lot.hasCriticalDefect
  const next = { ...state, results: [...state.results, isGood] }
  if (state.severity === 'tightened') return afterTightened(next)
  if (state.severity === 'reduced') return isGood ? next : enter('normal', next)
  if (notAcceptedOf(next.results.slice(-5)) >= 2) return enter('tightened', next)
  return reduceIfDue({ ...next, score: isGood ? scoreAfter(state.score, lot.plan, lot.found) : 0 })
}

function afterTightened(state: SwitchingState): SwitchingState {
  const lastFive = state.results.slice(-5)
  if (lastFive.length === 5 && notAcceptedOf(lastFive) === 0) return enter('normal', state)
  return { ...state, isDiscontinued: notAcceptedOf(state.results) >= 5 }
}

function reduceIfDue(state: SwitchingState): SwitchingState {
  const isDue = state.severity === 'normal' && state.isReductionAllowed && state.score >= scoreForReduced
  return isDue ? enter('reduced', state) : state
}

/** Each severity starts with nothing counted. */
function enter(severity: Severity, { isReductionAllowed }: SwitchingState): SwitchingState {
  return { ...startOfSwitching, severity, isReductionAllowed }
}

/**
 * 9.3.3.2: with an accept number of 0 or 1, an accepted lot adds 2. With a larger one it adds 3 if the same sample would have
 * been accepted at the AQL one step tighter. Otherwise the score goes back to zero.
 */
function scoreAfter(score: number, plan: SamplingPlan, found: number): number {
  if (plan.accept < 2) return score + 2
  const row = masterTables.normal.find(({ letter }) => letter === plan.codeLetter)
  const tighter = row?.cells[aqls.indexOf(plan.aql) - 1]
  return typeof tighter === 'number' && found <= tighter ? score + 3 : 0
}

export type SwitchReason =
  | 'two_of_five_refused'
  | 'five_accepted'
  | 'score_reached'
  | 'one_refused'
  | 'reduction_withdrawn'
  | 'five_refused'
  | 'corrected'

/** Which rule has changed the severity, or has ended acceptance, or started it again. Undefined where nothing has changed. */
export function whySwitched(before: SwitchingState, after: SwitchingState): SwitchReason | undefined {
  if (after.isDiscontinued !== before.isDiscontinued)
    return after.isDiscontinued ? 'five_refused' : 'corrected'
  if (after.severity === before.severity) return undefined
  if (after.severity === 'tightened') return 'two_of_five_refused'
  if (after.severity === 'reduced') return 'score_reached'
  if (before.severity === 'tightened') return 'five_accepted'
  return after.isReductionAllowed ? 'one_refused' : 'reduction_withdrawn'
}
