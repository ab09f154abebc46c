import type { Registration } from '@tradelane/contract/onboarding/forms'
import type { CompanyScope } from '../../../access/scope.ts'

export type Submission = {
  scope: CompanyScope
  form: Registration
  /** Field path → the company's own document. */
  documentIds: ReadonlyMap<string, string>
  at: Date
}

/** The field path of a document's link. */
export const businessPath = (index: number): string =>
  `business_documents_details.${index}.documents_file_path`
export const founderPath = (founder: number, index: number): string =>
  `founders.${founder}.company_authorisation_documents_details.${index}.document_file_path`

/** All documents that the form names: field path → link. */
export function documentLinksOf(form: Registration): Map<string, string> {
  return new Map([
    ...form.business_documents_details.map(
      ({ documents_file_path }, index) => [businessPath(index), documents_file_path] as const,
    ),
    ...form.founders.flatMap((founder, index) =>
      founder.company_authorisation_documents_details.map(
        ({ document_file_path }, position) => [founderPath(index, position), document_file_path] as const,
      ),
    ),
  ])
}

/** The document of a field that was checked before. */
export function documentAt({ documentIds }: Submission, path: string): string {
  const id = documentIds.get(path)
  if (id === undefined) throw new Error(`no document was found for ${path}`)
  return id
}
