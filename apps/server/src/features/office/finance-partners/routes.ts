import { financePartners } from '@tradelane/contract/finance-partners/calls'
import { routes, success } from '../../../http/routes.ts'
import { listTerms, listTermsVersions } from './list-terms.ts'
import { saveTerms } from './save-terms.ts'
import { vendorOfPartner } from './terms.ts'

export const financePartnerRoutes = routes(financePartners, {
  list: async ({ deps }) => ({ ...success, finance_partners: await listTerms(deps.db) }),
  versions: async ({ deps, body }) => ({
    ...success,
    finance_partners: await listTermsVersions(deps.db, body.finance_partner_id),
    vendor: await vendorOfPartner(deps.db, body.finance_partner_id),
  }),
  save: async ({ deps, actor, body }) => ({
    ...success,
    version: await saveTerms(deps, actor, body),
    message: 'The new terms are in force. Term sheets and offers that were made keep theirs.',
  }),
})
