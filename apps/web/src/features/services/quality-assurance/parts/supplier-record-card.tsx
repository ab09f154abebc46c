import { counted } from '@tradelane/contract/primitives/counted'
import type { WireSupplierRecord } from '@tradelane/contract/quality-assurance/supplier-calls'
import type { ReactNode } from 'react'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { formatNumber } from '../../../../lib/format/format-number.ts'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'

/** What a supplier's inspections have shown, in a few lines. */
export function SupplierRecordCard({ record, action }: { record: WireSupplierRecord; action?: ReactNode }) {
  return (
    <Card title="Supplier's record" action={action}>
      {record.lots === 0 && record.newest_audits.length === 0 ? (
        <p className="text-ink-2">
          The results of inspections and audits appear here once their reports are answered.
        </p>
      ) : (
        <DefinitionList facts={recordFacts(record)} />
      )}
    </Card>
  )
}

export function recordFacts({
  lots,
  passed,
  pieces,
  per_hundred,
  switching,
  newest_audits,
}: WireSupplierRecord): Fact[] {
  const [audit] = newest_audits
  const open = newest_audits.reduce((sum, { open_actions }) => sum + open_actions, 0)
  return [
    {
      term: 'Passed',
      value: lots > 0 ? `${formatNumber(passed)} of ${counted(lots, 'inspection')}` : 'No inspection yet',
    },
    {
      term: 'Defects per 100 pieces',
      value: per_hundred
        ? `${per_hundred.critical} critical, ${per_hundred.major} major, ${per_hundred.minor} minor, in ${formatNumber(pieces)} pieces`
        : 'No piece was inspected',
    },
    ...switching.map((one) => ({
      term: `Next lot, ${one.class} defects`,
      value: nextLot(one),
    })),
    ...(audit
      ? [
          {
            term: 'Newest audit',
            value: `${formatDay(audit.audited_on)}, ${audit.score === null ? 'no score' : `${audit.score} of 100`}`,
          },
          { term: 'Open corrective actions', value: open },
        ]
      : []),
  ]
}

const names = { normal: 'Normal', tightened: 'Tightened', reduced: 'Reduced' }

function nextLot({
  severity,
  is_discontinued,
  since,
  reason,
}: WireSupplierRecord['switching'][number]): string {
  const how = is_discontinued
    ? 'Not accepted by sampling until the supplier has corrected its process'
    : `${names[severity]} inspection`
  return since && reason ? `${how} since ${formatDay(since)}. ${reason}` : how
}
