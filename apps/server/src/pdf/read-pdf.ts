import { getDocumentProxy } from 'unpdf'

export type PdfQuestion = { bytes: Uint8Array; wantsText: boolean }
/**
 * `pages` is how many there are, `text` that of the first of them. `locked` needs a password, and `form` is an XFA form,
 * whose pages are a placeholder: asked for where the text is wanted. Undefined where the file is no whole PDF.
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
  if (!pdf || pdf.numPages === 0) return undefined
  if (wantsText && (await isXfaForm(pdf))) return 'form'
  const pages = pdf.numPages
  const pagesRead = wantsText ? Math.min(pages, mostPagesRead) : 0
  const lines: string[] = []
  for (let number = 1; number <= pagesRead; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    lines.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  await pdf.loadingTask.destroy()
  return { pages, pagesRead, text: lines.join('\n') }
}

/** What was filled in is in its XML, and its pages say at most “Please wait…”. */
async function isXfaForm(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<boolean> {
  const { info } = await pdf.getMetadata()
  return (info as { IsXFAPresent?: boolean }).IsXFAPresent === true
}
