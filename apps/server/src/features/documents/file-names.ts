import type { documentTypes } from '@tradelane/contract/documents/calls'

const endings: Record<(typeof documentTypes)[number], string> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'application/pdf': '.pdf',
}

/** A name that is safe on every file system: no folders, no control or reserved characters, and the content's own ending. */
export function fileNameFor(name: string | undefined, contentType: (typeof documentTypes)[number]): string {
  const base = (name ?? '')
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Signs that turn the writing direction round make "fdp.exe" look like "exe.pdf".
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/(\.(png|jpe?g|pdf))+$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  // Whole characters: half of one, such as of an emoji, cannot be stored.
  return ([...base].slice(0, 100).join('') || 'document') + endings[contentType]
}
