import { isZero, minus } from '@tradelane/money'
import type { PayoutRequest } from '../payout.ts'
import { wireNumber } from './wire-values.ts'

/**
 * The source amount is what is fixed, so that the wallet loses exactly what our books say; their fee for us comes on top of
 * it. What arrives follows from their rate of that moment, and is theirs to tell.
 */
export function transferBody(payout: PayoutRequest, beneficiaryId: string) {
  const { key, source, fee, purposeCode, sourceOfFunds, exemptionCode, reference } = payout
  return {
    externalId: key,
    beneficiary: { id: beneficiaryId },
    payout: { sourceCurrency: source.currency, sourceAmount: wireNumber(minus(source, fee)) },
    ...(isZero(fee) ? {} : { additionalFees: { feeType: 'FIXED', feeValue: wireNumber(fee) } }),
    purposeCode,
    sourceOfFunds,
    ...(exemptionCode ? { exemptionCode } : {}),
    customerComments: plain(reference),
  }
}

/** They refuse special characters in comments, without saying which ones those are. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, 512)
