import { adminTasks, tasks } from '@tradelane/contract/tasks/calls'
import { routes, success } from '../../../http/routes.ts'
import { listColleagues } from './list-colleagues.ts'
import { listOfficeTasks } from './list-office-tasks.ts'
import { listTasks } from './list-tasks.ts'
import { addNote, deleteNote, listNotes, tickNote } from './notes.ts'
import { saveTask } from './save-task.ts'

export const taskRoutes = routes(tasks, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listTasks(deps, actor, query)) }),
  notes: async ({ deps, actor }) => ({ ...success, data: await listNotes(deps, actor) }),
  addNote: async ({ deps, actor, body }) => ({
    ...success,
    note_id: await addNote(deps, actor, body.text),
  }),
  tickNote: async ({ deps, actor, body }) => {
    await tickNote(deps, actor, body)
    return success
  },
  deleteNote: async ({ deps, actor, body }) => {
    await deleteNote(deps, actor, body.note_id)
    return success
  },
})

const messages = {
  take: 'The task is assigned to you.',
  give_back: 'The task is no longer assigned.',
  hand_over: 'The task is assigned to your colleague.',
  done: 'Task completed.',
} as const

export const adminTaskRoutes = routes(adminTasks, {
  list: async ({ deps, actor, query }) => ({
    ...success,
    ...(await listOfficeTasks(deps, actor.administratorId, query)),
  }),
  save: async ({ deps, actor, body }) => {
    await saveTask(deps, actor, body)
    return { ...success, message: messages[body.action] }
  },
  colleagues: async ({ deps, actor }) => ({
    ...success,
    colleagues: await listColleagues(deps.db, actor.administratorId),
  }),
})
