export { addBuyer } from './add-buyer.ts'
export { noteCorrection } from './bank-corrections.ts'
export { checkNames, recheckName } from './check-names.ts'
export { corridorOf, payeeInCorridor } from './corridor-of-payee.ts'
export { isPartnerFound, searchedOfPartner } from './is-partner-found.ts'
export { setLimitRequest } from './limit-request.ts'
export { isDue as isNameDue, shownCheck } from './name-check.ts'
export { partiesOfPayee } from './parties-of-payee.ts'
export { findPayee, findPayees, getPartnerAccount, type Payee } from './payee.ts'
export { bankRestriction } from './refuse-restricted-banks.ts'
export { shownAccount } from './shown-account.ts'
export {
  countryOfPartner,
  findOnlyPartner,
  findPartner,
  listSameCompany,
  lockPartner,
} from './stored-partners.ts'
