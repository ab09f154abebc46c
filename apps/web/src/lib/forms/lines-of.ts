/** The lines of a text that say something, without the space around them. */
export const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])

/** What was refused of a text that is sent as its lines: of the whole, or of a line, with its number in the text. */
export function faultOfLines(
  fault: (name: string) => string | undefined,
  name: string,
  text: string,
): string | undefined {
  const numbers = text.split('\n').flatMap((line, index) => (line.trim() ? index + 1 : []))
  const ofLine = numbers.flatMap((number, index) => {
    const why = fault(`${name}.${index}`)
    return why === undefined ? [] : `Line ${number}: ${why}`
  })
  return fault(name) ?? ofLine[0]
}
