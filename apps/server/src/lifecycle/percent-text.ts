/** Basis points for papers and mails: 12 %, 10.5 %, 3,345 %. */
export const percentText = (basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })} %`
