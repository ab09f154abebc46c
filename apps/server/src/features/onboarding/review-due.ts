/** "Our team will get back to you within 4 business days". */
export const reviewBusinessDays = 4
