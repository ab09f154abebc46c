import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../lib/session/profile.ts'
import { ListPanel, type ListPanelProps } from './list-panel.tsx'

/** A panel that appears with its first record: a new company's dashboard stays short. A failure is always shown. */
export function FilledPanel<Answer, Row>(props: ListPanelProps<Answer, Row>) {
  const { data: user } = useQuery(profileQuery)
  const { query, rowsOf, narrowed } = props.list
  // Before its verification a company has hardly any records: no skeletons that would only vanish.
  const isEmpty = query.data ? rowsOf(query.data).length === 0 : !query.error && user?.status !== 'Clear'
  return isEmpty && !narrowed ? null : <ListPanel {...props} />
}
