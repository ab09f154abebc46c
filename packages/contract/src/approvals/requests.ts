import { bindRequest } from '../insurance/code-request.ts'
import { payFreightRequest } from '../shipments/code-request.ts'
import { releaseRequest, submitRequest } from '../simple-payment/code-requests.ts'
import { settingsRequest } from '../team/code-request.ts'
import { addBalanceRequest } from '../wallet/code-request.ts'

/** Every action that needs password and code, by what its code is asked for with. A service adds its own here. */
export const codeRequests = [
  submitRequest,
  releaseRequest,
  addBalanceRequest,
  payFreightRequest,
  bindRequest,
  settingsRequest,
] as const
