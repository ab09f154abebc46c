import { officeLink } from '@tradelane/contract/services/subject-links'
import type { WireOfficeTask } from '@tradelane/contract/tasks/calls'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { DueDate } from '../parts/due-date.tsx'
import { OfficeTaskButtons } from './task-buttons.tsx'

/** Where the task is done: the page of its record, else the customer's. */
export const officeTaskAddress = ({ subject, subject_id, uid }: WireOfficeTask): string =>
  officeLink(subject, subject_id) ?? `/admin/customer-profiles/${uid}`

const task: Column<WireOfficeTask> = {
  key: 'task',
  title: 'Task',
  cell: ({ title }) => title,
  className: 'wrap-anywhere',
}
const holder = ({ is_mine, administrator_name }: WireOfficeTask) =>
  is_mine ? 'You' : (administrator_name ?? 'Unassigned')

export const openTaskColumns: Column<WireOfficeTask>[] = [
  task,
  { key: 'due', title: 'Due', cell: ({ due_at }) => <DueDate isTitled dueAt={due_at} /> },
  { key: 'taken', title: 'Assigned to', cell: holder },
  { key: 'actions', title: 'Actions', isRight: true, cell: (one) => <OfficeTaskButtons task={one} /> },
]
export const doneTaskColumns: Column<WireOfficeTask>[] = [
  task,
  {
    key: 'done',
    title: 'Done',
    cell: ({ closed_at }) => (closed_at ? formatDay(closed_at) : '–'),
    className: 'num',
  },
  { key: 'by', title: 'Assigned to', cell: holder },
]
