/** With one full stop, also after a name that has one: "Acme Inc." */
export const asSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)
