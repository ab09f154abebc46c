import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../card.tsx'
import { ListFrame, type ListHeight } from './list-frame.tsx'
import { RecordList, type RecordListProps } from './record-list.tsx'

export type ListPanelProps<Answer, Row> = {
  title: string
  /** The page of the whole list, and its name for screen readers: "View all payments". */
  all?: { to: string; name: string }
  /** As long as there is something to show. */
  height?: ListHeight
  /** Above the list. */
  filters?: ReactNode
  list: RecordListProps<Answer, Row>
  /** Under the list. */
  children?: ReactNode
}

/** The specification's length of every list on the back office's dashboard. */
export const dashboardRows = 4

/** The first records of a list, as a panel of a dashboard. */
export function ListPanel<Answer, Row>(props: ListPanelProps<Answer, Row>) {
  const { title, all, height, filters, list, children } = props
  const isEmpty = list.query.data && list.rowsOf(list.query.data).length === 0
  return (
    <Card
      isFlush
      title={title}
      action={
        all && (
          <Link to={all.to} className="text-link">
            View all<span className="sr-only"> {all.name}</span>
          </Link>
        )
      }
    >
      {filters}
      {height && !isEmpty ? (
        <ListFrame height={height}>
          <RecordList {...list} />
        </ListFrame>
      ) : (
        <RecordList {...list} />
      )}
      {children}
    </Card>
  )
}
