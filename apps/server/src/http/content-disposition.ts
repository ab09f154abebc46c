/**
 * An ASCII name for old clients, the full one for all others (RFC 6266, 4.3). RFC 8187 (3.2.1, attr-char) wants four characters encoded that the
 * platform's function leaves as they are, and names may hold half a character, which that function refuses.
 */
export function dispositionOf(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
