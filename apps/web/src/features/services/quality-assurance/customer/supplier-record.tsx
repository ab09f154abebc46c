import { useQuery } from '@tanstack/react-query'
import type { WireSupplierRecord } from '@tradelane/contract/quality-assurance/supplier-calls'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast.ts'
import { supplierRecordQuery, useAllowReduced } from '../parts/inspection-queries.ts'
import { LotsChart } from '../parts/lots-chart.tsx'
import { recordFacts } from '../parts/supplier-record-card.tsx'

/** On a partner's page: how its goods and its factory were found over time, and how its next lot is sampled. */
export function SupplierRecord({ beneficiaryId }: { beneficiaryId: string }) {
  const { data, error, refetch } = useQuery(supplierRecordQuery(beneficiaryId))
  if (!data) return error ? <ListFailure error={error} onRetry={refetch} /> : <Skeleton className="h-40" />
  const { record } = data
  if (record.lots === 0 && record.newest_audits.length === 0)
    return (
      <p className="p-5 text-ink-2">
        The results of inspections and audits appear here.{' '}
        <Link to="/quality-assurance" className="text-link">
          Order an inspection
        </Link>
      </p>
    )
  return (
    <div className="grid gap-6 p-5">
      <DefinitionList facts={recordFacts(record)} />
      {record.newest_lots.length > 0 && <LotsChart record={record} />}
      <Audits record={record} />
      <AllowReduced record={record} />
    </div>
  )
}

function Audits({ record: { newest_audits: audits } }: { record: WireSupplierRecord }) {
  if (audits.length === 0) return null
  return (
    <ul aria-label="Audits" className="num divide-y divide-line border-y border-line">
      {audits.map(
        ({ quality_assurance_id: id, quality_assurance_number, audited_on, score, open_actions }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
            <Link to={`/quality-assurance/inspections/${id}/audit`} className="text-link">
              Audit of {formatDay(audited_on)}, {quality_assurance_number}
            </Link>
            <span>
              {score === null ? 'No score' : `${score} of 100`}, {open_actions} open corrective{' '}
              {open_actions === 1 ? 'action' : 'actions'}
            </span>
          </li>
        ),
      )}
    </ul>
  )
}

/** The customer knows whether production is steady; the rules decide when reduced inspection begins. */
function AllowReduced({ record: { beneficiary_id, is_reduction_allowed } }: { record: WireSupplierRecord }) {
  const mayApprove = useMay('approver')
  const [isAllowed, setIsAllowed] = useState(is_reduction_allowed)
  const { mutate, isPending } = useAllowReduced()
  const change = (is_allowed: boolean) => {
    // Shown at once, and taken back where it was not saved.
    setIsAllowed(is_allowed)
    mutate(
      { beneficiary_id, is_allowed },
      {
        onSuccess: ({ message }) => toast.success(message ?? 'Saved'),
        onError: (failure) => {
          setIsAllowed(!is_allowed)
          toast.error(messageOf(failure))
        },
      },
    )
  }
  return (
    <Checkbox
      label="Production is steady: allow reduced inspection"
      help="Once the switching score of ISO 2859-1 has reached 30, the next lots have a smaller sample."
      checked={isAllowed}
      disabled={!mayApprove || isPending}
      onChange={({ target }) => change(target.checked)}
    />
  )
}
