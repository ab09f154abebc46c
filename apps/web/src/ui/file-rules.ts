export const fileTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpeg', '.jpg'],
  'application/pdf': ['.pdf'],
}

const largestBytes = 10 * 1024 * 1024

/** Why a file cannot be taken, in words; undefined when it can. The server looks again, at the content itself. */
export function whyRefused(file: File): string | undefined {
  const endings = Object.values(fileTypes).flat()
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) {
    return 'Choose a png, jpeg, jpg or pdf file'
  }
  if (file.size === 0) return 'This file is empty'
  if (file.size > largestBytes) return 'Choose a file of at most 10 MB'
  return undefined
}
