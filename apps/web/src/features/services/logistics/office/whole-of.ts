/** Digits, with commas between thousands; an empty field is no zero, and "1e3" is no thousand. */
export const wholeOf = (text: unknown): number =>
  /^(\d+|\d{1,3}(,\d{3})+)$/.test(String(text).trim()) ? Number(String(text).replaceAll(',', '')) : Number.NaN
