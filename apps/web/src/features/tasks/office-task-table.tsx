import { officeLink } from '@tradelane/contract/subject-links'
import type { WireOfficeTask } from '@tradelane/contract/tasks'
import { ListTodo } from 'lucide-react'
import { formatDay } from '../../lib/format-date.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DueDate } from './due-date.tsx'
import { OfficeTaskButtons } from './office-task-buttons.tsx'

type OfficeTaskTableProps = {
  /** undefined while they are loading. */
  rows: readonly WireOfficeTask[] | undefined
  skeletonRows: number
  emptyText: string
}

export function OfficeTaskTable({ rows, skeletonRows, emptyText }: OfficeTaskTableProps) {
  return (
    <DataTable
      label="Tasks"
      columns={columns}
      rows={rows}
      rowKey={({ task_id }) => task_id}
      skeletonRows={skeletonRows}
      empty={
        <EmptyState icon={ListTodo} title="No records found">
          {emptyText}
        </EmptyState>
      }
      rowLink={({ subject, subject_id, uid }) =>
        officeLink(subject, subject_id) ?? `/admin/customer-profiles/${uid}`
      }
    />
  )
}

const columns: Column<WireOfficeTask>[] = [
  { key: 'task', title: 'Task', cell: ({ title }) => title, className: 'wrap-anywhere' },
  {
    key: 'due',
    title: 'Due',
    cell: ({ due_at, closed_at }) =>
      closed_at === null ? <DueDate dueAt={due_at} /> : `Done ${formatDay(closed_at)}`,
  },
  {
    key: 'taken',
    title: 'Taken by',
    cell: ({ is_mine, administrator_name }) => (is_mine ? 'You' : (administrator_name ?? '–')),
  },
  { key: 'actions', title: 'Actions', isRight: true, cell: (task) => <OfficeTaskButtons task={task} /> },
]
