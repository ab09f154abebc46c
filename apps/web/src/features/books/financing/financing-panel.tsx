import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { fewPartnersQuery } from '../../../lib/queries/partners.ts'
import { PanelBoundary } from '../../../ui/panel-boundary.tsx'

/** Comes with the first buyer: most dashboards have none. */
const FinancingList = lazy(() =>
  import('./financing-list.tsx').then((module) => ({ default: module.FinancingList })),
)

/** The dashboard's panel of financed buyers, once there is one. */
export function FinancingPanel() {
  const { data, error } = useQuery(fewPartnersQuery('financed', 1))
  if (!error && !data?.length) return null
  return (
    <PanelBoundary skeletonClass="h-[22rem] rounded-lg">
      <FinancingList />
    </PanelBoundary>
  )
}
