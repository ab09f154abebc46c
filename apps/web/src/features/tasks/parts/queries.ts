import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { adminTasks, type TaskAction, tasks } from '@tradelane/contract/tasks/calls'
import { api } from '../../../lib/net/api.ts'
import { officeUnreadQuery } from '../../../lib/queries/unread.ts'

const tasksKey = ['tasks'] as const
const officeTasksKey = ['admin', 'tasks'] as const

type Wish<Show> = { show: Show; page: number; limit: number }

export const tasksQuery = ({ show, page, limit }: Wish<'open' | 'done'>) =>
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

/** Every write to the notes changes the list of them. */
function useNoteChange<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: notesQuery.queryKey }),
  })
}
export const useAddNote = () => useNoteChange((text: string) => api(tasks.addNote, { body: { text } }))
export const useTickNote = () =>
  useNoteChange((body: { note_id: string; is_done: boolean }) => api(tasks.tickNote, { body }))
export const useDeleteNote = () =>
  useNoteChange((note_id: string) => api(tasks.deleteNote, { body: { note_id } }))

export type OfficeShow = 'open' | 'mine' | 'done'

export const officeTasksQuery = ({ show, page, limit }: Wish<OfficeShow>) =>
  queryOptions({
    queryKey: [...officeTasksKey, show, page, limit],
    queryFn: ({ signal }) => {
      const query = { show, page: String(page), limit: String(limit) }
      return api(adminTasks.list, { query, body: {} }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function useSaveTask() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { task_id: string; action: TaskAction }) => api(adminTasks.save, { body }),
    // Also after a refusal: a colleague was quicker.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: officeTasksKey }),
        client.invalidateQueries({ queryKey: officeUnreadQuery.queryKey }),
      ]),
  })
}
