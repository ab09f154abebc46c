type Parties = Record<'seller' | 'buyer' | 'consignee' | 'notify', string | null>

/** A paper in boxes has the label of the next box where a name would be, and a table its next column. */
const label =
  /^(?:shipper|exporter|seller|supplier|consignor|consignee|importer|buyer|notify|vessel|voyage|port|place|number|date|invoice|reference|booking|carrier|b\/l|bill of lading|forwarder|page|tel|phone|no\.?|qty|quantity|unit|amount|price|hs|origin|marks?|net|gross|weight|packages|description)\b/i

/** Behind a word at the beginning of a line: after a colon, or on the next line. */
export function textBehind(
  text: string,
  words: string,
  between = '[ \\t]*(?::[ \\t]*\\n?|\\n)',
): string | null {
  const pattern = new RegExp(
    `^[ \\t]*(?:${words})(?:[ \\t]*[(/][^\\n:]{0,40})?${between}[ \\t]*([^\\n]{2,120})`,
    'im',
  )
  const found = pattern.exec(text)?.[1]?.trim()
  return found && !label.test(found) ? found : null
}

/** Who is named behind the words of the usual forms. */
export const guessParties = (text: string): Parties => ({
  seller: textBehind(text, 'shipper|exporter|seller|supplier|consignor|beneficiary'),
  buyer: textBehind(text, 'buyer|importer|bill to|sold to|applicant'),
  consignee: consigneeIn(text),
  notify: textBehind(text, 'notify party|notify address|notify'),
})

/** “To order of …” stands also where no label does. */
const consigneeIn = (text: string): string | null =>
  textBehind(text, 'consigned to|consignee|ship to|deliver to') ??
  /\b(to (?:the )?order of [^\n]{2,80})/i.exec(text)?.[1]?.trim() ??
  null
