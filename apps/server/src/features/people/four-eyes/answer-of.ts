import { success } from '../../../http/routes.ts'
import type { Made } from './through-two-people.ts'

/** The answer of a call whose change is made, or waits. */
export const answerOf = ({ changeId }: Made, message: string) =>
  changeId === undefined
    ? { ...success, message }
    : { ...success, message: 'The change waits for a second person.', change_id: changeId }
