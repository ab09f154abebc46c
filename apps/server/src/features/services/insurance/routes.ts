import { approvedText, approvedTitle, insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { insuredDetails } from '@tradelane/contract/insurance/insured'
import { codeSent, wireOf } from '../../../approvals/code-answer.ts'
import { sendApprovalCode } from '../../../approvals/send-approval-code.ts'
import { routes, success } from '../../../http/routes.ts'
import { requestKeyOf } from '../../money/wallet/index.ts'
import { indicatePremium } from '../premiums/index.ts'
import { approveInsurance } from './approve-insurance.ts'
import { bindInsurance } from './bind-insurance.ts'
import { cancelInsurance } from './cancel-insurance.ts'
import { certificateFile } from './certificate-file.ts'
import { describePolicy, findForForm } from './describe-policy.ts'
import { findReferrals } from './find-referrals.ts'
import { prefillFromFreight } from './freight-of-policy.ts'
import { insuranceBinding } from './insurance-approval.ts'
import { addInsured, findInsured, getInsured, updateInsured } from './insured.ts'
import { listPolicies } from './list-policies.ts'
import { readPolicyHolder } from './policy-holder.ts'
import { addInsurance, updateInsurance } from './save-insurance.ts'
import { verifyCertificate } from './verify-certificate.ts'

export const insuredRoutes = routes(insuredDetails, {
  get: async ({ deps, actor, query: { insured_details_id: named } }) => ({
    ...success,
    policy_holder: await readPolicyHolder(deps, actor),
    insured: named ? await getInsured(deps.db, actor, named) : ((await findInsured(deps.db, actor)) ?? null),
  }),
  add: async ({ deps, actor, body }) => ({
    ...success,
    message: 'Insured details saved',
    insured_details_id: await addInsured(deps, actor, body),
  }),
  update: async ({ deps, actor, body }) => {
    await updateInsured(deps, actor, body)
    const { insured_details_id } = body
    return { ...success, message: 'Insured details saved', insured_details_id }
  },
})

export const insuranceDetailRoutes = routes(insuranceDetails, {
  get: async ({ deps, actor, query }) => ({
    ...success,
    insurance: await findForForm(deps, actor, query),
  }),
  add: async ({ deps, actor, body }) => ({
    ...success,
    message: 'Insurance details saved',
    insurance_id: await addInsurance(deps, actor, body),
  }),
  update: async ({ deps, actor, body }) => {
    await updateInsurance(deps, actor, body)
    return { ...success, message: 'Insurance details saved', insurance_id: body.insurance_id }
  },
  approve: async ({ deps, actor, body: { insurance_id } }) => {
    await approveInsurance(deps, actor, insurance_id)
    return { ...success, message: `${approvedTitle}. ${approvedText}`, insurance_id }
  },
})

export const insuranceRoutes = routes(insurance, {
  premium: async ({ deps, actor, body }) => ({
    ...success,
    ...(await indicatePremium(deps.db, body, { companyId: actor.companyId, at: deps.clock.now() })),
    referrals: await findReferrals(deps.db, actor, body, deps.clock.now()),
  }),
  prefill: async ({ deps, actor, body }) => ({
    ...success,
    ...(await prefillFromFreight(deps.db, actor, body)),
  }),
  list: async ({ deps, actor, query }) => ({
    ...success,
    ...(await listPolicies(deps, actor, query)),
  }),
  get: async ({ deps, actor, body }) => ({
    ...success,
    policy_holder: await readPolicyHolder(deps, actor),
    ...(await describePolicy(deps, actor, body.insurance_id)),
  }),
  bindCode: async ({ deps, actor, body }) => ({
    ...codeSent,
    approves: wireOf(await sendApprovalCode(deps, actor, insuranceBinding, body)),
  }),
  bind: async ({ deps, actor, body, request }) => ({
    ...success,
    ...(await bindInsurance(deps, actor, body, requestKeyOf(actor, request))),
  }),
  cancel: async ({ deps, actor, body }) => ({
    ...success,
    ...(await cancelInsurance(deps, actor, body.insurance_id)),
  }),
  certificate: async ({ deps, actor, query }) => certificateFile(deps, actor, query),
  verify: async ({ deps, query }) => ({ ...success, certificate: await verifyCertificate(deps, query) }),
})
