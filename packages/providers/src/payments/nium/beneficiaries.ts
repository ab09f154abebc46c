import { z } from 'zod/mini'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { PayoutRequest } from '../payout.ts'
import type { Answer, NiumApi } from './nium-api.ts'
import type { Paths } from './paths.ts'
import { routingCodes } from './routing-codes.ts'

const kept = z.object({
  payoutHashId: z.string(),
  beneficiaryName: z.optional(z.nullable(z.string())),
  beneficiaryAccountNumber: z.optional(z.nullable(z.string())),
  destinationCurrency: z.optional(z.nullable(z.string())),
  payoutMethod: z.optional(z.nullable(z.string())),
  routingCodeValue1: z.optional(z.nullable(z.string())),
  routingCodeValue2: z.optional(z.nullable(z.string())),
  beneficiaryIdentificationValue: z.optional(z.nullable(z.string())),
  beneficiaryCity: z.optional(z.nullable(z.string())),
  beneficiaryPostcode: z.optional(z.nullable(z.string())),
  beneficiaryCountryCode: z.optional(z.nullable(z.string())),
})

/**
 * A payout needs its beneficiary stored over there first; what it names is the account (`payoutHashId`), not the person.
 * One that is there already, equal in all that routes the money and where the payee is, is used again: one that was stored without its town
 * would be refused.
 */
export function ensureBeneficiary(
  api: NiumApi,
  paths: Paths,
  payout: PayoutRequest,
  abandoned?: AbortSignal,
): Promise<Answer<string>> {
  const path = `${paths.customer(payout.customer, 2)}/beneficiaries`
  // A check that was given up may still be at it while the payment is sent: the payment finds what that has stored.
  return oneAfterAnother(path, () => findOrStore(api, path, toWire(payout), abandoned))
}

async function findOrStore(
  api: NiumApi,
  path: string,
  wanted: ReturnType<typeof toWire>,
  abandoned?: AbortSignal,
): Promise<Answer<string>> {
  const known = await api.get(path, { answer: z.array(kept) })
  const same =
    known.status === 'ok' &&
    known.value.find(
      (each) =>
        each.beneficiaryName === wanted.beneficiaryName &&
        each.beneficiaryAccountNumber === wanted.beneficiaryAccountNumber &&
        each.destinationCurrency === wanted.destinationCurrency &&
        each.payoutMethod === wanted.payoutMethod &&
        each.routingCodeValue1 === wanted.routingCodeValue1 &&
        (each.routingCodeValue2 ?? undefined) === wanted.routingCodeValue2 &&
        (each.beneficiaryIdentificationValue ?? undefined) === wanted.beneficiaryIdentificationValue &&
        isSamePlace(each, wanted),
    )
  if (same) return { status: 'ok', value: same.payoutHashId }
  // Nobody waits for it any more: the payment, which another process may send, stores it.
  if (abandoned?.aborted) throw new ProviderUnavailable('the check was given up')
  const added = await api.post(path, { answer: kept, body: wanted })
  return added.status === 'ok' ? { status: 'ok', value: added.value.payoutHashId } : added
}

const lastOf = new Map<string, Promise<unknown>>()

/** The beneficiaries of one customer in this process. */
async function oneAfterAnother<T>(key: string, work: () => Promise<T>): Promise<T> {
  const result = (lastOf.get(key) ?? Promise.resolve()).then(work, work)
  lastOf.set(key, result)
  try {
    return await result
  } finally {
    if (lastOf.get(key) === result) lastOf.delete(key)
  }
}

type Place = Partial<
  Record<'beneficiaryCity' | 'beneficiaryPostcode' | 'beneficiaryCountryCode', string | null | undefined>
>
/** What is stored with more than is known now is as good. */
const isSamePlace = (stored: Place, wanted: Place): boolean =>
  !wanted.beneficiaryCity ||
  (stored.beneficiaryCity === wanted.beneficiaryCity &&
    (stored.beneficiaryPostcode ?? '') === (wanted.beneficiaryPostcode ?? '') &&
    stored.beneficiaryCountryCode === wanted.beneficiaryCountryCode)

function toWire({ beneficiary, target, payoutMethod }: PayoutRequest) {
  const { name, accountType, accountNumber, bankName, routingCode, country } = beneficiary
  return {
    beneficiaryName: name,
    beneficiaryAccountType: accountType,
    beneficiaryAccountNumber: accountNumber,
    beneficiaryBankName: bankName,
    beneficiaryBankAccountType: 'Current',
    // The company's own country; the bank's is the destination.
    beneficiaryCountryCode: beneficiary.addressCountry ?? country,
    beneficiaryAddress: beneficiary.address,
    beneficiaryCity: beneficiary.city,
    beneficiaryPostcode: beneficiary.postcode,
    beneficiaryEmail: beneficiary.email,
    destinationCountry: country,
    destinationCurrency: target.currency,
    payoutMethod,
    ...routingCodes(beneficiary),
    ...(beneficiary.identification ? { beneficiaryIdentificationValue: beneficiary.identification } : {}),
    ...(payoutMethod === 'PROXY' ? { proxyType: routingCode, proxyValue: accountNumber } : {}),
  }
}
