import { z } from 'zod/mini'
import { exemptionCodes, paidFromOptions, purposeCodes, sourcesOfFunds } from '../lists/payment-options.ts'
import { accountTypes, payoutMethods } from '../partners/forms.ts'

const choice = z.object({ code: z.string(), description: z.string() })
const choices = z.array(choice)

/** The choices of a payment's form, by the name of the field. */
export const senderConstants = z.object({
  status: z.literal('success'),
  purposeCode: choices,
  sourceOfFunds: choices,
  exemptionCode: choices,
  paid_from: choices,
  payoutMethod: choices,
  beneficiaryAccountType: choices,
})

const plain = (values: readonly string[]) => values.map((code) => ({ code, description: code }))
const coded = (codes: Record<string, string>) =>
  Object.entries(codes)
    .map(([code, description]) => ({ code, description }))
    .sort((a, b) => a.code.localeCompare(b.code))

/** The lists of the form, which never differ between companies. */
export const listSenderConstants = (): z.output<typeof senderConstants> => ({
  status: 'success',
  purposeCode: coded(purposeCodes),
  sourceOfFunds: plain(sourcesOfFunds),
  exemptionCode: coded(exemptionCodes),
  paid_from: plain(paidFromOptions),
  payoutMethod: plain(payoutMethods),
  beneficiaryAccountType: plain(accountTypes),
})
