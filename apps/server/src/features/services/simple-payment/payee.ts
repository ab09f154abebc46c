import type { Beneficiary } from '@tradelane/providers'
import type { Payee as CurrentPayee } from '../../trade/partners/index.ts'

/**
 * The payee and the account as approved. It is stored on the payment: later changes of the partner do not affect a
 * submitted payment. What the bank says of the name is part of the copy, as it was known then.
 */
export type Payee = Pick<CurrentPayee, 'partner' | 'account' | 'version' | 'nameCheck'>

export const lastFour = (accountNo: string): string => accountNo.slice(-4)

/** The payee in the payments provider's format. */
export function toBeneficiary({ partner, account }: Payee): Beneficiary {
  return {
    name: account.account_holder_name,
    accountType: account.beneficiaryAccountType,
    accountNumber: account.account_no,
    routingCode: account.swift_ifsc,
    ...(account.second_bank_code && { secondRoutingCode: account.second_bank_code }),
    ...(account.owner_id_number && { identification: account.owner_id_number }),
    bankName: account.bank,
    bankAddress: account.bank_address,
    bankCity: account.bank_city,
    country: account.beneficiaryCountryCode,
    address: partner.company_address,
    ...(partner.company_town && { city: partner.company_town }),
    ...(partner.company_post_code && { postcode: partner.company_post_code }),
    ...(partner.company_country && { addressCountry: partner.company_country }),
    email: partner.email,
  }
}
