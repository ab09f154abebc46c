/** Synonyms of our terms, as users type them. */
const synonyms: Record<string, string> = {
  price: 'fee cost',
  costs: 'fee cost',
  expensive: 'fee cost',
  cheap: 'fee cost',
  commission: 'fee cost',
  transfer: 'payment pay',
  wire: 'payment pay',
  remit: 'payment pay',
  remittance: 'payment pay',
  send: 'payment pay',
  sending: 'payment pay',
  topup: 'balance',
  deposit: 'balance',
  fund: 'balance',
  funds: 'balance money',
  kyc: 'kyb verification',
  verify: 'kyb verification',
  verified: 'kyb verification',
  otp: 'code',
  pin: 'code',
  token: 'code',
  mfa: '2fa two-factor',
  signin: 'login',
  logon: 'login',
  supplier: 'partner',
  vendor: 'partner',
  recipient: 'beneficiary partner',
  payee: 'beneficiary partner',
  receipt: 'proof',
  exchange: 'convert rate',
  fx: 'convert rate',
  refund: 'returned refused',
  refunded: 'returned refused',
  abort: 'cancel',
  revoke: 'cancel',
  file: 'document file',
  attachment: 'document file',
  parcel: 'shipment',
  freight: 'shipment',
  cargo: 'shipment',
  human: 'person',
  somebody: 'person',
  employee: 'team colleague',
  coworker: 'team colleague',
}

/** Stop words: they say nothing about the question. */
const idle = new Set(
  `a about an and any are as at be been but by can could did do does doing for from get give go had has have hello
  hey hi how i if in into is it its just know let like make many me much my need not of on or our please shall should so some
  tell thank thanks that the their them then there these they this to too up us use want was we what when where which
  while who why will with would you your`.split(/\s+/),
)

/** A word and its synonyms. */
export const sayings = (word: string): string[] => [word, ...(synonyms[word]?.split(' ') ?? [])]

/** The words of a question without stop words; all words if only stop words remain. */
export function saidWords(question: string): string[] {
  const all = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const saying = all.filter((word) => !idle.has(word))
  return [...new Set(saying.length > 0 ? saying : all)]
}
