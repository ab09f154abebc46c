import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { findDraft } from '../../../lib/drafts/drafts.ts'
import { FilledBoundary } from '../../../ui/charts/filled-panel.tsx'
import { fundingDraftsQuery, paymentsQuery } from './dashboard-queries.ts'

/** Comes with the first draft: most dashboards have none. */
const DraftsList = lazy(() => import('./drafts-list.tsx').then((module) => ({ default: module.DraftsList })))

const shownRows = 4

/** What was saved before it was sent: payments, invoices for funding, and the request for a credit limit of this tab. */
export function DraftsPanel() {
  const payments = useQuery(paymentsQuery({ isDraft: true, limit: shownRows }))
  const fundings = useQuery(fundingDraftsQuery(shownRows))
  const hasRequest = findDraft('credit-limit', '') !== undefined
  const saved = payments.data && fundings.data && payments.data.data.length + fundings.data.length
  return (
    <FilledBoundary count={hasRequest ? 1 : saved} error={payments.error ?? fundings.error}>
      <DraftsList payments={payments} fundings={fundings} hasRequest={hasRequest} />
    </FilledBoundary>
  )
}
