import qrcode from 'qrcode-generator'

/** Points: large enough for a telephone to read from paper. */
export const qrSize = 92

/** Squares, not a picture: it stays sharp however the paper is printed. Level M: up to 15 % of it may be soiled. */
export function drawQrCode(doc: PDFKit.PDFDocument, text: string, { x, y }: { x: number; y: number }): void {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const side = qrSize / count
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) doc.rect(x + column * side, y + row * side, side, side)
    }
  }
  doc.fill('#0b1b2b')
}
