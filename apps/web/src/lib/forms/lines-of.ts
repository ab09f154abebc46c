/** The lines of a text that say something, without the space around them. */
export const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])
