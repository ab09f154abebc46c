import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { payService, type ServicePayment } from '../../money/charges/index.ts'
import { acceptOfRecord, lockRequestOf } from '../../office/quote-desk/index.ts'
import { insurer } from '../premiums/index.ts'
import { requestOfPolicy } from './desk/policy-request.ts'
import { insuranceBinding } from './insurance-approval.ts'
import { getInsured } from './insured.ts'
import { insuredParty } from './insured-party.ts'
import { getPolicy, insuredFrom, type PolicyRow, policyNumber } from './policies.ts'
import { premiumBill } from './premium-bill.ts'

type Payment = { insurance_id: string; password: string; verify_code: string }

/** Pays the premium (`payService`); the policy is bound, and its certificate issued, in the transaction that books the money. */
export async function bindInsurance(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Payment,
  requestKey: string | undefined,
) {
  const paid = await payService(
    deps,
    actor,
    { password, code, requestKey },
    {
      ...paymentOfPolicy(actor, which.insurance_id),
      which,
      // Paying accepts the offer of the desk.
      placed: async (tx, row, at) => {
        const request = await lockRequestOf(tx, actor, requestOfPolicy(which.insurance_id))
        if (request) await acceptOfRecord(deps, tx, actor, { row: request, offerId: row.offer_id, at })
      },
    },
  )
  if (paid.state === 'awaiting_release')
    return {
      insurance_status: 'awaiting_release' as const,
      certificate_number: null,
      message: 'The premium is waiting for release by a second person. Nothing is insured yet.',
    }
  const bound = await getPolicy(deps.db, actor, which.insurance_id)
  const { state, certificate_number, valid_from } = bound
  const isLater = insuredFrom(bound, await dayOfCompany(deps.db, bound.uid, deps.clock.now())) !== null
  return state === 'bound'
    ? {
        insurance_status: 'bound' as const,
        certificate_number,
        message: `Your goods are insured${isLater ? ` from ${dayText(valid_from)}` : ''}.`,
      }
    : {
        insurance_status: 'processing' as const,
        certificate_number: null,
        message: 'The premium is being collected. We issue the certificate as soon as it is paid.',
      }
}

/** The payment of a policy at the offer that it shows. */
export const paymentOfPolicy = (
  actor: CustomerActor,
  subjectId: string,
): Omit<ServicePayment<Pick<Payment, 'insurance_id'>, PolicyRow>, 'which'> => ({
  service: 'insurance',
  subjectId,
  action: insuranceBinding,
  parties: async (tx, { insured_details_id: id }) => [insuredParty(id, await getInsured(tx, actor, id))],
  bill: async (tx, row) => ({
    description: `Cargo insurance ${policyNumber(row)}, ${insurer}`,
    payee: insurer,
    number: policyNumber(row),
    lines: await premiumBill(tx, row),
  }),
  cleared: { reason: null },
})
