/** The specification's address of a partner's financing. */
export const insightsLink = (beneficiaryId: string): string =>
  `/dashboard/insights?beneficiary_id=${beneficiaryId}`
