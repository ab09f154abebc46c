import { z } from 'zod/mini'
import { documentLink } from '../documents/forms.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { id, line } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'

/** What a review asks for most often, each with what it usually takes. `own` is the office's own words. */
export const requirementTemplates = {
  proof_of_address: { title: 'Proof of address', kind: 'document' },
  register_extract: { title: 'Extract from the commercial register', kind: 'document' },
  ownership_chart: { title: 'Ownership chart', kind: 'document' },
  identity_document: { title: 'Identity document', kind: 'document' },
  source_of_funds: { title: 'Source of funds', kind: 'answer' },
  licence: { title: 'Business licence', kind: 'document' },
  bank_statement: { title: 'Bank statement', kind: 'document' },
  description_of_business: { title: 'Description of the business', kind: 'answer' },
  own: { title: 'In your own words', kind: 'answer' },
} as const
export type RequirementTemplate = keyof typeof requirementTemplates
const templates = Object.keys(requirementTemplates) as [RequirementTemplate, ...RequirementTemplate[]]

export const requirementKinds = ['answer', 'document'] as const
export type RequirementKind = (typeof requirementKinds)[number]
export const requirementKindNames: Record<RequirementKind, string> = {
  answer: 'Answer in words',
  document: 'Document',
}

/** More at once would be another form. */
export const mostRequirements = 20

export const requirementText = paragraphs(1000, 'Say what you need')

/** One thing that an administrator asks for. */
export const newRequirement = z
  .strictObject({
    /** The person whom it is about; left out for the company. */
    fid: z.optional(id),
    template: z.enum(templates),
    /** For `own`. */
    what: z.optional(line(200, 'Say what you need')),
    kind: z.enum(requirementKinds),
    remarks: z.optional(paragraphs(1000, 'Write a remark or leave it out')),
    is_mandatory: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ template, what }) => template !== 'own' || what !== undefined, {
      path: ['what'],
      message: 'Say what you need',
    }),
  )
/** What is asked for at once. */
export const askForm = z.strictObject({
  requirements: z
    .array(newRequirement)
    .check(z.maxLength(mostRequirements, `At most ${mostRequirements} requirements`)),
})
export type NewRequirement = z.output<typeof newRequirement>

export const answerInWords = paragraphs(2000, 'Write an answer')
export const answerByDocument = documentLink('Please upload document')

/** The words are what a requirement for words asks; the document is what one for a document asks. */
export const requirementAnswer = z.strictObject({
  requirement_id: id,
  answer: z.optional(answerInWords),
  document: z.optional(answerByDocument),
})

export const requirementDecisions = ['accept', 'send_back', 'take_back'] as const
export type RequirementAction = (typeof requirementDecisions)[number]

export const requirementReason = paragraphs(1000, 'Reason is required')

/** An answer is sent back with a reason that the company reads; the reason of taking back may be left out. */
export const requirementDecision = z
  .strictObject({
    uid: id,
    requirement_id: id,
    /** The version that the administrator saw. */
    version: recordVersion,
    action: z.enum(requirementDecisions),
    reason: z.optional(requirementReason),
  })
  .check(
    z.refine(({ action, reason }) => action !== 'send_back' || reason !== undefined, {
      path: ['reason'],
      message: 'Reason is required',
    }),
  )
