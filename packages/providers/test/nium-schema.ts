/** A corridor's schema in the shape of the vendor's guide: rules for all, and branches by method and by who is paid. */
export const corridorSchema = (currency: string, payoutMethod: string): unknown => ({
  type: 'object',
  required: ['beneficiaryName', 'beneficiaryAccountNumber', 'purposeCode'],
  properties: {
    payoutMethod: { enum: [payoutMethod] },
    destinationCurrency: { const: currency },
    beneficiaryName: { type: 'string', maxLength: 70 },
    beneficiaryCity: { type: 'string', maxLength: 35 },
    purposeCode: { enum: ['IR001', 'IR01809', 'IR01811'] },
  },
  allOf: [
    {
      if: { properties: { payoutMethod: { const: 'LOCAL' } } },
      // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
      then: {
        required: ['routingCodeType1', 'routingCodeValue1', 'beneficiaryCity'],
        properties: {
          routingCodeType1: { enum: ['CNAPS'] },
          routingCodeValue1: { pattern: '^[0-9]{12}$' },
        },
      },
      else: { properties: { routingCodeType1: { enum: ['SWIFT'] } }, required: ['routingCodeValue1'] },
    },
    {
      if: { properties: { beneficiaryAccountType: { enum: ['Corporate', 'CORPORATE'] } } },
      // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
      then: { properties: { purposeCode: { enum: ['IR01809', 'IR01811'] } } },
    },
    // Depends on what only the payment knows: the validator judges it.
    {
      if: { properties: { sourceAmount: { const: 'large' } } },
      // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
      then: { required: ['beneficiaryEmail'] },
    },
  ],
})
