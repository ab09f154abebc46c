import { qrCodeOf } from './qr-code.ts'

/** In points: large enough for a phone to read from paper. */
export const qrSize = 92

/** Vector squares: sharp at any print resolution. */
export function drawQrCode(doc: PDFKit.PDFDocument, text: string, { x, y }: { x: number; y: number }): void {
  const { size, isDark } = qrCodeOf(text)
  const side = qrSize / size
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (isDark(row, column)) doc.rect(x + column * side, y + row * side, side, side)
    }
  }
  doc.fill('#0b1b2b')
}
