import { useSuspenseQuery } from '@tanstack/react-query'
import { limitActions } from '@tradelane/contract/credit-limits/actions'
import { Link, useParams } from 'react-router'
import { limitApplication, termSheet } from '../../../../lib/queries/factoring-papers.ts'
import { DownloadButton } from '../../../../ui/download-button.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { limitQuery } from '../parts/credit-limit-queries.ts'
import { LimitRecord } from '../parts/limit-record.tsx'
import { LimitBanner } from './limit-banner.tsx'
import { WithdrawLimit } from './withdraw-limit.tsx'

/** /invoice-factoring/limits/:credit_limit_id: the credit with one buyer. */
export function LimitPage() {
  const { credit_limit_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(limitQuery(id))
  const { credit_limit: limit, term_sheet: sheet } = page
  return (
    <LimitRecord
      page={page}
      about={
        <span>
          with{' '}
          <Link to={`/dashboard/insights?beneficiary_id=${limit.beneficiary_id}`} className="text-link">
            {limit.buyer_name}
          </Link>
        </span>
      }
      back={{ to: '/invoice-factoring/limits', label: 'Credit limits' }}
      actions={
        <>
          <RecordAction action={limitActions.withdraw} record={limit}>
            {(closed) => <WithdrawLimit limit={limit} closed={closed} />}
          </RecordAction>
          <DownloadButton {...limitApplication(id)} />
          {sheet && <DownloadButton {...termSheet(id)} />}
        </>
      }
      banner={<LimitBanner page={page} />}
    />
  )
}
