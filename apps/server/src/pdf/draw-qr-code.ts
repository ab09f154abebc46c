import qrcode from 'qrcode-generator'

/** In points: large enough for a phone to read from paper. */
export const qrSize = 92

/** Vector squares: sharp at any print resolution. Level M: up to 15 % of it may be damaged. */
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
