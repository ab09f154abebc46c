import { type DocumentType, wordType, xmlType } from '@tradelane/contract/documents/types'

const endings: Record<DocumentType, string> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'application/pdf': '.pdf',
  [wordType]: '.docx',
  [xmlType]: '.xml',
}

/** A name that is safe on every file system: no folders, no control or reserved characters, and the content's own ending. */
export function fileNameFor(name: string | undefined, contentType: DocumentType): string {
  const base = (name ?? '')
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Signs that turn the writing direction round make "fdp.exe" look like "exe.pdf".
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/(\.(png|jpe?g|pdf|docx|xml))+$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  // Whole characters: half of one, such as of an emoji, cannot be stored.
  return ([...base].slice(0, 100).join('') || 'document') + endings[contentType]
}
