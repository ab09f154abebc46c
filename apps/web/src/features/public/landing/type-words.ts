/** Milliseconds per typed and per deleted character, per whole word, and for the pause between two words. */
const typedMs = 200
const deletedMs = 150
const pauseMs = 1000
const afterMs = 500

type Clock = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>

/**
 * Deletes and types one word after another in a loop, starting with the first, which is already shown. The returned
 * function stops it.
 */
export function typeWords(
  words: readonly string[],
  show: (text: string) => void,
  clock: Clock = globalThis,
): () => void {
  let timer: ReturnType<typeof setTimeout>
  const later = (ms: number, next: () => void) => {
    timer = clock.setTimeout(next, ms)
  }
  const erase = (index: number, length: number) => {
    show(wordAt(words, index).slice(0, length))
    if (length > 0) later(deletedMs, () => erase(index, length - 1))
    else later(afterMs, () => type(index + 1, 1))
  }
  const type = (index: number, length: number) => {
    const word = wordAt(words, index)
    show(word.slice(0, length))
    if (length < word.length) later(typedMs, () => type(index, length + 1))
    else later(pauseMs, () => erase(index, length - 1))
  }
  later(pauseMs, () => erase(0, wordAt(words, 0).length - 1))
  return () => clock.clearTimeout(timer)
}

function wordAt(words: readonly string[], index: number): string {
  return words[index % words.length] ?? ''
}
