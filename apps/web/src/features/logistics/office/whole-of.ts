/** An empty field is no zero. */
export const wholeOf = (text: unknown): number => (text === '' ? Number.NaN : Number(text))
