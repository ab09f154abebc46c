import { z } from 'zod/mini'
import { identifier } from '../primitives/identifier.ts'
import { line } from '../primitives/values.ts'

/** In which form a transport document exists. What is uploaded of paper is always a scan. */
export const transportDocumentForms = {
  original: 'Original on paper',
  electronic: 'Electronic, on a platform',
  copy: 'Copy, scan, or telex or express release',
} as const
export type TransportDocumentForm = keyof typeof transportDocumentForms
export const transportFormNames = Object.keys(transportDocumentForms) as [
  TransportDocumentForm,
  ...TransportDocumentForm[],
]

/** Of a transport document. Clients that do not ask leave all of them out. */
export const transportFormFields = {
  document_form: z.optional(z.enum(transportFormNames, 'Choose the form of the document')),
  /** Of an electronic one: where it is kept, and under which reference. */
  platform: z.optional(line(100, 'Platform is required')),
  platform_reference: z.optional(identifier(100, 'Reference on the platform is required')),
}
export type TransportForm = {
  [Field in keyof typeof transportFormFields]?: z.output<(typeof transportFormFields)[Field]>
}

/** As it is read; null where nobody said it. */
export const shownTransportForm = {
  document_form: z.nullable(z.enum(transportFormNames)),
  platform: z.nullable(z.string()),
  platform_reference: z.nullable(z.string()),
}

type StatedForm = { [Name in keyof typeof shownTransportForm]?: string | null | undefined }

/** What an electronic document needs beside its form. */
export const missingOfForm = ({ document_form, platform, platform_reference }: StatedForm) =>
  document_form !== 'electronic'
    ? []
    : [
        ...(platform ? [] : [{ field: 'platform' as const, message: 'Platform is required' }]),
        ...(platform_reference
          ? []
          : [{ field: 'platform_reference' as const, message: 'Reference on the platform is required' }]),
      ]

/** For the body of a call: what an electronic document needs is said with every other field that is wrong. */
export const checkTransportForm = z.check<StatedForm>(
  ({ value, issues }) => {
    for (const { field, message } of missingOfForm(value))
      issues.push({ code: 'custom', message, path: [field], input: value[field] })
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
)

type ShownForm = { [Name in keyof typeof shownTransportForm]: z.output<(typeof shownTransportForm)[Name]> }

/** "Electronic: WaveBL, reference BL-7731". Undefined where nobody said it. */
export const transportFormText = ({ document_form, platform, platform_reference }: ShownForm) =>
  document_form === null
    ? undefined
    : document_form === 'electronic'
      ? `Electronic: ${platform}, reference ${platform_reference}`
      : transportDocumentForms[document_form]
