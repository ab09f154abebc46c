import { crc32, deflateSync } from 'node:zlib'

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
} = {}): Buffer {
  const page = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`
  const objects: (string | Buffer)[] = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
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
