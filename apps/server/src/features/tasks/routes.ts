import { adminTasks, tasks } from '@tradelane/contract/tasks/calls'
import { routes, success } from '../../http/routes.ts'
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

const told = {
  take: 'The task is yours.',
  give_back: 'The task waits for somebody again.',
  done: 'The task is done.',
} as const

export const adminTaskRoutes = routes(adminTasks, {
  list: async ({ deps, actor, query }) => ({
    ...success,
    ...(await listOfficeTasks(deps, actor.administratorId, query)),
  }),
  save: async ({ deps, actor, body }) => {
    await saveTask(deps, actor, body)
    return { ...success, message: told[body.action] }
  },
})
