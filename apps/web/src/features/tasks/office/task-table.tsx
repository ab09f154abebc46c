import { officeLink } from '@tradelane/contract/services/subject-links'
import type { WireOfficeTask } from '@tradelane/contract/tasks/calls'
import { ListTodo } from 'lucide-react'
import { formatDay } from '../../../lib/format/format-date.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DueDate } from '../parts/due-date.tsx'
import { OfficeTaskButtons } from './task-buttons.tsx'

type OfficeTaskTableProps = {
  /** undefined while loading. */
  rows: readonly WireOfficeTask[] | undefined
  skeletonRows: number
  emptyText: string
  /** Completed tasks have no actions. */
  isDone?: boolean
}

export function OfficeTaskTable({ rows, skeletonRows, emptyText, isDone = false }: OfficeTaskTableProps) {
  return (
    <DataTable
      label="Tasks"
      columns={isDone ? doneColumns : openColumns}
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

const task: Column<WireOfficeTask> = {
  key: 'task',
  title: 'Task',
  cell: ({ title }) => title,
  className: 'wrap-anywhere',
}
const holder = ({ is_mine, administrator_name }: WireOfficeTask) =>
  is_mine ? 'You' : (administrator_name ?? '–')

const openColumns: Column<WireOfficeTask>[] = [
  task,
  { key: 'due', title: 'Due', cell: ({ due_at }) => <DueDate dueAt={due_at} /> },
  { key: 'taken', title: 'Assigned to', cell: holder },
  { key: 'actions', title: 'Actions', isRight: true, cell: (one) => <OfficeTaskButtons task={one} /> },
]
const doneColumns: Column<WireOfficeTask>[] = [
  task,
  {
    key: 'done',
    title: 'Done',
    cell: ({ closed_at }) => (closed_at ? formatDay(closed_at) : '–'),
    className: 'num',
  },
  { key: 'by', title: 'Assigned to', cell: holder },
]
