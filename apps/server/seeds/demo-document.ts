/** A PDF of one page: a title, and what it says under it. */
export function demoDocument(title: string, lines: readonly string[] = []): Buffer {
  const shown = (text: string) => `(${text.replace(/[()\\]/g, '\\$&')}) Tj`
  const rows = lines.map((text) => `0 -18 Td ${shown(text)}`).join(' ')
  const page = `BT /F1 14 Tf 56 760 Td ${shown(title)} /F1 10 Tf 0 -12 Td ${rows} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const start = file.length
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
