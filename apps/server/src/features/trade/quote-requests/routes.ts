import { quoteRequests } from '@tradelane/contract/quote-requests/calls'
import { routes, success } from '../../../http/routes.ts'
import { copyRequest } from './copy-request.ts'
import { describeRequest, findRequest } from './describe-request.ts'
import { listRequests } from './list-requests.ts'
import { removeRequest, saveRequest } from './save-request.ts'
import { submitRequest } from './submit-request.ts'

export const quoteRequestRoutes = routes(quoteRequests, {
  save: async ({ deps, actor, body }) => ({ ...success, ...(await saveRequest(deps, actor, body)) }),
  get: async ({ deps, actor, body }) => {
    const row = await findRequest(deps, actor, body)
    return { ...success, ...(row ? await describeRequest(deps, actor, row) : { quote_request_id: null }) }
  },
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listRequests(deps, actor, query)) }),
  submit: async ({ deps, actor, body }) => ({ ...success, ...(await submitRequest(deps, actor, body)) }),
  copy: async ({ deps, actor, body }) => ({ ...success, ...(await copyRequest(deps, actor, body)) }),
  remove: async ({ deps, actor, body }) => {
    await removeRequest(deps, actor, body.quote_request_id)
    return success
  },
})
