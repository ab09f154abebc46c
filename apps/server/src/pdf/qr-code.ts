import qrcode from 'qrcode-generator'

/** Level M: up to 15 % of it may be damaged. */
export function qrCodeOf(text: string): { size: number; isDark(row: number, column: number): boolean } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  return { size: code.getModuleCount(), isDark: (row, column) => code.isDark(row, column) }
}

/** Its dark squares as the path of an SVG, with the quiet border around it that readers need; `size` is the side of both. */
export function qrCodePath(text: string): { size: number; path: string } {
  const border = 4
  const { size, isDark } = qrCodeOf(text)
  const squares = Array.from({ length: size * size }, (_, index) => ({
    row: Math.floor(index / size),
    column: index % size,
  }))
  const path = squares
    .filter(({ row, column }) => isDark(row, column))
    .map(({ row, column }) => `M${column + border} ${row + border}h1v1h-1z`)
    .join('')
  return { size: size + 2 * border, path }
}
