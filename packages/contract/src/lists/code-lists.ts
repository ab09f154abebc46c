import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'

/** The specification's categories, and two of ours: nationalities, and papers of a business as opposed to a person. */
export const codeListCategory = z.enum([
  'DOCUMENT_TYPE',
  'BUSINESS_DOCUMENT_TYPE',
  'BUSINESS_TYPE',
  'COUNTRY_NAME',
  'NATIONALITY',
  'LISTED_EXCHANGE',
  'TOTAL_EMPLOYEES',
  'INDUSTRY_SECTOR',
  'INTENDED_USE_OF_ACCOUNT',
  'ANNUAL_TURNOVER',
  'POSITION',
])
export type CodeListCategory = z.output<typeof codeListCategory>

const codeListEntry = z.object({
  code: z.string(),
  description: z.string(),
  /** Of a country that no service reaches, or no freight: people rarely mean it. */
  is_excluded: z.optional(z.boolean()),
  /** Of a country: what a search finds it by too, such as "GBR", "UK" and "England". */
  other_names: z.optional(z.array(z.string())),
})
export type CodeListEntry = z.output<typeof codeListEntry>

export const codeLists = {
  constants: endpoint({
    method: 'POST',
    path: '/common/constants',
    auth: 'none',
    isPublic: true,
    summary: 'The choices of a dropdown; some differ by the region a company signed up in',
    body: z.strictObject({
      category: codeListCategory,
      region: z.optional(z.string().check(z.maxLength(40))),
    }),
    response: z.array(codeListEntry),
  }),
}
