import { getDocumentProxy } from 'unpdf'

export type PdfQuestion = { bytes: Uint8Array; wantsText: boolean }
/**
 * `pages` is how many there are, `text` that of the first of them. `locked` needs a password, and `form` is an XFA form
 * whose pages are a placeholder, if any: asked for where the text is wanted. Undefined where the file is no whole PDF.
 */
export type ReadPdf = { pages: number; pagesRead: number; text: string } | 'locked' | 'form' | undefined

const mostPagesRead = 20

/** Opens a PDF as a browser would, which mends what it can. */
export async function readPdf({ bytes, wantsText }: PdfQuestion): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: Error) => {
    if (error.name === 'PasswordException') return 'locked' as const
    if (error.name === 'InvalidPDFException') return undefined
    throw error
  })
  if (pdf === 'locked') return pdf
  if (!pdf) return undefined
  try {
    return await readOpen(pdf, wantsText)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function readOpen(pdf: Pdf, wantsText: boolean): Promise<ReadPdf> {
  const pages = pdf.numPages
  if (pages === 0) return undefined
  const pagesRead = wantsText ? Math.min(pages, mostPagesRead) : 0
  const lines: string[] = []
  for (let number = 1; number <= pagesRead; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    lines.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  const text = lines.join('\n')
  return wantsText && (await isOnlyForm(pdf, text)) ? 'form' : { pages, pagesRead, text }
}

/** Static XFA forms, and those that are fields of a PDF as well, have pages with the text of the form: those are read. */
async function isOnlyForm(pdf: Pdf, text: string): Promise<boolean> {
  const { info } = await pdf.getMetadata()
  const { IsXFAPresent, IsAcroFormPresent } = info as Record<string, unknown>
  if (IsXFAPresent !== true) return false
  return IsAcroFormPresent !== true || text.trim() === '' || placeholder.test(text.replace(/\s+/g, ' '))
}

/** What Adobe's programs write on the page of a form that they draw themselves. */
const placeholder =
  /please wait ?(\.\.\.|…)|if this message is not eventually replaced|to view the full contents of this document/i
