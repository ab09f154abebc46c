const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What a company is by law, as transliterated: it says nothing about which company it is. */
export const legalForms = words(`
  ab ad ag aktiengesellschaft anonim ao aps as asa bhd bv bvba co company corp corporation cv doo dd eirl est ev fzc fzco fze fzllc gie
  gmbh inc incorporated jsc kft kg kgaa kk limited limitada llc llp lp ltd ltda mbh mchj nv oao ojsc ooo oy oyj pao pjsc plc pt
  ptc pte pty pvt private public qsc sa saoc sal sarl sas sdn sia sirketi sp spa spolka srl sro stiftung sti too uab ug vof zao zoo
  yougongsi youxiangongsi gongsi kabushiki kaisha gaisha yugen`)

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
