import { capitals } from '@tradelane/contract/primitives/identifier'

/** A document's number as it is compared: separators, blanks and capitals say nothing. */
export const plainNumber = (text: string): string =>
  capitals(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '')
