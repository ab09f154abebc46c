import { promised } from '@tradelane/contract/lifecycle/promises'
import { kybRequirements } from '@tradelane/contract/onboarding/requirement-calls'
import { routes, success } from '../../../http/routes.ts'
import { answerRequirement } from './answer-requirement.ts'
import { listRequirements } from './list-requirements.ts'

export const requirementRoutes = routes(kybRequirements, {
  list: async ({ deps, actor }) => {
    const requirements = await listRequirements(deps, actor)
    return { ...success, requirements: requirements.filter(({ state }) => state !== 'taken_back') }
  },
  answer: async ({ deps, actor, body }) => {
    const isInReview = await answerRequirement(deps, actor, body)
    const review = `Answered. The review goes on: we reply within ${promised('reviewBusiness')}.`
    return { ...success, message: isInReview ? review : 'Answered.' }
  },
})
