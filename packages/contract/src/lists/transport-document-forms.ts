import { z } from 'zod/mini'
import { line } from '../primitives/values.ts'

/** In which form a transport document exists. What is uploaded of paper is always a scan. */
export const transportDocumentForms = {
  original: 'Original on paper',
  electronic: 'Electronic, on a platform',
  copy: 'Copy, or waybill without an original',
} as const
export type TransportDocumentForm = keyof typeof transportDocumentForms
const names = Object.keys(transportDocumentForms) as [TransportDocumentForm, ...TransportDocumentForm[]]

/** Of a transport document. Clients that do not ask leave all of them out. */
export const transportFormFields = {
  document_form: z.optional(z.enum(names, 'Choose the form of the document')),
  /** Of an electronic one: where it is kept, and under which reference. */
  platform: z.optional(line(100, 'Platform is required')),
  platform_reference: z.optional(line(100, 'Reference on the platform is required')),
}
/** As it is read; null where nobody said it. */
export const shownTransportForm = {
  document_form: z.nullable(z.enum(names)),
  platform: z.nullable(z.string()),
  platform_reference: z.nullable(z.string()),
}

type FormFields = { [Name in keyof typeof shownTransportForm]?: string | null | undefined }

/** What an electronic document needs beside its form. */
export const missingOfForm = ({ document_form, platform, platform_reference }: FormFields) =>
  document_form !== 'electronic'
    ? []
    : [
        ...(platform ? [] : [{ field: 'platform' as const, message: 'Platform is required' }]),
        ...(platform_reference
          ? []
          : [{ field: 'platform_reference' as const, message: 'Reference on the platform is required' }]),
      ]

type ShownForm = { [Name in keyof typeof shownTransportForm]: z.output<(typeof shownTransportForm)[Name]> }

/** "Electronic, on a platform: essDOCS, reference BL-7". Undefined where nobody said it. */
export const transportFormText = ({ document_form, platform, platform_reference }: ShownForm) =>
  document_form === null
    ? undefined
    : document_form === 'electronic'
      ? `Electronic: ${platform}, reference ${platform_reference}`
      : transportDocumentForms[document_form]
