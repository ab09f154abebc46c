import { xmlType } from '@tradelane/contract/documents/types'
import type { ReadDocument } from '@tradelane/contract/trade-documents/calls'
import { readPdfInThread } from '../../../pdf/read-pdf-in-thread.ts'
import type { readStored } from '../../papers/documents/index.ts'
import { guessFields } from './guess-fields.ts'

type File = Awaited<ReturnType<typeof readStored>>

/** What a file seems to say, and what of it could not be read. */
export async function readText({ bytes, content_type }: File): Promise<ReadDocument> {
  if (content_type === xmlType) return nothing('An electronic invoice (XML): it has no page to read.')
  if (content_type !== 'application/pdf') return nothing('A picture: its text is not read.')
  const read = await readPdfInThread({ bytes, wantsText: true }).catch(() => undefined)
  if (read === 'locked') return nothing('This PDF needs a password: its text cannot be read.')
  if (read === 'form') return nothing(formText)
  if (!read) return nothing('The text of this PDF could not be read.')
  const { pages, pagesRead, text } = read
  if (text.trim() === '') return nothing('This PDF has no text, only pictures. They are not read.')
  const unread = pages > pagesRead ? `Only the first ${pagesRead} of ${pages} pages were read.` : null
  return { unread, fields: guessFields(text) }
}

/** Its pages say at most “Please wait…”. */
const formText =
  'This PDF is a form that only some programs show (XFA): it was not read. Print it to a flat PDF, and add that.'

const nothing = (unread: string): ReadDocument => ({ unread, fields: null })
