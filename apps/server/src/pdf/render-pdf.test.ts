import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import type { PdfContent } from './pdf-content.ts'
import { renderPdf } from './render-pdf.ts'

const names: readonly [script: string, name: string, family: RegExp][] = [
  ['simplified Chinese', '上海远洋贸易有限公司', /^sc-/],
  ['traditional Chinese', '臺灣遠洋貿易股份有限公司', /^tc-/],
  ['Japanese', '株式会社さくら商事', /^jp-/],
  ['Korean', '한강무역 주식회사', /^kr-/],
  ['Arabic', 'شركة البحر الأحمر للتجارة', /^arabic-/],
  ['Hebrew', 'חברת סחר ימי בע״מ', /^hebrew-/],
  ['Devanagari', 'श्री गणेश ट्रेडर्स प्राइवेट लिमिटेड', /^devanagari-/],
  ['Thai', 'บริษัท สยามการค้า จำกัด', /^thai-/],
  ['Bengali', 'পদ্মা ট্রেডিং লিমিটেড', /^bengali-/],
  ['Tamil', 'சென்னை வணிக நிறுவனம்', /^tamil-/],
  ['Telugu', 'హైదరాబాద్ ట్రేడర్స్', /^telugu-/],
  ['Gujarati', 'સુરત ટેક્સટાઇલ્સ', /^gujarati-/],
  ['Gurmukhi', 'ਅੰਮ੍ਰਿਤਸਰ ਵਪਾਰ', /^gurmukhi-/],
  ['Kannada', 'ಬೆಂಗಳೂರು ವ್ಯಾಪಾರ', /^kannada-/],
  ['Malayalam', 'കൊച്ചി വ്യാപാരം', /^malayalam-/],
  ['Oriya', 'ଓଡ଼ିଶା ବାଣିଜ୍ୟ', /^oriya-/],
  ['Sinhala', 'කොළඹ වෙළඳාම', /^sinhala-/],
  ['Khmer', 'ក្រុមហ៊ុនភ្នំពេញ', /^khmer-/],
  ['Lao', 'ບໍລິສັດ ວຽງຈັນ', /^lao-/],
  ['Burmese', 'ရန်ကုန် ကုန်သွယ်ရေး', /^myanmar-/],
  ['Georgian', 'თბილისის ვაჭრობა', /^georgian-/],
  ['Armenian', 'Երևանի առևտուր', /^armenian-/],
  ['Amharic', 'አዲስ አበባ ንግድ', /^ethiopic-/],
  ['Vietnamese', 'Công ty Thương mại Việt Nam Phường Bến Nghé', /^Inter/],
  ['Cyrillic', 'Общество «Северный путь»', /^Inter/],
  ['Greek', 'Ελληνική Ναυτιλιακή Εταιρεία', /^Inter/],
  ['the signs of currencies', 'Paid in ₹ and ₫ and € and ₩', /^Inter/],
]

describe('a document', () => {
  test.each(names)('prints %s, and a reader finds it again', async (_, name, family) => {
    const pdf = await renderPdf(paper({ facts: [['Beneficiary', name]] }))
    expect(await lettersOf(pdf)).toContain(letters(name))
    expect(fontsOf(pdf)).toContainEqual(expect.stringMatching(family))
  })

  test('prints them in every part of it, on every page', async () => {
    const [cells, columns] = [
      ['上海远洋', 'ไทย', 'שלום'],
      [0.4, 0.3, 0.3],
    ]
    const pdf = await renderPdf(
      paper({
        title: '上海远洋',
        number: 'TL-7',
        lead: 'हिन्दी नाम',
        note: '주식회사',
        facts: [['العربية', 'Việt']],
        table: {
          columns: columns.map((share, index) => ({ title: `Column ${index}`, share, isRight: index === 2 })),
          rows: Array.from({ length: 60 }, () => cells),
          totals: ['合计', 'รวม', 'סך'],
        },
      }),
    )
    const found = await lettersOf(pdf)
    for (const text of ['हिन्दीनाम', '주식회사', 'العربية', 'Việt', '合计', 'รวม', 'סך'])
      expect(found).toContain(letters(text))
    // The title, the rows, and the foot of each of three pages.
    expect(found.split('上海远洋').length - 1).toBe(1 + 60 + 3)
    expect(found).toContain(letters('上海远洋 TL-7: page 2 of 3'))
  })

  test('sets right-to-left text with figures and Latin words in reading order', async () => {
    const name = 'شركة (ABC) رقم 1234'
    const pdf = await renderPdf(paper({ facts: [['Beneficiary', name]] }))
    const found = await lettersOf(pdf)
    for (const part of ['شركة', 'ABC', 'رقم', '1234']) expect(found).toContain(letters(part))
  })

  test('sets a sentence that begins with a right-to-left name from left to right, as its English goes on', async () => {
    const pdf = await renderPdf(paper({ lead: 'شركة has assigned it to Meridian' }))
    const found = await lettersOf(pdf)
    expect(found.indexOf(letters('شركة'))).toBeLessThan(found.indexOf('hasassigned'))
  })

  test('keeps the lines of a party on one page, at every place on it', async () => {
    for (let before = 20; before < 32; before++) {
      const filler = Array.from({ length: before }, (_, index): [string, string] => [`Fact ${index}`, 'x'])
      const party: [string, string][] = [
        ['Buyer', 'Hafenhandel Nord GmbH'],
        ['', 'Registration number HRB 90412'],
        ['', 'Am Sandtorkai 30'],
      ]
      const bytes = await renderPdf(paper({ facts: [...filler, ...party] }))
      const { text: pages } = await extractText(new Uint8Array(bytes), { mergePages: false })
      const whole = pages.filter((page) => page.includes('Hafenhandel Nord GmbH'))
      expect(whole).toHaveLength(1)
      expect(whole[0]).toContain('Am Sandtorkai 30')
    }
  })

  test('keeps what is signed on one page, at every place on it', async () => {
    const names = ['Name and status', 'Place and date', 'Signature']
    const blanks = ['Shipper', 'Packer', 'Carrier'].map((title) => ({
      title,
      text: `${title} declares that the contents of this consignment are described above. `.repeat(5),
      lines: names,
    }))
    for (let before = 6; before < 16; before++) {
      const facts = Array.from({ length: before }, (_, index): [string, string] => [`Fact ${index}`, 'x'])
      const bytes = await renderPdf(paper({ facts, blanks }))
      const { text: pages } = await extractText(new Uint8Array(bytes), { mergePages: false })
      expect(pages.length).toBeLessThanOrEqual(2)
      for (const page of pages) {
        const signed = blanks.filter(({ title }) => page.includes(`${title} declares`)).length
        expect([before, page.split('Name and status').length - 1]).toEqual([before, signed])
        expect([before, page.split('Signature').length - 1]).toEqual([before, signed])
      }
    }
  })

  test('has no signature on a page without a row of the table above it', async () => {
    const columns = [{ title: 'Goods', share: 1 }]
    const blanks = [{ title: 'Signature', text: 'For Holz GmbH', lines: ['Place and date'] }]
    for (let count = 1; count < 40; count++) {
      const rows = Array.from({ length: count }, (_, index) => [`Row ${index}`])
      const table = { columns, rows, totals: ['Total of all'] }
      const bytes = await renderPdf(paper({ table, blanks }))
      const { text: pages } = await extractText(new Uint8Array(bytes), { mergePages: false })
      const signed = pages.filter((page) => page.includes('For Holz GmbH'))
      expect([count, signed.length]).toEqual([count, 1])
      for (const part of [`Row ${count - 1}`, 'Total of all', 'Goods'])
        expect([count, signed[0]?.includes(part)]).toEqual([count, true])
      expect([count, pages.join(' ').split('Row ').length - 1]).toEqual([count, count])
    }
  })

  test('breaks long text without spaces into lines that fit', async () => {
    const name = '上海远洋贸易有限公司'.repeat(20)
    const pdf = await renderPdf(paper({ facts: [['Beneficiary', name]] }))
    expect(await lettersOf(pdf)).toContain(name)
  })

  test('in Latin letters only has no other font', async () => {
    const pdf = await renderPdf(paper())
    expect(fontsOf(pdf).every((name) => name?.startsWith('Inter'))).toBe(true)
    expect(pdf.length).toBeLessThan(60_000)
  })

  test('holds only the characters that it prints', async () => {
    const pdf = await renderPdf(paper({ facts: names.map(([script, name]) => [script, name]) }))
    expect(pdf.length).toBeLessThan(600_000)
  })
})

const paper = (content: Partial<PdfContent> = {}): PdfContent => ({
  title: 'Proof of payment',
  author: 'Tradelane',
  printedAt: new Date('2026-11-22T10:00:00Z'),
  lead: 'Paid to Hafenhandel GmbH.',
  facts: [['Reference', 'Invoice 2026-118']],
  note: 'Issued by Tradelane.',
  ...content,
})

/** All letters of the document, without the spaces that a reader guesses from distances. */
async function lettersOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(Uint8Array.from(pdf), { mergePages: true })
  return text.normalize('NFKC').replace(/\s+/g, '')
}
const letters = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')
const fontsOf = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/BaseFont \/[A-Z]{6}\+(\S+)/g),
  ].map(([, name]) => name)
