import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id, line } from '../primitives/values.ts'

/** The questions; a pair has one of each list. Other clients may use questions of their own. */
export const personalQuestions = [
  'What was the name of your first school?',
  'In which town was your mother born?',
  'What was the name of your first pet?',
  'What was the surname of your favourite teacher?',
  'In which street did you grow up?',
] as const
export const preferenceQuestions = [
  'What is your favourite book?',
  'What is your favourite dish?',
  'Which city would you most like to live in?',
  'What is your favourite piece of music?',
  'Which sport do you most like to watch?',
] as const

const text = line(200, 'Field is required').check(z.minLength(2, 'Field must be at least 2 characters'))

export const securityAnswers = z.strictObject({
  question_one: text,
  answer_one: text,
  question_two: text,
  answer_two: text,
})
export type SecurityAnswers = z.output<typeof securityAnswers>

const saved = z.object({ ...done.shape, user_security_id: id })

export const securityQuestions = {
  read: endpoint({
    method: 'GET',
    path: '/users/get_security_questions',
    auth: 'customer',
    summary: 'The user’s own questions; answers are stored as hashes and returned empty',
    response: z.object({
      status: z.literal('success'),
      question_one: z.string(),
      answer_one: z.literal(''),
      question_two: z.string(),
      answer_two: z.literal(''),
      /** null until they are saved. */
      user_security_id: z.nullable(id),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/users/add_security_questions',
    auth: 'customer',
    who: 'everyone',
    summary: 'Saves the user’s two questions and answers for the first time',
    body: securityAnswers,
    response: saved,
    errors: ['CONFLICT'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/users/update_security_questions',
    auth: 'customer',
    who: 'everyone',
    summary: 'Replaces the user’s questions and answers',
    body: z.extend(securityAnswers, { user_security_id: id }),
    response: saved,
    errors: ['NOT_FOUND'],
  }),
}
