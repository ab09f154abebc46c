import PDFDocument from 'pdfkit'

type Locked = { line?: string; userPassword?: string; ownerPassword?: string; hasScript?: boolean }

/** A PDF as people protect it: with both passwords nobody opens it without one, with that of its owner alone everybody does. */
export function lockedPdf({ line = 'Total USD 900.00', hasScript = false, ...passwords }: Locked = {}) {
  const by = Object.keys(passwords).length > 0 ? passwords : { userPassword: 'tea', ownerPassword: 'pot' }
  const doc = new PDFDocument({ pdfVersion: '1.7', ...by })
  doc.text(line)
  if (hasScript) doc.addNamedJavaScript('open', 'app.alert(1)')
  const parts: Buffer[] = []
  return new Promise<Buffer>((done) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => done(Buffer.concat(parts)))
    doc.end()
  })
}
