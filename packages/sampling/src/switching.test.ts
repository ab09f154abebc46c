import { describe, expect, test } from 'vitest'
import {
  type Aql,
  followSwitching,
  getSamplingPlan,
  type Severity,
  type SwitchingEvent,
  type SwitchingState,
  whySwitched,
} from './index.ts'

// K, 125: normal 7, tightened 5, reduced 50 with 5. One step tighter than normal, at AQL 1.5, accepts 5.
const planOf = (severity: Severity, aql: Aql = 2.5, lotSize = 3000) =>
  getSamplingPlan({ lotSize, level: 'II', aql, severity })
const lot = (found: number, severity: Severity = 'normal', aql?: Aql, lotSize?: number): SwitchingEvent => ({
  kind: 'lot',
  plan: planOf(severity, aql, lotSize),
  found,
})
const times = (count: number, event: SwitchingEvent) => Array.from({ length: count }, () => event)

const allowed: SwitchingEvent = { kind: 'reduction', isAllowed: true }
const withdrawn: SwitchingEvent = { kind: 'reduction', isAllowed: false }
const correction: SwitchingEvent = { kind: 'correction' }
const tightened = times(2, lot(8))
const discontinued = [...tightened, ...times(5, lot(6, 'tightened'))]
const reduced = [allowed, ...times(10, lot(0))]
const after = (...events: SwitchingEvent[]) => followSwitching(events)

describe('a supplier without history', () => {
  test('is under normal inspection, with a score of zero', () => {
    expect(after()).toEqual({
      severity: 'normal',
      isDiscontinued: false,
      isReductionAllowed: false,
      score: 0,
      results: [],
    })
  })
})

describe('from normal to tightened inspection', () => {
  test('switches as soon as two of five consecutive lots are not accepted', () => {
    expect(after(lot(8), lot(0), lot(0), lot(0), lot(8)).severity).toBe('tightened')
    expect(after(lot(8), lot(8)).severity).toBe('tightened')
  })

  test('does not switch for two that are further apart', () => {
    expect(after(lot(8), lot(0), lot(0), lot(0), lot(0), lot(8)).severity).toBe('normal')
    expect(after(...times(20, lot(7)), lot(8)).severity).toBe('normal')
  })

  test('counts a lot with a critical defect as not accepted', () => {
    const critical = { ...lot(0), hasCriticalDefect: true } as SwitchingEvent
    expect(after(critical, lot(8)).severity).toBe('tightened')
    expect(after(lot(0), critical)).toMatchObject({ severity: 'normal', score: 0, results: [true, false] })
  })

  test('ignores resubmitted lots', () => {
    const again = { ...lot(8), isResubmitted: true } as SwitchingEvent
    expect(after(lot(8), again, again)).toMatchObject({ severity: 'normal', results: [false] })
  })

  test('ignores lots that were inspected by a plan of another severity', () => {
    expect(after(lot(8), lot(8, 'tightened'), lot(8, 'reduced'))).toMatchObject({
      severity: 'normal',
      results: [false],
    })
  })
})

describe('from tightened to normal inspection', () => {
  test('switches after five consecutive accepted lots, and starts counting from zero', () => {
    expect(after(...tightened, ...times(4, lot(0, 'tightened'))).severity).toBe('tightened')
    expect(after(...tightened, ...times(5, lot(5, 'tightened')))).toEqual(after())
  })

  test('starts counting again after a lot that is not accepted', () => {
    const good = lot(5, 'tightened')
    const bad = lot(6, 'tightened')
    expect(after(...tightened, ...times(4, good), bad, ...times(4, good)).severity).toBe('tightened')
    expect(after(...tightened, ...times(4, good), bad, ...times(5, good)).severity).toBe('normal')
  })
})

describe('discontinuation', () => {
  test('follows five lots not accepted under tightened inspection, consecutive or not', () => {
    const good = lot(0, 'tightened')
    const bad = lot(6, 'tightened')
    expect(after(...tightened, ...times(4, bad)).isDiscontinued).toBe(false)
    expect(after(...discontinued)).toMatchObject({ severity: 'tightened', isDiscontinued: true })
    expect(
      after(...tightened, ...Array.from({ length: 4 }, () => [good, bad]).flat(), bad).isDiscontinued,
    ).toBe(true)
  })

  test('does not count lots of an earlier tightened inspection', () => {
    const first = [...tightened, ...times(4, lot(6, 'tightened')), ...times(5, lot(0, 'tightened'))]
    expect(after(...first, ...tightened, ...times(4, lot(6, 'tightened'))).isDiscontinued).toBe(false)
  })

  test('ends only with a correction, after which tightened inspection starts again', () => {
    expect(after(...discontinued, ...times(9, lot(0, 'tightened')))).toEqual(after(...discontinued))
    expect(after(...discontinued, correction)).toEqual(after(...tightened))
    expect(after(...discontinued, correction, ...times(5, lot(0, 'tightened'))).severity).toBe('normal')
  })

  test('is not entered by a correction that nobody needed', () => {
    expect(after(lot(0), correction)).toEqual(after(lot(0)))
    expect(after(...tightened, lot(6, 'tightened'), correction).results).toEqual([false])
  })
})

describe('the switching score', () => {
  test('adds 3 for a lot that would be accepted at the AQL one step tighter, where the accept number is 2 or more', () => {
    expect(after(lot(5)).score).toBe(3)
    expect(after(lot(5), lot(0)).score).toBe(6)
    // J at AQL 1.0 accepts 2, one step tighter 1.
    expect(after(lot(1, 'normal', 1, 1000)).score).toBe(3)
  })

  test('goes back to zero for a lot that would not', () => {
    expect(after(lot(0), lot(6))).toMatchObject({ severity: 'normal', score: 0, results: [true, true] })
    expect(after(lot(0), lot(8))).toMatchObject({ severity: 'normal', score: 0, results: [true, false] })
    expect(after(lot(1, 'normal', 1, 1000), lot(2, 'normal', 1, 1000)).score).toBe(0)
  })

  test('adds 2 for an accepted lot where the accept number is 0 or 1, otherwise goes back to zero', () => {
    // E, 13 accepts none; H, 50 accepts 1.
    expect(after(lot(0, 'normal', 1, 90)).score).toBe(2)
    expect(after(lot(1, 'normal', 1, 200), lot(0, 'normal', 1, 200)).score).toBe(4)
    expect(after(lot(0, 'normal', 1, 90), lot(1, 'normal', 1, 90)).score).toBe(0)
  })

  test('is read for the letter of the plan that was used', () => {
    // Letter Q at AQL 2.5 points up to N, 500, which accepts 14 at AQL 1.5.
    expect(after(lot(14, 'normal', 2.5, 600_000)).score).toBe(3)
    expect(after(lot(15, 'normal', 2.5, 600_000)).score).toBe(0)
  })

  test('starts again with tightened inspection', () => {
    expect(after(...times(3, lot(0)), ...tightened).score).toBe(0)
  })
})

describe('from normal to reduced inspection', () => {
  test('switches at a score of 30, where it is allowed', () => {
    expect(after(allowed, ...times(9, lot(0)))).toMatchObject({ severity: 'normal', score: 27 })
    expect(after(...reduced)).toMatchObject({ severity: 'reduced', score: 0, results: [] })
    const withoutAny = lot(0, 'normal', 1, 90)
    expect(after(allowed, ...times(14, withoutAny)).severity).toBe('normal')
    expect(after(allowed, ...times(15, withoutAny)).severity).toBe('reduced')
  })

  test('waits until it is allowed', () => {
    expect(after(...times(12, lot(0)))).toMatchObject({ severity: 'normal', score: 36 })
    expect(after(...times(12, lot(0)), allowed)).toMatchObject({
      severity: 'reduced',
      isReductionAllowed: true,
    })
    expect(after(...times(9, lot(0)), allowed).severity).toBe('normal')
    expect(after(allowed, withdrawn, ...times(12, lot(0))).severity).toBe('normal')
  })

  test('does not follow from tightened inspection', () => {
    expect(after(...times(12, lot(0)), ...tightened, allowed).severity).toBe('tightened')
  })
})

describe('from reduced to normal inspection', () => {
  test('switches with the first lot that is not accepted, with a new score', () => {
    expect(after(...reduced, lot(5, 'reduced'))).toMatchObject({ severity: 'reduced', results: [true] })
    expect(after(...reduced, lot(6, 'reduced'))).toMatchObject({ severity: 'normal', score: 0, results: [] })
    const critical = { ...lot(0, 'reduced'), hasCriticalDefect: true } as SwitchingEvent
    expect(after(...reduced, critical).severity).toBe('normal')
  })

  test('switches when production becomes irregular or reduction is no longer wanted', () => {
    expect(after(...reduced, withdrawn)).toEqual(after())
    expect(after(...reduced, allowed).severity).toBe('reduced')
  })

  test('can become reduced again after another 30 points', () => {
    const back = [...reduced, lot(6, 'reduced')]
    expect(after(...back, ...times(9, lot(0))).severity).toBe('normal')
    expect(after(...back, ...times(10, lot(0))).severity).toBe('reduced')
  })
})

describe('the reason of a switch', () => {
  const why = (...events: SwitchingEvent[]) => whySwitched(after(...events.slice(0, -1)), after(...events))
  test.each<[string, SwitchingEvent[], ReturnType<typeof whySwitched>]>([
    ['two lots of five', tightened, 'two_of_five_refused'],
    ['five accepted lots', [...tightened, ...times(5, lot(0, 'tightened'))], 'five_accepted'],
    ['the score', reduced, 'score_reached'],
    ['one lot', [...reduced, lot(6, 'reduced')], 'one_refused'],
    ['the permission', [...reduced, withdrawn], 'reduction_withdrawn'],
    ['five lots under tightened inspection', discontinued, 'five_refused'],
    ['the correction', [...discontinued, correction], 'corrected'],
    ['nothing', [lot(0)], undefined],
    ['nothing', [lot(8)], undefined],
  ])('is %s: %#', (_, events, reason) => {
    expect(why(...events)).toBe(reason)
  })
})

test('a history may be followed in parts', () => {
  const history = [...reduced, lot(6, 'reduced'), ...discontinued, correction, lot(0, 'tightened')]
  const inParts = history.reduce<SwitchingState | undefined>(
    (state, event) => followSwitching([event], state),
    undefined,
  )
  expect(inParts).toEqual(after(...history))
})
