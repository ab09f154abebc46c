import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { profileQuery } from '../../lib/session/profile.ts'
import { ListPanel, type ListPanelProps } from '../lists/list-panel.tsx'
import { PanelBoundary } from '../panel-boundary.tsx'
import { Skeleton } from '../skeleton.tsx'

/** Before its verification a company has hardly any records: no skeletons that would only vanish. */
function useIsEmpty(count: number | undefined, error: Error | null): boolean {
  const { data: user } = useQuery(profileQuery)
  return count === undefined ? !error && user?.status !== 'Clear' : count === 0
}

/** A panel that appears with its first record: a new company's dashboard stays short. A failure is always shown. */
export function FilledPanel<Answer, Row>(props: ListPanelProps<Answer, Row>) {
  const { query, rowsOf, narrowed } = props.list
  const isEmpty = useIsEmpty(query.data && rowsOf(query.data).length, query.error)
  return isEmpty && !narrowed ? null : <ListPanel {...props} />
}

type FilledBoundaryProps = {
  /** Undefined while it is loading. */
  count: number | undefined
  error: Error | null
  /** The panel, whose code is loaded with its first record. */
  children: ReactNode
}

const skeletonClass = 'h-[22rem] rounded-lg'

/** The same for a panel of more code than most dashboards need. */
export function FilledBoundary({ count, error, children }: FilledBoundaryProps) {
  if (useIsEmpty(count, error)) return null
  if (count === undefined && !error) return <Skeleton className={skeletonClass} />
  return <PanelBoundary skeletonClass={skeletonClass}>{children}</PanelBoundary>
}
