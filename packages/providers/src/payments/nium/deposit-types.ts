/**
 * "Offline" is a bank transfer to one of the wallet's account numbers, from the customer's own bank or a third party's. What we add
 * ourselves comes as "Prefund".
 */
export const depositTypes = [
  'Wallet_Credit_Mode_Offline',
  'Wallet_Credit_Mode_Offline_Cross_Currency',
  'Wallet_Credit_Mode_Offline_ThirdParty',
] as const

export const isDepositType = (type: string): boolean => depositTypes.some((one) => one === type)
