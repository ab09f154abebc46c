export { findPayee, findPayees, getPartnerAccount, type Payee } from './payee.ts'
export { findOnlyPartner, findPartner } from './queries.ts'
