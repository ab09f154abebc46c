import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { routes, success } from '../../../http/routes.ts'
import { requestKeyOf } from '../../money/wallet/index.ts'
import { readCurrentTransaction } from '../../trade/transactions/index.ts'
import { describeEscrow, showEscrow } from './describe-escrow.ts'
import { examineDocument, waiveDifferences } from './documents/examine-document.ts'
import { giveSample } from './documents/give-sample.ts'
import { approveEscrow } from './draft/approve-escrow.ts'
import { cancelEscrow } from './draft/cancel-escrow.ts'
import { addEscrow, updateEscrow } from './draft/save-escrow.ts'
import { suggestTerms } from './draft/suggest-terms.ts'
import { findNewestEscrow } from './escrows.ts'
import { decideItem } from './release/decide-item.ts'
import { askSeller } from './seller/sellers-link.ts'

export const smartEscrowRoutes = routes(smartEscrows, {
  current: async ({ deps, actor }) => {
    const now = deps.clock.now()
    const trade = await readCurrentTransaction(deps.db, actor, now)
    const row = trade && (await findNewestEscrow(deps.db, actor, trade.transaction_id))
    return { ...success, smart_escrow: row ? await showEscrow(deps.db, actor, row, now) : null }
  },
  suggest: async ({ deps, actor }) => ({ ...success, ...(await suggestTerms(deps, actor)) }),
  addSample: async ({ deps, actor, body }) => {
    await giveSample(deps, actor, body)
    return { ...success, message: 'The sample has been added.' }
  },
  get: async ({ deps, actor, body }) => describeEscrow(deps, actor, body.smart_escrow_id),
  add: async ({ deps, actor, body }) => ({
    ...success,
    msg: 'Saved as a draft',
    smart_escrow_id: await addEscrow(deps, actor, body),
  }),
  update: async ({ deps, actor, body: { smart_escrow_id, ...form } }) => {
    await updateEscrow(deps, actor, smart_escrow_id, form)
    return { ...success, msg: 'Saved as a draft', smart_escrow_id }
  },
  approve: async ({ deps, actor, body, request }) => ({
    ...success,
    message: await approveEscrow(deps, actor, body, requestKeyOf(actor, request)),
  }),
  decide: async ({ deps, actor, body }) => {
    await decideItem(deps, actor, body)
    return { ...success, message: 'The decision has been recorded.' }
  },
  examine: async ({ deps, actor, body }) => {
    await examineDocument(deps, actor, body)
    return { ...success, message: 'The decision has been recorded. We notify the seller.' }
  },
  waive: async ({ deps, actor, body }) => {
    await waiveDifferences(deps, actor, body)
    return { ...success, message: 'The differences are waived.' }
  },
  askSeller: async ({ deps, actor, body }) => {
    await askSeller(deps, actor, body.smart_escrow_id)
    return { ...success, message: 'We have sent the seller a new link.' }
  },
  cancel: async ({ deps, actor, body }) => {
    const message = await cancelEscrow(deps, actor, body)
    return { ...success, message }
  },
})
