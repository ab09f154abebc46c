import { securityQuestions } from '@tradelane/contract/accounts/security-questions'
import { routes, success } from '../../../http/routes.ts'
import { addSecurityQuestions, findSecurityQuestions, updateSecurityQuestions } from './security-questions.ts'

const message = 'Your security questions have been saved.'
const unsaid = { answer_one: '', answer_two: '' } as const
const none = { user_security_id: null, question_one: '', question_two: '' }

export const securityQuestionRoutes = routes(securityQuestions, {
  read: async ({ deps, actor }) => {
    const saved = (await findSecurityQuestions(deps.db, actor)) ?? none
    return { ...success, ...saved, ...unsaid }
  },
  add: async ({ deps, actor, body }) => ({
    ...success,
    message,
    user_security_id: await addSecurityQuestions(deps, actor, body),
  }),
  update: async ({ deps, actor, body }) => ({
    ...success,
    message,
    user_security_id: await updateSecurityQuestions(deps, actor, body),
  }),
})
