import PDFDocument from 'pdfkit'

/** A page of text as PDF, in base64: something real to look at where a document is asked for. */
export async function writePaper(title: string, lines: readonly string[]): Promise<string> {
  const paper = new PDFDocument({ size: 'A4', info: { Title: title }, lang: 'en' })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const isWritten = new Promise((resolve) => paper.on('end', resolve))
  paper.fontSize(20).text(title).moveDown().fontSize(12)
  for (const line of lines) paper.text(line)
  paper.end()
  await isWritten
  return Buffer.concat(chunks).toString('base64')
}
