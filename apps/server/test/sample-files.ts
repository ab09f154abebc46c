import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

type Size = { width: number; height: number }

/** A real picture of one colour; `claims` is a size that only its header has. */
export function pngFile({ claims }: { claims?: Size } = {}): Buffer {
  const size = 8
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claims?.width ?? size, 0)
  header.writeUInt32BE(claims?.height ?? size, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((size + 1) * size, 0x7f)
  for (let row = 0; row < size; row += 1) rows[row * (size + 1)] = 0
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The smallest grey picture there is, its frame header claiming the given size. */
export function jpegFile({ width = 1, height = 1 } = {}): Buffer {
  const file = Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
    'base64',
  )
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]))
  file.writeUInt16BE(height, frame + 5)
  file.writeUInt16BE(width, frame + 7)
  return file
}

/** One page with a line of text, and the extra objects that a test hides in it. */
export function pdfFile({
  line = 'Certificate of incorporation',
  more = [] as (string | Buffer)[],
  catalog = '',
} = {}): Buffer {
  const page = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`
  const objects: (string | Buffer)[] = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog}>>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>\nendobj\n',
    `4 0 obj\n<< /Length ${page.length} >>\nstream\n${page}\nendstream\nendobj\n`,
    '5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n',
    ...more,
  ]
  return withCrossReferences(objects)
}

function withCrossReferences(objects: readonly (string | Buffer)[]): Buffer {
  let file = Buffer.from('%PDF-1.7\n')
  const places: number[] = []
  for (const object of objects) {
    places.push(file.length)
    file = Buffer.concat([file, Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1')])
  }
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(end)])
}

type Claims = { claims?: number; isEncrypted?: boolean }

/** The smallest Word document there is, with further parts; `claims` is what its last part says to unpack to. */
export function wordFile(parts: Record<string, string> = {}, { claims, isEncrypted = false }: Claims = {}) {
  const all = Object.entries({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': '<Relationships/>',
    'word/document.xml': '<document/>',
    ...parts,
  })
  const files: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [index, [name, text]] of all.entries()) {
    const packed = deflateRawSync(text)
    const unpacked = index === all.length - 1 ? (claims ?? text.length) : text.length
    // Version, flags, method, time, date, checksum, sizes, length of the name and of the rest.
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(text), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(unpacked, 18)
    head.writeUInt16LE(name.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, rest, Buffer.from(name)]))
    files.push(file)
    at += file.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(all.length, 4)
  end.writeUInt16LE(all.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}
