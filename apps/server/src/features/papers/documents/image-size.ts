type Size = { width: number; height: number }

/** Width and height from the header, without decoding a pixel; undefined if the file is inconsistent. */
export function imageSize(bytes: Buffer, type: 'image/png' | 'image/jpeg'): Size | undefined {
  try {
    return type === 'image/png' ? pngSize(bytes) : jpegSize(bytes)
  } catch (error) {
    // A length beyond the end of the file: reading there throws a RangeError.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const signatureLength = 8

/** Chunk by chunk (ISO/IEC 15948): IHDR first, IEND last, nothing after it. */
function pngSize(bytes: Buffer): Size | undefined {
  let size: Size | undefined
  for (let at = signatureLength; ; ) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (end > bytes.length || (name === 'IHDR') !== (at === signatureLength)) return undefined
    if (name === 'IHDR') size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    if (name === 'IEND') return end === bytes.length ? size : undefined
    at = end
  }
}

/** Frame headers (ITU-T T.81, table B.1): every SOF except the tables DHT, JPG and DAC, which share their range. */
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segment by segment up to the frame header, which comes before the image data. */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1 // a fill byte
    } else if (isFrameHeader(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    } else {
      const length = bytes.readUInt16BE(at + 2)
      // Scan data or the end of the file before any frame.
      if (length < 2 || marker === 0xda || marker === 0xd9) return undefined
      at += 2 + length
    }
  }
}
