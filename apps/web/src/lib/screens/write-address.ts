import type { ThreadSubject } from '@tradelane/contract/messages/calls'

type About = { subject: ThreadSubject; subject_id: string }

/** Where one writes to Tradelane about a subject: its conversation, or the form of a new one. */
export const writeAddress = ({ subject, subject_id }: About): string =>
  `/messages?${new URLSearchParams({ subject, id: subject_id })}`

/** The same about the company itself. */
export const writeToUs = ({ uid }: { uid: string }): string =>
  writeAddress({ subject: 'company', subject_id: uid })
