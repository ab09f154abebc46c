import type { SelectOption } from './select.tsx'

/** Options with every typed word in label or code; those that start with the text come first. Accents are ignored. */
export function matchingOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const found = options.filter(({ value, label }) => {
    const text = folded(`${label} ${value}`)
    return words.every((word) => text.includes(word))
  })
  const begins = (option: SelectOption) =>
    [option.label, option.value].some((text) => folded(text).startsWith(words.join(' ')))
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
