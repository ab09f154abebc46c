import { facts, oldFacts } from '@tradelane/contract/facts/calls'
import { routes, success } from '../../../http/routes.ts'
import { listFacts } from './facts.ts'
import { forgetOldFacts, knownOldFacts } from './known-old-facts.ts'
import { readFact } from './read-fact.ts'

export const factRoutes = routes(facts, {
  list: async ({ deps }) => ({ ...success, facts: await listFacts(deps) }),
  read: async ({ deps, actor, body }) => {
    await readFact(deps, actor, body)
    forgetOldFacts(deps)
    return {
      ...success,
      message:
        body.outcome === 'changed'
          ? 'Saved. The product shows the fact as changed until a release has it.'
          : 'Saved. The fact counts from that day on.',
    }
  },
})

export const oldFactRoutes = routes(oldFacts, {
  list: async ({ deps }) => ({ ...success, facts: await knownOldFacts(deps) }),
})
