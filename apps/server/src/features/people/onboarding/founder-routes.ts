import { promised } from '@tradelane/contract/lifecycle/promises'
import { founders } from '@tradelane/contract/onboarding/founders'
import { routes, success } from '../../../http/routes.ts'
import { removeFounder } from './remove-founder.ts'
import { saveFounder } from './save-founder.ts'
import { sayOwnership } from './say-ownership.ts'

export const founderRoutes = routes(founders, {
  save: async ({ deps, actor, body }) => {
    const { fid, isChanged } = await saveFounder(deps, actor, body)
    const review = `Saved. Our team will get back to you within ${promised('reviewPerson')}.`
    return { ...success, message: isChanged ? review : 'Nothing was changed.', fid }
  },
  ownership: async ({ deps, actor, body }) => {
    const { isChanged } = await sayOwnership(deps, actor, body)
    return { ...success, message: isChanged ? 'Saved.' : 'Nothing was changed.' }
  },
  remove: async ({ deps, actor, body }) => {
    const { name } = await removeFounder(deps, actor, body.fid)
    return { ...success, message: `${name} has been removed.` }
  },
})
