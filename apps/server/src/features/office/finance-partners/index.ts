/** What credit limits, fundings and the financing view may use of finance partners. */
export {
  findTerms,
  findTermsVersion,
  getLender,
  listFinancePartners,
  listLenders,
  listLentCurrencies,
  type PartnerTerms,
} from './terms.ts'
