/** What credit limits, fundings and the financing view may use of finance partners. */
export {
  findTerms,
  findTermsVersion,
  getLender,
  isActivePartner,
  listActivePartners,
  listLenders,
  listLentCurrencies,
  type PartnerTerms,
  selectFinancePartners,
} from './terms.ts'
