import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { allButSupport } from '../primitives/staff.ts'
import { done, id, instant, listLimit, pageNumber, pagination, searchText } from '../primitives/values.ts'
import { newNote } from './forms.ts'

const task = z.object({
  task_id: id,
  title: z.string(),
  /** The subject; `customerLink` and `officeLink` give its page. */
  subject: z.string(),
  subject_id: z.string(),
  opened_at: instant,
  due_at: z.nullable(instant),
  closed_at: z.nullable(instant),
})
export type WireTask = z.input<typeof task>

export const taskLists = ['open', 'done'] as const

const note = z.object({ note_id: id, text: z.string(), is_done: z.boolean(), created_at: instant })
export type WireNote = z.input<typeof note>

export const tasks = {
  list: endpoint({
    method: 'GET',
    path: '/tasks/get_all',
    auth: 'customer',
    summary: "The company's tasks for the user's role, earliest due date first",
    query: z.object({
      show: z._default(z.enum(taskLists), 'open'),
      limit: listLimit,
      page: pageNumber,
    }),
    response: z.object({ status: z.literal('success'), data: z.array(task), pagination }),
  }),
  notes: endpoint({
    method: 'GET',
    path: '/tasks/notes',
    auth: 'customer',
    summary: "The user's own notes: open ones first, each newest first; at most 100",
    response: z.object({ status: z.literal('success'), data: z.array(note) }),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/tasks/notes/add',
    auth: 'customer',
    who: 'everyone',
    summary: 'Adds a private note',
    body: newNote,
    response: z.object({ status: z.literal('success'), note_id: id }),
    errors: ['ILLEGAL_STATE'],
    idempotent: true,
  }),
  tickNote: endpoint({
    method: 'POST',
    path: '/tasks/notes/tick',
    auth: 'customer',
    who: 'everyone',
    summary: 'Marks an own note as done or open',
    body: z.strictObject({ note_id: id, is_done: z.boolean() }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
  deleteNote: endpoint({
    method: 'POST',
    path: '/tasks/notes/delete',
    auth: 'customer',
    who: 'everyone',
    summary: 'Deletes an own note',
    body: z.strictObject({ note_id: id }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
}

const officeTask = z.object({
  ...task.shape,
  uid: z.nullable(id),
  company_name: z.nullable(z.string()),
  /** The administrator to whom it is assigned, or who completed it. */
  administrator_name: z.nullable(z.string()),
  is_mine: z.boolean(),
  /** False where only an event of its record ends it, such as the return of held money. */
  may_complete: z.boolean(),
})
export type WireOfficeTask = z.input<typeof officeTask>

/** What the list shows: open tasks, those of the caller, of nobody, those that are late, or completed ones. */
export const officeTaskLists = ['open', 'mine', 'unassigned', 'overdue', 'done'] as const
export type OfficeTaskList = (typeof officeTaskLists)[number]

export const taskActions = ['take', 'give_back', 'hand_over', 'done'] as const
export type TaskAction = (typeof taskActions)[number]

export const adminTasks = {
  list: endpoint({
    method: 'POST',
    path: '/admin/tasks',
    auth: 'admin',
    staff: 'everyone',
    summary: "The back office's tasks: open ones by due date, completed ones newest first",
    query: z.object({
      show: z._default(z.enum(officeTaskLists), 'open'),
      /** Part of the company's name. */
      search: searchText,
      /** The subject of the tasks, such as `reconciliation`. */
      about: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/))),
      limit: listLimit,
      page: pageNumber,
    }),
    body: z.strictObject({}),
    response: z.object({ status: z.literal('success'), data: z.array(officeTask), pagination }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/tasks/save',
    auth: 'admin',
    staff: allButSupport,
    summary: 'Assigns a task to the caller or to a colleague, unassigns it, or completes it',
    body: z.strictObject({
      task_id: id,
      action: z.enum(taskActions),
      /** To whom it is handed over; left out for every other action. */
      administrator_id: z.optional(id),
    }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  colleagues: endpoint({
    method: 'GET',
    path: '/admin/tasks/colleagues',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The other administrators, by name, with the number of open tasks that each has',
    response: z.object({
      status: z.literal('success'),
      colleagues: z.array(
        z.object({ administrator_id: id, name: z.string(), open_tasks: z.int().check(z.nonnegative()) }),
      ),
    }),
  }),
}
