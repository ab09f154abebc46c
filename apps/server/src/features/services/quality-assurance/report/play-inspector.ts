import { pointsOf } from '@tradelane/contract/quality-assurance/checklist'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { linkPurposesOf } from '../../../../registry/link-purposes.ts'
import { completeLink, openAsRecipient } from '../../../people/links/index.ts'
import { dayOf } from '../appointments.ts'
import { firstDayOf, flagOf, getInspection, type KnownInspection } from '../inspections.ts'
import { samplingPlanOf } from '../plan-sample.ts'
import { reportPurpose } from './work-on-report.ts'

/** Plays the inspector in the sandbox: its report finds no fault. Answers what it did. Refuses with ILLEGAL_STATE before the back office has sent the link. */
export async function playInspector(deps: Deps, id: string): Promise<string> {
  const { opened, companyId, recipient } = await openAsRecipient(deps, {
    purpose: reportPurpose,
    subjectId: id,
  })
  const row = await getInspection(deps.db, systemScope(companyId), id)
  const fields = reportOf(row, recipient, dayOf(deps.clock.now()))
  const { message } = await completeLink(deps, linkPurposesOf(deps), { ...opened, fields, ip: '127.0.0.1' })
  return message
}

function reportOf(row: KnownInspection, name: string, today: string) {
  const count = String(row.lot_size ?? 1)
  const ordered = {
    quality_assurance: flagOf(row.quality_assurance),
    loading_inspection: flagOf(row.loading_inspection),
    supplier_audit: flagOf(row.supplier_audit),
  }
  const first = firstDayOf(row)
  return {
    inspected_on: first !== null && first > today ? first : today,
    pieces_inspected: String(samplingPlanOf(row)?.sampleSize ?? ''),
    quantities: [{ item: 'The goods', ordered: count, presented: count, packed: count }],
    checks: Object.fromEntries(pointsOf(ordered).map(({ code }) => [code, { answer: 'pass', note: '' }])),
    defects: [],
    measurements: [],
    containers: ordered.loading_inspection ? [{ number: 'CSQU3054383', seal: 'SIM-1' }] : [],
    comment: 'Played by the sandbox.',
    signature: {
      name,
      strokes: [
        [
          [120, 220],
          [260, 140],
          [380, 260],
        ],
      ],
    },
  }
}
