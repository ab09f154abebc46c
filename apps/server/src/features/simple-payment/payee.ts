import type { Beneficiary } from '@tradelane/providers'
import type { Payee as CurrentPayee } from '../partners/index.ts'

/**
 * Who is paid and where, as it was approved. It is kept on the payment: what the partner's record says later changes
 * nothing that has been submitted.
 */
export type Payee = Pick<CurrentPayee, 'partner' | 'account' | 'version'>

export const lastFour = (accountNo: string): string => accountNo.slice(-4)

/** The payee as the payments provider wants it. */
export function toBeneficiary({ partner, account }: Payee): Beneficiary {
  return {
    name: account.account_holder_name,
    accountType: account.beneficiaryAccountType,
    accountNumber: account.account_no,
    routingCode: account.swift_ifsc,
    bankName: account.bank,
    bankAddress: account.bank_address,
    bankCity: account.bank_city,
    country: account.beneficiaryCountryCode,
    address: partner.company_address,
    email: partner.email,
  }
}
