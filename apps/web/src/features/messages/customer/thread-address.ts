import type { About } from '../parts/queries.ts'

export const threadAddress = (threadId: string): string => `/messages?thread=${threadId}`

/** Where to write about something: the thread there is, or a new one. */
export const aboutAddress = ({ subject, subject_id }: About): string =>
  `/messages?${new URLSearchParams({ subject, id: subject_id })}`
