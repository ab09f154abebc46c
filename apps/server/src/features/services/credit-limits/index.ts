/** What fundings, links and the financing view may use of credit limits. */
export { type CreditLine, listCreditLines } from './credit-lines.ts'
export { type CreditLimit, findBuyerKey, findLimit, isSigned, isUsableToday, lockLimit } from './limits.ts'
export { openLimitCase, readLimitCase } from './open-limit-case.ts'
export { type Parties, type Party, partiesOf, partyFacts } from './parties.ts'
