const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words between names. */
export const stopWords = words(`
  a al and bin bint da de del della den der des di do dos du e el et for ibn il in la las le les los mr mrs ms of the to und
  van von y`)

/** What many companies are called: worth little when it agrees. */
export const commonWords = words(`
  bank banking business cargo commercial development energy engineering enterprise enterprises export exports finance financial foundation
  general global group holding holdings import imports industrial industries industry international investment investments line lines
  logistics management marine maritime national oil petroleum services shipping solutions supply systems technologies technology trade
  traders trading transport world`)
