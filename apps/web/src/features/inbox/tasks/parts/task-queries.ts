import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminTasks, type OfficeTaskList, type TaskAction, tasks } from '@tradelane/contract/tasks/calls'
import { api } from '../../../../lib/net/api.ts'
import { useChange } from '../../../../lib/net/use-change.ts'
import { officeUnreadQuery } from '../../../../lib/queries/unread.ts'

const tasksKey = ['tasks'] as const
const officeTasksKey = ['admin', 'tasks'] as const

type ListFilter<Show> = { show: Show; page: number; limit: number }

export const tasksQuery = ({ show, page, limit }: ListFilter<'open' | 'done'>) =>
  queryOptions({
    queryKey: [...tasksKey, show, page, limit],
    queryFn: ({ signal }) =>
      api(tasks.list, { query: { show, page: String(page), limit: String(limit) } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const notesQuery = queryOptions({
  queryKey: [...tasksKey, 'notes'],
  queryFn: async ({ signal }) => (await api(tasks.notes, {}, { signal })).data,
})

export const useAddNote = () =>
  useChange([notesQuery.queryKey], (text: string) => api(tasks.addNote, { body: { text } }))
export const useTickNote = () =>
  useChange([notesQuery.queryKey], (body: { note_id: string; is_done: boolean }) =>
    api(tasks.tickNote, { body }),
  )
export const useDeleteNote = () =>
  useChange([notesQuery.queryKey], (note_id: string) => api(tasks.deleteNote, { body: { note_id } }))

type OfficeFilter = ListFilter<OfficeTaskList> & { search?: string; about?: string | undefined }

export const officeTasksQuery = ({ show, search = '', about, page, limit }: OfficeFilter) =>
  queryOptions({
    queryKey: [...officeTasksKey, show, search, about, page, limit],
    queryFn: ({ signal }) => {
      const query = { show, search, about, page: String(page), limit: String(limit) }
      return api(adminTasks.list, { query, body: {} }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

type SavedTask = { task_id: string; action: TaskAction; administrator_id?: string }

export const useSaveTask = () =>
  useChange([officeTasksKey, officeUnreadQuery.queryKey], (body: SavedTask) => api(adminTasks.save, { body }))

export const colleaguesQuery = queryOptions({
  queryKey: [...officeTasksKey, 'colleagues'],
  queryFn: async ({ signal }) => (await api(adminTasks.colleagues, {}, { signal })).colleagues,
  staleTime: 0,
})
