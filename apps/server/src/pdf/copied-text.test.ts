import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { isolated, joined } from './isolated.ts'
import { renderPdf } from './render-pdf.ts'

/** What a reader copies and searches: with its spaces, unlike what a picture shows. */
async function copied(...texts: string[]): Promise<string> {
  const bytes = await renderPdf({
    title: 'Account statement',
    author: 'Tradelane',
    printedAt: new Date('2026-11-22T10:00:00Z'),
    lead: 'Paid.',
    facts: texts.map((text) => ['Name', text] as const),
    note: 'Issued by Tradelane.',
  })
  const { text } = await extractText(Uint8Array.from(bytes), { mergePages: true })
  return text.normalize('NFC').replace(/\s+/g, ' ')
}

describe('a name with an apostrophe is copied as it was written', () => {
  test.each([
    ['after documents with a sign that has it as a part', ['The "Ocean Star"', 'ŉ, ď and ľ', "L'Oréal d'Or"]],
    ['beside the sign that looks like it', ['Кам’янець', 'Камʼянець', "O'Neill"]],
    ['with signs that are set as one', ["D'Amico -> L'Aquila", '1/2 A/B']],
  ])('%s', async (_what, names) => {
    // Each in a document of its own: what one has met, the next must not copy.
    for (const name of names) expect(await copied(name)).toContain(`Name ${name} Issued`)
    expect(await copied(...names)).toContain(names.map((name) => `Name ${name}`).join(' '))
  })
})

test.each([
  ['Hindi', 'हिन्दी कंपनी प्राइवेट लिमिटेड'],
  ['Marathi', 'श्री गणेश ट्रेडर्स-ABC, पुणे'],
  ['Bengali', 'বাংলাদেশ ব্যাংক কোম্পানি'],
  ['Tamil', 'தமிழ்நாடு கொள்கை நிறுவனம்'],
  ['Telugu', 'హైదరాబాద్ తెలుగు వ్యాపారం'],
  ['Gujarati', 'સુરત ટેક્સટાઇલ્સ ટ્રેડર્સ'],
  ['Punjabi', 'ਅੰਮ੍ਰਿਤਸਰ ਵਪਾਰ ਪੰਜਾਬੀ'],
  ['Kannada', 'ಬೆಂಗಳೂರು ವ್ಯಾಪಾರ'],
  ['Malayalam', 'കൊച്ചി വ്യാപാരം മലയാളം'],
  ['Odia', 'ଓଡ଼ିଶା ବାଣିଜ୍ୟ'],
  ['Sinhala', 'කොළඹ වෙළඳාම ශ්‍රී'],
  ['Burmese', 'ရန်ကုန် ကုန်သွယ်ရေး'],
  ['Khmer', 'ក្រុមហ៊ុនភ្នំពេញ'],
  ['Thai', 'บริษัท สยามการค้า จำกัด'],
])('%s is copied without blanks inside its letters', async (_language, name) => {
  expect(await copied(name, 'Next')).toContain(`Name ${name.normalize('NFC')} Name Next`)
})

describe('names that read from right to left', () => {
  test.each(['חברת בדיקה בע"מ', "שלום ד'ארצי", 'حي الميناء، بيروت'])('%s is copied as one', async (name) => {
    expect(await copied(name)).toContain(name)
  })

  test('stay by themselves beside a reference, and a line of ours goes on from left to right', async () => {
    const line = joined(['Payment to חברת בע"מ', 'INV-2026-77'])
    expect(await copied(line)).toContain('Payment to חברת בע"מ · INV-2026-77')
    expect(await copied(joined(['חברת בע"מ', '2026-77', '']))).toContain('חברת בע"מ · 2026-77')
    expect(await copied(`${isolated('חברת בע"מ')} (registration number 51-4)`)).toContain(
      'חברת בע"מ (registration number 51-4)',
    )
  })

  test('are the only ones that are set apart', () => {
    expect(joined(['Freight', undefined, false, '', 'Hafenhandel'])).toBe('Freight · Hafenhandel')
    expect(isolated('हिन्दी')).toBe('हिन्दी')
  })
})
