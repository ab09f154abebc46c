import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pdfFile } from '../../../../test/sample-files.ts'
import { ciiInvoice, facturX } from '../../../../test/sample-invoices.ts'
import { inspectPdf } from './inspect-pdf.ts'

const xml = ciiInvoice()
const object = (number: number, content: string) => `${number} 0 obj\n${content}\nendobj\n`
function stream(
  number: number,
  content: string | Buffer,
  dictionary = '/Type /EmbeddedFile /Subtype /text#2Fxml',
) {
  const data = deflateSync(content)
  const head = `${number} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n')])
}
function packed(number: number, objects: readonly (readonly [number, string])[]) {
  const at = objects.map((_, index) =>
    objects.slice(0, index).reduce((sum, [, text]) => sum + text.length + 1, 0),
  )
  const head = `${objects.map(([one], index) => `${one} ${at[index]}`).join(' ')}\n`
  const body = head + objects.map(([, text]) => text).join('\n')
  return stream(number, body, `/Type /ObjStm /N ${objects.length} /First ${head.length}`)
}
const specification = (more = '', name = '(factur-x.xml)') =>
  `<< /Type /Filespec /F ${name} /UF ${name} /AFRelationship /Alternative /EF << /F 10 0 R /UF 10 0 R >> ${more}>>`
const catalog = object(
  12,
  '<< /AF [11 0 R] /Names << /EmbeddedFiles << /Names [(factur-x.xml) 11 0 R] >> >> >>',
)
const file = (...more: (string | Buffer)[]) => inspectPdf(pdfFile({ more }))

const printed = 'PDFs with embedded files are not accepted. Print the document to a new PDF and upload that'
const notPrinted =
  'This looks like an electronic invoice (Factur-X, ZUGFeRD), but its XML is not its only embedded file or could not be read. Ask for the invoice again. Do not print it: a print is not the invoice'

describe('the XML of an electronic invoice is taken', () => {
  test('as a program writes it', async () => {
    expect(inspectPdf(await facturX({ xml }))).toMatchObject({ fault: undefined, xml: Buffer.from(xml) })
    expect(inspectPdf(pdfFile())).toMatchObject({ fault: undefined, xml: undefined })
  })

  // Factur-X 1.09.2 and ZUGFeRD 2.5.2 (autumn 2026), XRechnung, and ZUGFeRD 1.0 and 2.0.
  test.each(['factur-x.xml', 'Factur-X.XML', 'xrechnung.xml', 'zugferd-invoice.xml', 'ZUGFeRD-invoice.xml'])(
    'under the name %s, as text/xml and application/xml',
    async (name) => {
      for (const type of ['text/xml', 'application/xml'])
        expect(inspectPdf(await facturX({ xml, name, type }))).toMatchObject({
          fault: undefined,
          xml: Buffer.from(xml),
        })
    },
  )

  test.each<[string, (string | Buffer)[]]>([
    [
      'with its content elsewhere',
      [object(11, '<< /Type /Filespec /F (factur-x.xml) /EF 13 0 R >>'), object(13, '<< /F 10 0 R >>')],
    ],
    [
      'packed',
      [
        packed(14, [
          [11, specification()],
          [13, '<< >>'],
        ]),
      ],
    ],
    [
      'with its content elsewhere, packed',
      [
        packed(14, [
          [13, '<< /F 10 0 R >>'],
          [11, '<< /F (factur-x.xml) /EF 13 0 R >>'],
        ]),
      ],
    ],
    [
      'in UTF-16',
      [
        object(
          11,
          specification('', `<FEFF${Buffer.from('factur-x.xml').toString('hex').replace(/../g, '00$&')}>`),
        ),
      ],
    ],
    ['with escapes', [object(11, specification('', '(factur\\055x\\.xml)'))]],
  ])('%s', (_, objects) => {
    expect(file(stream(10, xml), ...objects, catalog)).toMatchObject({
      fault: undefined,
      xml: Buffer.from(xml),
    })
  })

  test('without compression', () => {
    const plain = `10 0 obj\n<< /Subtype /text#2fxml /Length ${xml.length} >>\nstream\n${xml}\nendstream\nendobj\n`
    const found = file(plain, object(11, specification()), catalog)
    expect('xml' in found && found.xml?.toString().trim()).toBe(xml)
  })
})

describe('a file is refused, with the advice not to print it,', () => {
  test('with two embedded files', async () => {
    const other = { xml: 'PK', name: 'terms.zip', type: 'application/zip' }
    expect(inspectPdf(await facturX({ xml }, other))).toEqual({ fault: notPrinted })
    expect(inspectPdf(await facturX({ xml }, { xml, name: 'xrechnung.xml' }))).toEqual({ fault: notPrinted })
  })

  test('whose XML unfolds to more than 5 MB', () => {
    const large = `${xml}<!--${' '.repeat(5 * 1024 * 1024)}-->`
    expect(file(stream(10, large), object(11, specification()), catalog)).toEqual({ fault: notPrinted })
  })

  test.each<[string, (string | Buffer)[]]>([
    [
      'whose XML says that it is something else',
      [stream(10, xml, '/Subtype /application#2Fzip'), object(11, specification())],
    ],
    ['whose XML says nothing', [stream(10, xml, ''), object(11, specification())]],
    [
      'whose XML is outside of it',
      [stream(10, xml, '/Subtype /text#2Fxml /F (x.xml)'), object(11, specification())],
    ],
    [
      'whose XML is filtered twice',
      [stream(10, xml, '/Subtype /text#2Fxml /DecodeParms << /Predictor 12 >>'), object(11, specification())],
    ],
    ['whose XML is there twice', [stream(10, xml), stream(10, 'MZ'), object(11, specification())]],
    [
      'whose XML is hidden in a comment, too',
      [stream(10, xml), '%10 0 obj << >> stream\n', object(11, specification())],
    ],
    ['whose XML is nowhere', [object(11, specification())]],
    ['whose XML is parted', [stream(10, xml), '10\n0 obj\n', object(11, specification())]],
    [
      'with other bytes for another platform',
      [
        stream(10, xml),
        stream(13, 'MZ'),
        object(11, '<< /F (factur-x.xml) /EF << /F 10 0 R /UF 13 0 R >> >>'),
      ],
    ],
    [
      'with another name for another platform',
      [stream(10, xml), object(11, '<< /F (factur-x.xml) /UF (factur-x.xml.exe) /EF << /F 10 0 R >> >>')],
    ],
    ['with related files', [stream(10, xml), object(11, specification('/RF << /F [(a.exe) 13 0 R] >> '))]],
    [
      'with a second list of its content',
      [stream(10, xml), object(11, specification('/EF << /F 13 0 R >> '))],
    ],
    [
      'with a second file specification',
      [stream(10, xml), object(11, specification()), object(13, '<< /F (a.exe) /EF << /F 4 0 R >> >>')],
    ],
    [
      'with a second one packed',
      [
        stream(10, xml),
        object(11, specification()),
        packed(14, [[13, '<< /F (a.exe) /EF << /F 4 0 R >> >>']]),
      ],
    ],
    [
      'with a second one behind a comment',
      [
        stream(10, xml),
        object(11, specification()),
        '%>> stream\n',
        object(13, '<< /E#46 % x\n<< /F 4 0 R >> >>'),
        'endstream\n',
      ],
    ],
    ['with a second stream', [stream(10, xml), stream(13, 'MZ'), object(11, specification())]],
    [
      'with a file to click',
      [stream(10, xml), object(11, specification()), object(13, '<< /Subtype /FileAttachment /FS 11 0 R >>')],
    ],
    ['with a comment in its specification', [stream(10, xml), object(11, specification('% x\n'))]],
    [
      'with a stream in a text',
      [stream(10, xml, '/X (>>\nstream\n) /Subtype /text#2Fxml /Y (>>'), object(11, specification())],
    ],
  ])('%s', (_, objects) => {
    expect(file(...objects, catalog)).toEqual({ fault: notPrinted })
  })

  test('that no list leads to', () => {
    expect(file(stream(10, xml), object(11, specification()))).toEqual({ fault: notPrinted })
  })
})

test('any other embedded file stays refused, and printing it is right', async () => {
  for (const [name, type] of [
    ['invoice.xml', 'text/xml'],
    ['a.exe', 'application/x-msdownload'],
  ] as const)
    expect(inspectPdf(await facturX({ xml, name, type }))).toEqual({ fault: printed })
})

test('a script beside the XML stays refused', async () => {
  const script = object(13, '<< /S /JavaScript /JS (app.alert(1)) >>')
  expect(file(stream(10, xml), object(11, specification()), catalog, script)).toEqual({
    fault: 'PDFs with scripts or actions are not accepted',
  })
  const opens = object(13, '<< /OpenAction << /S /URI /URI (https://evil.example) >> >>')
  expect(file(stream(10, xml), object(11, specification()), catalog, opens).fault).toContain(
    'start an action',
  )
})

test('is quick even for a file that was made to be slow', () => {
  const started = process.threadCpuUsage()
  for (const slow of ['/EF <<', '/EF 10 0 R ', '10 0 obj ', '<< /F (', '/AF /EmbeddedFiles '])
    file(stream(10, xml), slow.repeat(300_000), object(11, specification()), catalog)
  file(stream(10, xml), object(11, specification()), catalog, ' 10 '.repeat(1_000_000))
  file(stream(10, randomBytes(5_000_000)), object(11, specification()), catalog)
  const { user, system } = process.threadCpuUsage(started)
  expect((user + system) / 1_000).toBeLessThan(3_000)
})
