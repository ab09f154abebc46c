/** Basis points for papers and mails: 12 %, 10.5 %. */
export const percentText = (basisPoints: number): string => `${basisPoints / 100} %`
