export { findPayee, getPartnerAccount, type Payee } from './payee.ts'
