import { passages } from '@tradelane/contract/logistics/passage-calls'
import { routes, success } from '../../../http/routes.ts'
import { closePassage, reopenPassage } from './close-passage.ts'
import { closedText } from './closures.ts'
import { listPassages } from './list-passages.ts'

export const passageRoutes = routes(passages, {
  list: async ({ deps }) => ({ ...success, ...(await listPassages(deps.db)) }),
  close: async ({ deps, actor, body }) => {
    const ended = await closePassage(deps, actor, body)
    const quotes = ended === 1 ? '1 open quote through it has' : `${ended} open quotes through it have`
    return { ...success, message: `${closedText(body, deps.clock.now())}. ${quotes} ended.` }
  },
  reopen: async ({ deps, actor, body }) => {
    await reopenPassage(deps, actor, body.closure_id)
    return { ...success, message: 'The passage is open again. New quotes use it.' }
  },
})
