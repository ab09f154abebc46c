import { inspectionStates } from '@tradelane/contract/quality-assurance/states'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { expect, test } from 'vitest'
import { inspectionShown } from './shown-inspection.ts'

type Inspection = WireTransactionSummary['quality_assurance_data'][number]

test('every state of an inspection has its step, but those of one that was given up', () => {
  const stepOf = (state: string) =>
    inspectionShown({ quality_specifications_file: [], supplier_data: null, state } as unknown as Inspection)
      .progress?.step?.done
  const steps = inspectionStates.map((state) => [state, stepOf(state)])
  expect(Object.fromEntries(steps)).toEqual({
    draft: 1,
    submitted: 2,
    quoted: 3,
    confirmed: 4,
    scheduled: 5,
    reported: 6,
    accepted: 7,
    reinspection: 7,
    denied: undefined,
    cancelled: undefined,
    aborted: undefined,
  })
})
