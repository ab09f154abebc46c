import type { About } from '../parts/message-queries.ts'

export const threadAddress = (threadId: string): string => `/messages?thread=${threadId}`

/** The address to write about a subject: the existing thread, or a new one. */
export const aboutAddress = ({ subject, subject_id }: About): string =>
  `/messages?${new URLSearchParams({ subject, id: subject_id })}`
