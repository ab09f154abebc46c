/** Who saved what the product came with. */
export const productSaver = 'Tradelane'
