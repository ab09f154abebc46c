import { policyActions } from '@tradelane/contract/insurance/actions'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { LinkButton } from '../../../../ui/button.tsx'
import { DownloadButton } from '../../../../ui/download-button.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import type { PolicyPage } from '../parts/insurance-queries.ts'
import { BindPolicy } from './bind-policy.tsx'
import { CancelPolicy } from './cancel-policy.tsx'
import { certificate } from './writes.ts'

type PolicyActionsProps = { page: PolicyPage; mayPrepare: boolean }

export function PolicyActions({ page: { insurance: policy, release }, mayPrepare }: PolicyActionsProps) {
  const { insurance_id: id, insured_details_id: insuredId, state, quote, payment } = policy
  const isPaying = payment === 'processing'
  const address = new URLSearchParams({ insuredDetailsId: insuredId, insuranceId: id })
  const isChangeable = mayPrepare && closedBy(policyActions.change, policy) === undefined
  const isGoneOnWith = state === 'draft' || (state === 'quoted' && quote?.is_expired === true)
  return (
    <>
      <RecordAction action={policyActions.cancel} record={policy}>
        {(closed) => <CancelPolicy policy={policy} closed={closed} />}
      </RecordAction>
      {isChangeable && !isGoneOnWith && <LinkButton to={`/insurance/details?${address}`}>Change</LinkButton>}
      {isChangeable && isGoneOnWith && (
        <LinkButton to={`/insurance/summary?${address}`} tone="main">
          {state === 'draft' ? 'Continue' : 'Ask for a new quote'}
        </LinkButton>
      )}
      {policy.certificate_number && <DownloadButton {...certificate(id, 'original')} tone="main" />}
      {state === 'quoted' && quote && !quote.is_expired && !isPaying && !release && (
        <BindPolicy policy={policy} />
      )}
    </>
  )
}
