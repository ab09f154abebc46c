import { z } from 'zod/mini'
import type { PayoutFault } from '../corridor.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { ensureBeneficiary } from './beneficiaries.ts'
import type { NiumApi } from './nium-api.ts'
import type { Paths } from './paths.ts'
import { fieldNamed, rulesIn, schemaAnswer } from './schema-rules.ts'
import { transferBody } from './transfer-body.ts'

const text = z.optional(z.nullable(z.string()))
const found = z.object({
  category: text,
  type: text,
  code: text,
  field: text,
  description: text,
  message: text,
})
const verdict = z.object({ errors: z.optional(z.nullable(z.array(found))) })

/** The schema of a corridor, and their look at a payout before it is made (guide of 15 October 2026). */
export function niumCorridors(api: NiumApi, paths: Paths): Pick<PaymentProvider, 'findRules' | 'check'> {
  return {
    async findRules({ customer, ...corridor }) {
      const { currency, country, payoutMethod } = corridor
      const answer = await api.get(`${paths.customer(customer)}/currency/${currency}/validationSchemas`, {
        answer: schemaAnswer,
        query: { payoutMethod, destinationCountry: country },
      })
      return answer.status === 'ok' ? rulesIn(answer.value, corridor) : undefined
    },

    async check(payout, abandoned) {
      const beneficiary = await ensureBeneficiary(api, paths, payout, abandoned)
      if (beneficiary.status === 'refused') return faultsIn(beneficiary)
      const { externalId: _payoutKey, ...body } = transferBody(payout, beneficiary.value)
      const answer = await api.post(`${paths.wallet(payout.customer)}/remittance/validate`, {
        answer: verdict,
        body,
      })
      // A refusal without a list says something of the call, and not of the payment: the payment itself is judged when it is sent.
      if (answer.status === 'refused') return readableFaults(answer)
      return (answer.value.errors ?? []).map(toFault)
    },
  }
}

type Refused = { reason: string; errors?: readonly unknown[] | undefined }

/** A refusal with its list, or one sentence about the whole. */
function faultsIn(refused: Refused): PayoutFault[] {
  const faults = readableFaults(refused)
  return faults.length > 0 ? faults : [{ kind: 'not_allowed', reason: refused.reason }]
}

const readableFaults = ({ errors = [] }: Refused): PayoutFault[] =>
  errors.flatMap((each) => {
    const read = z.safeParse(found, each)
    return read.success ? [toFault(read.data)] : []
  })

function toFault({ category, type, code, field, description, message }: z.output<typeof found>): PayoutFault {
  const group = category ?? type ?? code ?? ''
  const named = field ? fieldOf(field) : undefined
  return {
    kind: (Object.hasOwn(kinds, group) && kinds[group]) || 'not_allowed',
    ...(named && { field: named }),
    reason: description ?? message ?? group,
  }
}

/** Their groups are stable; the codes in them are not. */
const kinds: Record<string, PayoutFault['kind']> = {
  field_missing: 'missing',
  incorrect_format: 'format',
  incorrect_value: 'format',
}

const ofTransfer: Record<string, PayoutFault['field']> = {
  purposeCode: 'purposeCode',
  sourceOfFunds: 'sourceOfFunds',
  exemptionCode: 'exemptionCode',
  customerComments: 'reference',
  sourceAmount: 'amount',
  destinationAmount: 'amount',
}
const fieldOf = (name: string): PayoutFault['field'] =>
  ofTransfer[name.split('.').at(-1) ?? ''] ?? fieldNamed(name)
