const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
/** In a text that was not decoded yet: its letters are ASCII in every encoding that can be declared without a mark. */
const declared = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/

/** The text of an XML file in the encoding of its mark or its declaration; undefined where it is not written in it. */
export function decodeXml(bytes: Buffer): string | undefined {
  const mark = marks.find(([signs]) => signs.every((sign, at) => bytes[at] === sign))
  const encoding = mark?.[1] ?? declared.exec(bytes.toString('latin1', 0, 400))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // An unknown encoding, or bytes that are none of its letters.
    return undefined
  }
}
